/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kind of object is a type of widget; each has its finder's row and its teller's. */

#include "comstock-cards-hint-object.h"

#include <glib/gi18n.h>

#include "comstock-cards-prompts.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-forecast.h"
#include "ui/cards/cards/comstock-cards-character-card.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cast/comstock-cards-portrait.h"
#include "ui/cards/city/comstock-cards-city-grid.h"
#include "ui/cards/city/comstock-cards-mini.h"
#include "ui/cards/seats/comstock-cards-faces.h"
#include "ui/cards/seats/comstock-cards-peek.h"
#include "ui/cards/seats/comstock-cards-you.h"
#include "ui/table/plane/comstock-plane-spot.h"

/* --- what it is --- */

static gboolean
is_header (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_parent (widget);

  return view != NULL && COMSTOCK_IS_CARDS_SEAT_VIEW (view) &&
         widget == comstock_cards_seat_view_get_part (COMSTOCK_CARDS_SEAT_VIEW (view), COMSTOCK_CARDS_SEAT_PART_HEADER);
}

static ComstockCardsHintKind
get_kind (GtkWidget *widget)
{
  if (COMSTOCK_IS_CARDS_PORTRAIT (widget))
    return COMSTOCK_CARDS_HINT_PORTRAIT;
  if (COMSTOCK_IS_CARDS_CARD_BUTTON (widget) && gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_COLUMN_VIEW))
    return COMSTOCK_CARDS_HINT_CARD;
  if (COMSTOCK_IS_PLANE_SPOT (widget))
    return COMSTOCK_CARDS_HINT_PARCEL;
  if (COMSTOCK_IS_CARDS_MINI (widget) && gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_PEEK))
    return COMSTOCK_CARDS_HINT_TOWN;
  if (COMSTOCK_IS_CARDS_FACES (widget))
    return COMSTOCK_CARDS_HINT_FACE;
  if (COMSTOCK_IS_CARDS_YOU (widget) || is_header (widget))
    return COMSTOCK_CARDS_HINT_SCORE;
  return COMSTOCK_CARDS_HINT_NOTHING;
}

ComstockCardsHintObject
comstock_cards_hint_object_of (GtkWidget *widget)
{
  ComstockCardsHintKind kind = COMSTOCK_CARDS_HINT_NOTHING;

  while (widget != NULL && (kind = get_kind (widget)) == COMSTOCK_CARDS_HINT_NOTHING)
    widget = gtk_widget_get_parent (widget);
  return (ComstockCardsHintObject) { .kind = kind, .widget = widget };
}

/* Sets what of the widget is there; FALSE if nothing is. */
static gboolean
find_within (ComstockCardsHintObject *object,
             double                   x,
             double                   y)
{
  if (object->kind == COMSTOCK_CARDS_HINT_TOWN)
    return comstock_cards_mini_find_parcel (COMSTOCK_CARDS_MINI (object->widget), x, y, &object->place, &object->area);
  object->place.x = comstock_cards_faces_find (COMSTOCK_CARDS_FACES (object->widget), x, y, &object->area);
  return object->place.x >= 0;
}

ComstockCardsHintObject
comstock_cards_hint_object_at (GtkWidget *widget,
                               GtkWidget *root,
                               double     x,
                               double     y)
{
  ComstockCardsHintObject object = comstock_cards_hint_object_of (widget);

  if (object.kind != COMSTOCK_CARDS_HINT_TOWN && object.kind != COMSTOCK_CARDS_HINT_FACE)
    return object;
  if (!gtk_widget_translate_coordinates (root, object.widget, x, y, &x, &y) || !find_within (&object, x, y))
    return (ComstockCardsHintObject) { .kind = COMSTOCK_CARDS_HINT_NOTHING };
  return object;
}

gboolean
comstock_cards_hint_object_equal (const ComstockCardsHintObject *a,
                                  const ComstockCardsHintObject *b)
{
  return a->widget == b->widget && a->place.x == b->place.x && a->place.y == b->place.y;
}

/* --- what is told of it --- */

static char *
lookup_appeal (const char *word,
               gpointer    card)
{
  return strcmp (word, "appeal") == 0 ? g_strdup_printf ("%u", comstock_cards_card_get_appeal (card)) : NULL;
}

/* The owner of a character knows what it brings; of any other it is foreseen. */
static int
count_points (ComstockCardsGame *game,
              guint              viewer,
              CardsCharacter     character)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, viewer);
  CardsScore sheet;

  if (!comstock_cards_seat_has_character (seat, character))
    return comstock_cards_forecast_hire (game, viewer, character);
  comstock_cards_seat_get_sheet (seat, &sheet);
  return sheet.characters[character];
}

static void
tell_character (GString           *text,
                ComstockCardsGame *game,
                guint              viewer,
                CardsCharacter     character)
{
  const char *name = comstock_cards_character_get_name (character);
  const int points = count_points (game, viewer, character);
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, viewer);

  /* Some bring nothing at once, and much in the end: a 0 would say of what is not taken that it is worth nothing. */
  if (points != 0 || comstock_cards_seat_has_character (seat, character))
    g_string_append_printf (text, _("%s, %d VP"), name, points);
  else
    g_string_append (text, name);
  g_string_append_c (text, '\n');
}

static ComstockCardsCard *
get_card (const ComstockCardsHintObject *self)
{
  return comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (self->widget));
}

static void
tell_terrain (GString            *text,
              const CardsTerrain *terrain)
{
  CardsParcelSet parcels = 0;

  for (guint i = 0; i < CARDS_CORNERS; i++)
    parcels |= (CardsParcelSet) CARDS_BIT (terrain->parcels[i]);
  for (guint row = 0; row < CARDS_ROWS; row++)
    if ((cards_scoring[row].each & parcels) != 0)
      g_string_append_printf (text, "%s\n", comstock_cards_row_get_rule ((CardsRow) row));
}

