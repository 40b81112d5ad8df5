/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats, characters, buildings, board and variants, and games dealt with them. */

#include "config.h"

#include "comstock-board-offers.h"

#include <glib/gi18n.h>

#include "comstock-board-cast.h"
#include "comstock-board-preview.h"
#include "model/board/comstock-board-code.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-json.h"
#include "ui/board/comstock-board-art.h"

/* The offers, by their place in the table. */
enum
{
  MODE,
  STRATEGY,
  SEATS,
  CHARACTERS,
  CUSTOM_CHARACTERS,
  BUILDINGS,
  CUSTOM_BUILDINGS,
  GROUND,
  VARIANTS,
};

/* After the recommended sets of characters. */
enum
{
  RANDOM_SET = BOARD_SETS,
  CUSTOM_SET,
  N_SETS,
};

/* After the sets of the model. */
enum
{
  CUSTOM_STOCK = COMSTOCK_BOARD_ALL_BUILDINGS + 1,
  N_STOCKS,
};

enum
{
  PLAIN_SIDE,
  RIVER_SIDE,
  RIVER_OF_TILES,
  N_GROUNDS,
};

/* A bit that no character has: what the rules refuse, where no choice at all would be one at random. */
#define NO_ROLES (G_GUINT64_CONSTANT (1) << BOARD_ROLES)

/* Jeb Standish is no choice of a seat. */
static const ComstockHolder holders[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_EASY },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_RIVAL, COMSTOCK_RIVAL_EXPERT },
};

/* --- seats --- */

static gboolean
is_solo (const ComstockChoices *choices)
{
  return choices->values[MODE] != 0;
}

static void
set_solo (ComstockChoices *choices)
{
  choices->values[MODE] = 1;
}

static const char *
get_seats_description (const ComstockChoices *choices)
{
  return is_solo (choices) ? _("The solo game has its own characters and buildings.") : NULL;
}

static const char *
get_mode_name (guint mode)
{
  /* Translators: a mode: one player against Jeb Standish */
  return mode != 0 ? _("Solo game") : _("Two to six players");
}

static const char *
get_strategy_id (guint strategy)
{
  return comstock_seating_get_level_id (&comstock_board_seating, COMSTOCK_BOARD_RANCHER + strategy);
}

static const char *
get_strategy_name (guint strategy)
{
  return comstock_board_level_get_holder (COMSTOCK_BOARD_RANCHER + strategy);
}

/* --- material, of which the solo game has a choice of the board alone --- */

static gboolean
has_material (const ComstockChoices *choices)
{
  return !is_solo (choices);
}

static const char *
get_set_id (guint set)
{
  if (set < BOARD_SETS)
    return board_sets[set].id;
  return set == CUSTOM_SET ? "own" : "random";
}

static const char *
get_set_name (guint set)
{
  if (set < BOARD_SETS)
    return comstock_board_set_get_name (set);
  /* Translators: which characters are in the game: chosen one by one by the player, or drawn */
  /* Translators: which characters are in the game: drawn */
  return set == CUSTOM_SET ? _("Custom") : _("At random");
}

static gboolean
has_custom_characters (const ComstockChoices *choices)
{
  return !is_solo (choices) && choices->values[CHARACTERS] == CUSTOM_SET;
}

static const char *
get_role_id (guint role)
{
  g_autofree char *id = comstock_board_json_dup_role_id (role);

  return g_intern_string (id);
}

static GtkWidget *
cast_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_CAST, "title", _("Custom Characters"), NULL);
}

static guint64
read_cast (GtkWidget *cast)
{
  return comstock_board_cast_get_roles (COMSTOCK_BOARD_CAST (cast));
}

static const char *
get_stock_id (guint stock)
{
  static const char *const ids[] = { "first-game", "all", "own" };

  return ids[stock];
}

static const char *
get_stock_name (guint stock)
{
  /* Translators: which buildings are in the game */
  static const char *const names[] = { N_("Those of the first game"), N_("All buildings"), N_("Custom") };

  return _(names[stock]);
}

