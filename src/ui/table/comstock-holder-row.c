/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat of New Game; the row's own title and subtitle tell the choice while it is folded. */

#include "comstock-holder-row.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-rows.h"
#include "ui/kit/comstock-sign.h"
#include "comstock-rival-face.h"
#include "model/base/comstock-text.h"

#define FACE_SIZE 32

typedef struct
{
  ComstockSign *sign;
  GtkWidget *face;
  AdwComboRow *holder;
  GtkWidget *name_row;
  GtkEditable *name;
  const ComstockRival *usual;   /* who sits here if a computer rival does */
  gboolean setting;             /* the program, not the player, changes the row */
} ComstockHolderRowPrivate;

static void look_init (ComstockLookInterface *iface);

G_DEFINE_TYPE_WITH_CODE (ComstockHolderRow, comstock_holder_row, ADW_TYPE_EXPANDER_ROW,
                         G_ADD_PRIVATE (ComstockHolderRow)
                         G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static ComstockHolderRowPrivate *
get_private (gpointer self)
{
  return comstock_holder_row_get_instance_private (self);
}

/* NULL for nobody, whom an optional seat offers at the end. */
static const ComstockHolder *
get_offer (ComstockHolderRow *self)
{
  const ComstockHolderRowClass *klass = COMSTOCK_HOLDER_ROW_GET_CLASS (self);
  const guint selected = adw_combo_row_get_selected (get_private (self)->holder);

  return selected < klass->n_offers ? &klass->offers[selected] : NULL;
}

/* The rival who is seen, NULL for nobody or somebody of another name. */
static const ComstockRival *
get_rival (ComstockHolderRow *self)
{
  const ComstockHolder *offer = get_offer (self);

  if (offer == NULL || offer->kind != COMSTOCK_RIVAL)
    return NULL;
  return comstock_rival_find (gtk_editable_get_text (get_private (self)->name));
}

/* Who holds the seat, and what a rival of the house is known for. */
static char *
dup_subtitle (ComstockHolderRow *self)
{
  const ComstockHolderRowClass *klass = COMSTOCK_HOLDER_ROW_GET_CLASS (self);
  const ComstockHolder *offer = get_offer (self);
  const ComstockRival *rival = get_rival (self);
  const char *manner = rival != NULL && klass->get_manner != NULL ? klass->get_manner (rival->manner) : NULL;

  if (offer == NULL)
    return g_strdup (C_("seat", "Nobody"));
  if (manner == NULL)
    return g_strdup (klass->get_holder (offer->level));
  return g_strdup_printf ("%s · %s", klass->get_holder (offer->level), manner);
}

void
comstock_holder_row_update (ComstockHolderRow *self)
{
  ComstockHolderRowClass *klass = COMSTOCK_HOLDER_ROW_GET_CLASS (self);
  ComstockHolderRowPrivate *priv = get_private (self);
  const ComstockHolder *offer = get_offer (self);
  ComstockHolder named;
  g_autofree char *subtitle = dup_subtitle (self);
  g_autofree char *sign = klass->dup_sign (self);

  comstock_holder_set_name (&named, gtk_editable_get_text (priv->name));
  comstock_rival_face_set_rival (COMSTOCK_RIVAL_FACE (priv->face), get_rival (self));
  comstock_picture_set_drawing (COMSTOCK_PICTURE (priv->sign), sign);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 *named.name != '\0' ? named.name : klass->get_title (self));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  klass->show_rows (self, offer != NULL);
  gtk_widget_set_visible (priv->name_row, offer != NULL);
}

/* A rival who is chosen comes with its name, and takes it along when it goes. */
static void
on_holder_chosen (ComstockHolderRow *self)
{
  ComstockHolderRowPrivate *priv = get_private (self);
  const ComstockHolder *offer = get_offer (self);
  const gboolean rival = offer != NULL && offer->kind == COMSTOCK_RIVAL;
  const char *name = gtk_editable_get_text (priv->name);

  if (!priv->setting && rival && comstock_text_is_blank (name))
    gtk_editable_set_text (priv->name, priv->usual->name);
  else if (!priv->setting && !rival && g_str_equal (name, priv->usual->name))
    gtk_editable_set_text (priv->name, "");
  comstock_holder_row_update (self);
}

