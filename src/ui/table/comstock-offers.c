/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings to choices and back; what the settings hold is checked like anything from outside. */

#include "comstock-offers.h"

#include <string.h>

#include "model/base/comstock-text.h"

/* --- things to choose from --- */

/* The kits of one type that were there when somebody looked last, and what is wrong with the files that are none. */
typedef struct
{
  GPtrArray *kits;
  char *problems;
} Shelf;

static Shelf *
get_shelf (GType type)
{
  static GHashTable *shelves;   /* by type */
  Shelf *shelf;

  if (shelves == NULL)
    shelves = g_hash_table_new (NULL, NULL);
  shelf = g_hash_table_lookup (shelves, GSIZE_TO_POINTER (type));
  if (shelf == NULL)
    {
      shelf = g_new0 (Shelf, 1);
      g_hash_table_insert (shelves, GSIZE_TO_POINTER (type), shelf);
    }
  return shelf;
}

static void
look_for_kits (GType type)
{
  g_autoptr (GFile) folder = comstock_kit_dup_folder (type);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Shelf *shelf = get_shelf (type);

  g_clear_pointer (&shelf->kits, g_ptr_array_unref);
  g_clear_pointer (&shelf->problems, g_free);
  shelf->kits = comstock_kit_dup_all (type, folder, sentences);
  g_ptr_array_add (sentences, NULL);
  if (sentences->len > 1)
    shelf->problems = g_strjoinv ("\n", (char **) sentences->pdata);
}

gpointer
comstock_offer_get_kit (const ComstockOffer *offer,
                        guint64              value)
{
  const GPtrArray *kits = get_shelf (offer->get_kit_type ())->kits;

  return g_ptr_array_index (kits, value < kits->len ? value : 0);
}

guint
comstock_offer_count (const ComstockOffer *offer)
{
  return offer->kind == COMSTOCK_OFFER_KIT ? get_shelf (offer->get_kit_type ())->kits->len : offer->n;
}

static const char *
get_id (const ComstockOffer *offer,
        guint                i)
{
  return offer->kind == COMSTOCK_OFFER_KIT ? comstock_kit_get_id (comstock_offer_get_kit (offer, i)) :
                                             offer->get_id (i);
}

const char *
comstock_offer_get_name (const ComstockOffer *offer,
                         guint                i)
{
  return offer->kind == COMSTOCK_OFFER_KIT ? comstock_kit_get_title (comstock_offer_get_kit (offer, i)) :
                                             offer->get_name (i);
}

gboolean
comstock_offer_is_shown (const ComstockOffer   *offer,
                         const ComstockChoices *choices)
{
  if (offer->kind == COMSTOCK_OFFER_KIT)
    return comstock_offer_count (offer) > 1;
  return offer->is_shown == NULL || offer->is_shown (choices);
}

const char *
comstock_offer_describe (const ComstockOffer   *offer,
                         const ComstockChoices *choices)
{
  if (offer->get_description != NULL)
    return offer->get_description (choices);
  return offer->kind == COMSTOCK_OFFER_KIT ? get_shelf (offer->get_kit_type ())->problems : NULL;
}

/* --- values --- */

/* The number of a thing, or −1. */
static int
find_word (const ComstockOffer *offer,
           const char          *word)
{
  for (guint i = 0; i < comstock_offer_count (offer); i++)
    if (g_str_equal (get_id (offer, i), word))
      return (int) i;
  return -1;
}

static guint64
read_value (const ComstockOffer *offer,
            GSettings           *settings)
{
  g_autoptr (GVariant) value = g_settings_get_value (settings, offer->key);
  g_autofree const char **words = NULL;
  guint64 bits = 0;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_get_boolean (value);
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    return (guint64) MAX (find_word (offer, g_variant_get_string (value, NULL)), 0);
  words = g_variant_get_strv (value, NULL);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const int number = find_word (offer, words[i]);

      if (number >= 0)
        bits |= G_GUINT64_CONSTANT (1) << number;
    }
  return bits;
}

static void
write_value (const ComstockOffer *offer,
             GSettings           *settings,
             guint64              value)
{
  g_autoptr (GVariant) former = g_settings_get_value (settings, offer->key);
  g_auto (GVariantBuilder) words = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE_STRING_ARRAY);

  if (g_variant_is_of_type (former, G_VARIANT_TYPE_BOOLEAN))
    g_settings_set_boolean (settings, offer->key, value != 0);
  else if (g_variant_is_of_type (former, G_VARIANT_TYPE_STRING))
    g_settings_set_string (settings, offer->key, get_id (offer, (guint) value));
  else
    {
      for (guint i = 0; i < offer->n; i++)
        if ((value >> i & 1) != 0)
          g_variant_builder_add (&words, "s", offer->get_id (i));
      g_settings_set_value (settings, offer->key, g_variant_builder_end (&words));
    }
}

/* --- seats --- */

