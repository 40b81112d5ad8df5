/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A name, who it is, and a suit for each of six seats; suits are all different. */

#include "comstock-cards-pad-players.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/kit/comstock-look.h"

typedef struct
{
  GtkEditable *name;
  GtkDropDown *who;
  GtkDropDown *suit;
  guint shown_suit;
} Row;

struct _ComstockCardsPadPlayers
{
  GtkWidget parent_instance;

  Row rows[CARDS_MAX_SEATS];
  GtkWidget *button;
  gboolean setting;
};

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsPadPlayers, comstock_cards_pad_players, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static guint begin_signal;

/* After "Nobody", in the order of the list. */
static const ComstockHolder offers[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_INTERMEDIATE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_EXPERT },
};

void
comstock_cards_pad_players_get_setup (ComstockCardsPadPlayers *self,
                                      ComstockCardsSetup      *setup)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_PLAYERS (self));

  *setup = (ComstockCardsSetup) { .seed = (guint64) g_random_int () << 32 | g_random_int () };
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    {
      const guint who = gtk_drop_down_get_selected (self->rows[i].who);
      ComstockSeatChoice *choice = &setup->seats[setup->n_seats];

      if (who == 0)
        continue;
      choice->holder = offers[who - 1];
      choice->suit = (CardsSuit) self->rows[i].shown_suit;
      comstock_holder_set_name (&choice->holder, gtk_editable_get_text (self->rows[i].name));
      setup->n_seats++;
    }
}

static guint
find_offer (const ComstockHolder *holder)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (offers) - 1 && (offers[i].kind != holder->kind || offers[i].level != holder->level))
    i++;
  return i + 1;
}

static void
set_suit (Row  *row,
          guint suit)
{
  row->shown_suit = suit;
  gtk_drop_down_set_selected (row->suit, suit);
}

void
comstock_cards_pad_players_set_setup (ComstockCardsPadPlayers  *self,
                                      const ComstockCardsSetup *setup)
{
  guint suits = 0;

  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_PLAYERS (self));

  self->setting = TRUE;
  for (guint i = 0; i < setup->n_seats; i++)
    suits |= CARDS_BIT (setup->seats[i].suit);
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    {
      const gboolean taken = i < setup->n_seats;
      const guint suit = taken ? setup->seats[i].suit : (guint) g_bit_nth_lsf (~suits, -1);

      suits |= CARDS_BIT (suit);
      set_suit (&self->rows[i], suit);
      gtk_drop_down_set_selected (self->rows[i].who, taken ? find_offer (&setup->seats[i].holder) : 0);
      gtk_editable_set_text (self->rows[i].name, taken ? setup->seats[i].holder.name : "");
    }
  self->setting = FALSE;
}

/* The player who had the suit chosen gets the one given up. */
static void
on_suit (ComstockCardsPadPlayers *self)
{
  if (self->setting)
    return;
  self->setting = TRUE;
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    {
      const guint suit = gtk_drop_down_get_selected (self->rows[i].suit);
      const guint before = self->rows[i].shown_suit;

      for (guint j = 0; suit != before && j < CARDS_MAX_SEATS; j++)
        if (j != i && self->rows[j].shown_suit == suit)
          set_suit (&self->rows[j], before);
      self->rows[i].shown_suit = suit;
    }
  self->setting = FALSE;
}

static void
update_button (ComstockCardsPadPlayers *self)
{
  ComstockCardsSetup setup;

  comstock_cards_pad_players_get_setup (self, &setup);
  gtk_widget_set_sensitive (self->button, setup.n_seats > 0);
}