static gboolean
has_custom_buildings (const ComstockChoices *choices)
{
  return !is_solo (choices) && choices->values[BUILDINGS] == CUSTOM_STOCK;
}

static const char *
get_building_id (guint i)
{
  return board_contents[comstock_board_optional[i]].id;
}

static const char *
get_building_name (guint i)
{
  return comstock_board_content_get_name (comstock_board_optional[i]);
}

static const char *
get_building_sign (guint i)
{
  return comstock_board_art_content (comstock_board_optional[i]);
}

static const char *
get_building_number (guint i)
{
  const guint most = board_contents[comstock_board_optional[i]].count;
  ComstockBoardSetup first;
  guint usual;
  g_autofree char *text = NULL;

  comstock_board_setup_set_buildings (&first, COMSTOCK_BOARD_FIRST_BUILDINGS);
  usual = first.buildings[comstock_board_optional[i] - BOARD_FIRST_BUILDING];
  if (usual == 0)
    text = g_strdup_printf (_("Tiles in the box: %u"), most);
  else
    /* Translators: tiles of one type of building. */
    text = g_strdup_printf (_("%u instead of %u"), most, usual);
  return g_intern_string (text);
}

static const char *
get_ground_id (guint ground)
{
  static const char *const ids[] = { "plain", "river", "tiles" };

  return ids[ground];
}

static const char *
get_ground_name (guint ground)
{
  static const char *const names[] = {
    /* Translators: the side of the printed board that has no river */
    N_("Plain side"),
    /* Translators: the other side of the printed board */
    N_("Side with the river"),
    /* Translators: a river that is made of tiles on the side of the board that has none */
    N_("River of tiles"),
  };

  return _(names[ground]);
}

/* --- variants; the tiles of a river are a board --- */

static const BoardVariant variants[] = {
  BOARD_NEW_BEGINNING, BOARD_MIGHT_IS_RIGHT, BOARD_KIT_CARSON, BOARD_WITH_OUTLAWS, BOARD_WITH_HORSES,
};

#define NOT_SOLO (BOARD_KIT_CARSON | BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES)

static const char *
get_variant_id (guint i)
{
  return board_variant_ids[g_bit_nth_lsf (variants[i], -1)];
}

static const char *
get_variant_name (guint i)
{
  return comstock_board_variant_get_name (variants[i]);
}

static const char *
get_variant_effect (guint i)
{
  return comstock_board_variant_get_effect (variants[i]);
}

static const char *
why_barred (const ComstockChoices *choices,
            guint                  i)
{
  return is_solo (choices) && (variants[i] & NOT_SOLO) != 0 ? _("Not possible in the solo game.") : NULL;
}

static guint8
get_variants (const ComstockChoices *choices)
{
  guint8 chosen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    if ((choices->values[VARIANTS] >> i & 1) != 0)
      chosen |= (guint8) variants[i];
  return is_solo (choices) ? chosen & (guint8) ~NOT_SOLO : chosen;
}

static void
show_cast (GtkWidget             *cast,
           const ComstockChoices *choices)
{
  ComstockBoardCast *self = COMSTOCK_BOARD_CAST (cast);

  comstock_board_cast_set_horses (self, (get_variants (choices) & BOARD_WITH_HORSES) != 0);
  comstock_board_cast_set_roles (self, choices->values[CUSTOM_CHARACTERS]);
}

