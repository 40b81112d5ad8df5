/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts one below the other, or side by side where the areas of the table are. */

#include "comstock-city-column.h"

#include <glib/gi18n.h>

#include "engine/city/city-walls.h"
#include "model/base/comstock-text.h"
#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-names.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-canvas.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-style-class.h"

#define SPACING 8
#define BRIEF_SPACING 4
#define SIDE 132                /* of the tile in hand */
#define ROW_SIDE 80
#define BRIEF_SIDE 48
#define SIGN 22
#define BAR_WIDTH 120
#define BAR_HEIGHT 12
#define MARK 3

#define UNSEEN_SIDE 48          /* of a tile in the list of those that are left */
#define UNSEEN_COLUMNS 8
#define UNSEEN_WIDTH 300        /* of that list, at the least */
#define UNSEEN_HEIGHT 420       /* … at the most */
#define FAINT 0.3

/* What the unseen tiles are counted by: CityGoods, and then buildings. */
enum
{
  UNSEEN_PUBLIC = CITY_GOODS,
  UNSEEN_HISTORIC,
  UNSEEN_KINDS
};

static const struct
{
  const char *name;     /* NULL: that of the goods of this number */
  const char *sign;
} unseen_kinds[UNSEEN_KINDS] = {
  [CITY_FISH] = { NULL, "city/fish" },
  [CITY_GRAIN] = { NULL, "city/grain" },
  [CITY_LIVESTOCK] = { NULL, "city/livestock" },
  /* Translators: tiles that are still in the stacks: with a public building, which counts 2 points, … */
  [UNSEEN_PUBLIC] = { N_("Public, 2"), "city/public-hall" },
  /* Translators: … and with a historic building, which counts 3 */
  [UNSEEN_HISTORIC] = { N_("Historic, 3"), "city/saint-sernin" },
};

typedef struct
{
  GtkWidget *box;
  GtkLabel *count;
  GtkWidget *rule;
} Stack;

struct _ComstockCityColumn
{
  AdwBin parent_instance;

  GtkWidget *scroller;
  GtkBox *box;
  Stack stacks[CITY_STACKS];
  GtkMenuButton *piles;         /* all of them; opens to the tiles that are left */
  GtkWidget *hand;
  char *hand_name;              /* of the tile in hand, NULL if there is none */
  GtkWidget *picture;
  GtkWidget *keys;
  GtkLabel *walls;
  GtkLabel *gap;
  GtkWidget *bar;
  GtkWidget *unseen;
  GtkLabel *counts[UNSEEN_KINDS];

