/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every table is made of and does: after each change of the game it settles who is asked, who may look and where
 * the focus goes; moves, actions and panes; its look. */

#include "config.h"

#include "comstock-table.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-end.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-heap.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-style-class.h"
#include "comstock-analysis-pane.h"
#include "comstock-ending.h"
#include "comstock-exports.h"
#include "comstock-hinter.h"
#include "comstock-log-pane.h"
#include "comstock-rival-talk.h"
#include "comstock-skipper.h"
#include "model/base/comstock-text.h"

/* The window that tables are designed in, in pixels at the usual size of text. */
#define USUAL_WIDTH 1280
#define USUAL_HEIGHT 754        /* without the header */

typedef struct
{
  ComstockCurtain *curtain;
  ComstockPanes *panes;
  GtkOverlay *overlay;
  ComstockLogPane *log;         /* the panes own it */
  ComstockTheatre *theatre;
  ComstockFrame *frame;
  ComstockStage *stage;
  ComstockGuide *guide;

  ComstockGame *game;
  ComstockReplay *replay;
  ComstockDriver *driver;
  ComstockParts *parts;
  ComstockSkipper *skipper;
  ComstockHinter *hinter;
  ComstockNews *news;
  ComstockSounds *sounds;
  ComstockRivalTalk *talk;
  ComstockScorePane *score;     /* NULL for none; the panes own it */
  ComstockEnding *ending;       /* NULL before the start, or for none */
  GSettings *settings;
  GSettings *game_settings;     /* NULL for none */
  GSimpleActionGroup *actions;

  int asked;            /* the person who is asked, −1 for none */
  ComstockAsk *ask;     /* what that person is asked */
  ComstockCallout *refusal; /* weak: why that person has not answered */
  CsMove unconfirmed;   /* given once, 0 for none, */
  guint unconfirmed_at; /* and the cursor of the game then */
  guint questioned;     /* the cursor of the game when the question was shown last */
  int questioned_seat;  /* who was asked then, −1 for nobody */
  GtkWidget *answering; /* the part, or the curtain, where that person was last led to, NULL for none */
  gboolean secret;      /* what that person was asked there */
  gboolean updating;
  gboolean flying;      /* flights of the game are on their way */
  gboolean telling;     /* they or an act are */
  guint told;           /* meanwhile: so many entries of the log, */
  guint heard;          /* of which there are so many with this event, */
  guint length;         /* and were so many before the move */
  gboolean narrow;
  ComstockTabletop *tabletop;   /* not owned, NULL if there is none */
} ComstockTablePrivate;

enum
{
  PROP_GAME = 1,
  PROP_HEADING,
  PROP_PROMPT,
  PROP_ACTIONS,
  PROP_WAITING,
  PROP_REPLAYING,
  PROP_NARROW,
  PROP_TELLING,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GtkBuildableIface *parent_buildable;

static void comstock_table_init_buildable (GtkBuildableIface *iface);
static void comstock_table_init_look (ComstockLookInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (ComstockTable, comstock_table, ADW_TYPE_BIN,
                                  G_ADD_PRIVATE (ComstockTable)
                                  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, comstock_table_init_buildable)
                                  G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_table_init_look))

static ComstockTablePrivate *
get_private (gpointer self)
{
  return comstock_table_get_instance_private (self);
}

/* --- who is asked, and what --- */

/* The person who must act now, of several the first, −1 for none. */
static int
find_person (ComstockGame *game)
{
  const guint32 actors = comstock_game_get_actors (game);

  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    if ((actors & (1u << i)) != 0 && comstock_game_decides (game, comstock_game_get_cursor (game), i))
      return (int) i;
  return -1;
}

/* Whether the person at @seat, which is asked or −1, has made a move since the cursor was @since. */
static gboolean
is_asked_again (ComstockGame *game,
                int           seat,
                guint         since)
{
  for (guint i = since; seat >= 0 && i < comstock_game_get_cursor (game); i++)
    if (comstock_game_get_step (game, i)->seat == seat)
      return TRUE;
  return FALSE;
}

/* The disk keeps the others waiting, and nobody at the screen is asked anything meanwhile. */
static gboolean
is_held_up (ComstockTable *self)
{
  gboolean overdue;

  g_object_get (get_private (self)->driver, "overdue", &overdue, NULL);
  return overdue && find_person (comstock_table_get_game (self)) < 0;
}

/* What the game asks; of several people at the screen, which of them.  Before the curtain nobody is. */
static char *
dup_question (ComstockTable *self)
{
  ComstockGame *game = comstock_table_get_game (self);
  const int asked = comstock_table_get_asked (self);
  g_autofree char *question = comstock_game_dup_prompt (game);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  if (asked < 0 || comstock_game_count_persons (game) == 1 ||
      comstock_curtain_is_down (comstock_table_get_curtain (self)))
    return g_steal_pointer (&question);
  title = comstock_game_dup_seat_title (game, (guint) asked);
  name = comstock_text_isolate (title);
  /* Translators: who is asked, and what: "Hat: Take a card from the column." */
  return g_strdup_printf (_("%s: %s"), name, question);
}

/* What is asked now; of several people at the screen which of them, and of a moment that is only looked at which one it
 * is. */
static char *
dup_prompt (ComstockTable *self)
{
  ComstockGame *game = comstock_table_get_game (self);
  ComstockAct *act = comstock_theatre_get_act (comstock_table_get_theatre (self));
  const char *title = act != NULL ? comstock_act_get_title (act) : NULL;
  char *prompt = title != NULL      ? g_strdup (title) :
                 is_held_up (self) ? g_strdup (_("The game is waiting until it can be saved.")) :
                                     dup_question (self);
  g_autofree char *plain = NULL;

  if (!comstock_replay_is_active (comstock_table_get_replay (self)))
    return prompt;
  plain = prompt;
  /* Translators: the number of a move and how many there are; then what was asked at that moment. */
  return g_strdup_printf (_("Looking back: move %u of %u. %s"), comstock_game_get_cursor (game),
                          comstock_game_get_length (game), plain);
}

/* --- what the stage says --- */

/* How far the game is and what has happened, which may not be seen before it was told how it came there. */
static void
update_told (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  g_autofree char *heading = comstock_game_dup_heading (priv->game);
  guint round = 0;
  guint n_rounds = 0;
  const char *mark = COMSTOCK_TABLE_GET_CLASS (self)->get_progress (priv->game, &round, &n_rounds);

  if (comstock_stage_set_heading (priv->stage, heading, !priv->telling))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HEADING]);
  if (priv->telling)
    return;
  comstock_stage_set_progress (priv->stage, mark, round, n_rounds);
  comstock_log_pane_update (priv->log);
}

