/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each round has a heading, a row for the column, one for the auction cards in their order, and one for each turn. */

#include "comstock-cards-log.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-game.h"
#include "model/cards/comstock-cards-names.h"
#include "ui/cards/cards/comstock-cards-thumbs.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-sign.h"
#include "ui/table/comstock-rival-face.h"

#define SIGN_SIZE 24

/* What a row is about. */
typedef enum
{
  SENTENCE,             /* of a single event */
  HEADING,
  COLUMN,
  AUCTION,
  TURN,
  LEFTOVER,
} Kind;

static const Kind kinds[] = {
  [CARDS_EVENT_ROUND] = HEADING,
  [CARDS_EVENT_ERA] = HEADING,
  [CARDS_EVENT_REVEAL] = COLUMN,
  [CARDS_EVENT_SKULL] = COLUMN,
  [CARDS_EVENT_BID] = AUCTION,
  [CARDS_EVENT_BIDS_REVEALED] = AUCTION,
  [CARDS_EVENT_ORDER] = AUCTION,
  [CARDS_EVENT_TURN] = TURN,
  [CARDS_EVENT_TAKE] = TURN,
  [CARDS_EVENT_PLACE] = TURN,
  [CARDS_EVENT_UNPLACED] = TURN,
  [CARDS_EVENT_HIRE] = TURN,
  [CARDS_EVENT_SELL] = TURN,
  [CARDS_EVENT_REMOVED] = LEFTOVER,
  [CARDS_EVENT_OVER] = SENTENCE,
};

static gboolean
joins (const CsEvent *event,
       const CsEvent *before)
{
  const Kind kind = kinds[event->type];

  if (kind == SENTENCE || kind != kinds[before->type])
    return FALSE;
  return kind != TURN || (event->type != CARDS_EVENT_TURN && event->seat == before->seat);
}

/* An event of the row, and the position after it; the first of @type, or NULL. */
static ComstockLogEntry *
find_entry (ComstockLogRow *row,
            CardsEventType  type)
{
  for (guint i = 0; i < comstock_log_row_get_n_entries (row); i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, i);

      if (comstock_log_entry_get_event (entry)->type == type)
        return g_steal_pointer (&entry);
    }
  return NULL;
}

/* A few letters. */
static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_text (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "xalign", 0.0, "valign", GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
}

static GtkWidget *
create_sentence (ComstockLogRow *row)
{
  g_autofree char *sentence = comstock_log_row_dup_sentence (row);

  return create_text (sentence);
}

/* The sign of @index, and a rival's face. */
static GtkWidget *
create_player (ComstockCardsGame *game,
               guint              index)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, index);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *face = comstock_rival_face_new (SIGN_SIZE);

  comstock_rival_face_set_rival (COMSTOCK_RIVAL_FACE (face), comstock_cards_seat_get_rival (seat));
  gtk_box_append (GTK_BOX (box),
                  comstock_sign_new (comstock_suit_get_sign (comstock_cards_seat_get_suit (seat)), SIGN_SIZE));
  gtk_box_append (GTK_BOX (box), face);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Pictures of the cards in the row's events of these types, a bit each. */
static GtkWidget *
create_cards (ComstockCardsGame *game,
              ComstockLogRow    *row,
              guint              types)
{
  GtkWidget *thumbs = comstock_cards_thumbs_new ();

  for (guint i = 0; i < comstock_log_row_get_n_entries (row); i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, i);
      const CsEvent *event = comstock_log_entry_get_event (entry);

      if ((types & (1u << event->type)) != 0)
        comstock_cards_thumbs_add_card (COMSTOCK_CARDS_THUMBS (thumbs),
                                        comstock_cards_game_get_card (game, (CardsCard) event->args[0]));
    }
  gtk_widget_set_valign (thumbs, GTK_ALIGN_CENTER);
  return thumbs;
}

static GtkWidget *
create_heading (ComstockCardsGame *game,
                ComstockLogRow    *row)
{
  g_autoptr (ComstockLogEntry) entry = find_entry (row, CARDS_EVENT_ROUND);
  const CsEvent *event = entry != NULL ? comstock_log_entry_get_event (entry) : NULL;
  g_autofree char *title = NULL;

  if (event == NULL)
    return create_sentence (row);
  /* Translators: an era and the number of its round, "Era I · 4". */
  title = g_strdup_printf (_("%s · %d"), comstock_cards_era_get_name ((guint) event->args[0]), event->args[1]);
  return create_label (title, "heading");
}

