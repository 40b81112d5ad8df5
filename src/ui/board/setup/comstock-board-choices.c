/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings to choices and back; what the settings hold is checked like anything from outside. */

#include "config.h"

#include "comstock-board-choices.h"

#include "model/board/comstock-board-first-game.h"
#include "model/board/comstock-board-json.h"
#include "ui/table/comstock-code-row.h"
#include "ui/table/comstock-seat-words.h"

/* A bit that no character has: what the rules refuse, where no choice at all would be one at random. */
#define NO_ROLES (G_GUINT64_CONSTANT (1) << BOARD_ROLES)

static const char *const building_ids[COMSTOCK_BOARD_BUILDING_CHOICES] = { "first-game", "all", "own" };

static const char *const ground_ids[COMSTOCK_BOARD_GROUNDS] = { "plain", "river", "tiles" };

static GSettings *
open_settings (void)
{
  return g_settings_new (APPLICATION_ID ".board");
}

/* --- words of the settings --- */

static const char *
get_set_id (guint set)
{
  if (set < BOARD_SETS)
    return board_sets[set].id;
  return set == COMSTOCK_BOARD_OWN_SET ? "own" : "random";
}

static const char *
get_building_id (guint buildings)
{
  return building_ids[buildings];
}

static const char *
get_ground_id (guint ground)
{
  return ground_ids[ground];
}

/* Which of @n words @key holds; the first if none. */
static guint
read_word (GSettings   *settings,
           const char  *key,
           guint        n,
           const char *(*get_id) (guint number))
{
  g_autofree char *word = g_settings_get_string (settings, key);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (get_id (i), word))
      return i;
  return 0;
}

/* A bit for each word of @key that @find knows. */
static guint64
read_words (GSettings  *settings,
            const char *key,
            int       (*find) (const char *id))
{
  g_auto (GStrv) words = g_settings_get_strv (settings, key);
  guint64 found = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      const int number = find (words[i]);

      if (number >= 0)
        found |= G_GUINT64_CONSTANT (1) << number;
    }
  return found;
}

static char *
dup_content_id (guint content)
{
  return g_strdup (board_contents[content].id);
}

static char *
dup_variant_id (guint variant)
{
  return g_strdup (board_variant_ids[variant]);
}

static void
write_words (GSettings  *settings,
             const char *key,
             guint64     numbers,
             char     *(*dup_id) (guint number))
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 64; i++)
    if ((numbers >> i & 1) != 0)
      g_ptr_array_add (words, dup_id (i));
  g_ptr_array_add (words, NULL);
  g_settings_set_strv (settings, key, (const char *const *) words->pdata);
}

/* --- seats --- */

/* FALSE also if Standish is among them or two have the same suit: New Game could not show that. */
static gboolean
read_seats (GSettings            *settings,
            ComstockBoardChoices *self)
{
  const guint n_seats = comstock_seat_words_load (settings, &comstock_board_seating, comstock_suit_find,
                                                  BOARD_MIN_SEATS, BOARD_MAX_SEATS, self->seats);
  guint suits = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      if (self->seats[i].holder.kind == COMSTOCK_AUTOMATIC || (suits & BOARD_BIT (self->seats[i].suit)) != 0)
        return FALSE;
      suits |= BOARD_BIT (self->seats[i].suit);
    }
  self->n_seats = n_seats;
  return n_seats > 0;
}

/* As in a quick game, with rivals of the house. */
static void
take_usual_seats (ComstockBoardChoices *self)
{
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  self->n_seats = setup.n_seats;
  for (guint i = 0; i < setup.n_seats; i++)
    {
      self->seats[i] = setup.seats[i];
      if (setup.seats[i].holder.kind == COMSTOCK_RIVAL)
        g_strlcpy (self->seats[i].holder.name, comstock_rivals[i].name, COMSTOCK_MAX_SEAT_NAME);
    }
}

/* --- choices --- */

void
comstock_board_choices_load (ComstockBoardChoices *self)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autofree char *strategy = g_settings_get_string (settings, "strategy");
  const int level = comstock_board_level_find (COMSTOCK_AUTOMATIC, strategy);

  *self = (ComstockBoardChoices) {
    .solo = g_settings_get_boolean (settings, "solo"),
    .strategy = level >= 0 ? (ComstockLevel) level : COMSTOCK_BOARD_RANCHER,
    .set = read_word (settings, "characters", COMSTOCK_BOARD_SET_CHOICES, get_set_id),
    .own_roles = read_words (settings, "own-characters", board_role_find),
    .buildings = read_word (settings, "buildings", COMSTOCK_BOARD_BUILDING_CHOICES, get_building_id),
    .own_buildings = (guint32) read_words (settings, "own-buildings", board_content_find) & COMSTOCK_BOARD_OPTIONAL,
    .ground = (ComstockBoardGround) read_word (settings, "board", COMSTOCK_BOARD_GROUNDS, get_ground_id),
    .variants = (guint8) read_words (settings, "variants", comstock_board_variant_find) & (guint8) ~BOARD_RIVER_TILES,
  };
  if (self->own_roles == 0)
    self->own_roles = board_sets[0].roles;
  if (!read_seats (settings, self))
    take_usual_seats (self);
}