/* Of others' turns news tell.  A flight may set out before the table knows who is asked next. */
static gboolean
is_told (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  return (priv->asked >= 0 && find_person (priv->game) >= 0) || comstock_game_is_over (priv->game) ||
         comstock_replay_is_active (priv->replay) || is_held_up (self);
}

static void
tell_question (ComstockTable *self)
{
  g_autofree char *prompt = dup_prompt (self);

  if (is_told (self))
    comstock_announce_question (GTK_WIDGET (self), prompt);
}

static void
update_stage (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  g_autofree char *prompt = dup_prompt (self);
  const gboolean performing = comstock_theatre_is_performing (priv->theatre);
  /* The title of an act is; nothing is answered below any other, or asked while something flies. */
  const gboolean seen = !priv->telling ||
                        (performing && comstock_act_get_title (comstock_theatre_get_act (priv->theatre)) != NULL);
  const int asked = performing ? -1 : priv->asked;

  update_told (self);
  if (comstock_stage_set_prompt (priv->stage, prompt, seen))
    {
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROMPT]);
      tell_question (self);
    }
  /* A rival may have been asked the same before. */
  else if (is_asked_again (priv->game, priv->asked, priv->questioned) ||
           (priv->asked >= 0 && priv->asked != priv->questioned_seat))
    tell_question (self);
  priv->questioned = comstock_game_get_cursor (priv->game);
  priv->questioned_seat = priv->asked;
  if (seen)
    {
      comstock_stage_set_sign (priv->stage, asked >= 0 ? comstock_game_get_sign (priv->game, (guint) asked) : NULL);
      comstock_stage_set_asked (priv->stage, asked >= 0);
    }
  comstock_stage_set_looking_back (priv->stage, comstock_replay_is_active (priv->replay));
}

/* No tip lies over an act, also while it waits for what others decide. */
static void
hold_guide (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const gboolean open = comstock_theatre_get_act (priv->theatre) != NULL &&
                        comstock_theatre_get_cover (priv->theatre) == NULL;

  comstock_guide_set_held (priv->guide, comstock_theatre_is_performing (priv->theatre) || (open && priv->asked < 0));
}

/* --- who decides, and who may look --- */

/* Nobody is asked while the game is only looked at. */
static void
update_asked (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const gboolean secret = comstock_game_count_persons (priv->game) > 1 && comstock_game_is_secret (priv->game);
  g_autofree char *name = NULL;

  priv->asked = comstock_replay_is_active (priv->replay) ? -1 : find_person (priv->game);
  g_clear_pointer (&priv->ask, comstock_ask_unref);
  priv->ask = comstock_ask_new (priv->game, priv->asked);
  if (priv->asked >= 0)
    name = comstock_game_dup_seat_title (priv->game, (guint) priv->asked);
  comstock_curtain_ask (priv->curtain, priv->asked, name, secret);
}

/* Who may look.  A person alone at the screen always; of several, only the one asked, and while secrets are being
 * picked only the one for whom the curtain was lifted. */
static int
find_viewer (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const int viewer = comstock_game_get_viewer (priv->game);

  if (comstock_game_count_persons (priv->game) == 1)
    return viewer;
  if (comstock_game_is_secret (priv->game))
    return comstock_curtain_is_down (priv->curtain) ? -1 : priv->asked;
  return priv->asked >= 0 ? priv->asked : viewer;
}

/* --- where the focus goes --- */

/* Where nobody answers: the stage, or what covers it. */
static void
focus_sight (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  GtkWidget *cover = comstock_theatre_get_cover (priv->theatre);

  gtk_widget_grab_focus (cover != NULL ? cover : GTK_WIDGET (priv->stage));
}

/* While rivals think about their secrets, the game changes without asking the person anything new. */
static gboolean
is_asked_anew (ComstockTable *self,
               GtkWidget     *answering)
{
  ComstockTablePrivate *priv = get_private (self);
  const gboolean secret = comstock_game_is_secret (priv->game);
  const gboolean same = answering == priv->answering && answering != GTK_WIDGET (priv->curtain) && secret &&
                        priv->secret;

  priv->answering = answering;
  priv->secret = secret;
  return !same || gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL;
}

/* A person who walks through a game keeps the focus where it walks, up to its end and at the end of a finished
 * game too. */
static gboolean
is_looking_back (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  return comstock_replay_is_active (priv->replay) ||
         ((comstock_game_is_over (priv->game) || comstock_replay_is_walking (priv->replay)) &&
          comstock_part_has_focus (comstock_panes_get_part (priv->panes)));
}

static void
lead (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  GtkWidget *part = COMSTOCK_TABLE_GET_CLASS (self)->get_answering (self);
  const gboolean hidden = comstock_curtain_is_down (priv->curtain);

  if (!is_asked_anew (self, hidden ? GTK_WIDGET (priv->curtain) : part))
    return;
  comstock_announce_before_focus (GTK_WIDGET (self));
  if (hidden)
    comstock_curtain_focus (priv->curtain);
  else if (comstock_theatre_get_cover (priv->theatre) != NULL)
    focus_sight (self);
  else
    COMSTOCK_TABLE_GET_CLASS (self)->focus_part (self, part);
}

/* Brings the keyboard and, where only one page is seen, the page to where the decision is made. */
static void
direct_attention (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL || comstock_announce_below_dialog (GTK_WIDGET (self)))
    return;
  if (is_looking_back (self))
    priv->answering = NULL;
  else if (priv->asked < 0 && !comstock_game_is_over (priv->game))
    {
      /* While others play, the focus is on the stage: what was answered with may go, keys still skip, and the line is
       * read. */
      if (priv->answering != NULL || gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL)
        {
          comstock_announce_before_focus (GTK_WIDGET (self));
          focus_sight (self);
        }
      priv->answering = NULL;
    }
  else
    lead (self);
}

/* Wherever the focus is. */
static void
direct_attention_anew (ComstockTable *self)
{
  get_private (self)->answering = NULL;
  direct_attention (self);
}

/* --- after each change of the game --- */

/* Where the game goes back nothing is left to tell. */
static void
tell_all (ComstockTable *self)
{
  comstock_theatre_clear (get_private (self)->theatre);
  comstock_table_set_flying (self, FALSE);
}

