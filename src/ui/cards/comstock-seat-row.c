/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat of New Game; the row's own title and subtitle tell the choice while it is folded. */

#include "comstock-seat-row.h"

#include <glib/gi18n.h>

#include "../comstock-look.h"
#include "../comstock-picture.h"
#include "../comstock-rows.h"
#include "model/comstock-text.h"

struct _ComstockSeatRow
{
  AdwExpanderRow parent_instance;

  ComstockPicture *picture;
  AdwComboRow *holder;
  AdwComboRow *suit;
  GtkWidget *name_row;
  GtkEditable *name;

  CardsSuit shown_suit;
  gboolean setting;     /* the program, not the player, changes the rows */
};

typedef struct
{
  ComstockSeatKind kind;
  ComstockLevel level;
} Holder;

/* Who can hold a seat, in the order offered; an optional seat offers nobody as well, at the end. */
static const Holder holders[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_AUTOMATIC, COMSTOCK_NOVICE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_INTERMEDIATE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_EXPERT },
};

#define NOBODY G_N_ELEMENTS (holders)

enum
{
  SUIT_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockSeatRow, comstock_seat_row, ADW_TYPE_EXPANDER_ROW,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static void
update_summary (ComstockSeatRow *self)
{
  guint holder = adw_combo_row_get_selected (self->holder);
  const char *name = gtk_editable_get_text (self->name);
  const char *suit = comstock_suit_get_name (self->shown_suit);
  g_autofree char *picture = g_strconcat ("suits/", cards_suit_ids[self->shown_suit], NULL);

  comstock_picture_set_drawing (self->picture, picture);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), *name != '\0' ? name : suit);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self),
                                 holder < NOBODY ? comstock_cards_level_get_holder (holders[holder].level) :
                                                   C_("seat", "Nobody"));
  gtk_widget_set_visible (GTK_WIDGET (self->suit), holder != NOBODY);
  gtk_widget_set_visible (self->name_row, holder != NOBODY);
}

static void
on_holder_changed (ComstockSeatRow *self)
{
  update_summary (self);
}

/* What is pasted may hold anything. */
static void
on_name_changed (ComstockSeatRow *self)
{
  const char *name = gtk_editable_get_text (self->name);
  g_autofree char *plain = comstock_text_dup_plain (name);

  if (g_str_equal (name, plain))
    update_summary (self);
  else
    gtk_editable_set_text (self->name, plain);
}

static void
on_suit_changed (ComstockSeatRow *self)
{
  guint before = self->shown_suit;

  self->shown_suit = (CardsSuit) adw_combo_row_get_selected (self->suit);
  update_summary (self);
  if (!self->setting && self->shown_suit != before)
    g_signal_emit (self, signals[SUIT_CHANGED], 0, before);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockSeatRow *self = COMSTOCK_SEAT_ROW (look);

  return g_variant_new ("(buus)", adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)),
                        adw_combo_row_get_selected (self->holder), (guint) self->shown_suit,
                        gtk_editable_get_text (self->name));
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockSeatRow *self = COMSTOCK_SEAT_ROW (look);
  gboolean expanded;
  guint holder, suit;
  const char *name;

  g_variant_get (value, "(buu&s)", &expanded, &holder, &suit, &name);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), expanded);
  adw_combo_row_set_selected (self->holder, holder);
  comstock_seat_row_set_suit (self, (CardsSuit) suit);
  gtk_editable_set_text (self->name, name);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_seat_row_class_init (ComstockSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SUIT_CHANGED] = g_signal_new ("suit-changed", COMSTOCK_TYPE_SEAT_ROW,
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (COMSTOCK_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, picture);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, holder);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, suit);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, name_row);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, name);
  gtk_widget_class_bind_template_callback (widget_class, on_holder_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_suit_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
}

static void
comstock_seat_row_init (ComstockSeatRow *self)
{
  g_autoptr (GtkStringList) suits = gtk_string_list_new (NULL);

  self->setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int suit = 0; suit < CARDS_SUITS; suit++)
    gtk_string_list_append (suits, comstock_suit_get_name ((CardsSuit) suit));
  adw_combo_row_set_model (self->suit, G_LIST_MODEL (suits));
  comstock_rows_tell_selected (self->suit);
  self->setting = FALSE;
}

GtkWidget *
comstock_seat_row_new (gboolean optional)
{
  ComstockSeatRow *self = g_object_new (COMSTOCK_TYPE_SEAT_ROW, NULL);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (holders); i++)
    gtk_string_list_append (labels, comstock_cards_level_get_holder (holders[i].level));
  if (optional)
    gtk_string_list_append (labels, C_("seat", "Nobody"));
  adw_combo_row_set_model (self->holder, G_LIST_MODEL (labels));
  comstock_rows_tell_selected (self->holder);
  comstock_rows_tell_unfolded (ADW_EXPANDER_ROW (self));
  return GTK_WIDGET (self);
}

/* A level that is not offered stands for the last one of its kind. */
static guint
find_holder (const ComstockSeatChoice *choice)
{
  guint found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (holders); i++)
    if (holders[i].kind == choice->holder.kind)
      {
        found = i;
        if (holders[i].level == choice->holder.level)
          break;
      }
  return found;
}

void
comstock_seat_row_set_choice (ComstockSeatRow          *self,
                              const ComstockSeatChoice *choice)
{
  adw_combo_row_set_selected (self->holder, choice != NULL ? find_holder (choice) : NOBODY);
  gtk_editable_set_text (self->name, choice != NULL ? choice->holder.name : "");
  if (choice != NULL)
    comstock_seat_row_set_suit (self, choice->suit);
}

gboolean
comstock_seat_row_get_choice (ComstockSeatRow    *self,
                              ComstockSeatChoice *choice)
{
  guint holder = adw_combo_row_get_selected (self->holder);

  choice->suit = self->shown_suit;
  if (holder >= NOBODY)
    return FALSE;
  choice->holder.kind = holders[holder].kind;
  choice->holder.level = holders[holder].level;
  g_utf8_strncpy (choice->holder.name, gtk_editable_get_text (self->name),
                  (COMSTOCK_MAX_SEAT_NAME - 1) / 4);
  return TRUE;
}

CardsSuit
comstock_seat_row_get_suit (ComstockSeatRow *self)
{
  return self->shown_suit;
}

void
comstock_seat_row_set_suit (ComstockSeatRow *self,
                            CardsSuit        suit)
{
  self->setting = TRUE;
  adw_combo_row_set_selected (self->suit, suit);
  self->setting = FALSE;
}