static GtkWidget *
create_column (ComstockCardsGame *game,
               ComstockLogRow    *row)
{
  return create_cards (game, row, 1u << CARDS_EVENT_REVEAL);
}

/* In the order of play, with a mark between those that are equal. */
static void
add_order (ComstockCardsThumbs *thumbs,
           ComstockCardsGame   *game,
           ComstockLogRow      *row)
{
  int before = -1;

  for (guint i = 0; i < comstock_log_row_get_n_entries (row); i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, i);
      const CsEvent *event = comstock_log_entry_get_event (entry);

      if (event->type != CARDS_EVENT_ORDER)
        continue;
      if (event->args[1] == before)
        comstock_cards_thumbs_add_tie (thumbs);
      comstock_cards_thumbs_add_bid (
        thumbs, comstock_cards_seat_get_suit (comstock_cards_game_get_seat (game, event->seat)),
        (guint) MAX (event->args[1], 0));
      before = event->args[1];
    }
}

/* As they lie open before the order is known; face down before that. */
static void
add_bids (ComstockCardsThumbs *thumbs,
          ComstockCardsGame   *game,
          ComstockLogRow      *row)
{
  g_autoptr (ComstockLogEntry) revealed = find_entry (row, CARDS_EVENT_BIDS_REVEALED);
  g_autofree CardsState *state = comstock_game_dup_seen_at (COMSTOCK_GAME (game), comstock_log_row_get_move (row));

  for (guint seat = 0; seat < state->n_seats; seat++)
    if (revealed != NULL || state->seats[seat].bid != 0)
      comstock_cards_thumbs_add_bid (
        thumbs, (CardsSuit) state->seats[seat].suit, revealed != NULL ? state->seats[seat].bid : 0);
}

/* Why a rival played its card. */
static void
add_motive (GtkBox            *box,
            ComstockCardsGame *game,
            ComstockLogEntry  *entry)
{
  g_autofree char *motive = comstock_log_entry_dup_motive (entry);
  GtkWidget *line;

  if (motive == NULL)
    return;
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (line), create_player (game, comstock_log_entry_get_event (entry)->seat));
  gtk_box_append (GTK_BOX (line), create_text (motive));
  gtk_box_append (box, line);
}

/* Nobody's reason is told before the order is. */
static GtkWidget *
create_auction (ComstockCardsGame *game,
                ComstockLogRow    *row)
{
  g_autoptr (ComstockLogEntry) order = find_entry (row, CARDS_EVENT_ORDER);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *thumbs = comstock_cards_thumbs_new ();

  gtk_box_append (GTK_BOX (box), thumbs);
  if (order == NULL)
    {
      add_bids (COMSTOCK_CARDS_THUMBS (thumbs), game, row);
      return box;
    }
  add_order (COMSTOCK_CARDS_THUMBS (thumbs), game, row);
  for (guint i = 0; i < comstock_log_row_get_n_entries (row); i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, i);

      if (comstock_log_entry_get_event (entry)->type == CARDS_EVENT_ORDER)
        add_motive (GTK_BOX (box), game, entry);
    }
  return box;
}

/* What @seat has after move @cursor. */
static int
get_points (ComstockCardsGame *game,
            guint              cursor,
            guint              seat)
{
  g_autofree CardsState *seen = comstock_game_dup_seen_at (COMSTOCK_GAME (game), cursor);
  CardsScore score;

  cards_seat_score (comstock_game_get_kit (COMSTOCK_GAME (game)), seen, seat, &score);
  return score.total;
}

/* What the turn brought its seat, from before the first thing that it did; NULL for nothing.  That it is called belongs
 * to the move before. */
static char *
dup_gain (ComstockCardsGame *game,
          ComstockLogRow    *row,
          guint              seat)
{
  g_autoptr (ComstockLogEntry) first = comstock_log_row_get_entry (row, 0);
  const guint move = comstock_log_entry_get_move (first);
  const guint before = comstock_log_entry_get_event (first)->type == CARDS_EVENT_TURN ? move : move - 1;
  const int gain =
    get_points (game, comstock_log_row_get_move (row), seat) - get_points (game, before, seat);

  return gain != 0 ? comstock_text_signed (gain) : NULL;
}