static gboolean
is_offered (const ComstockOffers *offers,
            ComstockSeatKind      kind)
{
  for (guint i = 0; i < offers->n_holders; i++)
    if (offers->holders[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* Words for kind, level and suit, and a name. */
static gboolean
read_seat (GVariant             *words,
           const ComstockOffers *offers,
           ComstockSeatChoice   *choice)
{
  const char *kind_id, *level_id, *suit_id, *name;
  int kind, level, suit;

  g_variant_get (words, "(&s&s&s&s)", &kind_id, &level_id, &suit_id, &name);
  kind = comstock_seating_find_kind (offers->seating, kind_id);
  level = kind >= 0 ? comstock_seating_find_level (offers->seating, (ComstockSeatKind) kind, level_id) : -1;
  suit = comstock_suit_find (suit_id);
  if (level < 0 || suit < 0 || !is_offered (offers, (ComstockSeatKind) kind) ||
      strlen (name) >= COMSTOCK_MAX_SEAT_NAME || !comstock_text_is_plain (name))
    return FALSE;
  choice->holder.kind = (ComstockSeatKind) kind;
  choice->holder.level = (ComstockLevel) level;
  comstock_holder_set_name (&choice->holder, name);
  choice->suit = (guint) suit;
  return TRUE;
}

/* No seats at all if the page could not show them. */
static void
load_seats (ComstockChoices      *self,
            const ComstockOffers *offers,
            GSettings            *settings)
{
  g_autoptr (GVariant) seats = g_settings_get_value (settings, "seats");
  const gsize n_seats = g_variant_n_children (seats);
  guint suits = 0;

  if (n_seats < offers->least || n_seats > offers->most)
    return;
  for (gsize i = 0; i < n_seats; i++)
    {
      g_autoptr (GVariant) words = g_variant_get_child_value (seats, i);

      if (!read_seat (words, offers, &self->seats[i]) || (suits & 1u << self->seats[i].suit) != 0)
        return;
      suits |= 1u << self->seats[i].suit;
    }
  self->n_seats = (guint) n_seats;
}

static void
store_seats (const ComstockChoices *self,
             const ComstockOffers  *offers,
             GSettings             *settings)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssss)"));

  for (guint i = 0; i < self->n_seats; i++)
    {
      const ComstockHolder *holder = &self->seats[i].holder;
      const char *level = comstock_seating_get_level_id (offers->seating, holder->level);

      g_variant_builder_add (&builder, "(ssss)", offers->seating->kinds[holder->kind], level != NULL ? level : "",
                             comstock_suit_get_id (self->seats[i].suit), holder->name);
    }
  g_settings_set_value (settings, "seats", g_variant_builder_end (&builder));
}

static void
set_usual_seats (ComstockChoices      *self,
                 const ComstockOffers *offers)
{
  comstock_seating_parse_seats (offers->seating, offers->usual_seats, offers->most, self->seats, &self->n_seats, NULL);
  for (guint i = 0; i < self->n_seats; i++)
    if (self->seats[i].holder.kind == COMSTOCK_RIVAL)
      comstock_holder_set_name (&self->seats[i].holder, comstock_rivals[i].name);
}

/* The name of the first person, or "". */
static const char *
find_person (const ComstockChoices *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (self->seats[i].holder.kind == COMSTOCK_PERSON)
      return self->seats[i].holder.name;
  return "";
}

/* --- choices --- */

void
comstock_choices_load (ComstockChoices      *self,
                       const ComstockOffers *offers)
{
  g_autoptr (GSettings) settings = offers->settings_new != NULL ? offers->settings_new () : NULL;

  *self = (ComstockChoices) { 0 };
  for (guint i = 0; i < offers->n; i++)
    if (offers->items[i].kind == COMSTOCK_OFFER_KIT)
      look_for_kits (offers->items[i].get_kit_type ());
  if (settings != NULL)
    {
      for (guint i = 0; i < offers->n; i++)
        if (offers->items[i].key != NULL)
          self->values[i] = read_value (&offers->items[i], settings);
      load_seats (self, offers, settings);
    }
  if (self->n_seats == 0)
    set_usual_seats (self, offers);
  if (offers->complete != NULL)
    offers->complete (self);
}

void
comstock_choices_store (const ComstockChoices *self,
                        const ComstockOffers  *offers)
{
  g_autoptr (GSettings) settings = offers->settings_new != NULL ? offers->settings_new () : NULL;

  if (settings == NULL)
    return;
  for (guint i = 0; i < offers->n; i++)
    if (offers->items[i].key != NULL)
      write_value (&offers->items[i], settings, self->values[i]);
  store_seats (self, offers, settings);
}

void
comstock_choices_set_usual (ComstockChoices      *self,
                            const ComstockOffers *offers)
{
  ComstockChoices last;

  comstock_choices_load (&last, offers);
  *self = (ComstockChoices) { 0 };
  set_usual_seats (self, offers);
  comstock_holder_set_name (&self->seats[0].holder, find_person (&last));
  if (offers->complete != NULL)
    offers->complete (self);
}

/* One after the other; those for whom there is none have no name. */
static void
name_persons (const ComstockChoices *self,
              ComstockSeatChoice    *seats,
              guint                  n_seats)
{
  guint next = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      if (seats[i].holder.kind != COMSTOCK_PERSON)
        continue;
      while (next < self->n_seats && self->seats[next].holder.kind != COMSTOCK_PERSON)
        next++;
      if (next < self->n_seats)
        seats[i].holder = self->seats[next++].holder;
    }
}

void
comstock_choices_adopt (ComstockChoices           *self,
                        const ComstockOffers      *offers,
                        const ComstockCodeContent *content)
{
  ComstockSeatChoice seats[CS_MAX_SEATS];

  memcpy (seats, content->seats, sizeof seats);
  name_persons (self, seats, content->n_seats);
  memcpy (self->seats, seats, sizeof seats);
  self->n_seats = content->n_seats;
  if (offers->adopt != NULL)
    offers->adopt (content, self);
}

ComstockGame *
comstock_choices_deal_code (const ComstockChoices     *self,
                            const ComstockGameKind    *kind,
                            const ComstockCodeContent *content,
                            GError                   **error)
{
  ComstockCodeContent named = *content;

  name_persons (self, named.seats, named.n_seats);
  return kind->coding->deal (&named, error);
}

guint64
comstock_choices_draw_seed (void)
{
  return g_random_int ();
}