static void
on_button (ComstockCardsPadPlayers *self)
{
  g_signal_emit (self, begin_signal, 0);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockCardsPadPlayers *self = COMSTOCK_CARDS_PAD_PLAYERS (look);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(suu)"));
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    g_variant_builder_add (&builder, "(suu)", gtk_editable_get_text (self->rows[i].name),
                           gtk_drop_down_get_selected (self->rows[i].who), self->rows[i].shown_suit);
  return g_variant_builder_end (&builder);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockCardsPadPlayers *self = COMSTOCK_CARDS_PAD_PLAYERS (look);

  self->setting = TRUE;
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    {
      const char *name;
      guint who, suit;

      g_variant_get_child (value, i, "(&suu)", &name, &who, &suit);
      gtk_editable_set_text (self->rows[i].name, name);
      gtk_drop_down_set_selected (self->rows[i].who, who);
      set_suit (&self->rows[i], suit);
    }
  self->setting = FALSE;
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static gboolean
comstock_cards_pad_players_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (COMSTOCK_CARDS_PAD_PLAYERS (widget)->rows[0].name));
}

static void
comstock_cards_pad_players_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_cards_pad_players_parent_class)->dispose (object);
}

static void
comstock_cards_pad_players_class_init (ComstockCardsPadPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_players_dispose;
  begin_signal = g_signal_new ("begin", COMSTOCK_TYPE_CARDS_PAD_PLAYERS, G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  widget_class->grab_focus = comstock_cards_pad_players_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
on_setup (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_list_item_set_child (item, label);
}

static void
on_bind (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* Its words take more lines where one is too long. */
static GtkDropDown *
create_choice (const char *const *words,
               const char        *label)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (words);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_DROP_DOWN (choice);
}

static void
add_row (ComstockCardsPadPlayers *self,
         guint                    index)
{
  const char *who[G_N_ELEMENTS (offers) + 2] = { C_("seat", "Nobody") };
  const char *suits[CARDS_SUITS + 1] = { NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *choices = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                                     "max-children-per-line", 2, "column-spacing", 6, "row-spacing", 6, NULL);
  /* Translators: stands for the name of a player: the number, from 1 */
  g_autofree char *place = g_strdup_printf (_("Player %u"), index + 1);
  Row *row = &self->rows[index];

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    who[i + 1] = comstock_cards_level_get_holder (offers[i].level);
  for (guint i = 0; i < CARDS_SUITS; i++)
    suits[i] = comstock_suit_get_name ((CardsSuit) i);
  row->name = GTK_EDITABLE (gtk_entry_new ());
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->name), place);
  gtk_editable_set_width_chars (row->name, 8);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->name), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  row->who = create_choice (who, _("Played by"));
  /* Translators: the sign of a player: hat, star, cactus…; what spades and hearts are for playing cards */
  row->suit = create_choice (suits, _("Suit"));
  gtk_flow_box_append (GTK_FLOW_BOX (choices), GTK_WIDGET (row->who));
  gtk_flow_box_append (GTK_FLOW_BOX (choices), GTK_WIDGET (row->suit));
  for (int i = 0; i < 2; i++)
    gtk_widget_set_focusable (GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (choices), i)), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->name));
  gtk_box_append (GTK_BOX (box), choices);
  gtk_widget_add_css_class (box, "pad-player");
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  g_signal_connect_object (row->suit, "notify::selected", G_CALLBACK (on_suit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row->who, "notify::selected", G_CALLBACK (update_button), self, G_CONNECT_SWAPPED);
}

static void
comstock_cards_pad_players_init (ComstockCardsPadPlayers *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  ComstockCardsSetup setup = { 0 };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->button = gtk_button_new_with_label (C_("score pad", "Begin"));
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    add_row (self, i);
  gtk_widget_add_css_class (self->button, "pill");
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_set_halign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_button), self, G_CONNECT_SWAPPED);
  comstock_cards_setup_add (&setup, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL);
  comstock_cards_setup_add (&setup, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL);
  comstock_cards_setup_add (&setup, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE);
  comstock_cards_setup_add (&setup, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE);
  comstock_cards_pad_players_set_setup (self, &setup);
}

GtkWidget *
comstock_cards_pad_players_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_PLAYERS, NULL);
}
