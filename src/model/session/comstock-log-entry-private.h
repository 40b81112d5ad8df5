/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the log makes its entries. */

#pragma once

#include "comstock-log-entry.h"

G_BEGIN_DECLS

/* @game, which may be NULL, is known weakly. */
ComstockLogEntry *comstock_log_entry_new (ComstockGame  *game,
                                          guint          move,
                                          const CsEvent *event);

G_END_DECLS
