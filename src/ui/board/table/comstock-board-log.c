/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row is what a seat does, with all that it gets or pays for it. */

#include "comstock-board-log.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-game.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 24
#define PICTURE_SIZE 30

/* What follows from what a seat has just done. */
static gboolean
is_consequence (guint8 type)
{
  return type == BOARD_EVENT_MONEY || type == BOARD_EVENT_VP || type == BOARD_EVENT_ROADS ||
         type == BOARD_EVENT_RECRUITS || type == BOARD_EVENT_TOKENS || type == BOARD_EVENT_DYNAMITE ||
         type == BOARD_EVENT_HORSES;
}

/* Standish's cowboys go where he has just decided. */
static gboolean
repeats (const CsEvent *event,
         const CsEvent *before)
{
  return event->type == BOARD_EVENT_COWBOY && before->type == BOARD_EVENT_DECIDED && event->seat == before->seat;
}

static gboolean
joins (const CsEvent *event,
       const CsEvent *before)
{
  if (before->seat != event->seat || before->type == BOARD_EVENT_DUEL_WON)
    return FALSE;
  return is_consequence (event->type) || repeats (event, before);
}

/* The drawing of the thing that @event is about, or NULL. */
static const char *
find_drawing (const CsEvent *event)
{
  switch (event->type)
    {
    case BOARD_EVENT_CHARACTER:
      return comstock_board_art_portrait ((uint32_t) event->args[0]);
    case BOARD_EVENT_BUILDING:
    case BOARD_EVENT_BOUGHT:
    case BOARD_EVENT_DRAWN:
    case BOARD_EVENT_UNDONE:
      return comstock_board_art_content ((BoardContent) event->args[0]);
    case BOARD_EVENT_HOUSE:
      return comstock_board_art_content (event->args[1] != 0 ? BOARD_TOWNHOUSE : BOARD_HOUSE);
    case BOARD_EVENT_DIE:
      return comstock_board_art_die ((uint32_t) event->args[0]);
    default:
      return NULL;
    }
}

static GtkWidget *
create_heading (const CsEvent *event)
{
  g_autofree char *title = g_strdup_printf (_("Round %u"), (guint) event->args[0]);
  GtkWidget *heading = gtk_label_new (title);

  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  return heading;
}

static void
add (GtkGrid   *line,
     GtkWidget *part)
{
  gtk_grid_attach_next_to (line, part, NULL, GTK_POS_RIGHT, 1, 1);
}

static void
add_picture (GtkGrid   *line,
             GtkWidget *picture)
{
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  add (line, picture);
}

/* In a box GTK would break the sentence at dozens of widths.  It is as high as a box would make it. */
static GtkWidget *
create_deed (ComstockGame   *game,
             ComstockLogRow *row,
             const CsEvent  *event)
{
  const char *drawing = find_drawing (event);
  g_autofree char *sentence = comstock_log_row_dup_sentence (row);
  GtkGrid *line = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (line, 8);
  if (event->seat < BOARD_MAX_SEATS)
    add_picture (line, comstock_sign_new (comstock_game_get_sign (game, event->seat), SIGN_SIZE));
  if (drawing != NULL)
    add_picture (line, comstock_picture_new (drawing, PICTURE_SIZE));
  add (line, g_object_new (GTK_TYPE_LABEL, "label", sentence, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign",
                           0.0, "hexpand", TRUE, "vexpand", TRUE, NULL));
  gtk_widget_set_vexpand (GTK_WIDGET (line), FALSE);
  return GTK_WIDGET (line);
}

static GtkWidget *
picture_new (ComstockGame   *game,
             ComstockLogRow *row)
{
  g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);
  const CsEvent *event = comstock_log_entry_get_event (entry);

  return event->type == BOARD_EVENT_ROUND ? create_heading (event) : create_deed (game, row, event);
}

/* Where cowboys went, which buildings came and the turn order are seen; many at once would leave no room for what was
 * done. */
static gboolean
is_minor (ComstockLogRow *row)
{
  g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);
  const guint8 type = comstock_log_entry_get_event (entry)->type;

  return comstock_log_row_get_n_entries (row) == 1 &&
         (type == BOARD_EVENT_BACK || type == BOARD_EVENT_DRAWN || type == BOARD_EVENT_CLOSED ||
          type == BOARD_EVENT_TURN_ORDER);
}

const ComstockLogPictures comstock_board_log_pictures = { joins, repeats, picture_new, is_minor };
