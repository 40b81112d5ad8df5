/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two to six seats, and what is played with. */

#include "comstock-board-new-game.h"

#include <glib/gi18n.h>

#include "comstock-board-seat-row.h"
#include "model/board/comstock-board-game.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-rows.h"
#include "ui/table/comstock-new-game-page.h"

/* How the list of boards is ordered. */
enum
{
  PLAIN_SIDE,
  RIVER_SIDE,
  RIVER_TILES,
};

/* Those that are switched on and off; the tiles of a river are a board. */
static const BoardVariant variants[] = {
  BOARD_NEW_BEGINNING, BOARD_MIGHT_IS_RIGHT, BOARD_KIT_CARSON, BOARD_WITH_OUTLAWS, BOARD_WITH_HORSES,
};

struct _ComstockBoardNewGame
{
  AdwPreferencesPage parent_instance;

  AdwPreferencesGroup *seats;
  AdwComboRow *characters;
  AdwComboRow *buildings;
  AdwComboRow *river;
  AdwPreferencesGroup *variants;
  GtkEditable *code;

  ComstockHolderRow *rows[BOARD_MAX_SEATS];
  GtkSwitch *switches[G_N_ELEMENTS (variants)];
};

static void look_init (ComstockLookInterface *iface);
static void page_init (ComstockNewGamePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockBoardNewGame, comstock_board_new_game, ADW_TYPE_PREFERENCES_PAGE,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init)
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_NEW_GAME_PAGE, page_init))

static gboolean
read_code (ComstockBoardNewGame *self,
           guint64              *seed)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->code)));

  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

static void
read_seats (ComstockBoardNewGame *self,
            ComstockBoardSetup   *setup)
{
  setup->n_seats = 0;
  for (guint i = 0; i < BOARD_MAX_SEATS; i++)
    if (comstock_holder_row_get_holder (self->rows[i], &setup->seats[setup->n_seats].holder))
      setup->seats[setup->n_seats++].suit = (ComstockBoardSuit) i;
}

static guint8
read_variants (ComstockBoardNewGame *self)
{
  guint8 chosen = adw_combo_row_get_selected (self->river) == RIVER_TILES ? BOARD_RIVER_TILES : 0;

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (gtk_switch_get_active (self->switches[i]))
      chosen |= (guint8) variants[i];
  return chosen;
}

/* After the recommended sets comes chance. */
static guint64
read_roles (ComstockBoardNewGame *self)
{
  const guint set = adw_combo_row_get_selected (self->characters);

  return set < BOARD_SETS ? board_sets[set].roles : 0;
}

static ComstockGame *
deal (ComstockNewGamePage *page,
      GError             **error)
{
  ComstockBoardNewGame *self = COMSTOCK_BOARD_NEW_GAME (page);
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  read_seats (self, &setup);
  setup.roles = read_roles (self);
  comstock_board_setup_set_buildings (&setup, (ComstockBoardBuildings) adw_combo_row_get_selected (self->buildings));
  setup.variants = read_variants (self);
  setup.river_side = adw_combo_row_get_selected (self->river) == RIVER_SIDE;
  if (!read_code (self, &setup.seed))
    {
      g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("A game code is a number."));
      gtk_widget_grab_focus (GTK_WIDGET (self->code));
      return NULL;
    }
  return COMSTOCK_GAME (comstock_board_game_new (&setup, error));
}

static void
page_init (ComstockNewGamePageInterface *iface)
{
  iface->deal = deal;
}

static void
on_code_entered (ComstockBoardNewGame *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.start", NULL);
}

static void
on_draw (ComstockBoardNewGame *self)
{
  g_autofree char *text = g_strdup_printf ("%u", g_random_int ());

  gtk_editable_set_text (self->code, text);
}

static void
add_variant (ComstockBoardNewGame *self,
             guint                 index)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), comstock_board_variant_get_name (variants[index]));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), comstock_board_variant_get_effect (variants[index]));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (self->variants, row);
  self->switches[index] = GTK_SWITCH (toggle);
}