  ComstockGame *game;
  ComstockPlace aim;
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (ComstockCityColumn, comstock_city_column, ADW_TYPE_BIN)

/* --- figures --- */

static const CityState *
get_state (ComstockCityColumn *self)
{
  return comstock_city_game_get_seen (COMSTOCK_CITY_GAME (self->game));
}

static void
update_stacks (ComstockCityColumn *self,
               const CityTiles    *tiles,
               const CityState    *state)
{
  const guint now = state->step == CITY_STEP_OVER ? 0 : city_stack_now (tiles, state);

  for (guint i = 0; i < CITY_STACKS; i++)
    {
      g_autofree char *count = g_strdup_printf ("%u", city_stack_left (tiles, state, i + 1));
      /* Translators: the number of a stack of tiles, and how many are left in it */
      g_autofree char *words = g_strdup_printf (_("Stack %u, tiles left: %s"), i + 1, count);
      const guint quota = city_quota (i + 1, state->n_seats);
      /* Translators: how many wall pieces each player builds */
      /* Translators: below a stack: while its tiles are drawn nobody builds walls */
      g_autofree char *rule = quota > 0 ? g_strdup_printf (_("%u each"), quota) : g_strdup (_("no walls"));

      gtk_label_set_label (GTK_LABEL (self->stacks[i].rule), rule);
      gtk_label_set_label (self->stacks[i].count, count);
      comstock_style_class_set (self->stacks[i].box, "drawn", now == i + 1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->stacks[i].box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
    }
}

static gboolean
is_counted (const CityDesign *design,
            guint             kind)
{
  if (kind == UNSEEN_PUBLIC)
    return design->is_public != 0;
  if (kind == UNSEEN_HISTORIC)
    return design->historic != CITY_NO_HISTORIC;
  for (guint market = 0; market < design->n_markets; market++)
    if (design->markets[market].goods == kind)
      return TRUE;
  return FALSE;
}

static void
update_unseen (ComstockCityColumn *self,
               const CityTiles    *tiles,
               const CityState    *state)
{
  for (guint kind = 0; kind < UNSEEN_KINDS; kind++)
    {
      g_autofree char *count = NULL;
      guint n = 0;

      for (guint design = 0; design < tiles->n_designs; design++)
        if (is_counted (&tiles->designs[design], kind))
          n += state->unseen[design];
      count = g_strdup_printf ("%u", n);
      gtk_label_set_label (self->counts[kind], count);
    }
}

static void
update_walls (ComstockCityColumn *self,
              const CityState    *state)
{
  const guint built = state->n_pieces > 0 ? state->n_pieces - 1u : 0;
  g_autofree char *walls = self->brief ? g_strdup_printf ("%u", CITY_WALLS - built)
                                       /* Translators: how many wall pieces are left, and how many there were */
                                       : g_strdup_printf (_("%u of %u left"), CITY_WALLS - built, CITY_WALLS);
  g_autofree char *gap = NULL;

  if (state->n_pieces > 0 && self->brief)
    gap = g_strdup_printf ("%u", state->gap);
  else if (state->n_pieces > 0)
    /* Translators: how many edges of the city have no wall */
    gap = g_strdup_printf (ngettext ("%u edge", "%u edges", state->gap), state->gap);
  gtk_label_set_label (self->walls, walls);
  gtk_label_set_label (self->gap, gap != NULL ? gap : self->brief ? "–" : _("no gate yet"));
  gtk_widget_queue_draw (self->bar);
}

/* A bar that fills as the wall grows, up to the mark. */
static void
draw_bar (GtkWidget   *canvas,
          GtkSnapshot *snapshot,
          float        width,
          float        height,
          gpointer     data)
{
  const CityState *state = get_state (data);
  const GdkRGBA line = comstock_art_get_color (canvas, "comstock_panel_line");
  const GdkRGBA built = comstock_art_get_color (canvas, "comstock_ink_soft");
  const GdkRGBA mark = comstock_art_get_color (canvas, "comstock_now");
  const gboolean turned = gtk_widget_get_direction (canvas) == GTK_TEXT_DIR_RTL;
  CityRim outline[CITY_MAX_OUTLINE];
  const guint length = state->n_pieces > 0 ? city_outline (state, outline) : 0;
  const float edge = width / (float) MAX (1, length);
  const float done = edge * (float) (length - state->gap);
  const float end = width - edge * CITY_LAST_GAP;

  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, 2, width, height - 4));
  if (length == 0)
    return;
  gtk_snapshot_append_color (snapshot, &built, &GRAPHENE_RECT_INIT (turned ? width - done : 0, 2, done, height - 4));
  if (length > CITY_LAST_GAP)
    gtk_snapshot_append_color (snapshot, &mark, &GRAPHENE_RECT_INIT (turned ? width - end : end, 0, MARK, height));
}

void
comstock_city_column_update (ComstockCityColumn *self,
                             guint               turn,
                             gboolean            may_turn)
{
  g_return_if_fail (COMSTOCK_IS_CITY_COLUMN (self));

  const CityTiles *tiles = comstock_game_get_kit (self->game);
  const CityState *state = get_state (self);

  update_stacks (self, tiles, state);
  update_walls (self, state);
  update_unseen (self, tiles, state);
  comstock_city_picture_show (self->picture, tiles, state->drawn, turn);
  g_clear_pointer (&self->hand_name, g_free);
  if (state->drawn != CITY_NO_TILE)
    {
      g_autofree char *words = comstock_city_tile_dup_name (tiles, state->drawn, turn);

      self->hand_name = comstock_text_capitalize (words);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hand), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->hand_name != NULL ? self->hand_name : _("No tile in hand"), -1);
  comstock_style_class_set (self->hand, "empty", self->hand_name == NULL);
  gtk_widget_set_sensitive (self->keys, may_turn);
}

void
comstock_city_column_aim (ComstockCityColumn  *self,
                          const ComstockPlace *aim)
{
  g_return_if_fail (COMSTOCK_IS_CITY_COLUMN (self));

  self->aim = *aim;
}

/* --- the tiles that nobody has seen: as many in a line as there is room for; what does not fit is faint, and said not
 * to --- */

static gboolean
fits (ComstockGame        *game,
      guint                design,
      const ComstockPlace *aim)
{
  for (guint turn = 0; turn < CITY_EDGES; turn++)
    if (city_judge_place (comstock_game_get_kit (game), comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game)), design,
                          aim->x, aim->y, turn).reason == CS_LEGAL)
      return TRUE;
  return FALSE;
}