/* Nobody plays on while the game is only looked at, or before a person has read what a lesson explains. */
static void
update_stopped (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const gboolean reading = priv->asked < 0 && comstock_guide_is_teaching (priv->guide);

  comstock_skipper_set_reading (priv->skipper, reading);
  comstock_driver_set_stopped (priv->driver, reading || comstock_replay_is_active (priv->replay));
  if (comstock_replay_is_active (priv->replay))
    tell_all (self);
}

void
comstock_table_update (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  if (priv->updating)
    return;
  priv->updating = TRUE;
  comstock_table_drop_refusal (self);
  update_asked (self);
  comstock_game_set_viewer (priv->game, find_viewer (self));
  COMSTOCK_TABLE_GET_CLASS (self)->show_game (self);
  if (priv->ending != NULL)
    comstock_ending_update (priv->ending);
  update_stage (self);
  hold_guide (self);
  comstock_guide_update (priv->guide, comstock_curtain_is_down (priv->curtain) ? -1 : priv->asked);
  /* After all that is announced: what has the focus is read last. */
  direct_attention (self);
  comstock_parts_set_asked (priv->parts,
                            priv->asked >= 0 ? COMSTOCK_TABLE_GET_CLASS (self)->get_answering (self) : NULL);
  update_stopped (self);
  if (priv->sounds != NULL)
    comstock_sounds_ask (priv->sounds, priv->asked);
  priv->updating = FALSE;
}

/* --- what its parts tell the table --- */

static void
on_pane_left (ComstockTable *self)
{
  focus_sight (self);
  direct_attention_anew (self);
}

static void
on_guided_part (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  update_stopped (self);
  if (comstock_guide_get_part (priv->guide) == COMSTOCK_GUIDE_NOTHING)
    {
      /* A button of the guide goes with its last tip; the focus must not go with it. */
      GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

      if (root != NULL && (gtk_root_get_focus (root) == NULL ||
                           comstock_part_has_focus (GTK_WIDGET (priv->guide))))
        on_pane_left (self);
    }
}

static void
on_skip (ComstockTable *self)
{
  COMSTOCK_TABLE_GET_CLASS (self)->skip (self);
}

static void
on_driver_failed (ComstockTable *self,
                  const GError  *error)
{
  comstock_table_tell (self, error->message);
}

static void
update_pace (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const ComstockPace pace = (ComstockPace) g_settings_get_enum (priv->settings, "pace");

  comstock_driver_set_pace (priv->driver, pace);
  comstock_theatre_set_pace (priv->theatre, pace);
}

static void
update_telling (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const gboolean telling = priv->flying || comstock_theatre_is_performing (priv->theatre);

  if (priv->telling == telling)
    return;
  priv->telling = telling;
  comstock_guide_set_waits (priv->guide, telling);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TELLING]);
}

static void
on_event (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  if (!priv->telling)
    priv->told = priv->length;
  priv->heard++;
}

static void
on_changed (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  priv->length = comstock_game_get_log_length (priv->game, comstock_game_get_cursor (priv->game));
  priv->heard = priv->length;
}

/* An act hands over to the next, or was the last. */
static void
on_performing (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const gboolean performing = comstock_theatre_is_performing (priv->theatre);

  priv->told = !performing ? priv->heard
                           : MAX (priv->told, comstock_act_get_since (comstock_theatre_get_act (priv->theatre)));

  comstock_driver_set_performing (priv->driver, performing);
  hold_guide (self);
  comstock_callout_hold_all (priv->overlay, performing);
  update_telling (self);
  update_stage (self);
}

/* --- its size --- */

