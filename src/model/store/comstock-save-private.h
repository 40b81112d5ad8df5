/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of saving share; private to the model. */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* Makes of the system's @error about @file one that names the file and the way out. */
void     comstock_save_explain_error (GFile   *file,
                                      GError **error);

/* Replays the journal of the save @document from the beginning and gives it to @game.  With @stop, what
 * the rules or the digests refuse does not fail: @stop tells it, and the game ends at the last digest before that
 * fits. */
gboolean comstock_save_load_journal  (ComstockGame *game,
                                      JsonNode     *document,
                                      GError      **stop,
                                      GError      **error);

G_END_DECLS
