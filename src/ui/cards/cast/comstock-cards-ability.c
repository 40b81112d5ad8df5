/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A callout at a portrait: before and after as the rules have it. */

#include "comstock-cards-ability.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-forecast.h"
#include "ui/table/comstock-callout.h"

#define CLOSE 0     /* no move */

struct _ComstockCardsAbility
{
  GObject parent_instance;

  ComstockCardsGame *game;
  ComstockCardsCast *cast;
  ComstockCardsHand *hand;
  GtkOverlay *overlay;
  ComstockCallout *callout;     /* NULL for none; the overlay owns it */
  gboolean asked;               /* it asks, and does not only tell */
};

enum
{
  CHOSEN,
  WEIGHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsAbility, comstock_cards_ability, G_TYPE_OBJECT)

/* What the callout says of each; what is added to an auction card is filled in. */
static const char *const texts[CARDS_ABILITIES] = {
  [CARDS_GOVERNOR] = N_("One more card joins the column, and you take a card right away."),
  /* Translators: what an ability would do for the player who may use it now; your turn: to take a card */
  [CARDS_LAWYER] = N_("You take a card right away, then lose an auction card and your turn."),
  [CARDS_CHINESE_WORKER] = N_("One more card joins the column, and you take two cards on your turn."),
  [CARDS_HEROES] = N_("Every card in your hand is worth {boost} more this round."),
  [CARDS_GUNSMITH] = N_("Every card in your hand is worth {boost} more this round."),
  [CARDS_MERCENARY] = N_("Your auction card is worth {boost} more."),
  [CARDS_DOCTOR] = N_("Your auction card is worth {boost} more."),
};

static char *
lookup_boost (const char *word,
              gpointer    character)
{
  return g_strdup_printf ("%u", cards_characters[GPOINTER_TO_UINT (character)].boost);
}

static char *
dup_value (const ComstockCardsOutlook *outlook)
{
  /* Translators: what an auction card counts, and which place in the order of play that makes: "8, 3rd" */
  return g_strdup_printf (_("%u, %s"), outlook->value, comstock_cards_place_get_name (outlook->place - 1));
}

static char *
dup_column (const ComstockCardsOutlook *outlook)
{
  /* Translators: how many cards lie in the column */
  return g_strdup_printf (ngettext ("%u card", "%u cards", outlook->column), outlook->column);
}

static char *
dup_highest (const ComstockCardsOutlook *outlook)
{
  return g_strdup_printf ("%u", outlook->highest);
}

typedef char *(*DupFigure) (const ComstockCardsOutlook *outlook);

/* What changes in figures: the auction card that lies open, the highest in hand, or the column. */
static DupFigure
find_figure (const ComstockCardsOutlook *before,
             const ComstockCardsOutlook *after)
{
  if (before->value != after->value)
    return dup_value;
  if (before->boost != after->boost)
    return dup_highest;
  return before->column != after->column ? dup_column : NULL;
}

static void
drop_callout (ComstockCardsAbility *self)
{
  g_clear_pointer (&self->callout, comstock_callout_remove);
}

static void
on_chosen (ComstockCardsAbility *self,
           guint                 answer)
{
  if (answer == CLOSE)
    drop_callout (self);
  else
    g_signal_emit (self, signals[CHOSEN], 0, answer);
}

static void
put_callout (ComstockCardsAbility  *self,
             ComstockCalloutKind    kind,
             const char            *text,
             ComstockCardsPortrait *portrait)
{
  drop_callout (self);
  self->callout = comstock_callout_add (self->overlay, kind, text, GTK_WIDGET (portrait), NULL);
  g_signal_connect_object (self->callout, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
}

static void
on_pointer (GtkEventControllerMotion *motion,
            GParamSpec               *pspec,
            ComstockCardsAbility     *self)
{
  g_signal_emit (self, signals[WEIGHED], 0, gtk_event_controller_motion_contains_pointer (motion));
}

static void
watch_pointer (ComstockCardsAbility *self,
               GtkWidget            *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "notify::contains-pointer", G_CALLBACK (on_pointer), self, 0);
  gtk_widget_add_controller (button, motion);
}

/* The same in words, for a player who hears of the portrait that has the focus. */
static void
describe (ComstockCardsPortrait *portrait,
          const char            *text,
          const char            *from,
          const char            *to)
{
  g_autofree char *all = from != NULL ? g_strdup_printf (_("%s From %s to %s."), text, from, to) : g_strdup (text);

  comstock_cards_portrait_describe (portrait, all);
}