static GtkWidget *
create_tile (ComstockGame *game,
             guint         design,
             guint         n,
             gboolean      faint)
{
  const CityTiles *tiles = comstock_game_get_kit (game);
  GtkWidget *child = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = comstock_city_picture_new (UNSEEN_SIDE);
  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *name = comstock_city_tile_dup_name (tiles, design, 0);
  g_autofree char *words = comstock_text_count (name, n);
  /* Translators: said of a tile that cannot lie where somebody points */
  g_autofree char *all = faint ? g_strdup_printf (_("%s; does not fit here"), words) : g_strdup (words);

  comstock_city_picture_show (picture, tiles, design, 0);
  gtk_box_append (GTK_BOX (box), picture);
  comstock_label_add (GTK_BOX (box), count, "numeric");
  gtk_label_set_xalign (GTK_LABEL (gtk_widget_get_last_child (box)), 0.5f);
  gtk_widget_set_opacity (box, faint ? FAINT : 1);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_set_tooltip_text (child, all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
  return child;
}

static GtkWidget *
create_list (ComstockGame        *game,
             const ComstockPlace *aim)
{
  const CityTiles *tiles = comstock_game_get_kit (game);
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const gboolean aimed = aim->surface == COMSTOCK_CITY_SURFACE && aim->side == COMSTOCK_CELL;
  GtkWidget *list = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line",
                                  UNSEEN_COLUMNS, "homogeneous", TRUE, NULL);

  for (guint design = 0; design < tiles->n_designs; design++)
    if (state->unseen[design] > 0)
      gtk_flow_box_append (GTK_FLOW_BOX (list), create_tile (game, design, state->unseen[design],
                                                             aimed && !fits (game, design, aim)));
  return list;
}

static GtkWidget *
create_unseen (ComstockGame        *game,
               const ComstockPlace *aim)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "propagate-natural-height", TRUE, "propagate-natural-width", TRUE,
                                      "min-content-width", UNSEEN_WIDTH, "max-content-height", UNSEEN_HEIGHT, NULL);
  const guint n_seats = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game))->n_seats;
  g_autofree char *walls = g_strdup_printf (
    /* Translators: how many wall pieces in the second stack, how many in the third */
    _("Nobody builds walls while tiles come from the first stack. Wall pieces that each player builds after a "
      "scoring: %u in the second stack, %u in the third."), city_quota (2, n_seats), city_quota (3, n_seats));

  /* Translators: heading: the tiles that are still in the stacks */
  comstock_label_add (GTK_BOX (box), _("Tiles left"), "heading");
  comstock_label_add (GTK_BOX (box), walls, "caption");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), create_list (game, aim));
  gtk_box_append (GTK_BOX (box), scroller);
  return box;
}

/* --- parts --- */

static void
fill_popover (GtkMenuButton *piles,
              gpointer       data)
{
  ComstockCityColumn *self = data;
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), create_unseen (self->game, &self->aim));
  gtk_menu_button_set_popover (piles, popover);
}

static GtkWidget *
add_panel (ComstockCityColumn *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (panel, "city-panel");
  gtk_box_append (self->box, panel);
  return panel;
}

static void
add_stacks (ComstockCityColumn *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (guint i = 0; i < CITY_STACKS; i++)
    {
      GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      GtkWidget *count = gtk_label_new (NULL);

      gtk_widget_set_hexpand (box, TRUE);
      gtk_widget_add_css_class (box, "city-stack");
      gtk_widget_add_css_class (count, "title-3");
      gtk_widget_add_css_class (count, "numeric");
      /* Alone it stands in the middle. */
      gtk_widget_set_vexpand (count, TRUE);
      gtk_box_append (GTK_BOX (box), count);
      self->stacks[i].box = box;
      self->stacks[i].count = GTK_LABEL (count);
      self->stacks[i].rule = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->stacks[i].rule, "caption");
      gtk_box_append (GTK_BOX (box), self->stacks[i].rule);
      gtk_box_append (GTK_BOX (row), box);
    }
  self->piles = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_child (self->piles, row);
  /* What GTK puts around it stands in the middle. */
  gtk_widget_set_hexpand (row, TRUE);
  gtk_widget_set_halign (gtk_widget_get_parent (row), GTK_ALIGN_FILL);
  gtk_menu_button_set_create_popup_func (self->piles, fill_popover, self, NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->piles), _("Tiles left"));
  gtk_widget_add_css_class (GTK_WIDGET (self->piles), "piles");
  gtk_widget_set_valign (GTK_WIDGET (self->piles), GTK_ALIGN_CENTER);
  gtk_box_append (self->box, GTK_WIDGET (self->piles));
}

static void
add_key (ComstockCityColumn *self,
         const char         *icon,
         const char         *words,
         const char         *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, words);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (self->keys), button);
}

/* A tooltip that is set would have a screen reader told of the same tile twice. */
static gboolean
on_query_hand (ComstockCityColumn *self,
               int                 x,
               int                 y,
               gboolean            by_keys,
               GtkTooltip         *tooltip)
{
  gtk_tooltip_set_text (tooltip, self->hand_name);
  return self->hand_name != NULL;
}