static void
update_narrow (ComstockTable *self,
               int            width)
{
  ComstockTablePrivate *priv = get_private (self);
  const gboolean narrow = width < COMSTOCK_TABLE_NARROW;

  if (priv->narrow == narrow)
    return;
  priv->narrow = narrow;
  comstock_stage_set_tight (priv->stage, narrow);
  comstock_style_class_set (GTK_WIDGET (priv->overlay), "narrow", narrow);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

static void
show_light (ComstockTable *self)
{
  if (get_private (self)->driver != NULL)
    COMSTOCK_TABLE_GET_CLASS (self)->show_light (self);
}

/* What one goes on with is never under a pane. */
static void
update_foot (ComstockTable *self)
{
  const int end = comstock_table_get_end_foot (self);

  comstock_panes_set_foot (get_private (self)->panes, end > 0 ? end : COMSTOCK_TABLE_GET_CLASS (self)->get_foot (self));
  show_light (self);
}

/* Before the start there is no pane, and they may fold once more while the table goes. */
static void
spare_pane (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const int width = comstock_panes_get_width (priv->panes);

  if (priv->driver == NULL)
    return;
  COMSTOCK_TABLE_GET_CLASS (self)->spare (self, width);
  if (priv->ending != NULL)
    comstock_ending_spare (priv->ending, width);
  update_foot (self);
}

static gboolean
resize (GtkWidget     *bar,
        GdkFrameClock *clock,
        gpointer       data)
{
  gtk_widget_queue_resize (bar);
  return G_SOURCE_REMOVE;
}

/* The bar that has the stage goes along; it has its place in this frame already. */
static void
scale_bar (ComstockTable *self,
           double         scale)
{
  GtkWidget *bar = gtk_widget_get_ancestor (GTK_WIDGET (get_private (self)->stage), ADW_TYPE_HEADER_BAR);
  double before;

  if (bar == NULL)
    return;
  before = comstock_scale_get (bar);
  comstock_scale_set (bar, scale);
  if (comstock_scale_get (bar) != before)
    gtk_widget_add_tick_callback (bar, resize, NULL, NULL);
}

static void
on_reshape (ComstockTable *self,
            int            width,
            int            height)
{
  ComstockTablePrivate *priv = get_private (self);
  GtkWidget *widget = GTK_WIDGET (self);
  const double text = comstock_scale_get_text (widget);
  const double scale = MIN (gtk_widget_get_width (widget) / (USUAL_WIDTH * text),
                            gtk_widget_get_height (widget) / (USUAL_HEIGHT * text));

  /* Large windows have larger cards, not more bare table. */
  comstock_scale_set (widget, scale);
  scale_bar (self, scale);
  update_narrow (self, width);
  comstock_panes_set_room (priv->panes, gtk_widget_get_width (widget));
  COMSTOCK_TABLE_GET_CLASS (self)->reshape (self, width, height);
  update_foot (self);
  if (priv->score != NULL)
    comstock_score_pane_set_cramped (priv->score, comstock_panes_is_cramped (priv->panes));
}

/* --- moves of the person --- */

gboolean
comstock_table_wants_again (ComstockTable        *self,
                            const ComstockOption *option)
{
  GSettings *settings = get_private (self)->game_settings;

  return settings != NULL && option->confirm != NULL && g_settings_get_boolean (settings, option->confirm);
}

gboolean
comstock_table_play (ComstockTable *self,
                     CsMove         move)
{
  const int asked = comstock_table_get_asked (self);
  g_autoptr (GError) error = NULL;

  if (asked < 0)
    return FALSE;
  if (comstock_game_play (comstock_table_get_game (self), (guint) asked, move, &error))
    return TRUE;
  comstock_table_tell (self, error->message);
  return FALSE;
}

/* NULL unless the game is only looked at. */
static char *
dup_past (ComstockTable *self)
{
  if (!comstock_replay_is_active (comstock_table_get_replay (self)))
    return NULL;
  return g_strdup (_("You are looking at an earlier moment. Press “Play On From Here” to play from it."));
}

char *
comstock_table_dup_refusal (ComstockTable *self,
                            guint          seat,
                            CsMove         move)
{
  char *past = dup_past (self);

  return past != NULL ? past : comstock_game_dup_refusal_of (comstock_table_get_game (self), seat, move);
}

char *
comstock_table_dup_refusal_at (ComstockTable       *self,
                               guint                seat,
                               const ComstockPlace *place)
{
  char *past = dup_past (self);

  return past != NULL ? past : comstock_game_dup_refusal_at (comstock_table_get_game (self), seat, place);
}

/* What a game finds that leads to an answer at @place. */
static const ComstockOption *
find_ahead (ComstockTable       *self,
            const ComstockPlace *place)
{
  const ComstockTableClass *klass = COMSTOCK_TABLE_GET_CLASS (self);

  return klass->find_ahead != NULL ? klass->find_ahead (self, place) : NULL;
}

/* Until what is asked at @place itself was answered, unless a question leaves something open there, or somebody else is
 * asked, or an answer does not count yet. */
static void
answer_ahead (ComstockTable        *self,
              const ComstockOption *ahead,
              const ComstockPlace  *place)
{
  const ComstockTableClass *klass = COMSTOCK_TABLE_GET_CLASS (self);
  ComstockGame *game = comstock_table_get_game (self);
  const int asked = comstock_table_get_asked (self);
  gboolean last = FALSE;

  while (ahead != NULL)
    {
      const guint cursor = comstock_game_get_cursor (game);
      const ComstockOption *there;
      guint n;

      klass->answer (self, ahead);
      if (last || comstock_game_get_cursor (game) == cursor || comstock_table_get_asked (self) != asked)
        return;
      there = comstock_ask_find_at (comstock_table_get_ask (self), place, &n);
      last = there != NULL;
      ahead = n > 0 ? there : find_ahead (self, place);
    }
}

void
comstock_table_drop_refusal (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  if (priv->refusal != NULL)
    comstock_callout_remove (priv->refusal);
}

static void
refuse (ComstockTable       *self,
        const ComstockPlace *place,
        const char          *sentence)
{
  ComstockTablePrivate *priv = get_private (self);
  const ComstockOption there = { .place = *place };
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  GtkWidget *object = COMSTOCK_TABLE_GET_CLASS (self)->find_option (self, &there, &area);

  g_set_weak_pointer (&priv->refusal, comstock_callout_remark (object, sentence));
  comstock_callout_point_at (priv->refusal, object, &area);
  comstock_announce_answer (object, sentence);
}

void
comstock_table_press (ComstockTable       *self,
                      const ComstockPlace *place)
{
  const ComstockTableClass *klass = COMSTOCK_TABLE_GET_CLASS (self);
  const ComstockAsk *ask = comstock_table_get_ask (self);
  guint n;
  const ComstockOption *option = comstock_ask_find_at (ask, place, &n);
  const ComstockOption *ahead = n == 0 ? find_ahead (self, place) : NULL;
  const int seat = ask->seat >= 0 ? ask->seat : comstock_game_get_viewer (comstock_table_get_game (self));
  g_autofree char *refusal = NULL;

  comstock_table_drop_refusal (self);
  if (option != NULL)
    klass->answer (self, option);
  else if (n > 0)
    klass->narrow (self, place);
  else if (ahead != NULL)
    answer_ahead (self, ahead, place);
  else if (seat >= 0)
    refusal = comstock_table_dup_refusal_at (self, (guint) seat, place);
  if (refusal != NULL)
    refuse (self, place, refusal);
}

static void
do_command (ComstockTable  *self,
            ComstockCommand command)
{
  ComstockTablePrivate *priv = get_private (self);

  switch (command)
    {
    case COMSTOCK_COMMAND_NEXT:
      comstock_driver_skip (priv->driver);
      break;
    case COMSTOCK_COMMAND_GO_TO_END:
      comstock_game_go_to (priv->game, comstock_game_get_length (priv->game));
      break;
    case COMSTOCK_COMMAND_PLAY_ON:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.play-on", NULL);
      break;
    case COMSTOCK_COMMAND_RESULT:
      comstock_ending_show (priv->ending);
      break;
    case COMSTOCK_COMMAND_SCORE_SHEET:
      comstock_panes_show (priv->panes, "score-sheet");
      break;
    case COMSTOCK_COMMANDS:
    default:
      g_return_if_reached ();
    }
}

void
comstock_table_choose (ComstockTable *self,
                       guint          answer)
{
  if (answer < COMSTOCK_COMMANDS)
    do_command (self, (ComstockCommand) answer);
  else
    COMSTOCK_TABLE_GET_CLASS (self)->answer (self, comstock_ask_find (comstock_table_get_ask (self), answer));
}

/* --- actions and panes --- */

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  ComstockGame *game = comstock_table_get_game (data);
  g_autofree char *refusal = comstock_game_dup_undo_refusal (game);

  if (refusal != NULL)
    comstock_table_tell (data, refusal);
  else
    comstock_game_undo (game);
}

static void
on_redo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  comstock_game_redo (comstock_table_get_game (data));
}

static void
on_player_aid (GSimpleAction     *action,
               GVariant          *state,
               ComstockPlayerAid *player_aid)
{
  if (g_variant_get_boolean (state))
    comstock_player_aid_search (player_aid);
}

/* Shows it whatever is shown now. */
static ComstockPlayerAid *
open_player_aid (ComstockTable *self)
{
  ComstockPanes *panes = comstock_table_get_panes (self);

  comstock_panes_show (panes, "player-aid");
  return COMSTOCK_PLAYER_AID (comstock_panes_get (panes, "player-aid"));
}

