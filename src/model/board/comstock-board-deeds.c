/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events tell place and criterion; which line of a card led there follows from both and from the position before. */

#include "comstock-board-deeds.h"

#include <glib/gi18n.h>

#include "comstock-board-names.h"
#include "model/base/comstock-text.h"

/* --- the lines of the cards --- */

static const BoardTrack ordered[][COMSTOCK_BOARD_DEED_STEPS] = {
  [BOARD_LETTER_A] = { BOARD_AMMUNITION, BOARD_COWBOY_VP },
  [BOARD_LETTER_B] = { BOARD_ROADS_3, BOARD_BUILDING_VP },
};

/* Behind the places of A and B. */
#define COUNCIL_LINE COMSTOCK_BOARD_DEED_STEPS

/* Translators: what a card of Jeb Standish orders, in the box of the solo game: "Card C: the best building, the best
 * parcel."  "You" is who plays against him. */
static const char *const lines[BOARD_LETTERS][COMSTOCK_BOARD_CARD_LINES] = {
  [BOARD_LETTER_A] = { NULL, NULL, N_("The last open action space for VP") },
  [BOARD_LETTER_B] = { NULL, NULL, N_("The last open action space for VP") },
  [BOARD_LETTER_C] = { N_("The best building"), N_("The best parcel") },
  [BOARD_LETTER_D] = { N_("The best building, if he has a parcel for it"), N_("The best parcel") },
  [BOARD_LETTER_E] = { N_("Your building with the highest income, if that is at least $12"),
                       N_("The last action space where you are alone") },
  [BOARD_LETTER_F] = { N_("The cheapest building where you have a cowboy"),
                       N_("The most expensive parcel where you have a cowboy, unless Standish is weak"),
                       N_("The best parcel") },
  [BOARD_LETTER_H] = { N_("The best parcel") },
  [BOARD_LETTER_I] = { N_("The last open action space for VP") },
  [BOARD_LETTER_X] = { N_("The last open action space for VP") },
};

/* What nobody owns, as his strategy says. */
static char *
dup_neutral (const BoardState *state)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint content = 0; content < BOARD_FIRST_BUILDING; content++)
    if ((state->standish.neutral >> content & 1) != 0)
      comstock_text_list_append (list, comstock_board_content_get_name ((BoardContent) content));
  /* Translators: what a card of Jeb Standish orders: "A parcel without an owner: House, Townhouse" */
  return g_strdup_printf (_("A parcel without an owner: %s"), list->str);
}

char *
comstock_board_deeds_dup_line (const BoardState *state,
                               BoardLetter       letter,
                               guint             line)
{
  if (letter == BOARD_LETTER_G)
    return line == 0 ? dup_neutral (state) : NULL;
  if (letter < G_N_ELEMENTS (ordered) && line < COUNCIL_LINE)
    return g_strdup (comstock_board_track_get_name (ordered[letter][line]));
  if (letter == BOARD_LETTER_E && line == 2)
    /* Translators: a number of victory points */
    return g_strdup_printf (_("%d VP"), 2);
  return line < COMSTOCK_BOARD_CARD_LINES && lines[letter][line] != NULL ? g_strdup (_(lines[letter][line])) : NULL;
}

/* F goes to a parcel of the second line only where the person has a cowboy, and to one of the third only elsewhere. */
static guint
find_line_of_f (const BoardState *state,
                BoardPlace        place)
{
  if (place < BOARD_PLACE_PARCEL)
    return 0;
  return place != BOARD_NO_PLACE && (state->seats[BOARD_SOLIST].cowboys >> (place - BOARD_PLACE_PARCEL) & 1) != 0
           ? 1 : 2;
}

/* The line that led cowboy @nth from @state to @place, or to none. */
static guint
find_line (const BoardState *state,
           BoardLetter       letter,
           guint             nth,
           BoardPlace        place)
{
  const gboolean on_track = place < BOARD_PLACE_PARCEL;

  switch (letter)
    {
    case BOARD_LETTER_A:
    case BOARD_LETTER_B:
      return place == (BoardPlace) ordered[letter][nth] ? nth : COUNCIL_LINE;
    case BOARD_LETTER_C:
      return nth;
    case BOARD_LETTER_D:
      return board_standish_order (state, letter, nth).kind == BOARD_CHOOSES_SLOT ? 0 : 1;
    case BOARD_LETTER_E:
      return place == BOARD_NO_PLACE ? 2 : on_track ? 1 : 0;
    case BOARD_LETTER_F:
      return find_line_of_f (state, place);
    default:
      return 0;
    }
}

/* --- events --- */

typedef struct
{
  ComstockGame *game;
  GArray *deeds;                /* the last may go on */
  gboolean goes_on;
  BoardState before;            /* the move that is read */
  guint cursor;                 /* that move */
  guint n_events;
} Reader;

static ComstockBoardDeed *
get_last (Reader *reader)
{
  return reader->goes_on ? &g_array_index (reader->deeds, ComstockBoardDeed, reader->deeds->len - 1) : NULL;
}

static ComstockBoardDeed *
begin (Reader        *reader,
       const CsEvent *event,
       gboolean       builds)
{
  const ComstockBoardDeed deed = {
    .nth = reader->n_events, .cursor = reader->cursor, .head = *event, .builds = builds,
    .letter = builds ? 0 : (BoardLetter) event->args[0], .power = builds ? 0 : (guint) event->args[1],
  };

  g_array_append_val (reader->deeds, deed);
  reader->goes_on = TRUE;
  return get_last (reader);
}

