/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys for whoever plays by ear: the table in sentences, and moves that are typed. */

#include "comstock-cards-table-private.h"

#include "comstock-cards-line.h"
#include "model/cards/comstock-cards-spoken.h"
#include "ui/kit/comstock-announcer.h"

static void
say (ComstockCardsTable *self,
     char               *sentence)
{
  g_autofree char *own = sentence;

  if (own != NULL && *own != '\0' && !comstock_curtain_is_down (comstock_table_get_curtain (COMSTOCK_TABLE (self))))
    comstock_announce_answer (GTK_WIDGET (self), own);
}

static void
say_news (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  if (!comstock_announce_again (widget))
    gtk_widget_error_bell (widget);
}

static void
say_column (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (widget);

  say (self, comstock_cards_spoken_dup_column (self->game));
}

static void
say_left (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (widget);

  say (self, comstock_cards_spoken_dup_left (self->game));
}

static void
say_score (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (widget);

  say (self, comstock_cards_spoken_dup_score (comstock_cards_table_get_seat (self, self->shown)));
}

/* First all of it, then kind by kind, until the game goes on. */
static void
say_town (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (widget);
  ComstockCardsSeat *seat = comstock_cards_table_get_seat (self, self->shown);
  const guint cursor = comstock_game_get_cursor (COMSTOCK_GAME (self->game));
  char *kind = NULL;

  if (self->scanned > 0 && self->scanned_at == cursor)
    kind = comstock_cards_spoken_dup_parcels (comstock_cards_seat_get_city (seat), self->scanned - 1);
  self->scanned = kind != NULL ? self->scanned + 1 : 1;
  self->scanned_at = cursor;
  say (self, kind != NULL ? kind : comstock_cards_spoken_dup_city (seat));
}

static void
type_move (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  if (comstock_table_get_asked (COMSTOCK_TABLE (widget)) >= 0 &&
      !comstock_curtain_is_down (comstock_table_get_curtain (COMSTOCK_TABLE (widget))))
    comstock_cards_line_open (COMSTOCK_TABLE (widget));
  else
    gtk_widget_error_bell (widget);
}

void
comstock_cards_table_install_telling (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    const char *action;
    GtkWidgetActionActivateFunc function;
  } answers[] = {
    { GDK_KEY_r, "cards.say-news", say_news }, { GDK_KEY_c, "cards.say-column", say_column },
    { GDK_KEY_l, "cards.say-left", say_left }, { GDK_KEY_s, "cards.say-score", say_score },
    { GDK_KEY_t, "cards.say-town", say_town }, { GDK_KEY_m, "cards.type-move", type_move },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      gtk_widget_class_install_action (widget_class, answers[i].action, NULL, answers[i].function);
      gtk_widget_class_add_binding_action (widget_class, answers[i].key, 0, answers[i].action, NULL);
    }
}