static void
on_search_rules (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  comstock_player_aid_search (open_player_aid (data));
}

static void
on_explain (GSimpleAction *action,
            GVariant      *topics,
            gpointer       data)
{
  comstock_player_aid_explain (open_player_aid (data), g_variant_get_string (topics, NULL));
}

static void
on_close_pane (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  comstock_panes_show (comstock_table_get_panes (data), NULL);
}

/* Beside a pane there is nothing else to go to than what covers the table.  What is explained comes first, once. */
static void
go_to_part (ComstockTable *self,
            int            step)
{
  ComstockAct *act = comstock_theatre_get_act (comstock_table_get_theatre (self));

  if (comstock_curtain_is_down (comstock_table_get_curtain (self)))
    return;
  if (act != NULL && comstock_act_is_whole (act) && !comstock_part_has_focus (GTK_WIDGET (act)) &&
      comstock_part_enter (GTK_WIDGET (act)))
    return;
  if (!comstock_guide_lead (comstock_table_get_guide (self)))
    comstock_parts_go (comstock_table_get_parts (self), step);
}

static void
on_next_part (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  go_to_part (data, 1);
}

static void
on_previous_part (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  go_to_part (data, -1);
}

/* The panes of every game, each with its action. */
static void
add_panes (ComstockTable *self,
           GActionMap    *map)
{
  ComstockPanes *panes = comstock_table_get_panes (self);
  ComstockTablePrivate *priv = get_private (self);
  GtkWidget *player_aid = g_object_new (COMSTOCK_TYPE_PLAYER_AID, NULL);

  priv->log = g_object_new (COMSTOCK_TYPE_LOG_PANE, NULL);
  comstock_log_pane_set_replay (priv->log, comstock_table_get_replay (self), COMSTOCK_TABLE_GET_CLASS (self)->log);
  comstock_player_aid_set_topics (COMSTOCK_PLAYER_AID (player_aid),
                                  comstock_game_get_topics (comstock_table_get_game (self)),
                                  COMSTOCK_TABLE_GET_CLASS (self)->dup_drawing);
  comstock_panes_add (panes, map, "log", GTK_WIDGET (priv->log));
  comstock_panes_add (panes, map, "player-aid", player_aid);
  if (COMSTOCK_GAME_GET_CLASS (comstock_table_get_game (self))->policy != NULL)
    comstock_panes_add (panes, map, "analysis", comstock_analysis_pane_new (self));
  if (COMSTOCK_TABLE_GET_CLASS (self)->score != NULL)
    {
      priv->score = COMSTOCK_SCORE_PANE (comstock_score_pane_new (priv->game, COMSTOCK_TABLE_GET_CLASS (self)->score));
      comstock_panes_add (priv->panes, map, "score-sheet", GTK_WIDGET (priv->score));
      g_signal_connect_object (priv->score, "light-changed", G_CALLBACK (show_light), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (priv->panes, "notify::covering", G_CALLBACK (show_light), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (g_action_map_lookup_action (map, "player-aid"), "change-state", G_CALLBACK (on_player_aid),
                           player_aid, 0);
}

static void
add_actions (ComstockTable *self)
{
  static const GActionEntry entries[] = {
    { "undo", on_undo },
    { "redo", on_redo },
    { "search-rules", on_search_rules },
    { "explain", on_explain, "s" },
    { "close-pane", on_close_pane },
    { "next-part", on_next_part },
    { "previous-part", on_previous_part },
  };
  GActionMap *map = comstock_table_get_actions (self);
  ComstockGame *game = comstock_table_get_game (self);

  add_panes (self, map);
  if (COMSTOCK_TABLE_GET_CLASS (self)->exports != NULL)
    comstock_exports_add (self);
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  /* Once anything is played undo answers, with the reason where it stops. */
  g_object_bind_property (game, "cursor", g_action_map_lookup_action (map, "undo"), "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (game, "can-redo", g_action_map_lookup_action (map, "redo"), "enabled",
                          G_BINDING_SYNC_CREATE);
}

/* --- construction and start --- */

static void
comstock_table_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  ComstockTable *self = COMSTOCK_TABLE (object);
  ComstockTablePrivate *priv = get_private (self);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, priv->game);
      break;
    case PROP_HEADING:
      g_value_take_string (value, comstock_game_dup_heading (priv->game));
      break;
    case PROP_PROMPT:
      g_value_take_string (value, dup_prompt (self));
      break;
    case PROP_ACTIONS:
      g_value_set_object (value, priv->actions);
      break;
    case PROP_REPLAYING:
      g_value_set_boolean (value, comstock_replay_is_active (priv->replay));
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, priv->narrow);
      break;
    case PROP_TELLING:
      g_value_set_boolean (value, priv->telling);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_table_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  ComstockTable *self = COMSTOCK_TABLE (object);
  ComstockTablePrivate *priv = get_private (self);

  switch (id)
    {
    case PROP_GAME:
      priv->game = g_value_dup_object (value);
      break;
    case PROP_WAITING:
      comstock_driver_set_waiting (priv->driver, g_value_get_boolean (value));
      break;
    case PROP_REPLAYING:
      comstock_replay_set_pinned (priv->replay, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* A person alone at the screen looks, no matter who is asked; of several nobody yet. */
static int
find_first_viewer (ComstockGame *game)
{
  int viewer = -1;

  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    if (comstock_game_is_person (game, i))
      viewer = (int) i;
  return comstock_game_count_persons (game) == 1 ? viewer : -1;
}

/* Before anybody else listens to the game: the others ask whether it is only looked at. */
static void
comstock_table_constructed (GObject *object)
{
  ComstockTable *self = COMSTOCK_TABLE (object);
  ComstockTablePrivate *priv = get_private (self);

  G_OBJECT_CLASS (comstock_table_parent_class)->constructed (object);
  priv->replay = comstock_replay_new (priv->game);
  g_signal_connect_object (priv->replay, "notify::active", G_CALLBACK (comstock_table_update), self,
                           G_CONNECT_SWAPPED);
  on_changed (self);
  g_signal_connect_object (priv->game, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  comstock_game_set_viewer (priv->game, find_first_viewer (priv->game));
  if (COMSTOCK_TABLE_GET_CLASS (self)->settings_new != NULL)
    priv->game_settings = COMSTOCK_TABLE_GET_CLASS (self)->settings_new ();
  add_actions (self);
}

static void
start_driver (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  priv->driver = comstock_driver_new (priv->game);
  g_signal_connect_object (priv->driver, "failed", G_CALLBACK (on_driver_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->driver, "notify::overdue", G_CALLBACK (update_stage), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->settings, "changed::pace", G_CALLBACK (update_pace), self, G_CONNECT_SWAPPED);
  update_pace (self);
}

static GtkWidget *
find_object (gpointer                self,
             const ComstockGuideTip *tip,
             graphene_rect_t        *area)
{
  return COMSTOCK_TABLE_GET_CLASS (self)->find_object (self, tip->part, tip->object, area);
}

static void
start_guide (ComstockTable *self)
{
  const ComstockTableClass *klass = COMSTOCK_TABLE_GET_CLASS (self);
  ComstockTablePrivate *priv = get_private (self);

  comstock_guide_set_finder (priv->guide, find_object, self);
  if (klass->tips != NULL)
    comstock_guide_set_game (priv->guide, priv->game, priv->replay, klass->tips, klass->lesson);
  g_signal_connect_object (priv->guide, "notify::part", G_CALLBACK (on_guided_part), self, G_CONNECT_SWAPPED);
}

/* Where the table was left for is where one goes on from. */
static void
on_end_left (ComstockTable *self)
{
  COMSTOCK_TABLE_GET_CLASS (self)->focus_part (self, COMSTOCK_TABLE_GET_CLASS (self)->get_answering (self));
}

static void
start_ending (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  g_signal_connect_object (priv->panes, "notify::width", G_CALLBACK (spare_pane), self, G_CONNECT_SWAPPED);
  if (COMSTOCK_TABLE_GET_CLASS (self)->finale == NULL)
    return;
  priv->ending = comstock_ending_new (self, COMSTOCK_TABLE_GET_CLASS (self)->finale);
  g_signal_connect_object (priv->ending, "changed", G_CALLBACK (update_foot), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->ending, "left", G_CALLBACK (on_end_left), self, G_CONNECT_SWAPPED);
}

void
comstock_table_start (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  comstock_parts_add (priv->parts, GTK_WIDGET (priv->guide), COMSTOCK_PART_WORKS, 0);
  comstock_parts_add (priv->parts, comstock_panes_get_part (priv->panes), COMSTOCK_PART_WORKS, 0);
  start_ending (self);
  start_driver (self);
  priv->skipper = comstock_skipper_new (GTK_WIDGET (self), priv->parts, priv->driver, priv->guide,
                                        priv->theatre);
  comstock_skipper_watch_keys (priv->skipper, GTK_WIDGET (priv->stage));
  g_signal_connect_object (priv->skipper, "skip", G_CALLBACK (on_skip), self, G_CONNECT_SWAPPED);
  start_guide (self);
  if (COMSTOCK_GAME_GET_CLASS (priv->game)->policy != NULL)
    priv->hinter = comstock_hinter_new (self);
  /* Before the table: what it says of what it shows comes after what happened. */
  priv->news = comstock_news_new (GTK_WIDGET (self), priv->replay, COMSTOCK_TABLE_GET_CLASS (self)->dup_news);
  g_signal_connect_object (priv->game, "changed", G_CALLBACK (comstock_table_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->game, "taken-back", G_CALLBACK (tell_all), self, G_CONNECT_SWAPPED);
  if (COMSTOCK_TABLE_GET_CLASS (self)->sounds != NULL)
    priv->sounds = comstock_sounds_new (priv->replay, COMSTOCK_TABLE_GET_CLASS (self)->sounds);
  if (COMSTOCK_TABLE_GET_CLASS (self)->find_mood != NULL)
    priv->talk = comstock_rival_talk_new (self);
  comstock_table_update (self);
}

/* --- among other widgets --- */

static void
comstock_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_table_parent_class)->root (widget);
  direct_attention (COMSTOCK_TABLE (widget));
  tell_question (COMSTOCK_TABLE (widget));
}

/* A table that was taken away has ended, even if something still holds it: a grab of the pointer may. */
static void
on_parent (ComstockTable *self)
{
  if (gtk_widget_get_parent (GTK_WIDGET (self)) == NULL)
    g_object_run_dispose (G_OBJECT (self));
}

static void
comstock_table_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_table_parent_class)->realize (widget);
  comstock_heap_keep_frames (widget);
  comstock_art_age ();
}

/* What is not shown takes no focus, and a screen reader was not told of one that came before: it comes once more. */
static void
comstock_table_map (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = gtk_root_get_focus (root);
  const gboolean lost = focus == NULL || !gtk_widget_is_visible (focus);

  GTK_WIDGET_CLASS (comstock_table_parent_class)->map (widget);
  comstock_news_tell (get_private (COMSTOCK_TABLE (widget))->news);
  if (!lost && !gtk_widget_is_ancestor (focus, widget))
    return;
  comstock_announce_before_focus (widget);
  gtk_root_set_focus (root, NULL);
  if (lost)
    direct_attention_anew (COMSTOCK_TABLE (widget));
  else
    gtk_root_set_focus (root, focus);
}

/* For the window, once the table is its page: what shows it has moved the focus along meanwhile. */
static gboolean
comstock_table_grab_focus (GtkWidget *widget)
{
  direct_attention_anew (COMSTOCK_TABLE (widget));
  return get_private (widget)->answering != NULL;
}

static void
comstock_table_add_child (GtkBuildable *buildable,
                          GtkBuilder   *builder,
                          GObject      *child,
                          const char   *type)
{
  ComstockTablePrivate *priv = get_private (buildable);

  if (g_strcmp0 (type, "content") == 0)
    comstock_frame_add_content (priv->frame, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
comstock_table_init_buildable (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = comstock_table_add_child;
}

/* --- in another language --- */

/* What a person has opened, and is in the middle of. */
static GVariant *
dup_look (ComstockLook *look)
{
  ComstockTable *self = COMSTOCK_TABLE (look);
  const char *pane = comstock_panes_get_shown (comstock_table_get_panes (self));
  GVariantDict dict = G_VARIANT_DICT_INIT (NULL);

  g_variant_dict_insert (&dict, "pane", "s", pane != NULL ? pane : "");
  g_variant_dict_insert (&dict, "lifted-for", "i", comstock_curtain_get_lifted_for (comstock_table_get_curtain (self)));
  g_variant_dict_insert_value (&dict, "replay", comstock_replay_dup_state (comstock_table_get_replay (self)));
  COMSTOCK_TABLE_GET_CLASS (self)->dup_look (self, &dict);
  return g_variant_dict_end (&dict);
}

/* What it was in the middle of first: that turns to a page of its own. */
static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockTable *self = COMSTOCK_TABLE (look);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (value);
  g_autoptr (GVariant) replay = g_variant_dict_lookup_value (&dict, "replay", NULL);
  GActionGroup *actions = G_ACTION_GROUP (comstock_table_get_actions (self));
  const char *pane;
  int lifted_for;

  g_variant_dict_lookup (&dict, "lifted-for", "i", &lifted_for);
  comstock_curtain_set_lifted_for (comstock_table_get_curtain (self), lifted_for);
  comstock_replay_set_state (comstock_table_get_replay (self), replay);
  COMSTOCK_TABLE_GET_CLASS (self)->set_look (self, &dict);
  g_variant_dict_lookup (&dict, "pane", "&s", &pane);
  if (*pane != '\0')
    g_action_group_change_action_state (actions, pane, g_variant_new_boolean (TRUE));
}

static void
comstock_table_init_look (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

/* --- the end --- */

static void
weak_ref_free (GWeakRef *ref)
{
  g_weak_ref_clear (ref);
  g_free (ref);
}

static void
collect (GtkWidget *widget,
         GPtrArray *parts)
{
  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Comstock"))
    {
      GWeakRef *ref = g_new (GWeakRef, 1);

      g_weak_ref_init (ref, widget);
      g_ptr_array_add (parts, ref);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, parts);
}

/* All widgets of the table that are ours, wherever its window has put them, each before those in it.  GTK's own borrow
 * nothing, and one of them, the tooltip, is no table's. */
static GPtrArray *
collect_parts (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) weak_ref_free);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (child != NULL)
    collect (child, parts);
  if (priv->stage != NULL && !gtk_widget_is_ancestor (GTK_WIDGET (priv->stage), GTK_WIDGET (self)))
    collect (GTK_WIDGET (priv->stage), parts);
  return parts;
}

static void
comstock_table_dispose (GObject *object)
{
  ComstockTablePrivate *priv = get_private (object);
  g_autoptr (GPtrArray) parts = collect_parts (COMSTOCK_TABLE (object));

  comstock_end (&priv->ending);
  comstock_end (&priv->hinter);
  comstock_end (&priv->news);
  comstock_end (&priv->sounds);
  comstock_end (&priv->talk);
  comstock_end (&priv->skipper);
  comstock_end (&priv->driver);
  comstock_end (&priv->parts);
  comstock_end (&priv->replay);
  g_clear_object (&priv->settings);
  g_clear_object (&priv->game_settings);
  g_clear_object (&priv->actions);
  g_clear_pointer (&priv->ask, comstock_ask_unref);
  g_clear_weak_pointer (&priv->refusal);
  g_clear_weak_pointer (&priv->tabletop);
  G_OBJECT_CLASS (comstock_table_parent_class)->dispose (object);
  /* A part that somebody still holds, such as an animation or the focus of the pointer, would go on hearing the game
   * and use what it borrowed from the table.  Disposed, it hears nothing more.  What lies in one of GTK's own that is
   * held goes with that. */
  for (guint i = 0; i < parts->len; i++)
    {
      g_autoptr (GtkWidget) part = g_weak_ref_get (g_ptr_array_index (parts, i));

      if (part != NULL && gtk_widget_get_parent (part) == NULL)
        g_object_run_dispose (G_OBJECT (part));
    }
  priv->stage = NULL;
  g_clear_object (&priv->game);
}

/* --- what a game need not say itself --- */

static GtkWidget *
find_part (ComstockTable   *self,
           guint            part,
           guint            object,
           graphene_rect_t *area)
{
  return comstock_parts_find (comstock_table_get_parts (self), part);
}

static GtkWidget *
find_answering (ComstockTable        *self,
                const ComstockOption *option,
                graphene_rect_t      *area)
{
  return COMSTOCK_TABLE_GET_CLASS (self)->get_answering (self);
}

static void
preview_nothing (ComstockTable        *self,
                 const ComstockOption *option)
{
}

static void
play_option (ComstockTable        *self,
             const ComstockOption *option)
{
  ComstockTablePrivate *priv = get_private (self);
  const guint cursor = comstock_game_get_cursor (priv->game);
  const gboolean again = priv->unconfirmed == option->move && priv->unconfirmed_at == cursor;
  g_autofree gpointer seen = NULL;
  g_autofree char *title = NULL;
  g_autofree char *sentence = NULL;

  priv->unconfirmed = again ? 0 : option->move;
  priv->unconfirmed_at = cursor;
  if (again || !comstock_table_wants_again (self, option))
    {
      comstock_table_play (self, option->move);
      return;
    }
  seen = comstock_game_dup_seen (priv->game);
  title = COMSTOCK_GAME_GET_CLASS (priv->game)->dup_move_title (priv->game, seen, (guint) priv->asked, option->move);
  /* Translators: a move that counts once it is made again: "Press again to confirm: Cowboy: Gambling" */
  sentence = g_strdup_printf (_("Press again to confirm: %s"), title);
  comstock_table_tell (self, sentence);
}

static void
keep_all (ComstockTable       *self,
          const ComstockPlace *place)
{
}

static char *
draw_nothing (const char *id)
{
  return NULL;
}

static const char *
get_no_progress (ComstockGame *game,
                 guint        *round,
                 guint        *n_rounds)
{
  return NULL;
}

static void
change_nothing (ComstockTable *self)
{
}

static void
arrange_nothing (ComstockTable *self,
                 int            width,
                 int            height)
{
}

static void
spare (ComstockTable *self,
       int            width)
{
  if (get_private (self)->tabletop != NULL)
    comstock_tabletop_spare (get_private (self)->tabletop, width);
}

static int
get_foot (ComstockTable *self)
{
  ComstockTabletop *tabletop = get_private (self)->tabletop;

  return tabletop != NULL ? comstock_tabletop_get_foot (tabletop) : 0;
}

static void
add_nothing (ComstockTable *self,
             GVariantDict  *look)
{
}

static void
set_game_look (ComstockTable *self,
               GVariantDict  *look)
{
  comstock_table_update (self);
}

static void
focus_part (ComstockTable *self,
            GtkWidget     *part)
{
  gtk_widget_grab_focus (part);
}

/* --- the class --- */

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags write = G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, COMSTOCK_TYPE_GAME,
                                          read | write | G_PARAM_CONSTRUCT_ONLY);
  props[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, read);
  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, NULL, read);
  props[PROP_ACTIONS] = g_param_spec_object ("actions", NULL, NULL, G_TYPE_ACTION_GROUP, read);
  props[PROP_WAITING] = g_param_spec_boolean ("waiting", NULL, NULL, FALSE, write);
  props[PROP_REPLAYING] = g_param_spec_boolean ("replaying", NULL, NULL, FALSE, read | write);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, read);
  props[PROP_TELLING] = g_param_spec_boolean ("telling", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
comstock_table_class_init (ComstockTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_table_get_property;
  object_class->set_property = comstock_table_set_property;
  object_class->constructed = comstock_table_constructed;
  object_class->dispose = comstock_table_dispose;
  widget_class->realize = comstock_table_realize;
  widget_class->root = comstock_table_root;
  widget_class->map = comstock_table_map;
  widget_class->grab_focus = comstock_table_grab_focus;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, 0, "table.hint", NULL);
  comstock_speech_keys_install (widget_class);
  klass->dup_drawing = draw_nothing;
  klass->find_object = find_part;
  klass->find_option = find_answering;
  klass->preview_option = preview_nothing;
  klass->answer = play_option;
  klass->narrow = keep_all;
  klass->get_progress = get_no_progress;
  klass->show_game = change_nothing;
  klass->focus_part = focus_part;
  klass->show_light = change_nothing;
  klass->skip = change_nothing;
  klass->reshape = arrange_nothing;
  klass->spare = spare;
  klass->get_foot = get_foot;
  klass->dup_look = add_nothing;
  klass->set_look = set_game_look;
  install_properties (object_class);
  g_type_ensure (COMSTOCK_TYPE_CURTAIN);
  g_type_ensure (COMSTOCK_TYPE_FRAME);
  g_type_ensure (COMSTOCK_TYPE_GUIDE);
  g_type_ensure (COMSTOCK_TYPE_PANES);
  g_type_ensure (COMSTOCK_TYPE_THEATRE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-table.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ComstockTable, curtain);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockTable, panes);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockTable, overlay);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockTable, frame);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockTable, theatre);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockTable, guide);
  gtk_widget_class_bind_template_callback (widget_class, comstock_table_update);
  gtk_widget_class_bind_template_callback (widget_class, on_pane_left);
  gtk_widget_class_bind_template_callback (widget_class, on_performing);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
}