/* Whether all but what it brings stands on the card. */
static gboolean
is_character_in_words (const ComstockCardsHintObject *self)
{
  gboolean compact = TRUE;

  if (COMSTOCK_IS_CARDS_CHARACTER_CARD (self->widget))
    g_object_get (self->widget, "compact", &compact, NULL);
  return !compact;
}

/* "Banker, 9 VP", or NULL where it brings nothing at once. */
static char *
dup_points (ComstockCardsGame *game,
            guint              viewer,
            CardsCharacter     character)
{
  const int points = count_points (game, viewer, character);

  return points != 0 ? g_strdup_printf (_("%s, %d VP"), comstock_cards_character_get_name (character), points) : NULL;
}

static char *
dup_card (const ComstockCardsHintObject *self,
          ComstockCardsGame             *game,
          guint                          viewer)
{
  ComstockCardsCard *card = get_card (self);
  const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);
  g_autofree char *worth = NULL;
  g_autofree char *appeal = NULL;
  GString *text;

  if (is_character_in_words (self))
    return dup_points (game, viewer, (CardsCharacter) comstock_cards_card_get_character (card));
  worth = comstock_cards_prompts_dup_worth (game, (int) viewer, card);
  appeal = comstock_text_fill (_("Appeal: {appeal}"), lookup_appeal, card);
  text = g_string_new (NULL);
  if (terrain != NULL)
    tell_terrain (text, terrain);
  else
    tell_character (text, game, viewer, (CardsCharacter) comstock_cards_card_get_character (card));
  g_string_append_printf (text, "%s\n%s", worth, appeal);
  return g_string_free (text, FALSE);
}

/* One that is asked about has a callout of its own. */
static char *
dup_portrait (const ComstockCardsHintObject *self,
              ComstockCardsGame             *game,
              guint                          viewer)
{
  const CardsCharacter character = comstock_cards_portrait_get_character (COMSTOCK_CARDS_PORTRAIT (self->widget));
  GString *text;

  if (gtk_widget_has_css_class (self->widget, "asked"))
    return NULL;
  text = g_string_new (NULL);
  tell_character (text, game, viewer, character);
  g_string_append (text, comstock_cards_character_get_effect (character));
  return g_string_free (text, FALSE);
}

/* Begins with the name, which may have been too long for its place. */
static char *
dup_score (const ComstockCardsHintObject *self,
           ComstockGame                  *game)
{
  GtkWidget *view = gtk_widget_get_parent (self->widget);
  ComstockCardsSeat *seat = COMSTOCK_IS_CARDS_YOU (self->widget)
                              ? comstock_cards_you_get_seat (COMSTOCK_CARDS_YOU (self->widget))
                              : comstock_cards_seat_view_get_seat (COMSTOCK_CARDS_SEAT_VIEW (view));
  g_autofree char *title = comstock_cards_seat_dup_title (seat);
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (game);
  g_autofree char *rows = comstock_sheet_dup_rows (sheet, comstock_cards_seat_get_index (seat));

  return g_strdup_printf ("%s\n%s", title, rows);
}

static char *
dup_town (const ComstockCardsHintObject *self)
{
  GtkWidget *peek = gtk_widget_get_ancestor (self->widget, COMSTOCK_TYPE_CARDS_PEEK);
  ComstockCardsSeat *seat = comstock_cards_peek_get_seat (COMSTOCK_CARDS_PEEK (peek));

  return comstock_cards_city_dup_parcel_text (comstock_cards_seat_get_city (seat), self->place.x, self->place.y);
}

char *
comstock_cards_hint_object_dup_text (const ComstockCardsHintObject *self,
                                     ComstockCardsGame             *game)
{
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (game));

  switch (self->kind)
    {
    case COMSTOCK_CARDS_HINT_CARD:
      return viewer >= 0 ? dup_card (self, game, (guint) viewer) : NULL;
    case COMSTOCK_CARDS_HINT_PORTRAIT:
      return viewer >= 0 ? dup_portrait (self, game, (guint) viewer) : NULL;
    case COMSTOCK_CARDS_HINT_PARCEL:
      return comstock_cards_city_grid_dup_text (COMSTOCK_CARDS_CITY_GRID (gtk_widget_get_parent (self->widget)),
                                                comstock_plane_spot_get_place (COMSTOCK_PLANE_SPOT (self->widget)));
    case COMSTOCK_CARDS_HINT_TOWN:
      return dup_town (self);
    case COMSTOCK_CARDS_HINT_FACE:
      return comstock_cards_faces_dup_text (COMSTOCK_CARDS_FACES (self->widget), (guint) self->place.x);
    case COMSTOCK_CARDS_HINT_SCORE:
      return dup_score (self, COMSTOCK_GAME (game));
    case COMSTOCK_CARDS_HINT_NOTHING:
    default:
      return NULL;
    }
}

char *
comstock_cards_hint_object_dup_untold (const ComstockCardsHintObject *self,
                                       ComstockCardsGame             *game)
{
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (game));
  ComstockCardsCard *card = self->kind == COMSTOCK_CARDS_HINT_CARD ? get_card (self) : NULL;

  /* What a character is good for is part of its card's name. */
  if (card != NULL && viewer >= 0 && comstock_cards_card_get_terrain (card) != NULL)
    return comstock_cards_prompts_dup_worth (game, viewer, card);
  return self->kind == COMSTOCK_CARDS_HINT_SCORE ? dup_score (self, COMSTOCK_GAME (game)) : NULL;
}
