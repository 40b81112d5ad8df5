/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Speaks of the table at keys; the same key again says more, until another is pressed or the game goes on. */

#include "comstock-speech-keys.h"

#include "comstock-line.h"
#include "comstock-table.h"
#include "model/session/comstock-typed.h"
#include "ui/kit/comstock-announcer.h"

/* What was said last. */
typedef struct
{
  ComstockSpoken what;
  guint times;
  guint cursor;         /* of the game */
} Memory;

static Memory *
get_memory (ComstockTable *table)
{
  static const char key[] = "comstock-speech-keys";
  Memory *memory = g_object_get_data (G_OBJECT (table), key);

  if (memory != NULL)
    return memory;
  memory = g_new0 (Memory, 1);
  g_object_set_data_full (G_OBJECT (table), key, memory, g_free);
  return memory;
}

/* First all of it, then part by part, and then all of it again. */
static char *
dup_next (ComstockTable  *table,
          ComstockSpoken  what)
{
  const ComstockTableClass *klass = COMSTOCK_TABLE_GET_CLASS (table);
  const guint cursor = comstock_game_get_cursor (comstock_table_get_game (table));
  Memory *memory = get_memory (table);
  char *sentence = NULL;

  if (memory->what != what || memory->cursor != cursor)
    memory->times = 0;
  if (memory->times > 0)
    sentence = klass->dup_spoken (table, what, memory->times);
  if (sentence == NULL)
    memory->times = 0;
  *memory = (Memory) { what, memory->times + 1, cursor };
  return sentence != NULL ? sentence : klass->dup_spoken (table, what, 0);
}

/* What hides the table hides what would be said of it. */
static gboolean
is_hidden (ComstockTable *table)
{
  return comstock_curtain_is_down (comstock_table_get_curtain (table));
}

static void
speak (ComstockTable  *table,
       ComstockSpoken  what)
{
  g_autofree char *sentence = NULL;

  if (!is_hidden (table) && COMSTOCK_TABLE_GET_CLASS (table)->dup_spoken != NULL)
    sentence = dup_next (table, what);
  if (sentence != NULL && *sentence != '\0')
    comstock_announce_answer (GTK_WIDGET (table), sentence);
  else
    gtk_widget_error_bell (GTK_WIDGET (table));
}

static const struct
{
  guint key;
  const char *action;
} answers[COMSTOCK_SPOKEN] = {
  [COMSTOCK_SPOKEN_MARKET] = { GDK_KEY_c, "ear.market" },
  [COMSTOCK_SPOKEN_LEFT] = { GDK_KEY_l, "ear.left" },
  [COMSTOCK_SPOKEN_SCORE] = { GDK_KEY_s, "ear.score" },
  [COMSTOCK_SPOKEN_TOWN] = { GDK_KEY_t, "ear.town" },
  [COMSTOCK_SPOKEN_MAP] = { GDK_KEY_o, "ear.map" },
};

static void
answer (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  for (guint what = 0; what < COMSTOCK_SPOKEN; what++)
    if (g_str_equal (answers[what].action, action))
      speak (COMSTOCK_TABLE (widget), (ComstockSpoken) what);
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
type_move (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ComstockTable *table = COMSTOCK_TABLE (widget);

  if (comstock_table_get_asked (table) >= 0 && !is_hidden (table) &&
      comstock_typed_is_possible (comstock_table_get_game (table)))
    comstock_line_open (table);
  else
    gtk_widget_error_bell (widget);
}

void
comstock_speech_keys_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "ear.news", NULL, say_news);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "ear.news", NULL);
  /* Where a game has another use for R. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_CONTROL_MASK, "ear.news", NULL);
  gtk_widget_class_install_action (widget_class, "ear.type", NULL, type_move);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, 0, "ear.type", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      gtk_widget_class_install_action (widget_class, answers[i].action, NULL, answer);
      gtk_widget_class_add_binding_action (widget_class, answers[i].key, 0, answers[i].action, NULL);
    }
}
