/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table hands on when the language changes: what a person has turned to, and is in the middle of. */

#include "comstock-cards-table-private.h"

void
comstock_cards_table_dup_look (ComstockTable *table,
                               GVariantDict  *look)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  g_variant_dict_insert (look, "page", "s", comstock_cards_pages_get_page (self->pages));
  g_variant_dict_insert (look, "shown", "i", self->shown);
  g_variant_dict_insert (look, "unconfirmed", "u", self->unconfirmed);
}

/* What it was in the middle of first: that turns to a page of its own. */
void
comstock_cards_table_set_look (ComstockTable *table,
                               GVariantDict  *look)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  const char *page;
  CsMove unconfirmed;

  g_variant_dict_lookup (look, "shown", "i", &self->shown);
  comstock_table_update (table);
  g_variant_dict_lookup (look, "unconfirmed", "u", &unconfirmed);
  if (unconfirmed != 0)
    comstock_cards_table_ask_to_confirm (self, unconfirmed);
  g_variant_dict_lookup (look, "page", "&s", &page);
  comstock_cards_pages_set_page (self->pages, page);
}
