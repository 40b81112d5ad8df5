/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys go over the map as they do at the table; what else is dealt stands below it in words. */

#include "comstock-board-preview.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/board/table/comstock-board-parcel.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-rows.h"

#define MAP_SIDE 400            /* pixels at most */
#define PORTRAIT 40

struct _ComstockBoardPreview
{
  AdwPreferencesGroup parent_instance;

  GtkLabel *refusal;
  GtkWidget *square;
  GtkWidget *map;
  AdwExpanderRow *characters;
  AdwActionRow *track;
  AdwActionRow *order;

  ComstockBoardGame *game;
  GPtrArray *roles;     /* the rows of the characters, borrowed */
};

G_DEFINE_FINAL_TYPE (ComstockBoardPreview, comstock_board_preview, ADW_TYPE_PREFERENCES_GROUP)

/* --- the map, a square --- */

static GtkSizeRequestMode
get_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_square (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, NULL, NULL, NULL);
  *natural = MAX (*minimum, MAP_SIDE);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = MAX (*minimum, MIN (*natural, for_size));
}

static void
allocate_square (GtkWidget *widget,
                 int        width,
                 int        height,
                 int        baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static char *
dup_parcel_words (uint32_t parcel,
                  gpointer data)
{
  ComstockBoardPreview *self = data;

  if (self->game == NULL)
    return comstock_board_parcel_dup_name (parcel);
  return comstock_board_parcel_dup_text (COMSTOCK_GAME (self->game), comstock_board_game_get_seen (self->game), -1,
                                         parcel);
}

/* --- characters --- */

static void
add_role (ComstockBoardPreview *self,
          guint                 role)
{
  g_autofree char *title = comstock_board_role_dup_title (role);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                 "subtitle", comstock_board_role_get_effect (role), NULL);

  comstock_rows_tell_subtitle (ADW_ACTION_ROW (row));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), comstock_picture_new (comstock_board_art_portrait (role), PORTRAIT));
  adw_expander_row_add_row (self->characters, row);
  g_ptr_array_add (self->roles, row);
}

static void
show_roles (ComstockBoardPreview *self,
            guint64               roles)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < self->roles->len; i++)
    adw_expander_row_remove (self->characters, self->roles->pdata[i]);
  g_ptr_array_set_size (self->roles, 0);
  for (guint role = 0; role < BOARD_ROLES; role++)
    if ((roles >> role & 1) != 0)
      {
        comstock_text_list_append (names, comstock_board_role_get_name (role));
        add_role (self, role);
      }
  adw_expander_row_set_subtitle (self->characters, names->str);
}

/* --- the rest, in words --- */

static char *
list_track (const BoardState *state)
{
  GString *text = g_string_new (NULL);

  for (guint slot = 0; slot < BOARD_SLOTS; slot++)
    if (state->track[slot] != BOARD_BARE)
      {
        /* Translators: a building and its price: "Mine ($12)" */
        g_autofree char *item = g_strdup_printf (_("%s ($%d)"),
                                                 comstock_board_content_get_name ((BoardContent) state->track[slot]),
                                                 board_slot_prices[slot]);

        comstock_text_list_append (text, item);
      }
  return g_string_free (text, FALSE);
}

static char *
list_order (ComstockGame     *game,
            const BoardState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->n_seats; i++)
    {
      g_autofree char *name = comstock_you_dup_title (game, state->order[i]);

      comstock_text_list_append (text, name);
    }
  return g_string_free (text, FALSE);
}

static void
show_game (ComstockBoardPreview *self)
{
  const BoardState *state = comstock_board_game_get_seen (self->game);
  g_autofree char *track = list_track (state);
  g_autofree char *order = list_order (COMSTOCK_GAME (self->game), state);

  comstock_board_map_set_state (COMSTOCK_BOARD_MAP (self->map), state);
  show_roles (self, state->roles);
  adw_action_row_set_subtitle (self->track, track);
  adw_action_row_set_subtitle (self->order, order);
  /* The sheets decide it later. */
  gtk_widget_set_visible (GTK_WIDGET (self->order), (state->variants & BOARD_NEW_BEGINNING) == 0);
}

static void
comstock_board_preview_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_BOARD_PREVIEW (object)->game);
  G_OBJECT_CLASS (comstock_board_preview_parent_class)->dispose (object);
}

static void
comstock_board_preview_finalize (GObject *object)
{
  g_ptr_array_unref (COMSTOCK_BOARD_PREVIEW (object)->roles);
  G_OBJECT_CLASS (comstock_board_preview_parent_class)->finalize (object);
}

static void
comstock_board_preview_class_init (ComstockBoardPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_board_preview_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_board_preview_finalize;
}

static AdwActionRow *
add_words (ComstockBoardPreview *self,
           const char           *title)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, NULL);

  comstock_rows_tell_subtitle (ADW_ACTION_ROW (row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  return ADW_ACTION_ROW (row);
}

static void
comstock_board_preview_init (ComstockBoardPreview *self)
{
  self->roles = g_ptr_array_new ();
  self->characters = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title", _("Characters"), NULL);
  comstock_rows_tell_unfolded (self->characters);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->characters));
  self->track = add_words (self, _("Buildings on the track"));
  self->order = add_words (self, _("Turn order"));
  self->refusal = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->refusal));
  self->square = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->map = comstock_board_map_new ();
  gtk_box_append (GTK_BOX (self->square), self->map);
  gtk_widget_set_layout_manager (self->square, gtk_custom_layout_new (get_mode, measure_square, allocate_square));
  gtk_widget_set_margin_bottom (self->square, 12);
  comstock_board_map_set_words (COMSTOCK_BOARD_MAP (self->map), dup_parcel_words, NULL, self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->square);
  /* A group has its rows first of all. */
  gtk_widget_insert_after (self->square, gtk_widget_get_parent (self->square), NULL);
}

GtkWidget *
comstock_board_preview_new (void)
{
  /* Translators: above a picture of the map and the track of the new game */
  return g_object_new (COMSTOCK_TYPE_BOARD_PREVIEW, "title", _("How It Begins"), NULL);
}

void
comstock_board_preview_show (GtkWidget    *preview,
                             ComstockGame *game,
                             const char   *refusal)
{
  ComstockBoardPreview *self = COMSTOCK_BOARD_PREVIEW (preview);

  g_set_object (&self->game, (ComstockBoardGame *) game);
  gtk_label_set_label (self->refusal, game != NULL ? "" : refusal);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), game == NULL);
  gtk_widget_set_visible (self->square, game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->characters), game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->track), game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->order), game != NULL);
  /* A list without rows would be seen as a line. */
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->track)), game != NULL);
  if (game != NULL)
    show_game (self);
}
