/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-flight-layer.c: what moves, what does not, and that whatever goes away on the way is safe. */

#include "ui/cards/cards/comstock-cards-flight-layer.h"

#include <adwaita.h>

#include "widget-stage.h"

/* Longer than any movement may last, in milliseconds. */
#define LONG 500

/* For ever. */
#define HOUR (60 * 60 * 1000)

typedef struct
{
  GtkWidget *box;
  GtkWidget *card;
  GtkWidget *target;
  GtkWindow *window;
  ComstockCardsFlightLayer *flights;
} Fixture;

/* Whether movements last until they are skipped, however slow the machine is. */
static gboolean endless;
static GPtrArray *movements;    /* of AdwAnimation, the endless ones */

AdwAnimation *__real_adw_timed_animation_new (GtkWidget          *widget,
                                              double              from,
                                              double              to,
                                              guint               duration,
                                              AdwAnimationTarget *target);
AdwAnimation *__wrap_adw_timed_animation_new (GtkWidget          *widget,
                                              double              from,
                                              double              to,
                                              guint               duration,
                                              AdwAnimationTarget *target);

/* The linker leads the program's own calls here. */
AdwAnimation *
__wrap_adw_timed_animation_new (GtkWidget          *widget,
                                double              from,
                                double              to,
                                guint               duration,
                                AdwAnimationTarget *target)
{
  AdwAnimation *animation = __real_adw_timed_animation_new (widget, from, to, endless ? HOUR : duration, target);

  g_assert_cmpuint (duration, <, LONG);
  if (endless)
    g_ptr_array_add (movements, g_object_ref (animation));
  return animation;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  stage_set_animations (TRUE);
  fixture->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 60);
  fixture->card = gtk_button_new_with_label ("Card");
  fixture->target = gtk_button_new_with_label ("Target");
  gtk_box_append (GTK_BOX (fixture->box), fixture->card);
  gtk_box_append (GTK_BOX (fixture->box), fixture->target);
  fixture->window = stage_show (fixture->box, 300, 200);
  fixture->flights = comstock_cards_flight_layer_new (fixture->box);
  comstock_cards_flight_layer_set_factor (fixture->flights, 1);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gpointer flights = fixture->flights;

  g_object_add_weak_pointer (flights, &flights);
  g_object_unref (fixture->flights);
  g_assert_null (flights);
  if (fixture->window != NULL)
    stage_close (fixture->window);
  stage_set_animations (FALSE);
}

static gboolean
is_active (Fixture *fixture)
{
  return comstock_cards_flight_layer_is_active (fixture->flights);
}

static void
await_end (Fixture *fixture)
{
  while (is_active (fixture))
    g_main_context_iteration (NULL, TRUE);
}

static guint n_heard;

void __wrap_comstock_sound_play (const char *name);

void
__wrap_comstock_sound_play (const char *name)
{
  g_assert_cmpstr (name, ==, "card");
  n_heard++;
}

/* Once it lies there. */
static void
test_heard (Fixture      *fixture,
            gconstpointer data)
{
  n_heard = 0;
  comstock_cards_flight_layer_lift (fixture->flights, fixture, fixture->card);
  comstock_cards_flight_layer_send (fixture->flights, fixture, fixture->target, NULL, TRUE);
  g_assert_cmpuint (n_heard, ==, 0);
  await_end (fixture);
  g_assert_cmpuint (n_heard, ==, 1);
}

static void
send (Fixture *fixture)
{
  comstock_cards_flight_layer_lift (fixture->flights, fixture, fixture->card);
  comstock_cards_flight_layer_send (fixture->flights, fixture, fixture->target, NULL, FALSE);
}

/* What the flights draw now: NULL for nothing. */
static GskRenderNode *
draw (Fixture *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  comstock_cards_flight_layer_snapshot (fixture->flights, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

static void
test_send (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GskRenderNode) node = NULL;

  send (fixture);
  g_assert_true (is_active (fixture));
  node = draw (fixture);
  g_assert_nonnull (node);
  await_end (fixture);
  g_assert_null (draw (fixture));
}

static void
test_blow_off (Fixture      *fixture,
               gconstpointer data)
{
  comstock_cards_flight_layer_lift (fixture->flights, fixture, fixture->card);
  comstock_cards_flight_layer_blow_off (fixture->flights, fixture);
  g_assert_true (is_active (fixture));
  await_end (fixture);
}

static void
test_turn (Fixture      *fixture,
           gconstpointer data)
{
  comstock_cards_flight_layer_turn (fixture->flights, fixture->card, fixture->target);
  g_assert_cmpfloat (gtk_widget_get_opacity (fixture->target), ==, 0);
  await_end (fixture);
  g_assert_cmpfloat (gtk_widget_get_opacity (fixture->target), ==, 1);
}

/* A new card turns over once the old ones are gone, and what is played before it. */
static void
test_turn_after (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GPtrArray) all = movements = g_ptr_array_new_with_free_func (g_object_unref);

  endless = TRUE;
  send (fixture);
  comstock_cards_flight_layer_turn (fixture->flights, fixture->card, fixture->target);
  endless = FALSE;
  g_assert_cmpint (adw_animation_get_state (all->pdata[1]), ==, ADW_ANIMATION_IDLE);
  comstock_cards_flight_layer_set_waiting (fixture->flights, TRUE);
  adw_animation_skip (all->pdata[0]);
  g_assert_cmpint (adw_animation_get_state (all->pdata[1]), ==, ADW_ANIMATION_IDLE);
  g_assert_cmpfloat (gtk_widget_get_opacity (fixture->target), ==, 0);
  comstock_cards_flight_layer_set_waiting (fixture->flights, FALSE);
  g_assert_cmpint (adw_animation_get_state (all->pdata[1]), ==, ADW_ANIMATION_PLAYING);
  adw_animation_skip (all->pdata[1]);
  g_assert_false (is_active (fixture));
}

