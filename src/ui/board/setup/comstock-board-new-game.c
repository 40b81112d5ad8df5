/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays, and what with; below or beside it, how that would begin.  What cannot go together is barred, with the
 * reason, before anybody asks for it. */

#include "comstock-board-new-game.h"

#include <glib/gi18n.h>

#include "comstock-board-cast.h"
#include "comstock-board-choices.h"
#include "comstock-board-preview.h"
#include "comstock-board-stock.h"
#include "comstock-board-switch-row.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-rows.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/table/comstock-code-row.h"
#include "ui/table/comstock-new-game-page.h"
#include "ui/table/comstock-seat-row.h"

/* Those that are switched on and off; the tiles of a river are a board. */
static const BoardVariant variants[] = {
  BOARD_NEW_BEGINNING, BOARD_MIGHT_IS_RIGHT, BOARD_KIT_CARSON, BOARD_WITH_OUTLAWS, BOARD_WITH_HORSES,
};

/* Jeb Standish is no choice of a seat. */
static const ComstockHolder holders[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_EASY },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_RIVAL, COMSTOCK_RIVAL_EXPERT },
};

static const ComstockSeatOffers offers = {
  .least = BOARD_MIN_SEATS,
  .most = BOARD_MAX_SEATS,
  .holders = holders,
  .n = G_N_ELEMENTS (holders),
  .n_suits = COMSTOCK_SUITS,
  .get_holder = comstock_board_level_get_holder,
  .get_suit_name = comstock_suit_get_name,
  .get_suit_sign = comstock_board_art_suit,
};

/* In pixels: as it is best, and from where on the preview stands beside the choices. */
#define WIDTH 960
#define WIDE 800

struct _ComstockBoardNewGame
{
  AdwBin parent_instance;

  GtkGrid *columns;
  AdwPreferencesPage *choices;
  AdwPreferencesPage *beside;
  AdwComboRow *way;
  AdwPreferencesGroup *seats;
  AdwComboRow *strategy;
  AdwComboRow *characters;
  ComstockBoardCast *cast;
  AdwComboRow *buildings;
  ComstockBoardStock *stock;
  AdwComboRow *ground;
  AdwPreferencesGroup *variants;
  ComstockCodeRow *code;
  ComstockBoardPreview *preview;

  ComstockSeatRow *rows[BOARD_MAX_SEATS];
  ComstockBoardSwitchRow *switches[G_N_ELEMENTS (variants)];
  gboolean setting;     /* the program, not the player, changes the page */
};

static void look_init (ComstockLookInterface *iface);
static void page_init (ComstockNewGamePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockBoardNewGame, comstock_board_new_game, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init)
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_NEW_GAME_PAGE, page_init))

/* --- what is chosen --- */

static guint8
read_variants (ComstockBoardNewGame *self)
{
  guint8 chosen = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    if (comstock_board_switch_row_get_active (self->switches[i]))
      chosen |= (guint8) variants[i];
  return chosen;
}

/* A seat that nobody holds gives its suit to Standish, if that is the second. */
static void
read_choices (ComstockBoardNewGame *self,
              ComstockBoardChoices *choices)
{
  *choices = (ComstockBoardChoices) {
    .solo = adw_combo_row_get_selected (self->way) == 1,
    .strategy = COMSTOCK_BOARD_RANCHER + adw_combo_row_get_selected (self->strategy),
    .set = adw_combo_row_get_selected (self->characters),
    .own_roles = comstock_board_cast_get_roles (self->cast),
    .buildings = adw_combo_row_get_selected (self->buildings),
    .own_buildings = comstock_board_stock_get_added (self->stock),
    .ground = (ComstockBoardGround) adw_combo_row_get_selected (self->ground),
    .variants = read_variants (self),
  };
  choices->n_seats = comstock_seat_rows_read (self->rows, BOARD_MAX_SEATS, choices->seats);
}

static ComstockBoardGame *
deal_choices (ComstockBoardNewGame       *self,
              const ComstockBoardChoices *choices,
              GError                    **error)
{
  ComstockBoardSetup setup;
  guint64 seed;

  if (!comstock_code_row_read (self->code, &seed, error))
    return NULL;
  comstock_board_choices_to_setup (choices, seed, &setup);
  return comstock_board_game_new (&setup, error);
}

static ComstockGame *
deal (ComstockNewGamePage *page,
      GError             **error)
{
  ComstockBoardNewGame *self = COMSTOCK_BOARD_NEW_GAME (page);
  ComstockBoardChoices choices;
  ComstockBoardGame *game;
  guint64 seed;

  read_choices (self, &choices);
  game = deal_choices (self, &choices, error);
  if (game != NULL)
    comstock_board_choices_store (&choices);
  else if (!comstock_code_row_read (self->code, &seed, NULL))
    comstock_code_row_focus (self->code);
  return COMSTOCK_GAME (game);
}