static void
add_hand (ComstockCityColumn *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->hand = gtk_button_new ();
  gtk_widget_add_css_class (self->hand, "city-hand");
  gtk_widget_set_has_tooltip (self->hand, TRUE);
  g_signal_connect_object (self->hand, "query-tooltip", G_CALLBACK (on_query_hand), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  self->picture = comstock_city_picture_new (SIDE);
  gtk_button_set_child (GTK_BUTTON (self->hand), self->picture);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->hand), "city.turn");
  gtk_box_append (GTK_BOX (box), self->hand);
  self->keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_valign (self->keys, GTK_ALIGN_CENTER);
  add_key (self, "object-rotate-left-symbolic", _("Turn Left (Shift+R)"), "city.turn-back");
  add_key (self, "object-rotate-right-symbolic", _("Turn Right (R)"), "city.turn");
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (self->box, box);
}

/* A name, and what is told of it at the end of the line. */
static GtkLabel *
add_line (GtkWidget  *panel,
          const char *sign,
          const char *name)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *figure = gtk_label_new (NULL);

  if (sign != NULL)
    gtk_box_append (GTK_BOX (line), comstock_picture_new (sign, SIGN));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_widget_add_css_class (figure, "numeric");
  gtk_box_append (GTK_BOX (line), figure);
  gtk_box_append (GTK_BOX (panel), line);
  return GTK_LABEL (figure);
}

static void
add_walls (ComstockCityColumn *self)
{
  GtkWidget *panel = add_panel (self);

  /* Translators: noun, above the number of wall pieces that are left */
  self->walls = add_line (panel, NULL, _("Walls"));
  /* Translators: how long a piece of the wall is missing until it is closed */
  self->gap = add_line (panel, NULL, _("Gap"));
  self->bar = comstock_canvas_new ("city-gap", draw_bar, self, NULL);
  comstock_canvas_set_size (COMSTOCK_CANVAS (self->bar), BAR_WIDTH, BAR_HEIGHT);
  gtk_box_append (GTK_BOX (panel), self->bar);
  gtk_widget_set_valign (panel, GTK_ALIGN_CENTER);
}

/* The keyboard comes to the same by the stacks. */
static void
add_unseen (ComstockCityColumn *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->unseen = add_panel (self);
  g_signal_connect_object (click, "released", G_CALLBACK (gtk_menu_button_popup), self->piles, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->unseen, GTK_EVENT_CONTROLLER (click));
  comstock_label_add (GTK_BOX (self->unseen), _("Tiles left"), "heading");
  for (guint kind = 0; kind < UNSEEN_KINDS; kind++)
    {
      const char *name = unseen_kinds[kind].name;

      self->counts[kind] = add_line (self->unseen, unseen_kinds[kind].sign,
                                     name != NULL ? _(name) : comstock_city_goods_get_name ((CityGoods) kind));
    }
}

void
comstock_city_column_set_row (ComstockCityColumn *self,
                              gboolean            row,
                              gboolean            brief)
{
  const GtkOrientation along = row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  const int side = brief ? BRIEF_SIDE : row ? ROW_SIDE : SIDE;

  g_return_if_fail (COMSTOCK_IS_CITY_COLUMN (self));

  self->brief = brief;
  comstock_style_class_set (GTK_WIDGET (self), "brief", brief);
  gtk_box_set_spacing (self->box, brief ? BRIEF_SPACING : SPACING);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), along);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->keys), along);
  /* As wide as each other where there is room for words. */
  gtk_box_set_homogeneous (GTK_BOX (gtk_widget_get_parent (self->stacks[0].box)), row);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  row ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  comstock_canvas_set_size (COMSTOCK_CANVAS (self->picture), side, side);
  gtk_widget_set_visible (self->unseen, !row);
  for (guint i = 0; i < CITY_STACKS; i++)
    gtk_widget_set_visible (self->stacks[i].rule, !brief);
  gtk_widget_set_visible (self->bar, !brief);
  update_walls (self, get_state (self));
}

GtkWidget *
comstock_city_column_get_hand (ComstockCityColumn *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_COLUMN (self), NULL);

  return self->hand;
}

static void
comstock_city_column_finalize (GObject *object)
{
  g_free (COMSTOCK_CITY_COLUMN (object)->hand_name);
  G_OBJECT_CLASS (comstock_city_column_parent_class)->finalize (object);
}

static void
comstock_city_column_class_init (ComstockCityColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_city_column_finalize;
  gtk_widget_class_set_css_name (widget_class, "city-column");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_city_column_init (ComstockCityColumn *self)
{
  self->scroller = gtk_scrolled_window_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  add_stacks (self);
  add_hand (self);
  add_walls (self);
  add_unseen (self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), self->scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Stacks and Walls"), -1);
}

GtkWidget *
comstock_city_column_new (ComstockCityGame *game)
{
  ComstockCityColumn *self = g_object_new (COMSTOCK_TYPE_CITY_COLUMN, NULL);

  self->game = COMSTOCK_GAME (game);
  return GTK_WIDGET (self);
}
