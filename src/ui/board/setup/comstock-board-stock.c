/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A switch for each type of building that may be left out, or of which there may be fewer. */

#include "comstock-board-stock.h"

#include <glib/gi18n.h>

#include "comstock-board-choices.h"
#include "comstock-board-switch-row.h"
#include "model/base/comstock-text.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-rows.h"

#define SYMBOL 32               /* pixels */

struct _ComstockBoardStock
{
  AdwExpanderRow parent_instance;

  ComstockBoardSwitchRow *rows[BOARD_CONTENTS];     /* NULL for what is always there */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockBoardStock, comstock_board_stock, ADW_TYPE_EXPANDER_ROW)

/* The types that were added, in words. */
static void
show_added (ComstockBoardStock *self)
{
  const guint32 added = comstock_board_stock_get_added (self);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if ((added & BOARD_BIT (content)) != 0)
      comstock_text_list_append (names, comstock_board_content_get_name ((BoardContent) content));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), names->len > 0 ? names->str : _("Those of the first game"));
}

static void
on_switched (ComstockBoardStock *self)
{
  show_added (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static char *
dup_number (BoardContent content)
{
  ComstockBoardSetup first;

  comstock_board_setup_set_buildings (&first, COMSTOCK_BOARD_FIRST_BUILDINGS);
  if (first.buildings[content - BOARD_FIRST_BUILDING] == 0)
    return g_strdup_printf (_("Tiles in the box: %u"), board_contents[content].count);
  /* Translators: tiles of one type of building. */
  return g_strdup_printf (_("%u instead of %u"), board_contents[content].count,
                          first.buildings[content - BOARD_FIRST_BUILDING]);
}

static void
add_row (ComstockBoardStock *self,
         BoardContent        content)
{
  g_autofree char *number = dup_number (content);
  GtkWidget *row = comstock_board_switch_row_new (comstock_board_content_get_name (content), number);

  self->rows[content] = COMSTOCK_BOARD_SWITCH_ROW (row);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             comstock_picture_new (comstock_board_art_content (content), SYMBOL));
  g_signal_connect_object (row, "changed", G_CALLBACK (on_switched), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

static void
comstock_board_stock_class_init (ComstockBoardStockClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_BOARD_STOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
comstock_board_stock_init (ComstockBoardStock *self)
{
  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if ((COMSTOCK_BOARD_OPTIONAL & BOARD_BIT (content)) != 0)
      add_row (self, (BoardContent) content);
  comstock_rows_tell_unfolded (ADW_EXPANDER_ROW (self));
}

guint32
comstock_board_stock_get_added (ComstockBoardStock *self)
{
  guint32 added = 0;

  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (self->rows[content] != NULL && comstock_board_switch_row_get_active (self->rows[content]))
      added |= BOARD_BIT (content);
  return added;
}

void
comstock_board_stock_set_added (ComstockBoardStock *self,
                                guint32             added)
{
  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    if (self->rows[content] != NULL)
      comstock_board_switch_row_set_active (self->rows[content], (added & BOARD_BIT (content)) != 0);
  show_added (self);
}