static void
comstock_table_init (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  priv->asked = -1;
  g_signal_connect (self, "notify::parent", G_CALLBACK (on_parent), NULL);
  priv->settings = g_settings_new (APPLICATION_ID);
  priv->actions = g_simple_action_group_new ();
  priv->parts = comstock_parts_new ();
  /* A press is met first by what comes last: one that skips must not ask as well. */
  comstock_explain_watch (GTK_WIDGET (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  priv->stage = comstock_frame_get_stage (priv->frame);
  comstock_explain_watch (GTK_WIDGET (priv->stage));
  comstock_parts_add (priv->parts, GTK_WIDGET (priv->stage), COMSTOCK_PART_SHOWS, 0);
  comstock_obstacle_mark (GTK_WIDGET (priv->stage), COMSTOCK_OBSTACLE_SEEN);
}

/* --- what it is made of --- */

GtkWidget *
comstock_table_take_stage (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);

  comstock_frame_keep_stage (priv->frame, FALSE);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "crowded");
  comstock_stage_set_tight (priv->stage, priv->narrow);
  return GTK_WIDGET (priv->stage);
}

void
comstock_table_keep_stage (ComstockTable *self)
{
  comstock_frame_keep_stage (get_private (self)->frame, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "crowded");
  comstock_stage_set_tight (get_private (self)->stage, FALSE);
}

