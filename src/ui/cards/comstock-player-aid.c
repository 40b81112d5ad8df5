/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player aid: built from the engine's tables and the model's texts, so that it says what the program does. */

#include "comstock-player-aid.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-names.h"
#include "model/cards/comstock-topics.h"

struct _ComstockPlayerAid
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkBox *sections;
  GHashTable *entries;  /* id of a topic → label, which the sections hold */
};

G_DEFINE_FINAL_TYPE (ComstockPlayerAid, comstock_player_aid, GTK_TYPE_WIDGET)

static const char *const round_texts[] = {
  N_("A character and four terrain cards are turned up, five with five or six seats. "
     "Then abilities may be used."),
  N_("Everybody picks an auction card in secret; all are turned up at once."),
  N_("From the highest value down, each seat takes a card. Ties go by the suits on the back of the "
     "character pile, uppermost first."),
};

static const char *const placing_texts[] = {
  N_("A city is at most eight rows by eight columns; the captain adds one to either."),
  N_("Cards are not turned. Each new card overlaps the city or shares a parcel side with it."),
  N_("A card may cover empty parcels, and parcels that show the same building or a mountain with a "
     "mountain."),
  N_("A house may also be covered by a townhouse."),
  N_("With the sheriff or a prison in sight, outlaws count as empty and may be covered, but not by "
     "outlaws."),
};

static void
add_heading (ComstockPlayerAid *self,
             const char        *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "table-heading");
  gtk_box_append (self->sections, label);
}

static void
add_text (GtkBox     *box,
          const char *text)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (box, label);
}

/* @topic is taken over. */
static void
add_entry (ComstockPlayerAid *self,
           char              *topic,
           const char        *name,
           const char        *text)
{
  g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>\n%s", name, text);
  GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_text (GTK_BOX (entry), markup);
  gtk_widget_set_focusable (entry, TRUE);
  gtk_box_append (self->sections, entry);
  g_hash_table_insert (self->entries, topic, entry);
}

static void
add_paragraphs (ComstockPlayerAid *self,
                const char        *heading,
                const char *const *texts,
                gsize              n_texts)
{
  add_heading (self, heading);
  for (gsize i = 0; i < n_texts; i++)
    {
      g_autofree char *markup = g_markup_escape_text (_(texts[i]), -1);

      add_text (self->sections, markup);
    }
}

static void
add_characters (ComstockPlayerAid *self,
                int                first,
                int                end)
{
  for (int i = first; i < end; i++)
    add_entry (self, comstock_topics_of_character ((CardsCharacter) i),
               comstock_character_get_name ((CardsCharacter) i),
               comstock_character_get_effect ((CardsCharacter) i));
}

static void
add_rows (ComstockPlayerAid *self)
{
  for (int i = 0; i < CARDS_ROWS; i++)
    add_entry (self, comstock_topics_of_row ((CardsRow) i), comstock_row_get_name ((CardsRow) i),
               comstock_row_get_rule ((CardsRow) i));
}

static void
comstock_player_aid_dispose (GObject *object)
{
  ComstockPlayerAid *self = COMSTOCK_PLAYER_AID (object);

  g_clear_pointer (&self->entries, g_hash_table_unref);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_player_aid_parent_class)->dispose (object);
}

static void
comstock_player_aid_class_init (ComstockPlayerAidClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_player_aid_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-player-aid.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, scroller);
  gtk_widget_class_bind_template_child (widget_class, ComstockPlayerAid, sections);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "player-aid");
}

static void
comstock_player_aid_init (ComstockPlayerAid *self)
{
  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_paragraphs (self, _("A round"), round_texts, G_N_ELEMENTS (round_texts));
  add_heading (self, _("Abilities, in this order"));
  add_characters (self, 0, CARDS_ABILITIES);
  add_paragraphs (self, _("Where a card may lie"), placing_texts, G_N_ELEMENTS (placing_texts));
  add_heading (self, _("What a city scores"));
  add_rows (self);
  add_heading (self, _("What the other characters bring"));
  add_characters (self, CARDS_ABILITIES, CARDS_CHARACTERS);
}

void
comstock_player_aid_explain (ComstockPlayerAid *self,
                             const char        *topics)
{
  g_auto (GStrv) ids = g_strsplit (topics, " ", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      GtkWidget *entry = g_hash_table_lookup (self->entries, *id);

      if (entry != NULL)
        {
          gtk_widget_grab_focus (entry);
          return;
        }
    }
}
