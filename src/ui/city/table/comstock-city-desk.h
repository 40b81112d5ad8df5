/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCityDesk: what is asked, in words, and its answers as buttons. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CITY_DESK (comstock_city_desk_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCityDesk, comstock_city_desk, COMSTOCK, CITY_DESK, AdwBin)

#define COMSTOCK_CITY_ANSWERS 3

typedef struct
{
  const char *label;
  guint answer;         /* a move or a ComstockCommand; 0: it cannot be given yet */
  const char *action;   /* of a widget around the desk, in the place of that; NULL: none */
} ComstockCityAnswer;

/* Signal "chosen" (guint): an answer. */
GtkWidget *comstock_city_desk_new   (void);

/* Tells @title in at most two lines, and in what is left of three @more, which may be NULL; offers @answers, at most
 * COMSTOCK_CITY_ANSWERS, of which the first stands out.  The focus stays on the button of its number. */
void       comstock_city_desk_show  (ComstockCityDesk         *self,
                                     const char               *title,
                                     const char               *more,
                                     const ComstockCityAnswer *answers,
                                     guint                     n);

/* On a phone the title is smaller, and has all lines if it needs them.  Told anew with the next words. */
void       comstock_city_desk_set_brief (ComstockCityDesk *self,
                                         gboolean          brief);

/* Leads the focus to the first answer that can be given. */
void       comstock_city_desk_focus (ComstockCityDesk         *self);