static const ComstockOffer items[] = {
  [MODE] = { COMSTOCK_OFFER_CHOICE, .group = N_("Players"), .get_description = get_seats_description, .key = "solo",
             /* Translators: a choice in New Game: solo, or with several players */
             .title = N_("Mode"), .n = 2, .get_name = get_mode_name },
  [STRATEGY] = { COMSTOCK_OFFER_CHOICE, .key = "strategy", .title = N_("Strategy"), .n = COMSTOCK_BOARD_STRATEGIES,
                 .get_id = get_strategy_id, .get_name = get_strategy_name, .is_shown = is_solo },
  [SEATS] = { COMSTOCK_OFFER_SEATS },
  [CHARACTERS] = { COMSTOCK_OFFER_CHOICE, .group = N_("Game"), .key = "characters", .title = N_("Characters"),
                   .n = N_SETS, .get_id = get_set_id, .get_name = get_set_name, .is_shown = has_material },
  [CUSTOM_CHARACTERS] = { COMSTOCK_OFFER_OWN, .key = "own-characters", .n = BOARD_ROLES, .get_id = get_role_id,
                          .is_shown = has_custom_characters, .row_new = cast_new, .read_row = read_cast,
                          .show_row = show_cast },
  [BUILDINGS] = { COMSTOCK_OFFER_CHOICE, .key = "buildings", .title = N_("Buildings"), .n = N_STOCKS,
                  .get_id = get_stock_id, .get_name = get_stock_name, .is_shown = has_material },
  [CUSTOM_BUILDINGS] = { COMSTOCK_OFFER_SET, .key = "own-buildings", .title = N_("Custom Buildings"),
                         .n = COMSTOCK_BOARD_OPTIONAL, .get_id = get_building_id, .get_name = get_building_name,
                         .get_effect = get_building_number, .get_sign = get_building_sign,
                         .none = N_("Those of the first game"), .is_shown = has_custom_buildings },
  [GROUND] = { COMSTOCK_OFFER_CHOICE, .key = "board", .title = N_("Side of the Board"), .n = N_GROUNDS,
               .get_id = get_ground_id, .get_name = get_ground_name },
  [VARIANTS] = { COMSTOCK_OFFER_SET, .group = N_("Variants"), .key = "variants", .n = G_N_ELEMENTS (variants),
                 .get_id = get_variant_id, .get_name = get_variant_name, .get_effect = get_variant_effect,
                 .why_barred = why_barred },
};

static void
complete (ComstockChoices *choices)
{
  if (choices->values[CUSTOM_CHARACTERS] == 0)
    choices->values[CUSTOM_CHARACTERS] = board_sets[0].roles;
}

/* Who begins an own choice changes something in the set that was shown. */
static void
follow (ComstockChoices *choices,
        guint            offer)
{
  if (offer == CHARACTERS && choices->values[CHARACTERS] < BOARD_SETS)
    choices->values[CUSTOM_CHARACTERS] = board_sets[choices->values[CHARACTERS]].roles;
}

/* --- dealing --- */

static guint64
choose_roles (const ComstockChoices *choices)
{
  const guint64 set = choices->values[CHARACTERS];

  if (set < BOARD_SETS)
    return board_sets[set].roles;
  if (set == RANDOM_SET)
    return 0;
  return choices->values[CUSTOM_CHARACTERS] != 0 ? choices->values[CUSTOM_CHARACTERS] : NO_ROLES;
}

static void
choose_buildings (const ComstockChoices *choices,
                  ComstockBoardSetup    *setup)
{
  const gboolean all = choices->values[BUILDINGS] == COMSTOCK_BOARD_ALL_BUILDINGS;

  comstock_board_setup_set_buildings (setup, all ? COMSTOCK_BOARD_ALL_BUILDINGS : COMSTOCK_BOARD_FIRST_BUILDINGS);
  if (choices->values[BUILDINGS] == CUSTOM_STOCK)
    comstock_board_setup_add_buildings (setup, (guint) choices->values[CUSTOM_BUILDINGS]);
}

/* Against Standish, who takes the suit of the seat that is empty. */
static void
choose_standish (const ComstockChoices *choices,
                 ComstockBoardSetup    *setup)
{
  setup->n_seats = 2;
  setup->seats[BOARD_STANDISH].holder = (ComstockHolder) {
    .kind = COMSTOCK_AUTOMATIC,
    .level = COMSTOCK_BOARD_RANCHER + (ComstockLevel) choices->values[STRATEGY],
  };
}