static void
page_init (ComstockNewGamePageInterface *iface)
{
  iface->deal = deal;
  iface->width = WIDTH;
}

/* --- what follows from it --- */

static void
show_preview (ComstockBoardNewGame       *self,
              const ComstockBoardChoices *choices)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockBoardGame) game = deal_choices (self, choices, &error);

  comstock_board_preview_show (self->preview, game, error != NULL ? error->message : NULL);
}

static void
show_seats (ComstockBoardNewGame *self,
            gboolean              solo)
{
  for (guint i = 0; i < BOARD_MAX_SEATS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), !solo || i == BOARD_SOLIST);
  gtk_widget_set_visible (GTK_WIDGET (self->strategy), solo);
  adw_preferences_group_set_description (self->seats,
                                         solo ? _("The solo game has its own characters and buildings.") : NULL);
}

/* The solo game leaves the choice of the board alone. */
static void
show_material_for (ComstockBoardNewGame       *self,
                   const ComstockBoardChoices *choices)
{
  gtk_widget_set_visible (GTK_WIDGET (self->characters), !choices->solo);
  gtk_widget_set_visible (GTK_WIDGET (self->cast), !choices->solo && choices->set == COMSTOCK_BOARD_OWN_SET);
  gtk_widget_set_visible (GTK_WIDGET (self->buildings), !choices->solo);
  gtk_widget_set_visible (GTK_WIDGET (self->stock),
                          !choices->solo && choices->buildings == COMSTOCK_BOARD_OWN_BUILDINGS);
}

static void
update (ComstockBoardNewGame *self)
{
  ComstockBoardChoices choices;

  if (self->setting)
    return;
  read_choices (self, &choices);
  show_seats (self, choices.solo);
  show_material_for (self, &choices);
  comstock_board_cast_set_horses (self->cast, (choices.variants & BOARD_WITH_HORSES) != 0);
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    comstock_board_switch_row_bar (self->switches[i],
                                   choices.solo && (variants[i] & COMSTOCK_BOARD_NOT_SOLO) != 0
                                     ? _("Not possible in the solo game.") : NULL);
  read_choices (self, &choices);
  show_preview (self, &choices);
}

/* Who begins an own choice changes something in the set that was shown. */
static void
on_characters_chosen (ComstockBoardNewGame *self)
{
  const guint set = adw_combo_row_get_selected (self->characters);

  if (!self->setting && set < BOARD_SETS)
    comstock_board_cast_set_roles (self->cast, board_sets[set].roles);
  if (!self->setting && set == COMSTOCK_BOARD_OWN_SET)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->cast), TRUE);
  update (self);
}

static void
on_buildings_chosen (ComstockBoardNewGame *self)
{
  if (!self->setting && adw_combo_row_get_selected (self->buildings) == COMSTOCK_BOARD_OWN_BUILDINGS)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->stock), TRUE);
  update (self);
}

/* --- the page --- */

static void
show_own_choices (ComstockBoardNewGame       *self,
                  const ComstockBoardChoices *choices)
{
  comstock_board_cast_set_horses (self->cast, (choices->variants & BOARD_WITH_HORSES) != 0);
  comstock_board_cast_set_roles (self->cast, choices->own_roles);
  comstock_board_stock_set_added (self->stock, choices->own_buildings);
}

/* All but the seats. */
static void
show_material (ComstockBoardNewGame       *self,
               const ComstockBoardChoices *choices)
{
  adw_combo_row_set_selected (self->way, choices->solo ? 1 : 0);
  adw_combo_row_set_selected (self->strategy, choices->strategy - COMSTOCK_BOARD_RANCHER);
  adw_combo_row_set_selected (self->characters, choices->set);
  adw_combo_row_set_selected (self->buildings, choices->buildings);
  adw_combo_row_set_selected (self->ground, choices->ground);
  for (gsize i = 0; i < G_N_ELEMENTS (variants); i++)
    comstock_board_switch_row_set_active (self->switches[i], (choices->variants & variants[i]) != 0);
  show_own_choices (self, choices);
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
  const char *sets[COMSTOCK_BOARD_SET_CHOICES + 1] = { NULL };
  const char *strategies[COMSTOCK_BOARD_STRATEGIES + 1] = { NULL };
  const char *const ways[] = { _("Two to six seats"), _("Solo game"), NULL };
  const char *const buildings[] = { _("Those of the first game"), _("All"), _("Custom"), NULL };
  const char *const grounds[] = { _("Plain side"), _("Side with the river"), _("River of tiles"), NULL };

  for (guint i = 0; i < BOARD_SETS; i++)
    sets[i] = comstock_board_set_get_name (i);
  sets[COMSTOCK_BOARD_RANDOM_SET] = _("At random");
  sets[COMSTOCK_BOARD_OWN_SET] = _("Custom");
  for (guint i = 0; i < COMSTOCK_BOARD_STRATEGIES; i++)
    strategies[i] = comstock_board_level_get_holder (COMSTOCK_BOARD_RANCHER + i);
  fill (self->way, ways);
  fill (self->strategy, strategies);
  fill (self->characters, sets);
  fill (self->buildings, buildings);
  fill (self->ground, grounds);
}

