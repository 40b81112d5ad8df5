/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faces in rows, drawn by one widget. */

#include "comstock-cards-faces.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-topics.h"
#include "ui/cards/cards/comstock-cards-face.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"

#define GAP 3
#define LEAST_SIDE 12

struct _ComstockCardsFaces
{
  GtkWidget parent_instance;

  ComstockCardsSeat *seat;
  int side;
};

G_DEFINE_FINAL_TYPE (ComstockCardsFaces, comstock_cards_faces, GTK_TYPE_WIDGET)

static guint
count_characters (ComstockCardsFaces *self)
{
  return self->seat != NULL ? g_list_model_get_n_items (comstock_cards_seat_get_characters (self->seat)) : 0;
}

/* "Banker, sheriff (used)" */
static char *
dup_label (ComstockCardsFaces *self)
{
  GListModel *characters = comstock_cards_seat_get_characters (self->seat);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);
      g_autofree char *name = comstock_cards_card_dup_name (card);
      /* Translators: a character that lies sideways, for it is used in this era. */
      g_autofree char *used = g_strdup_printf (_("%s (used)"), name);

      comstock_text_list_append (list, comstock_cards_card_is_used (card) ? used : name);
    }
  return g_string_free (list, FALSE);
}

static char *
dup_topics (ComstockCardsFaces *self)
{
  GListModel *characters = comstock_cards_seat_get_characters (self->seat);
  GString *topics = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);
      g_autofree char *topic = comstock_cards_topics_of_card (card);

      g_string_append_printf (topics, "%s%s", topics->len > 0 ? " " : "", topic);
    }
  return g_string_free (topics, topics->len == 0);
}

static void
update (ComstockCardsFaces *self)
{
  g_autofree char *label = dup_label (self);
  g_autofree char *topics = dup_topics (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  comstock_explain_set_topics (GTK_WIDGET (self), topics);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_items_changed (ComstockCardsFaces *self,
                  guint               position,
                  guint               removed,
                  guint               added,
                  GListModel         *characters)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);

      g_signal_handlers_disconnect_by_func (card, update, self);
      g_signal_connect_object (card, "notify::used", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  update (self);
}

void
comstock_cards_faces_set_seat (ComstockCardsFaces *self,
                               ComstockCardsSeat  *seat)
{
  GListModel *characters;

  g_return_if_fail (COMSTOCK_IS_CARDS_FACES (self));
  g_return_if_fail (self->seat == NULL);

  self->seat = g_object_ref (seat);
  characters = comstock_cards_seat_get_characters (seat);
  g_signal_connect_object (characters, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  on_items_changed (self, 0, 0, g_list_model_get_n_items (characters), characters);
}

void
comstock_cards_faces_set_side (ComstockCardsFaces *self,
                               int                 side)
{
  self->side = MAX (side, LEAST_SIDE);
}

static guint
count_columns (ComstockCardsFaces *self)
{
  return (guint) MAX (0, (gtk_widget_get_width (GTK_WIDGET (self)) + GAP) / (self->side + GAP));
}

static guint
count_places (ComstockCardsFaces *self)
{
  return count_columns (self) * (guint) ((gtk_widget_get_height (GTK_WIDGET (self)) + GAP) / (self->side + GAP));
}

/* How many faces are shown; if not all, a place is left to tell of the others. */
static guint
count_shown (ComstockCardsFaces *self)
{
  const guint n = count_characters (self);
  const guint places = count_places (self);

  return n <= places ? n : places - MIN (places, 1);
}

static graphene_rect_t
get_place (ComstockCardsFaces *self,
           guint               index)
{
  const guint columns = count_columns (self);
  const int step = self->side + GAP;
  const int column = (int) (index % columns);
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int x = mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - self->side - column * step : column * step;

  return GRAPHENE_RECT_INIT ((float) x, (float) ((int) (index / columns) * step), (float) self->side,
                             (float) self->side);
}

static void
snapshot_count (ComstockCardsFaces *self,
                GtkSnapshot        *snapshot,
                guint               shown)
{
  const graphene_rect_t place = get_place (self, shown);
  const guint more = count_characters (self) - shown;
  g_autofree char *text = g_strdup_printf (shown > 0 ? "+%u" : "%u", more);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  GskRoundedRect outline;
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  gsk_rounded_rect_init_from_rect (&outline, &place, (float) self->side / 2);
  comstock_outline_rim (snapshot, &outline, 1, &ink);
  comstock_figure_snapshot (snapshot, layout, &place, &ink);
}

static void
comstock_cards_faces_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  ComstockCardsFaces *self = COMSTOCK_CARDS_FACES (widget);
  const guint shown = count_shown (self);

  for (guint i = 0; i < shown; i++)
    {
      g_autoptr (ComstockCardsCard) card =
        g_list_model_get_item (comstock_cards_seat_get_characters (self->seat), i);
      const graphene_rect_t place = get_place (self, i);

      comstock_cards_face_snapshot (widget, snapshot, (CardsCharacter) comstock_cards_card_get_character (card),
                                    &place, comstock_cards_card_is_used (card) ? 1 : 0);
    }
  if (shown < count_characters (self) && count_places (self) > 0)
    snapshot_count (self, snapshot, shown);
}

static void
comstock_cards_faces_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_CARDS_FACES (object)->seat);
  G_OBJECT_CLASS (comstock_cards_faces_parent_class)->dispose (object);
}

static void
comstock_cards_faces_class_init (ComstockCardsFacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_faces_dispose;
  widget_class->snapshot = comstock_cards_faces_snapshot;
  gtk_widget_class_set_css_name (widget_class, "faces");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
comstock_cards_faces_init (ComstockCardsFaces *self)
{
  self->side = LEAST_SIDE;
}

GtkWidget *
comstock_cards_faces_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_FACES, NULL);
}

int
comstock_cards_faces_find (ComstockCardsFaces *self,
                           double              x,
                           double              y,
                           graphene_rect_t    *area)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_FACES (self), -1);

  for (guint i = 0; i < count_shown (self); i++)
    {
      *area = get_place (self, i);
      if (graphene_rect_contains_point (area, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return (int) i;
    }
  return -1;
}

char *
comstock_cards_faces_dup_text (ComstockCardsFaces *self,
                               guint               index)
{
  g_autoptr (ComstockCardsCard) card = NULL;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_FACES (self), NULL);

  card = g_list_model_get_item (comstock_cards_seat_get_characters (self->seat), index);
  return card != NULL ? comstock_cards_card_dup_label (card) : NULL;
}