/* The card, and below it why a rival took it. */
static char *
dup_taken (ComstockCardsGame *game,
           ComstockLogEntry  *entry)
{
  const CsEvent *event = comstock_log_entry_get_event (entry);
  g_autofree char *name =
    comstock_cards_card_dup_name (comstock_cards_game_get_card (game, (CardsCard) event->args[0]));
  g_autofree char *motive = comstock_log_entry_dup_motive (entry);

  return motive != NULL ? g_strdup_printf ("%s\n%s", name, motive) : g_steal_pointer (&name);
}

/* The cards by name; what is not simply taken in its sentence. */
static char *
dup_deed (ComstockCardsGame *game,
          ComstockLogRow    *row)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < comstock_log_row_get_n_entries (row); i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, i);
      const CsEvent *event = comstock_log_entry_get_event (entry);
      g_autofree char *text = NULL;

      if (event->type == CARDS_EVENT_PLACE ||
          (event->type == CARDS_EVENT_TURN && comstock_log_row_get_n_entries (row) > 1))
        continue;
      if (event->type == CARDS_EVENT_TAKE)
        text = dup_taken (game, entry);
      else
        text = comstock_log_entry_dup_sentence (entry);
      g_string_append_printf (names, "%s%s", names->len > 0 ? "\n" : "", text);
    }
  return g_string_free (names, FALSE);
}

static GtkWidget *
create_turn (ComstockCardsGame *game,
             ComstockLogRow    *row)
{
  g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);
  const guint seat = comstock_log_entry_get_event (entry)->seat;
  g_autofree char *deed = dup_deed (game, row);
  g_autofree char *gain = dup_gain (game, row, seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), create_player (game, seat));
  gtk_box_append (GTK_BOX (box), create_cards (game, row, 1u << CARDS_EVENT_TAKE | 1u << CARDS_EVENT_HIRE |
                                                            1u << CARDS_EVENT_SELL));
  gtk_box_append (GTK_BOX (box), create_text (deed));
  if (gain != NULL)
    gtk_box_append (GTK_BOX (box), create_label (gain, "gain"));
  return box;
}

static GtkWidget *
create_leftover (ComstockCardsGame *game,
                 ComstockLogRow    *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), create_cards (game, row, 1u << CARDS_EVENT_REMOVED));
  /* Translators: before a card in the game log, which leaves the game */
  gtk_box_append (GTK_BOX (box), create_text (_("Not taken")));
  return box;
}

/* Who did it, and with whom. */
static GtkWidget *
create_other (ComstockCardsGame *game,
              ComstockLogRow    *row)
{
  g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);
  const CsEvent *event = comstock_log_entry_get_event (entry);
  GtkWidget *box, *thumbs;

  if (event->type != CARDS_EVENT_ABILITY && event->type != CARDS_EVENT_ABILITY_PASSED)
    return create_sentence (row);
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  thumbs = comstock_cards_thumbs_new ();
  comstock_cards_thumbs_add_card (
    COMSTOCK_CARDS_THUMBS (thumbs),
    comstock_cards_game_get_card (game, (CardsCard) (CARDS_TERRAIN + event->args[0])));
  gtk_widget_set_valign (thumbs, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), create_player (game, event->seat));
  gtk_box_append (GTK_BOX (box), thumbs);
  gtk_box_append (GTK_BOX (box), create_sentence (row));
  return box;
}

static GtkWidget *
picture_new (ComstockGame   *game,
             ComstockLogRow *row)
{
  static GtkWidget *(*const creators[]) (ComstockCardsGame *, ComstockLogRow *) = {
    [SENTENCE] = create_other,
    [HEADING] = create_heading,
    [COLUMN] = create_column,
    [AUCTION] = create_auction,
    [TURN] = create_turn,
    [LEFTOVER] = create_leftover,
  };
  g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, 0);

  return creators[kinds[comstock_log_entry_get_event (entry)->type]] (COMSTOCK_CARDS_GAME (game), row);
}

const ComstockLogPictures comstock_cards_log_pictures = { joins, NULL, picture_new, NULL };