/* What is pasted may hold anything. */
static void
on_name_changed (ComstockHolderRow *self)
{
  GtkEditable *entry = get_private (self)->name;
  const char *name = gtk_editable_get_text (entry);
  g_autofree char *plain = comstock_text_dup_plain (name);

  if (g_str_equal (name, plain))
    comstock_holder_row_update (self);
  else
    gtk_editable_set_text (entry, plain);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockHolderRowPrivate *priv = get_private (look);

  return g_variant_new ("(bus)", adw_expander_row_get_expanded (ADW_EXPANDER_ROW (look)),
                        adw_combo_row_get_selected (priv->holder), gtk_editable_get_text (priv->name));
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockHolderRowPrivate *priv = get_private (look);
  gboolean expanded;
  const char *name;
  guint holder;

  g_variant_get (value, "(bu&s)", &expanded, &holder, &name);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (look), expanded);
  priv->setting = TRUE;
  adw_combo_row_set_selected (priv->holder, holder);
  priv->setting = FALSE;
  gtk_editable_set_text (priv->name, name);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

/* The rows of the subclass have come with its template. */
static void
comstock_holder_row_constructed (GObject *object)
{
  G_OBJECT_CLASS (comstock_holder_row_parent_class)->constructed (object);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (object), get_private (object)->name_row);
}

static void
comstock_holder_row_class_init (ComstockHolderRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = comstock_holder_row_constructed;

  g_type_ensure (COMSTOCK_TYPE_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-holder-row.ui");
  gtk_widget_class_bind_template_child_private (widget_class, ComstockHolderRow, sign);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockHolderRow, holder);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockHolderRow, name_row);
  gtk_widget_class_bind_template_child_private (widget_class, ComstockHolderRow, name);
  gtk_widget_class_bind_template_callback (widget_class, on_holder_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
}

static void
comstock_holder_row_init (ComstockHolderRow *self)
{
  ComstockHolderRowPrivate *priv = get_private (self);

  priv->face = comstock_rival_face_new (FACE_SIZE);
  priv->setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  priv->setting = FALSE;
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), priv->face);
}

void
comstock_holder_row_offer (ComstockHolderRow   *self,
                           gboolean             optional,
                           const ComstockRival *usual)
{
  const ComstockHolderRowClass *klass = COMSTOCK_HOLDER_ROW_GET_CLASS (self);
  ComstockHolderRowPrivate *priv = get_private (self);
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  priv->usual = usual;
  priv->setting = TRUE;
  for (guint i = 0; i < klass->n_offers; i++)
    gtk_string_list_append (labels, klass->get_holder (klass->offers[i].level));
  if (optional)
    gtk_string_list_append (labels, C_("seat", "Nobody"));
  adw_combo_row_set_model (priv->holder, G_LIST_MODEL (labels));
  priv->setting = FALSE;
  comstock_rows_show_whole (priv->holder);
  comstock_rows_tell_selected (priv->holder);
  comstock_rows_tell_unfolded (ADW_EXPANDER_ROW (self));
}

static guint
find_offer (const ComstockHolderRowClass *klass,
            const ComstockHolder         *holder)
{
  guint found = 0;

  for (guint i = 0; i < klass->n_offers; i++)
    if (klass->offers[i].kind == holder->kind)
      {
        found = i;
        if (klass->offers[i].level == holder->level)
          break;
      }
  return found;
}

void
comstock_holder_row_set_holder (ComstockHolderRow    *self,
                                const ComstockHolder *holder)
{
  const ComstockHolderRowClass *klass = COMSTOCK_HOLDER_ROW_GET_CLASS (self);
  ComstockHolderRowPrivate *priv = get_private (self);

  priv->setting = TRUE;
  adw_combo_row_set_selected (priv->holder, holder != NULL ? find_offer (klass, holder) : klass->n_offers);
  priv->setting = FALSE;
  gtk_editable_set_text (priv->name, holder != NULL ? holder->name : "");
}

gboolean
comstock_holder_row_get_holder (ComstockHolderRow *self,
                                ComstockHolder    *holder)
{
  const ComstockHolder *offer = get_offer (self);

  if (offer == NULL)
    return FALSE;
  holder->kind = offer->kind;
  holder->level = offer->level;
  comstock_holder_set_name (holder, gtk_editable_get_text (get_private (self)->name));
  return TRUE;
}