static ComstockGame *
deal (const ComstockChoices *choices,
      guint64                seed,
      GError               **error)
{
  ComstockBoardSetup setup = {
    .n_seats = choices->n_seats,
    .variants = get_variants (choices),
    .river_side = choices->values[GROUND] == RIVER_SIDE,
    .seed = seed,
  };

  memcpy (setup.seats, choices->seats, sizeof setup.seats);
  if (choices->values[GROUND] == RIVER_OF_TILES)
    setup.variants |= BOARD_RIVER_TILES;
  if (is_solo (choices))
    choose_standish (choices, &setup);
  else
    {
      setup.roles = choose_roles (choices);
      choose_buildings (choices, &setup);
    }
  return (ComstockGame *) comstock_board_game_new (&setup, error);
}

/* Who plays against Standish is all that the page shows of the seats. */
static void
adopt_solo (const ComstockCodeContent *content,
            ComstockChoices           *choices)
{
  choices->values[STRATEGY] = content->seats[BOARD_STANDISH].holder.level - COMSTOCK_BOARD_RANCHER;
  choices->seats[BOARD_STANDISH].holder = (ComstockHolder) { .kind = COMSTOCK_RIVAL, .level = COMSTOCK_MEDIUM };
  comstock_holder_set_name (&choices->seats[BOARD_STANDISH].holder, comstock_rivals[BOARD_STANDISH].name);
}

static void
adopt (const ComstockCodeContent *content,
       ComstockChoices           *choices)
{
  const guint64 *options = content->options;
  const guint64 chosen = options[COMSTOCK_BOARD_CODE_VARIANTS];

  choices->values[MODE] = content->seats[BOARD_STANDISH].holder.kind == COMSTOCK_AUTOMATIC;
  if (is_solo (choices))
    adopt_solo (content, choices);
  choices->values[CHARACTERS] = options[COMSTOCK_BOARD_CODE_SET];
  choices->values[BUILDINGS] = options[COMSTOCK_BOARD_CODE_BUILDINGS];
  if (options[COMSTOCK_BOARD_CODE_SET] == COMSTOCK_BOARD_OTHER_SET)
    choices->values[CUSTOM_CHARACTERS] = options[COMSTOCK_BOARD_CODE_ROLES];
  if (options[COMSTOCK_BOARD_CODE_BUILDINGS] == COMSTOCK_BOARD_OTHER_BUILDINGS)
    choices->values[CUSTOM_BUILDINGS] = options[COMSTOCK_BOARD_CODE_STOCK];
  choices->values[GROUND] = options[COMSTOCK_BOARD_CODE_RIVER_SIDE] != 0 ? RIVER_SIDE : PLAIN_SIDE;
  if ((chosen & BOARD_RIVER_TILES) != 0)
    choices->values[GROUND] = RIVER_OF_TILES;
  choices->values[VARIANTS] = 0;
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    if ((chosen & variants[i]) != 0)
      choices->values[VARIANTS] |= BOARD_BIT (i);
}

static GSettings *
settings_new (void)
{
  return g_settings_new (APPLICATION_ID ".board");
}

const ComstockOffers comstock_board_offers = {
  .least = BOARD_MIN_SEATS,
  .most = BOARD_MAX_SEATS,
  .seating = &comstock_board_seating,
  .holders = holders,
  .n_holders = G_N_ELEMENTS (holders),
  .get_holder = comstock_board_level_get_holder,
  .usual_seats = "person,rival,rival,rival",
  .items = items,
  .n = G_N_ELEMENTS (items),
  .settings_new = settings_new,
  .complete = complete,
  .follow = follow,
  .is_solo = is_solo,
  .set_solo = set_solo,
  .preview_new = comstock_board_preview_new,
  .show_preview = comstock_board_preview_show,
  .adopt = adopt,
  .deal = deal,
};

ComstockGame *
comstock_board_offers_deal_again (ComstockGame *game,
                                  GError      **error)
{
  ComstockBoardSetup setup;

  comstock_board_game_get_choices (COMSTOCK_BOARD_GAME (game), &setup);
  setup.seed = comstock_choices_draw_seed ();
  /* His strategy is read anew from the file, which may have been corrected. */
  setup.standish.plays = 0;
  return (ComstockGame *) comstock_board_game_new (&setup, error);
}
