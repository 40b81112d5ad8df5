/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A person, a rival or nobody, and their suit and name; the title and subtitle tell the choice while it is folded. */

#include "comstock-seat-row.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-rows.h"
#include "ui/kit/comstock-sign.h"
#include "comstock-rival-face.h"
#include "model/base/comstock-text.h"

#define FACE_SIZE 32

struct _ComstockSeatRow
{
  AdwExpanderRow parent_instance;

  ComstockSign *sign;
  GtkWidget *face;
  AdwComboRow *holder;
  AdwComboRow *suits;
  GtkWidget *name_row;
  GtkEditable *name;

  const ComstockOffers *offers;
  const ComstockRival *usual;   /* who sits here if a computer rival does */
  guint suit;                   /* as shown */
  gboolean setting;             /* the program, not the player, changes the row */
};

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockSeatRow, comstock_seat_row, ADW_TYPE_EXPANDER_ROW,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

/* NULL for nobody, whom an optional seat offers at the end. */
static const ComstockHolder *
get_offer (ComstockSeatRow *self)
{
  const guint selected = adw_combo_row_get_selected (self->holder);

  return selected < self->offers->n_holders ? &self->offers->holders[selected] : NULL;
}

/* The rival who is seen, NULL for nobody or somebody of another name. */
static const ComstockRival *
get_rival (ComstockSeatRow *self)
{
  const ComstockHolder *offer = get_offer (self);

  if (offer == NULL || offer->kind != COMSTOCK_RIVAL)
    return NULL;
  return comstock_rival_find (gtk_editable_get_text (self->name));
}

/* Who holds the seat, and what a rival of the house is known for. */
static char *
dup_subtitle (ComstockSeatRow *self)
{
  const ComstockHolder *offer = get_offer (self);
  const ComstockRival *rival = get_rival (self);
  const char *manner =
    rival != NULL && self->offers->get_manner != NULL ? self->offers->get_manner (rival->manner) : NULL;

  if (offer == NULL)
    return g_strdup (C_("seat", "Nobody"));
  if (manner == NULL)
    return g_strdup (self->offers->get_holder (offer->level));
  return g_strdup_printf ("%s · %s", self->offers->get_holder (offer->level), manner);
}

static void
update (ComstockSeatRow *self)
{
  const ComstockHolder *offer = get_offer (self);
  ComstockHolder named;
  g_autofree char *subtitle = dup_subtitle (self);

  comstock_holder_set_name (&named, gtk_editable_get_text (self->name));
  comstock_rival_face_set_rival (COMSTOCK_RIVAL_FACE (self->face), get_rival (self));
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->sign), comstock_suit_get_sign (self->suit));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 *named.name != '\0' ? named.name : comstock_suit_get_name (self->suit));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->suits), offer != NULL);
  gtk_widget_set_visible (self->name_row, offer != NULL);
}

/* A rival who is chosen comes with its name, and takes it along when it goes. */
static void
on_holder_chosen (ComstockSeatRow *self)
{
  const ComstockHolder *offer = get_offer (self);
  const gboolean rival = offer != NULL && offer->kind == COMSTOCK_RIVAL;
  const char *name = gtk_editable_get_text (self->name);

  if (!self->setting && rival && comstock_text_is_blank (name))
    gtk_editable_set_text (self->name, self->usual->name);
  else if (!self->setting && !rival && g_str_equal (name, self->usual->name))
    gtk_editable_set_text (self->name, "");
  update (self);
}

/* What is pasted may hold anything. */
static void
on_name_changed (ComstockSeatRow *self)
{
  GtkEditable *entry = self->name;
  const char *name = gtk_editable_get_text (entry);
  g_autofree char *plain = comstock_text_dup_plain (name);

  if (g_str_equal (name, plain))
    update (self);
  else
    gtk_editable_set_text (entry, plain);
}

static void
set_suit (ComstockSeatRow *self,
          guint            suit)
{
  self->setting = TRUE;
  adw_combo_row_set_selected (self->suits, suit);
  self->setting = FALSE;
}

/* Gives @suit to the other row of the list that has the suit of @self. */
static void
hand_over (ComstockSeatRow *self,
           guint            suit)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (COMSTOCK_IS_SEAT_ROW (row) && row != GTK_WIDGET (self) && COMSTOCK_SEAT_ROW (row)->suit == self->suit)
      set_suit (COMSTOCK_SEAT_ROW (row), suit);
}