void
comstock_table_set_flying (ComstockTable *self,
                           gboolean       flying)
{
  ComstockTablePrivate *priv = get_private (self);

  if (priv->flying == flying)
    return;
  priv->flying = flying;
  update_telling (self);
  update_stage (self);
}

gboolean
comstock_table_is_telling (ComstockTable *self)
{
  return get_private (self)->telling;
}

guint
comstock_table_get_told (ComstockTable *self)
{
  ComstockTablePrivate *priv = get_private (self);
  const guint length = comstock_game_get_log_length (priv->game, comstock_game_get_cursor (priv->game));

  return priv->telling ? MIN (priv->told, length) : length;
}

guint
comstock_table_get_heard (ComstockTable *self)
{
  return get_private (self)->heard;
}

int
comstock_table_get_asked (ComstockTable *self)
{
  return get_private (self)->asked;
}

ComstockAsk *
comstock_table_get_ask (ComstockTable *self)
{
  return get_private (self)->ask;
}

void
comstock_table_tell (ComstockTable *self,
                     const char    *sentence)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", sentence);
}

ComstockGame *
comstock_table_get_game (ComstockTable *self)
{
  return get_private (self)->game;
}

ComstockReplay *
comstock_table_get_replay (ComstockTable *self)
{
  return get_private (self)->replay;
}

