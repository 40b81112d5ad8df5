/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever the panorama borrows is kept here. */

#include "comstock-cards-postcard.h"

#include <glib/gi18n.h>

#include "comstock-cards-panorama.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-sheet.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-sign.h"

struct _ComstockCardsPostcard
{
  ComstockCardsPanorama panorama;

  ComstockCardsSkyline *skyline;
  ComstockCardsPanoramaSign signs[CARDS_MAX_SEATS];
  PangoFontDescription *font;
  char *title;
  char *line;
};

static guint
find_best_row (const CardsScore *sheet)
{
  guint best = 0;

  for (guint row = 1; row < CARDS_ROW_CHARACTERS; row++)
    if (sheet->rows[row] > sheet->rows[best])
      best = row;
  return best;
}

static guint
find_best_character (const CardsScore *sheet)
{
  guint best = 0;

  for (guint character = 1; character < CARDS_CHARACTERS; character++)
    if (sheet->characters[character] > sheet->characters[best])
      best = character;
  return best;
}

/* What the town of a real seat is proud of, or else the points. */
static char *
dup_pride (ComstockCardsSeat *seat)
{
  CardsScore sheet;
  guint row, character;
  g_autofree char *best_row = NULL;
  g_autofree char *best_card = NULL;

  comstock_cards_seat_get_sheet (seat, &sheet);
  row = find_best_row (&sheet);
  character = find_best_character (&sheet);
  if (sheet.rows[row] <= 0)
    return comstock_cards_seat_dup_points (seat);
  best_row = comstock_sheet_dup_item (comstock_cards_row_get_name ((CardsRow) row), sheet.rows[row]);
  if (sheet.characters[character] <= 0)
    /* Translators: on the board of a town at the end of a game; %s is a row of the score sheet with its points. */
    return g_strdup_printf (_("Best row: %s"), best_row);
  best_card = comstock_sheet_dup_item (comstock_cards_character_get_name ((CardsCharacter) character),
                                       sheet.characters[character]);
  /* Translators: on the board of a town at the end of a game: a row of the score sheet and a character, each
   * with its points: "Best row: Saloons 26 · best card: Singer 14" */
  return g_strdup_printf (_("Best row: %s · best card: %s"), best_row, best_card);
}

static void
add_sign (ComstockCardsPostcard *self,
          CardsSuit              suit,
          GtkWidget             *widget)
{
  ComstockCardsPanoramaSign *sign = &self->signs[self->panorama.n_signs++];

  sign->drawing = comstock_suit_get_sign (suit);
  comstock_sign_get_colors (widget, sign->drawing, &sign->fill, &sign->ink);
}

static void
add_seat (ComstockCardsPostcard *self,
          ComstockCardsSeat     *seat,
          GString               *names,
          GtkWidget             *widget)
{
  g_autofree char *name = comstock_cards_seat_dup_title (seat);

  comstock_text_list_append (names, name);
  comstock_cards_skyline_add_seat (self->skyline, seat);
  add_sign (self, comstock_cards_seat_get_suit (seat), widget);
  if (self->line == NULL)
    self->line = dup_pride (seat);
}

/* Virtual players build no city. */
static char *
dup_title (ComstockCardsPostcard *self,
           const char            *names)
{
  if (self->panorama.n_signs > 1)
    return g_strdup (names);
  if (comstock_cards_skyline_get_width (self->skyline) == 0)
    return g_strdup_printf (_("Cards taken by %s"), names);
  /* Translators: a player */
  return g_strdup_printf (_("City of %s"), names);
}

static void
set_board (ComstockCardsPostcard *self,
           const char            *names)
{
  g_autofree char *title = dup_title (self, names);

  self->title = g_utf8_strup (title, -1);
  self->panorama.title = self->title;
  self->panorama.line = self->line;
  self->panorama.signs = self->signs;
  self->panorama.font = self->font;
}

ComstockCardsPostcard *
comstock_cards_postcard_new (ComstockCardsGame *game,
                             guint32            seats,
                             GtkWidget         *widget)
{
  ComstockCardsPostcard *self = g_atomic_rc_box_new0 (ComstockCardsPostcard);
  g_autofree char *names = NULL;
  GString *list = g_string_new (NULL);

  self->skyline = comstock_cards_skyline_new ();
  self->font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (game)); seat++)
    if ((seats >> seat & 1) != 0)
      add_seat (self, comstock_cards_game_get_seat (game, seat), list, widget);
  names = g_string_free (list, FALSE);
  self->panorama.skyline = self->skyline;
  self->panorama.telegraph = comstock_cards_game_get_era (game) == CARDS_ERAS;
  set_board (self, names);
  return self;
}

static void
clear (gpointer data)
{
  ComstockCardsPostcard *self = data;

  comstock_cards_skyline_free (self->skyline);
  pango_font_description_free (self->font);
  g_free (self->title);
  g_free (self->line);
}

ComstockCardsPostcard *
comstock_cards_postcard_ref (ComstockCardsPostcard *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
comstock_cards_postcard_unref (ComstockCardsPostcard *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

const char *
comstock_cards_postcard_get_title (const ComstockCardsPostcard *self)
{
  return self->title;
}

void
comstock_cards_postcard_draw (const ComstockCardsPostcard *self,
                              cairo_t                     *cr,
                              double                       width,
                              double                       height,
                              gboolean                     night)
{
  ComstockCardsPanorama panorama = self->panorama;

  panorama.night = night;
  comstock_cards_panorama_draw (&panorama, cr, width, height);
}

gboolean
comstock_cards_postcard_is_night (GtkWidget *widget)
{
  const GdkRGBA ground = comstock_art_get_color (widget, "window_bg_color");

  return ground.red + ground.green + ground.blue < 1.5f;
}
