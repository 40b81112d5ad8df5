/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTheatre: a bin over whose content acts are played, one after the other. */

#pragma once

#include "comstock-act.h"
#include "comstock-pace.h"
#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_THEATRE (comstock_theatre_get_type ())
G_DECLARE_FINAL_TYPE (ComstockTheatre, comstock_theatre, COMSTOCK, THEATRE, GtkWidget)

/* Properties: "child" (GtkWidget), "performing" (boolean, read-only): an act goes on by itself or is waited for; not
 * while one is held.  It is notified too when another act follows at once.
 *
 * A theatre follows its frame clock, only where it is seen, and never takes the focus but for a whole act.  A theatre
 * that is no longer seen ends its acts. */

/* Adds what acts lie over: the box around all such parts that are seen, the whole child while there is none.  @part
 * must live as long as the child. */
void         comstock_theatre_cover         (ComstockTheatre *self,
                                             GtkWidget       *part);

/* Keeps acts above @part, which must live as long as the child. */
void         comstock_theatre_spare         (ComstockTheatre *self,
                                             GtkWidget       *part);

/* Plays @act (consumed, a floating reference) after those before it, of which a held one is let go.  It is announced by
 * its result at once, whatever is seen of it: without animations only its end state, at the pace instant or while the
 * theatre is not seen that only while it is held. */
void         comstock_theatre_play          (ComstockTheatre *self,
                                             ComstockAct     *act);

gboolean     comstock_theatre_is_performing (ComstockTheatre *self);

/* The act that is played, borrowed, or NULL. */
ComstockAct *comstock_theatre_get_act       (ComstockTheatre *self);

/* The act that covers the whole table now, or NULL. */
GtkWidget   *comstock_theatre_get_cover     (ComstockTheatre *self);

/* A key or click: ends what moves, then the act.  FALSE if it was meant for something else. */
gboolean     comstock_theatre_press         (ComstockTheatre *self);
gboolean     comstock_theatre_skip          (ComstockTheatre *self);

/* While the theatre is there, tells @on_event (game, event, data) and @on_changed (game, data) of what happens in
 * @game, of which acts are made; @free frees @data at last. */
void         comstock_theatre_follow        (ComstockTheatre *self,
                                             ComstockGame    *game,
                                             GCallback        on_event,
                                             GCallback        on_changed,
                                             gpointer         data,
                                             GClosureNotify   free);

/* Ends all acts at once. */
void         comstock_theatre_clear         (ComstockTheatre *self);

void         comstock_theatre_set_pace      (ComstockTheatre *self,
                                             ComstockPace     pace);