static void
on_suit_chosen (ComstockSeatRow *self)
{
  const guint before = self->suit;

  self->suit = adw_combo_row_get_selected (self->suits);
  update (self);
  if (!self->setting && self->suit != before)
    hand_over (self, before);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockSeatRow *self = COMSTOCK_SEAT_ROW (look);

  return g_variant_new ("(buus)", adw_expander_row_get_expanded (ADW_EXPANDER_ROW (look)),
                        adw_combo_row_get_selected (self->holder), self->suit, gtk_editable_get_text (self->name));
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockSeatRow *self = COMSTOCK_SEAT_ROW (look);
  gboolean expanded;
  const char *name;
  guint holder, suit;

  g_variant_get (value, "(buu&s)", &expanded, &holder, &suit, &name);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (look), expanded);
  self->setting = TRUE;
  adw_combo_row_set_selected (self->holder, holder);
  self->setting = FALSE;
  gtk_editable_set_text (self->name, name);
  set_suit (self, suit);
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

  g_type_ensure (COMSTOCK_TYPE_SIGN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, sign);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, holder);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, suits);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, name_row);
  gtk_widget_class_bind_template_child (widget_class, ComstockSeatRow, name);
  gtk_widget_class_bind_template_callback (widget_class, on_holder_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_suit_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed);
}

static void
comstock_seat_row_init (ComstockSeatRow *self)
{
  self->face = comstock_rival_face_new (FACE_SIZE);
  self->setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->setting = FALSE;
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (self), self->face);
}

static void
fill_holders (ComstockSeatRow *self,
              gboolean         optional)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->offers->n_holders; i++)
    gtk_string_list_append (labels, self->offers->get_holder (self->offers->holders[i].level));
  if (optional)
    gtk_string_list_append (labels, C_("seat", "Nobody"));
  adw_combo_row_set_model (self->holder, G_LIST_MODEL (labels));
  comstock_rows_show_whole (self->holder);
  comstock_rows_tell_selected (self->holder);
}

static void
fill_suits (ComstockSeatRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint suit = 0; suit < COMSTOCK_SUITS; suit++)
    gtk_string_list_append (names, comstock_suit_get_name (suit));
  adw_combo_row_set_model (self->suits, G_LIST_MODEL (names));
  comstock_rows_tell_selected (self->suits);
}

static ComstockSeatRow *
seat_row_new (const ComstockOffers *offers,
              gboolean                  optional,
              const ComstockRival      *usual)
{
  ComstockSeatRow *self = g_object_new (COMSTOCK_TYPE_SEAT_ROW, NULL);

  self->offers = offers;
  self->usual = usual;
  self->setting = TRUE;
  fill_suits (self);
  fill_holders (self, optional);
  self->setting = FALSE;
  comstock_rows_tell_unfolded (ADW_EXPANDER_ROW (self));
  return self;
}

static guint
find_offer (const ComstockOffers *offers,
            const ComstockHolder     *holder)
{
  guint found = 0;

  for (guint i = 0; i < offers->n_holders; i++)
    if (offers->holders[i].kind == holder->kind)
      {
        found = i;
        if (offers->holders[i].level == holder->level)
          break;
      }
  return found;
}

void
comstock_seat_row_set_holder (ComstockSeatRow      *self,
                              const ComstockHolder *holder)
{
  self->setting = TRUE;
  adw_combo_row_set_selected (self->holder,
                              holder != NULL ? find_offer (self->offers, holder) : self->offers->n_holders);
  self->setting = FALSE;
  gtk_editable_set_text (self->name, holder != NULL ? holder->name : "");
}

gboolean
comstock_seat_row_get_choice (ComstockSeatRow    *self,
                              ComstockSeatChoice *choice)
{
  const ComstockHolder *offer = get_offer (self);

  choice->suit = self->suit;
  if (offer == NULL)
    return FALSE;
  choice->holder.kind = offer->kind;
  choice->holder.level = offer->level;
  comstock_holder_set_name (&choice->holder, gtk_editable_get_text (self->name));
  return TRUE;
}

void
comstock_seat_rows_add (AdwPreferencesGroup      *group,
                        const ComstockOffers     *offers,
                        ComstockSeatRow         **rows,
                        const ComstockSeatChoice *choices,
                        guint                     n_choices)
{
  for (guint i = 0; i < offers->most; i++)
    {
      rows[i] = seat_row_new (offers, i >= offers->least, &comstock_rivals[i]);
      adw_preferences_group_add (group, GTK_WIDGET (rows[i]));
    }
  comstock_seat_rows_show (rows, offers->most, choices, n_choices);
}

void
comstock_seat_rows_show (ComstockSeatRow *const   *rows,
                         guint                     n,
                         const ComstockSeatChoice *choices,
                         guint                     n_choices)
{
  guint taken = 0;

  for (guint i = 0; i < n_choices; i++)
    taken |= 1u << choices[i].suit;
  for (guint i = 0; i < n; i++)
    {
      guint suit = i < n_choices ? choices[i].suit : (guint) g_bit_nth_lsf (~taken, -1);

      comstock_seat_row_set_holder (rows[i], i < n_choices ? &choices[i].holder : NULL);
      set_suit (rows[i], suit);
      taken |= 1u << suit;
    }
}

guint
comstock_seat_rows_read (ComstockSeatRow *const *rows,
                         guint                   n,
                         ComstockSeatChoice     *choices)
{
  guint n_choices = 0;

  for (guint i = 0; i < n; i++)
    if (comstock_seat_row_get_choice (rows[i], &choices[n_choices]))
      n_choices++;
  return n_choices;
}
