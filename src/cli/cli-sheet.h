/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sheets of pieces as files, whose names say of which kind they are. */

#pragma once

#include "art/comstock-piece-sheet.h"
#include "cli.h"

typedef GBytes *(*CliSheetFormat) (const ComstockPieceSheet *sheet);

/* What makes a file of this name; NULL, after an error line, if nothing does: the status is CLI_WRONG_CALL. */
CliSheetFormat cli_sheet_find_format (const char *path);

CliStatus      cli_sheet_write       (const ComstockPieceSheet *sheet,
                                      CliSheetFormat            format,
                                      const char               *path);