/* What lies at @place, or can be bought there. */
static BoardContent
find_content (const BoardState *state,
              BoardPlace        place)
{
  if (place >= BOARD_PLACE_PARCEL && place < BOARD_PLACE_ENCLOSURE)
    return board_content_at (state, (guint) place - BOARD_PLACE_PARCEL);
  if (place >= BOARD_BUILD_12 && place <= BOARD_BUILD_3)
    return (BoardContent) state->track[BOARD_BUILD_3 - place];
  return BOARD_BARE;
}

static gboolean
is_complete (const ComstockBoardDeed *deed)
{
  return deed->n_steps == (deed->builds ? COMSTOCK_BOARD_DEED_STEPS : board_standish_cowboys (deed->letter));
}

static void
add_step (Reader        *reader,
          const CsEvent *event)
{
  ComstockBoardDeed *deed = get_last (reader);
  ComstockBoardStep *step;

  if (deed == NULL || is_complete (deed))
    deed = begin (reader, event, TRUE);
  step = &deed->steps[deed->n_steps];
  *step = (ComstockBoardStep) { .place = (BoardPlace) event->args[0], .criterion = (BoardCriterion) event->args[1] };
  step->content = find_content (&reader->before, step->place);
  if (!deed->builds)
    step->line = find_line (&reader->before, deed->letter, deed->n_steps, step->place);
  if (step->criterion == BOARD_BY_WHITE_DIE)
    step->among = reader->before.set;
  deed->n_steps++;
}

/* The last step ends with what is laid; a building may bring a house. */
static void
lay (Reader       *reader,
     BoardContent  content,
     gboolean      goes_on)
{
  ComstockBoardDeed *deed = get_last (reader);

  if (deed != NULL && deed->builds)
    deed->steps[deed->n_steps - 1].content = content;
  reader->goes_on = goes_on && deed != NULL;
}

static void
build (Reader        *reader,
       const CsEvent *event)
{
  ComstockBoardDeed *deed = get_last (reader);

  if (deed != NULL)
    deed->head = *event;
  lay (reader, (BoardContent) event->args[0], board_contents[event->args[0]].houses > 0);
}

static void
add_road (Reader        *reader,
          const CsEvent *event)
{
  ComstockBoardDeed *deed = get_last (reader);
  ComstockBoardStep *step;

  if (deed == NULL || !deed->builds)
    return;
  step = &deed->steps[deed->n_steps - 1];
  step->roads = board_roads_with (step->roads, board_road_on ((guint) (event->args[0] * 2 + event->args[1])));
}

static void
read_event (Reader        *reader,
            const CsEvent *event)
{
  switch ((BoardEventType) event->type)
    {
    case BOARD_EVENT_CARD:
      begin (reader, event, FALSE);
      break;
    case BOARD_EVENT_DECIDED:
      add_step (reader, event);
      break;
    case BOARD_EVENT_ROAD:
      add_road (reader, event);
      break;
    case BOARD_EVENT_BUILDING:
      build (reader, event);
      break;
    case BOARD_EVENT_HOUSE:
      lay (reader, event->args[1] != 0 ? BOARD_TOWNHOUSE : BOARD_HOUSE, FALSE);
      break;
    case BOARD_EVENT_UNDONE:
      /* Nothing came of it. */
      if (reader->goes_on)
        g_array_set_size (reader->deeds, reader->deeds->len - 1);
      reader->goes_on = FALSE;
      break;
    case BOARD_EVENT_COWBOY:
    case BOARD_EVENT_BEATEN:
    case BOARD_EVENT_VP:
      break;
    default:
      reader->goes_on = FALSE;
      break;
    }
}

/* Whether somebody who knows the rules could not tell how it goes. */
static gboolean
is_news (const ComstockBoardDeed *deed)
{
  gboolean news = !deed->builds;

  for (guint i = 0; i < deed->n_steps; i++)
    news |= deed->steps[i].criterion != BOARD_BY_NECESSITY ||
            (deed->steps[i].roads.across | deed->steps[i].roads.down) != 0;
  return news;
}

static void
read_move (Reader *reader)
{
  g_autoptr (GArray) events = comstock_game_dup_events (reader->game, reader->cursor - 1, reader->cursor);

  reader->before = *(const BoardState *) comstock_game_get_state_at (reader->game, reader->cursor - 1);
  for (guint i = 0; i < events->len; i++, reader->n_events++)
    read_event (reader, &g_array_index (events, CsEvent, i));
}

GArray *
comstock_board_deeds_dup (ComstockBoardGame *game,
                          guint              from,
                          guint              to)
{
  Reader reader = { .game = COMSTOCK_GAME (game) };

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), NULL);

  reader.deeds = g_array_new (FALSE, FALSE, sizeof (ComstockBoardDeed));
  for (reader.cursor = from + 1; reader.cursor <= to; reader.cursor++)
    read_move (&reader);
  for (guint i = reader.deeds->len; i > 0; i--)
    if (!is_news (&g_array_index (reader.deeds, ComstockBoardDeed, i - 1)))
      g_array_remove_index (reader.deeds, i - 1);
  return reader.deeds;
}

guint
comstock_board_deeds_get_die (const ComstockBoardStep *step,
                              guint                   *n)
{
  *n = board_count (step->among);
  if (step->among == 0)
    return 0;
  return 1 + board_count (step->among & (board_parcel_bit ((guint) step->place - BOARD_PLACE_PARCEL) - 1));
}