static void
fill (AdwComboRow       *row,
      const char *const *words)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (words);

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  comstock_rows_show_whole (row);
  comstock_rows_tell_selected (row);
}

static void
fill_choices (ComstockBoardNewGame *self)
{
  const char *sets[BOARD_SETS + 2] = { NULL };
  const char *const buildings[] = { _("Those of the first game"), _("All"), NULL };
  const char *const rivers[] = { _("Plain side"), _("Side with the river"), _("River of tiles"), NULL };

  for (guint i = 0; i < BOARD_SETS; i++)
    sets[i] = comstock_board_set_get_name (i);
  sets[BOARD_SETS] = _("At random");
  fill (self->characters, sets);
  fill (self->buildings, buildings);
  fill (self->river, rivers);
}

/* The seats hand on what was chosen for them. */
static GVariant *
dup_look (ComstockLook *look)
{
  ComstockBoardNewGame *self = COMSTOCK_BOARD_NEW_GAME (look);

  return g_variant_new ("(uuuys)", adw_combo_row_get_selected (self->characters),
                        adw_combo_row_get_selected (self->buildings), adw_combo_row_get_selected (self->river),
                        read_variants (self), gtk_editable_get_text (self->code));
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockBoardNewGame *self = COMSTOCK_BOARD_NEW_GAME (look);
  guint characters, buildings, river;
  guint8 chosen;
  const char *code;

  g_variant_get (value, "(uuuy&s)", &characters, &buildings, &river, &chosen, &code);
  adw_combo_row_set_selected (self->characters, characters);
  adw_combo_row_set_selected (self->buildings, buildings);
  adw_combo_row_set_selected (self->river, river);
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    gtk_switch_set_active (self->switches[i], (chosen & variants[i]) != 0);
  gtk_editable_set_text (self->code, code);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_board_new_game_class_init (ComstockBoardNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/board/table/comstock-board-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, characters);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, buildings);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, river);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, variants);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, code);
  gtk_widget_class_bind_template_callback (widget_class, on_code_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_draw);
}

/* The first seats are taken as in a quick game, the rivals by those of the house. */
static void
choose_usual (ComstockBoardSetup *setup)
{
  comstock_board_setup_init (setup);
  for (guint i = 0; i < setup->n_seats; i++)
    if (setup->seats[i].holder.kind == COMSTOCK_RIVAL)
      g_strlcpy (setup->seats[i].holder.name, comstock_rivals[i].name, COMSTOCK_MAX_SEAT_NAME);
}

static void
comstock_board_new_game_init (ComstockBoardNewGame *self)
{
  ComstockBoardSetup setup;

  gtk_widget_init_template (GTK_WIDGET (self));
  choose_usual (&setup);
  for (guint i = 0; i < BOARD_MAX_SEATS; i++)
    {
      self->rows[i] = COMSTOCK_HOLDER_ROW (comstock_board_seat_row_new ((ComstockBoardSuit) i, i >= BOARD_MIN_SEATS,
                                                                        &comstock_rivals[i]));
      adw_preferences_group_add (self->seats, GTK_WIDGET (self->rows[i]));
      comstock_holder_row_set_holder (self->rows[i], i < setup.n_seats ? &setup.seats[i].holder : NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    add_variant (self, i);
  fill_choices (self);
  on_draw (self);
}

GtkWidget *
comstock_board_new_game_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_NEW_GAME, NULL);
}

ComstockGame *
comstock_board_new_game_deal_quick (void)
{
  ComstockBoardSetup setup;

  choose_usual (&setup);
  return COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
}

ComstockGame *
comstock_board_new_game_deal_again (ComstockGame *game)
{
  ComstockBoardSetup setup;

  comstock_board_game_get_choices (COMSTOCK_BOARD_GAME (game), &setup);
  setup.seed = g_random_int ();
  return COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
}
