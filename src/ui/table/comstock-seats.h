/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSeats: what each seat has, a plate for each, which opens to all of it. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-game.h"

#define COMSTOCK_TYPE_SEATS (comstock_seats_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSeats, comstock_seats, COMSTOCK, SEATS, GtkWidget)

#define COMSTOCK_PLATE_GOODS 12

/* What a plate tells of its seat.  Strings are new and may be NULL, but for name and total; those that are const are
 * static. */
typedef struct
{
  const char *sign;             /* of its suit */
  char *name;
  char *wealth;                 /* "$40", before the total */
  char *total;                  /* "12 VP" */
  char *figures;                /* what it has, in a line */
  char *gain;                   /* what it gets soon, short, where there is no room for that line; or NULL */
  char *assets;                 /* what it owns, in a second one; NULL: there is none */
  const char *goods[COMSTOCK_PLATE_GOODS];      /* drawings of some of that, beside it */
  guint n_goods;
  guint n_faint;                /* the last of them, which it cannot use yet */
  char *details;                /* all of it, a line each */
  char *constant;               /* what is known from the beginning on, which is not read out each time */
  char *topics;                 /* what it is explained by, as comstock_explain_set_topics () takes it */
  const char *portrait;         /* a drawing beside it all, and what that shows */
  const char *portrait_name;
  gboolean acts;                /* is to act now */

  /* Its number in an order, 0 for none now; with a flag, filled, to tell one order from another; in words. */
  gboolean has_order;
  guint nth;
  gboolean flagged;
  char *order;
} ComstockPlate;

void  comstock_plate_clear     (ComstockPlate       *plate);

/* What one hears of it: in a sentence, and all there is to know. */
char *comstock_plate_dup_brief (const ComstockPlate *plate);
char *comstock_plate_dup_whole (const ComstockPlate *plate);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ComstockPlate, comstock_plate_clear)

/* Fills in a zeroed @plate of @game, by what the viewer sees. */
typedef void (*ComstockPlateFill) (ComstockGame  *game,
                                   guint          seat,
                                   ComstockPlate *plate);

GtkWidget *comstock_seats_new       (ComstockGame     *game,
                                     ComstockPlateFill fill);

/* What a game draws on the plate of @seat, instead of its line of figures and a portrait, where
 * there is room; drawn anew with each update. */
void       comstock_seats_add_picture (ComstockSeats  *self,
                                       guint           seat,
                                       GtkWidget      *picture);

/* The same where there is little room, before its goods. */
void       comstock_seats_add_low_picture (ComstockSeats *self,
                                           guint          seat,
                                           GtkWidget     *picture);

/* Lets the plate of @seat stand in @box, as on a rail, its picture beside its head, instead of among the others; −1: no
 * plate does. */
void       comstock_seats_set_apart  (ComstockSeats    *self,
                                      int               seat,
                                      GtkBox           *box);

/* Brings the plates in line with the game; *renew* lets that be seen at once, of a fill that fills in what was told. */
void       comstock_seats_update    (ComstockSeats    *self);
void       comstock_seats_renew     (ComstockSeats    *self);

/* Whether a plate has a column to itself, as the other stands elsewhere. */
gboolean   comstock_seats_is_alone  (ComstockSeats    *self);

/* The plate of @seat. */
GtkWidget *comstock_seats_get_plate (ComstockSeats    *self,
                                     guint             seat);

/* How the plates stand: one below the other, each with figures and what it owns below its name unless text is large, or
 * with the figures alone; side by side, in a row that scrolls, without or with figures, or in as many lines as they
 * need; or one below the other with no names, for a narrow place.  @width: what they have, in pixels.  To be called
 * again when the size of the text changes. */
typedef enum
{
  COMSTOCK_SEATS_COLUMN,
  COMSTOCK_SEATS_LOW_COLUMN,
  COMSTOCK_SEATS_ROW,
  COMSTOCK_SEATS_HIGH_ROW,
  COMSTOCK_SEATS_LINES,
  COMSTOCK_SEATS_BRIEF,
} ComstockSeatsShape;

void       comstock_seats_set_shape (ComstockSeats     *self,
                                     ComstockSeatsShape shape,
                                     int                width);