/* Title and subtitle of a row tell all that is chosen for the seat. */
static void
add_seats (ComstockBoardNewGame       *self,
           const ComstockBoardChoices *choices)
{
  comstock_seat_rows_add (self->seats, &offers, self->rows, choices->seats, choices->n_seats);
  for (guint i = 0; i < BOARD_MAX_SEATS; i++)
    {
      g_signal_connect_object (self->rows[i], "notify::title", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[i], "notify::subtitle", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
}

static void
add_variant (ComstockBoardNewGame *self,
             guint                 i)
{
  GtkWidget *row = comstock_board_switch_row_new (comstock_board_variant_get_name (variants[i]),
                                                  comstock_board_variant_get_effect (variants[i]));

  self->switches[i] = COMSTOCK_BOARD_SWITCH_ROW (row);
  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->variants, row);
}

/* The seats hand on what was chosen for them. */
static GVariant *
dup_look (ComstockLook *look)
{
  ComstockBoardNewGame *self = COMSTOCK_BOARD_NEW_GAME (look);
  ComstockBoardChoices choices;

  read_choices (self, &choices);
  return g_variant_new ("(buututuybbs)", choices.solo, choices.strategy, choices.set, choices.own_roles,
                        choices.buildings, (guint64) choices.own_buildings, choices.ground, choices.variants,
                        adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->cast)),
                        adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->stock)),
                        comstock_code_row_get_text (self->code));
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockBoardNewGame *self = COMSTOCK_BOARD_NEW_GAME (look);
  ComstockBoardChoices choices;
  gboolean cast_expanded, stock_expanded;
  guint64 own_buildings;
  const char *code;

  g_variant_get (value, "(buututuybb&s)", &choices.solo, &choices.strategy, &choices.set, &choices.own_roles,
                 &choices.buildings, &own_buildings, &choices.ground, &choices.variants, &cast_expanded,
                 &stock_expanded, &code);
  choices.own_buildings = (guint32) own_buildings;
  self->setting = TRUE;
  show_material (self, &choices);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->cast), cast_expanded);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->stock), stock_expanded);
  comstock_code_row_set_text (self->code, code);
  self->setting = FALSE;
  update (self);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

/* The preview belongs to whichever page is told to have it. */
static void
move_preview (ComstockBoardNewGame *self,
              AdwPreferencesPage   *from,
              AdwPreferencesPage   *to)
{
  g_object_ref (self->preview);
  adw_preferences_page_remove (from, ADW_PREFERENCES_GROUP (self->preview));
  adw_preferences_page_add (to, ADW_PREFERENCES_GROUP (self->preview));
  g_object_unref (self->preview);
}

static void
on_reshape (ComstockBoardNewGame *self,
            int                   width)
{
  const gboolean wide = width >= WIDE * comstock_scale_get_text (GTK_WIDGET (self));

  if (wide == gtk_widget_get_visible (GTK_WIDGET (self->beside)))
    return;
  move_preview (self, wide ? self->choices : self->beside, wide ? self->beside : self->choices);
  gtk_widget_set_visible (GTK_WIDGET (self->beside), wide);
  /* An even grid keeps the room of a hidden column. */
  gtk_grid_set_column_homogeneous (self->columns, wide);
}

static void
comstock_board_new_game_class_init (ComstockBoardNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COMSTOCK_TYPE_BOARD_CAST);
  g_type_ensure (COMSTOCK_TYPE_BOARD_STOCK);
  g_type_ensure (COMSTOCK_TYPE_BOARD_PREVIEW);
  g_type_ensure (COMSTOCK_TYPE_CODE_ROW);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/board/setup/comstock-board-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, columns);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, choices);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, beside);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, way);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, strategy);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, characters);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, cast);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, buildings);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, stock);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, ground);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, variants);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, code);
  gtk_widget_class_bind_template_child (widget_class, ComstockBoardNewGame, preview);
  gtk_widget_class_bind_template_callback (widget_class, on_characters_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_buildings_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
comstock_board_new_game_init (ComstockBoardNewGame *self)
{
  ComstockBoardChoices choices;

  self->setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  comstock_board_choices_load (&choices);
  add_seats (self, &choices);
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    add_variant (self, i);
  fill_choices (self);
  show_material (self, &choices);
  self->setting = FALSE;
  update (self);
}

GtkWidget *
comstock_board_new_game_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_NEW_GAME, NULL);
}