static void
show_question (ComstockCardsAbility  *self,
               ComstockCardsPortrait *portrait,
               const ComstockAsk     *ask)
{
  const CardsCharacter character = comstock_cards_portrait_get_character (portrait);
  const ComstockPlace place = comstock_cards_place (COMSTOCK_CARDS_SURFACE_CAST, character);
  g_autofree char *text = comstock_text_fill (_(texts[character]), lookup_boost, GUINT_TO_POINTER (character));
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  ComstockCardsOutlook before, after;
  DupFigure dup;

  comstock_cards_forecast_ability (self->game, &before, &after);
  if ((dup = find_figure (&before, &after)) != NULL)
    {
      from = dup (&before);
      to = dup (&after);
    }
  put_callout (self, COMSTOCK_CALLOUT_QUESTION, text, portrait);
  comstock_callout_set_change (self->callout, from, to);
  watch_pointer (self, comstock_callout_add_answer (self->callout, C_("ability", "Use"),
                                                    comstock_ask_find_at (ask, &place, NULL)->move, FALSE));
  comstock_callout_add_answer (self->callout, _("Not Now"), comstock_ask_find_quiet (ask)->move, TRUE);
  describe (portrait, text, from, to);
  comstock_cards_hand_set_raise (self->hand, after.value == 0 ? after.boost : 0);
}

void
comstock_cards_ability_update (ComstockCardsAbility *self,
                               const ComstockAsk    *ask)
{
  const int character = ask != NULL ? comstock_cards_game_get_ability (self->game) : -1;
  ComstockCardsPortrait *portrait = comstock_cards_cast_get_portrait (self->cast, character);

  drop_callout (self);
  self->asked = portrait != NULL;
  comstock_cards_cast_ask (self->cast, self->asked ? character : -1);
  if (self->asked)
    show_question (self, portrait, ask);
  else
    {
      /* Until the cards lie open the hand shows what was announced for it. */
      const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
      ComstockCardsSeat *seat = viewer >= 0 ? comstock_cards_game_get_seat (self->game, (guint) viewer) : NULL;

      comstock_cards_hand_set_raise (self->hand, seat != NULL && comstock_cards_seat_get_played (seat) == 0 ?
                                                   comstock_cards_seat_get_boost (seat) : 0);
    }
}

void
comstock_cards_ability_tell (ComstockCardsAbility  *self,
                             ComstockCardsPortrait *portrait,
                             const char            *reason)
{
  const CardsCharacter character = comstock_cards_portrait_get_character (portrait);
  const char *effect = comstock_cards_character_get_effect (character);
  /* Translators: what a character does, and why that cannot be used now. */
  g_autofree char *all = reason != NULL ? g_strdup_printf (_("%s. %s"), effect, reason) : g_strdup (effect);
  /* Half cards have no name. */
  g_autofree char *text = g_strdup_printf ("%s\n%s", comstock_cards_character_get_name (character), all);

  if (self->asked)
    return;
  put_callout (self, COMSTOCK_CALLOUT_REPLY, text, portrait);
  /* Translators: closes what tells about a character */
  comstock_callout_add_answer (self->callout, _("Close"), CLOSE, TRUE);
}

GtkWidget *
comstock_cards_ability_find_question (ComstockCardsAbility *self)
{
  return self->callout != NULL && self->asked ? GTK_WIDGET (self->callout) : NULL;
}

static void
comstock_cards_ability_dispose (GObject *object)
{
  ComstockCardsAbility *self = COMSTOCK_CARDS_ABILITY (object);

  if (self->callout != NULL)
    g_signal_handlers_disconnect_by_data (self->callout, self);
  self->callout = NULL;
  G_OBJECT_CLASS (comstock_cards_ability_parent_class)->dispose (object);
}

static void
comstock_cards_ability_class_init (ComstockCardsAbilityClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_ability_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CARDS_ABILITY, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[WEIGHED] = g_signal_new ("weighed", COMSTOCK_TYPE_CARDS_ABILITY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
comstock_cards_ability_init (ComstockCardsAbility *self)
{
}

ComstockCardsAbility *
comstock_cards_ability_new (ComstockCardsGame *game,
                            ComstockCardsCast *cast,
                            ComstockCardsHand *hand,
                            GtkOverlay        *overlay)
{
  ComstockCardsAbility *self = g_object_new (COMSTOCK_TYPE_CARDS_ABILITY, NULL);

  self->game = game;
  self->cast = cast;
  self->hand = hand;
  self->overlay = overlay;
  return self;
}
