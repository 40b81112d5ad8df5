/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chooses a suit; whoever takes the suit of another seat gives that one its own. */

#include "comstock-suit-row.h"

#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-rows.h"

typedef struct
{
  AdwComboRow *combo;
  guint suit;           /* as shown */
  gboolean setting;     /* the program, not the player, changes the row */
} ComstockSuitRowPrivate;

static ComstockLookInterface *parent_look;

static void look_init (ComstockLookInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (ComstockSuitRow, comstock_suit_row, COMSTOCK_TYPE_HOLDER_ROW,
                                  G_ADD_PRIVATE (ComstockSuitRow)
                                  G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static ComstockSuitRowPrivate *
get_private (gpointer self)
{
  return comstock_suit_row_get_instance_private (self);
}

static const char *
comstock_suit_row_get_title (ComstockHolderRow *row)
{
  return COMSTOCK_SUIT_ROW_GET_CLASS (row)->get_suit_name (get_private (row)->suit);
}

static char *
comstock_suit_row_dup_sign (ComstockHolderRow *row)
{
  return g_strdup (COMSTOCK_SUIT_ROW_GET_CLASS (row)->get_suit_sign (get_private (row)->suit));
}

static void
comstock_suit_row_show_rows (ComstockHolderRow *row,
                             gboolean           shown)
{
  gtk_widget_set_visible (GTK_WIDGET (get_private (row)->combo), shown);
}

static void
set_suit (gpointer self,
          guint    suit)
{
  ComstockSuitRowPrivate *priv = get_private (self);

  priv->setting = TRUE;
  adw_combo_row_set_selected (priv->combo, suit);
  priv->setting = FALSE;
}

/* Gives @suit to the other row of the list that has the suit of @self. */
static void
hand_over (ComstockSuitRow *self,
           guint            suit)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (COMSTOCK_IS_SUIT_ROW (row) && row != GTK_WIDGET (self) &&
        get_private (row)->suit == get_private (self)->suit)
      set_suit (row, suit);
}

static void
on_suit_changed (ComstockSuitRow *self)
{
  ComstockSuitRowPrivate *priv = get_private (self);
  const guint before = priv->suit;

  priv->suit = adw_combo_row_get_selected (priv->combo);
  comstock_holder_row_update (COMSTOCK_HOLDER_ROW (self));
  if (!priv->setting && priv->suit != before)
    hand_over (self, before);
}

static GVariant *
dup_look (ComstockLook *look)
{
  return g_variant_new ("(vu)", parent_look->dup (look), get_private (look)->suit);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  g_autoptr (GVariant) row = NULL;
  guint suit;

  g_variant_get (value, "(vu)", &row, &suit);
  parent_look->set (look, row);
  set_suit (look, suit);
}

static void
look_init (ComstockLookInterface *iface)
{
  parent_look = g_type_interface_peek_parent (iface);
  iface->dup = dup_look;
  iface->set = set_look;
}

/* The subclass, which names the suits, is not known before. */
static void
comstock_suit_row_constructed (GObject *object)
{
  const ComstockSuitRowClass *klass = COMSTOCK_SUIT_ROW_GET_CLASS (object);
  ComstockSuitRowPrivate *priv = get_private (object);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  G_OBJECT_CLASS (comstock_suit_row_parent_class)->constructed (object);
  for (guint suit = 0; suit < klass->n_suits; suit++)
    gtk_string_list_append (names, klass->get_suit_name (suit));
  priv->setting = TRUE;
  adw_combo_row_set_model (priv->combo, G_LIST_MODEL (names));
  priv->setting = FALSE;
  comstock_rows_tell_selected (priv->combo);
}

static void
comstock_suit_row_class_init (ComstockSuitRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ComstockHolderRowClass *row_class = COMSTOCK_HOLDER_ROW_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = comstock_suit_row_constructed;
  row_class->get_title = comstock_suit_row_get_title;
  row_class->dup_sign = comstock_suit_row_dup_sign;
  row_class->show_rows = comstock_suit_row_show_rows;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-suit-row.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ComstockSuitRow, combo);
  gtk_widget_class_bind_template_callback (widget_class, on_suit_changed);
}

static void
comstock_suit_row_init (ComstockSuitRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

guint
comstock_suit_row_get_suit (ComstockSuitRow *self)
{
  return get_private (self)->suit;
}

void
comstock_suit_row_set_suits (ComstockSuitRow *const *rows,
                             guint                   n,
                             const guint            *suits,
                             guint                   n_suits)
{
  guint taken = 0;

  for (guint i = 0; i < n_suits; i++)
    {
      set_suit (rows[i], suits[i]);
      taken |= 1u << suits[i];
    }
  for (guint i = n_suits; i < n; i++)
    {
      const guint suit = (guint) g_bit_nth_lsf (~taken, -1);

      set_suit (rows[i], suit);
      taken |= 1u << suit;
    }
}