ComstockParts *
comstock_table_get_parts (ComstockTable *self)
{
  return get_private (self)->parts;
}

ComstockPanes *
comstock_table_get_panes (ComstockTable *self)
{
  return get_private (self)->panes;
}

ComstockCurtain *
comstock_table_get_curtain (ComstockTable *self)
{
  return get_private (self)->curtain;
}

ComstockFrame *
comstock_table_get_frame (ComstockTable *self)
{
  return get_private (self)->frame;
}

ComstockGuide *
comstock_table_get_guide (ComstockTable *self)
{
  return get_private (self)->guide;
}

ComstockScorePane *
comstock_table_get_score (ComstockTable *self)
{
  return get_private (self)->score;
}

int
comstock_table_get_end_foot (ComstockTable *self)
{
  ComstockEnding *ending = get_private (self)->ending;

  return ending != NULL ? comstock_ending_get_foot (ending) : 0;
}

void
comstock_table_set_tabletop (ComstockTable    *self,
                             ComstockTabletop *tabletop)
{
  g_set_weak_pointer (&get_private (self)->tabletop, tabletop);
}

GtkOverlay *
comstock_table_get_overlay (ComstockTable *self)
{
  return get_private (self)->overlay;
}

ComstockTheatre *
comstock_table_get_theatre (ComstockTable *self)
{
  return get_private (self)->theatre;
}

GActionMap *
comstock_table_get_actions (ComstockTable *self)
{
  return G_ACTION_MAP (get_private (self)->actions);
}