void
comstock_board_choices_store (const ComstockBoardChoices *self)
{
  g_autoptr (GSettings) settings = open_settings ();

  g_settings_set_boolean (settings, "solo", self->solo);
  g_settings_set_string (settings, "strategy", comstock_board_level_get_id (self->strategy));
  comstock_seat_words_store (settings, &comstock_board_seating, comstock_suit_get_id, self->seats, self->n_seats);
  g_settings_set_string (settings, "characters", get_set_id (self->set));
  write_words (settings, "own-characters", self->own_roles, comstock_board_json_dup_role_id);
  g_settings_set_string (settings, "buildings", get_building_id (self->buildings));
  write_words (settings, "own-buildings", self->own_buildings, dup_content_id);
  g_settings_set_string (settings, "board", get_ground_id (self->ground));
  write_words (settings, "variants", self->variants, dup_variant_id);
}

static guint64
choose_roles (const ComstockBoardChoices *self)
{
  if (self->set < BOARD_SETS)
    return board_sets[self->set].roles;
  if (self->set == COMSTOCK_BOARD_RANDOM_SET)
    return 0;
  return self->own_roles != 0 ? self->own_roles : NO_ROLES;
}

static void
choose_buildings (const ComstockBoardChoices *self,
                  ComstockBoardSetup         *setup)
{
  const gboolean all = self->buildings == COMSTOCK_BOARD_ALL_BUILDINGS;

  comstock_board_setup_set_buildings (setup, all ? COMSTOCK_BOARD_ALL_BUILDINGS : COMSTOCK_BOARD_FIRST_BUILDINGS);
  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (self->buildings == COMSTOCK_BOARD_OWN_BUILDINGS && (self->own_buildings & BOARD_BIT (content)) != 0)
      setup->buildings[content - BOARD_FIRST_BUILDING] = board_contents[content].count;
}

/* Against Standish, who takes the suit of the seat that is empty. */
static void
to_solo (const ComstockBoardChoices *self,
         ComstockBoardSetup         *setup)
{
  setup->n_seats = 2;
  setup->seats[BOARD_SOLIST] = self->seats[0];
  setup->seats[BOARD_STANDISH] = (ComstockSeatChoice) {
    .holder = { .kind = COMSTOCK_AUTOMATIC, .level = self->strategy },
    .suit = self->seats[1].suit,
  };
  setup->variants = self->variants & (guint8) ~COMSTOCK_BOARD_NOT_SOLO;
}

static void
choose_ground (const ComstockBoardChoices *self,
               ComstockBoardSetup         *setup)
{
  setup->river_side = self->ground == COMSTOCK_BOARD_RIVER_SIDE;
  if (self->ground == COMSTOCK_BOARD_RIVER_OF_TILES)
    setup->variants |= BOARD_RIVER_TILES;
}

void
comstock_board_choices_to_setup (const ComstockBoardChoices *self,
                                 guint64                     seed,
                                 ComstockBoardSetup         *setup)
{
  *setup = (ComstockBoardSetup) { .n_seats = self->n_seats, .variants = self->variants, .seed = seed };
  if (self->solo)
    {
      to_solo (self, setup);
      choose_ground (self, setup);
      return;
    }
  memcpy (setup->seats, self->seats, sizeof setup->seats);
  setup->roles = choose_roles (self);
  choose_buildings (self, setup);
  choose_ground (self, setup);
}

/* The usual seats, the person named as the last time. */
static void
take_quick (ComstockBoardChoices *self)
{
  ComstockBoardChoices last;

  comstock_board_choices_load (&last);
  *self = (ComstockBoardChoices) { .strategy = COMSTOCK_BOARD_RANCHER };
  take_usual_seats (self);
  g_strlcpy (self->seats[0].holder.name, comstock_seat_words_find_person (last.seats, last.n_seats),
             COMSTOCK_MAX_SEAT_NAME);
}

static ComstockGame *
deal (const ComstockBoardChoices *choices,
      GError                    **error)
{
  ComstockBoardSetup setup;

  comstock_board_choices_to_setup (choices, comstock_code_row_draw_seed (), &setup);
  return COMSTOCK_GAME (comstock_board_game_new (&setup, error));
}

ComstockGame *
comstock_board_choices_deal_quick (void)
{
  ComstockBoardChoices choices;

  take_quick (&choices);
  return deal (&choices, NULL);
}

ComstockGame *
comstock_board_choices_deal_solo (GError **error)
{
  ComstockBoardChoices choices;

  take_quick (&choices);
  choices.solo = TRUE;
  return deal (&choices, error);
}

ComstockGame *
comstock_board_choices_deal_first (void)
{
  ComstockBoardChoices choices;

  take_quick (&choices);
  return COMSTOCK_GAME (comstock_board_first_game_new (choices.seats[0].holder.name));
}

ComstockGame *
comstock_board_choices_deal_again (ComstockGame *game,
                                   GError      **error)
{
  ComstockBoardSetup setup;

  comstock_board_game_get_choices (COMSTOCK_BOARD_GAME (game), &setup);
  setup.seed = comstock_code_row_draw_seed ();
  /* His strategy is read anew from the file, which may have been corrected. */
  setup.standish.plays = 0;
  return COMSTOCK_GAME (comstock_board_game_new (&setup, error));
}
