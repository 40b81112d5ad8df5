/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game's table need not say itself. */

#include "comstock-table-defaults.h"

static GtkWidget *
find_part (ComstockTable   *self,
           guint            part,
           guint            object,
           graphene_rect_t *area)
{
  return comstock_parts_find (comstock_table_get_parts (self), part);
}

static GtkWidget *
find_answering (ComstockTable        *self,
                const ComstockOption *option,
                graphene_rect_t      *area)
{
  return COMSTOCK_TABLE_GET_CLASS (self)->get_answering (self);
}

static void
preview_nothing (ComstockTable        *self,
                 const ComstockOption *option)
{
}

static void
play_option (ComstockTable        *self,
             const ComstockOption *option)
{
  comstock_table_play (self, option->move);
}

static void
keep_all (ComstockTable       *self,
          const ComstockPlace *place)
{
}

static char *
draw_nothing (const char *id)
{
  return NULL;
}

static const char *
get_no_progress (ComstockGame *game,
                 guint        *round,
                 guint        *n_rounds)
{
  return NULL;
}

static const char *
get_no_sign (ComstockGame *game,
             guint         seat)
{
  return NULL;
}

static void
change_nothing (ComstockTable *self)
{
}

static void
arrange_nothing (ComstockTable *self,
                 int            width,
                 int            height)
{
}

static void
add_nothing (ComstockTable *self,
             GVariantDict  *look)
{
}

static void
set_game_look (ComstockTable *self,
               GVariantDict  *look)
{
  comstock_table_update (self);
}

static void
focus_part (ComstockTable *self,
            GtkWidget     *part)
{
  gtk_widget_grab_focus (part);
}

void
comstock_table_set_defaults (ComstockTableClass *klass)
{
  comstock_telling_install (GTK_WIDGET_CLASS (klass));
  klass->dup_drawing = draw_nothing;
  klass->find_object = find_part;
  klass->find_option = find_answering;
  klass->preview_option = preview_nothing;
  klass->answer = play_option;
  klass->narrow = keep_all;
  klass->get_progress = get_no_progress;
  klass->get_sign = get_no_sign;
  klass->show_game = change_nothing;
  klass->focus_part = focus_part;
  klass->skip = change_nothing;
  klass->reshape = arrange_nothing;
  klass->dup_look = add_nothing;
  klass->set_look = set_game_look;
}
