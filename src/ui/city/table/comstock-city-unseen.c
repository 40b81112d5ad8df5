/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As many in a line as there is room for; what does not fit is faint, and said not to. */

#include "comstock-city-unseen.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-names.h"
#include "ui/city/tiles/comstock-city-picture.h"
#include "ui/kit/comstock-label.h"

#define SIDE 48                 /* of a tile */
#define COLUMNS 8
#define WIDTH 300               /* of the list, at the least */
#define HEIGHT 420              /* … at the most */
#define FAINT 0.3

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
  GtkWidget *picture = comstock_city_picture_new (SIDE);
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
                                  COLUMNS, "homogeneous", TRUE, NULL);

  for (guint design = 0; design < tiles->n_designs; design++)
    if (state->unseen[design] > 0)
      gtk_flow_box_append (GTK_FLOW_BOX (list), create_tile (game, design, state->unseen[design],
                                                             aimed && !fits (game, design, aim)));
  return list;
}

GtkWidget *
comstock_city_unseen_new (ComstockGame        *game,
                          const ComstockPlace *aim)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "propagate-natural-height", TRUE, "propagate-natural-width", TRUE,
                                      "min-content-width", WIDTH, "max-content-height", HEIGHT, NULL);

  comstock_label_add (GTK_BOX (box), _("Unseen tiles"), "heading");
  comstock_label_add (GTK_BOX (box),
                      _("While tiles come from the first stack nobody builds walls. Whenever something is scored, all "
                        "build one each during the second stack, and two each during the third."), "caption");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), create_list (game, aim));
  gtk_box_append (GTK_BOX (box), scroller);
  return box;
}