static void
test_still (Fixture      *fixture,
            gconstpointer data)
{
  stage_set_animations (FALSE);
  send (fixture);
  comstock_cards_flight_layer_turn (fixture->flights, fixture->card, fixture->target);
  g_assert_false (is_active (fixture));
  g_assert_cmpfloat (gtk_widget_get_opacity (fixture->target), ==, 1);
  stage_set_animations (TRUE);
  comstock_cards_flight_layer_set_factor (fixture->flights, 0);
  send (fixture);
  g_assert_false (is_active (fixture));
  comstock_cards_flight_layer_set_factor (fixture->flights, 1);
  gtk_widget_set_visible (fixture->card, FALSE);
  send (fixture);
  g_assert_false (is_active (fixture));
}

static void
test_taken_back (Fixture      *fixture,
                 gconstpointer data)
{
  comstock_cards_flight_layer_lift (fixture->flights, fixture, fixture->card);
  comstock_cards_flight_layer_drop (fixture->flights);
  comstock_cards_flight_layer_send (fixture->flights, fixture, fixture->target, NULL, FALSE);
  g_assert_false (is_active (fixture));
}

static void
test_finish (Fixture      *fixture,
             gconstpointer data)
{
  send (fixture);
  comstock_cards_flight_layer_turn (fixture->flights, fixture->card, fixture->target);
  comstock_cards_flight_layer_finish (fixture->flights);
  g_assert_false (is_active (fixture));
  g_assert_cmpfloat (gtk_widget_get_opacity (fixture->target), ==, 1);
}

/* Where the target is not seen, as on another page, the way ends elsewhere. */
static void
test_fallback (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_set_visible (fixture->target, FALSE);
  send (fixture);
  g_assert_null (draw (fixture));
  comstock_cards_flight_layer_finish (fixture->flights);
  comstock_cards_flight_layer_lift (fixture->flights, fixture, fixture->card);
  comstock_cards_flight_layer_send (fixture->flights, fixture, fixture->target, fixture->box, FALSE);
  node = draw (fixture);
  g_assert_nonnull (node);
}

static void
test_gone (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GPtrArray) all = movements = g_ptr_array_new_with_free_func (g_object_unref);

  endless = TRUE;
  send (fixture);
  comstock_cards_flight_layer_turn (fixture->flights, fixture->card, fixture->target);
  endless = FALSE;
  stage_settle ();
  g_assert_true (is_active (fixture));
  gtk_box_remove (GTK_BOX (fixture->box), fixture->card);
  gtk_box_remove (GTK_BOX (fixture->box), fixture->target);
  g_assert_null (draw (fixture));
  g_assert_cmpuint (all->len, >, 0);
  for (guint i = 0; i < all->len; i++)
    adw_animation_skip (all->pdata[i]);
  await_end (fixture);
}

static void
test_stage_gone (Fixture      *fixture,
                 gconstpointer data)
{
  send (fixture);
  comstock_cards_flight_layer_turn (fixture->flights, fixture->card, fixture->target);
  stage_close (fixture->window);
  fixture->window = NULL;
  comstock_cards_flight_layer_finish (fixture->flights);
  g_assert_false (is_active (fixture));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  ADD ("/flights/send", test_send);
  ADD ("/flights/heard", test_heard);
  ADD ("/flights/blow-off", test_blow_off);
  ADD ("/flights/turn", test_turn);
  ADD ("/flights/turn-after", test_turn_after);
  ADD ("/flights/still", test_still);
  ADD ("/flights/taken-back", test_taken_back);
  ADD ("/flights/finish", test_finish);
  ADD ("/flights/fallback", test_fallback);
  ADD ("/flights/gone", test_gone);
  ADD ("/flights/stage-gone", test_stage_gone);

  return g_test_run ();
}
