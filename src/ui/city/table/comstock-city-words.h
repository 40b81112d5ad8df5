/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the places of the city are called, and the table as somebody hears it. */

#pragma once

#include "model/session/comstock-ask.h"
#include "ui/table/comstock-table.h"

/* All that there is at @place, and what may be answered there, unless @ask is NULL; a new string. */
char *comstock_city_words_dup_place (ComstockGame        *game,
                                     const ComstockAsk   *ask,
                                     const ComstockPlace *place);

/* What each answer at @place gains and joins: "completes market of 2 tiles with fish (4 points for you)"; NULL if there
 * is nothing to say.  Free with g_free (). */
char *comstock_city_words_dup_gains (ComstockGame        *game,
                                     const ComstockAsk   *ask,
                                     const ComstockPlace *place);

/* As ComstockTableClass.dup_spoken. */
char *comstock_city_words_dup_spoken (ComstockTable       *table,
                                      ComstockSpoken       what,
                                      guint                nth);
