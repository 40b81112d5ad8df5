/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “tournament” of the card game: rivals, virtual players and sparring partners. */

#include "commands.h"

#include "ai/cards/cards-sparring.h"
#include "cli/cli-input.h"
#include "cli/cli-play.h"
#include "cli/cli-tournament.h"
#include "model/cards/comstock-cards-figures.h"
#include "model/cards/comstock-cards-game.h"
#include "model/cards/comstock-cards-setup.h"

#include <glib/gi18n.h>

#define SPARRING "sparring"

/* "collector, builder, …" */
static char *
dup_partners (void)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (const CardsSparring *const *partner = cards_sparring; *partner != NULL; partner++)
    g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", cards_sparring_id (*partner));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static char *
dup_seats (void)
{
  g_autofree char *partners = dup_partners ();
  g_autofree char *sentence =
    /* Translators: LEVEL is a word that stands for a level; keep what is in braces, rival, virtual and sparring. */
    g_strdup_printf (_("Who plays: {min-seats} to {max-seats} of rival[:LEVEL], virtual[:LEVEL] and sparring:PARTNER, "
                       "separated by commas; the partners are %s"),
                     partners);

  return comstock_cards_figures_fill (sentence, COMSTOCK_CARDS_FIGURES_RULES, 0);
}

static gconstpointer
get_kit (void)
{
  return cli_get_kit (COMSTOCK_TYPE_CARDS_DECK);
}

/* The partner that @text, "sparring:NAME", speaks of; NULL if it speaks of none.  FALSE if there is no such one. */
static gboolean
read_partner (const char           *text,
              guint                 seat,
              const CardsSparring **partner,
              GError              **error)
{
  g_auto (GStrv) words = g_strsplit (text, ":", 2);
  g_autofree char *partners = NULL;

  *partner = NULL;
  if (words[0] == NULL || !g_str_equal (words[0], SPARRING))
    return TRUE;
  *partner = words[1] != NULL ? cards_sparring_find (words[1]) : NULL;
  if (*partner != NULL)
    return TRUE;
  partners = dup_partners ();
  g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
               /* Translators: the number of a player, what was typed, and a list of words that may be */
               _("player %u: “%s” is not a sparring partner; the partners are %s"), seat + 1, text, partners);
  return FALSE;
}

/* Finds the partners, whom nothing but this command knows, and puts rivals in their places. */
static gboolean
read_partners (GStrv                 texts,
               const CardsSparring **partners,
               GError              **error)
{
  for (guint i = 0; texts[i] != NULL && i < CARDS_MAX_SEATS; i++)
    {
      if (!read_partner (texts[i], i, &partners[i], error))
        return FALSE;
      if (partners[i] == NULL)
        continue;
      g_free (texts[i]);
      texts[i] = g_strdup (comstock_cards_seat_kind_get_id (COMSTOCK_RIVAL));
    }
  return TRUE;
}

static void
list_contestants (const ComstockCardsSetup   *setup,
                  const CardsSparring *const *partners,
                  CliContestants             *contestants)
{
  contestants->n = setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++)
    {
      const ComstockHolder *holder = &setup->seats[i].holder;

      if (partners[i] != NULL)
        contestants->items[i] = (CliContestant) { SPARRING, cards_sparring_id (partners[i]), partners[i],
                                                  holder->level };
      else
        contestants->items[i] = (CliContestant) { comstock_cards_seat_kind_get_id (holder->kind),
                                                  comstock_cards_level_get_id (holder->level), NULL, holder->level };
    }
}

static gboolean
read_contestants (const char     *seats,
                  CliContestants *contestants,
                  GError        **error)
{
  g_auto (GStrv) texts = g_strsplit (seats, ",", -1);
  const CardsSparring *partners[CARDS_MAX_SEATS] = { NULL };
  ComstockCardsSetup setup = { .seed = 0 };
  g_autofree char *list = NULL;
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (ComstockCardsGame) game = NULL;

  if (!read_partners (texts, partners, error))
    return FALSE;
  list = g_strjoinv (",", texts);
  if (!comstock_cards_setup_parse (&setup, list, error))
    return FALSE;
  /* The rules judge the seats as a whole. */
  game = comstock_cards_game_new (deck, &setup, error);
  if (game == NULL || !cli_play_check_persons (COMSTOCK_GAME (game), error))
    return FALSE;
  list_contestants (&setup, partners, contestants);
  return TRUE;
}

static void
deal (const CliContestants *seated,
      CsRng                *rng,
      gpointer              setup)
{
  CardsSetup *cards = setup;

  cards->n_seats = (uint8_t) seated->n;
  for (guint i = 0; i < seated->n; i++)
    {
      cards->kinds[i] = (uint8_t) comstock_cards_level_get_rules_kind (seated->items[i].number);
      cards->suits[i] = (uint8_t) i;
    }
  cards_setup_deal (cards, rng);
}

static CsMove
choose (const CliContestant *contestant,
        gconstpointer        kit,
        gconstpointer        state,
        guint                seat,
        CsRng               *rng)
{
  const ComstockGameClass *klass = g_type_class_peek (COMSTOCK_TYPE_CARDS_GAME);

  if (contestant->player != NULL)
    return cards_sparring_move (contestant->player, kit, state, seat, rng);
  return klass->choose (kit, state, seat, contestant->number, COMSTOCK_PLAIN, rng, NULL);
}

static const CliTournament cards_tournament = {
  .rules = &cards_game,
  .dup_seats = dup_seats,
  .get_kit = get_kit,
  .read = read_contestants,
  .deal = deal,
  .choose = choose,
};

const CliCommand cli_cards_tournament = {
  .name = "tournament",
  .arguments = "",
  .summary = N_("Plays many games between the same players and compares them"),
  .seating = &comstock_cards_seating,
  .game = &cards_tournament,
  .run = cli_tournament_run,
};
