/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for each character, whose list has the sides with what they do. */

#include "comstock-board-cast.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-names.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-rows.h"

#define PORTRAIT 40             /* pixels */
#define WANTED 7                /* characters, and one more with the paperboy */

/* What one may choose for a character: a bit for each side. */
enum
{
  OUT,
  YELLOW,
  RED,
  EITHER,
};

struct _ComstockBoardCast
{
  AdwExpanderRow parent_instance;

  AdwComboRow *rows[BOARD_CHARACTERS];
  gboolean horses;
  gboolean setting;     /* the program, not the player, changes the rows */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockBoardCast, comstock_board_cast, ADW_TYPE_EXPANDER_ROW)

/* The cowboy's list has no yellow side while there are no horses. */
static gboolean
lacks_yellow (ComstockBoardCast *self,
              guint              character)
{
  return character == BOARD_COWBOY && !self->horses;
}

static guint
get_sides (ComstockBoardCast *self,
           guint              character)
{
  const guint selected = adw_combo_row_get_selected (self->rows[character]);

  return lacks_yellow (self, character) && selected > OUT ? RED : selected;
}

static void
show_count (ComstockBoardCast *self)
{
  g_autofree char *text = NULL;
  guint n = 0;

  for (guint character = 0; character < BOARD_CHARACTERS; character++)
    n += get_sides (self, character) != OUT;
  /* Translators: how many characters were chosen for the game, of how many that are needed. */
  text = g_strdup_printf (_("Chosen: %u of %u"), n, WANTED + (get_sides (self, BOARD_PAPERBOY) != OUT));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), text);
}

static void
on_selected (ComstockBoardCast *self)
{
  if (self->setting)
    return;
  show_count (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
append_side (GtkStringList *sides,
             guint          character,
             BoardSide      side)
{
  const char *effect = comstock_board_role_get_effect (BOARD_ROLE (character, side));
  g_autofree char *text = g_strdup_printf (
    side == BOARD_RED ? /* Translators: what the red side of a character does */ _("Red: %s")
                      : /* Translators: what the yellow side of a character does */ _("Yellow: %s"),
    effect);

  gtk_string_list_append (sides, text);
}

static void
fill_sides (ComstockBoardCast *self,
            guint              character)
{
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);

  gtk_string_list_append (sides, lacks_yellow (self, character)
                                   ? _("Not in the game; the yellow side needs the Horses variant")
                                   /* Translators: of a character, which then cannot be chosen */
                                   : _("Not in the game"));
  if (!lacks_yellow (self, character))
    append_side (sides, character, BOARD_YELLOW);
  append_side (sides, character, BOARD_RED);
  if (character == BOARD_DOCTOR)
    gtk_string_list_append (sides, _("The player who takes it picks the side"));
  adw_combo_row_set_model (self->rows[character], G_LIST_MODEL (sides));
}

static void
select_sides (ComstockBoardCast *self,
              guint              character,
              guint              sides)
{
  if (lacks_yellow (self, character))
    sides = MIN (sides, 1);
  else if (sides == EITHER && character != BOARD_DOCTOR)
    sides = YELLOW;
  adw_combo_row_set_selected (self->rows[character], sides);
}

/* "Banker", "Doctor / Undertaker" */
static char *
dup_title (guint character)
{
  const char *yellow = comstock_board_role_get_name (BOARD_ROLE (character, BOARD_YELLOW));
  const char *red = comstock_board_role_get_name (BOARD_ROLE (character, BOARD_RED));

  return g_str_equal (yellow, red) ? g_strdup (yellow) : g_strdup_printf ("%s / %s", yellow, red);
}

static void
add_row (ComstockBoardCast *self,
         guint              character)
{
  g_autofree char *title = dup_title (character);
  const char *portrait = comstock_board_art_portrait (BOARD_ROLE (character, BOARD_YELLOW));
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "use-markup", FALSE, "title", title, "use-subtitle", TRUE, NULL);

  self->rows[character] = ADW_COMBO_ROW (row);
  fill_sides (self, character);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), comstock_picture_new (portrait, PORTRAIT));
  comstock_rows_show_whole (self->rows[character]);
  comstock_rows_tell_selected (self->rows[character]);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

static void
comstock_board_cast_class_init (ComstockBoardCastClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_BOARD_CAST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
comstock_board_cast_init (ComstockBoardCast *self)
{
  self->setting = TRUE;
  for (guint character = 0; character < BOARD_CHARACTERS; character++)
    add_row (self, character);
  comstock_rows_tell_unfolded (ADW_EXPANDER_ROW (self));
  self->setting = FALSE;
}

guint64
comstock_board_cast_get_roles (ComstockBoardCast *self)
{
  guint64 roles = 0;

  for (guint character = 0; character < BOARD_CHARACTERS; character++)
    roles |= (guint64) get_sides (self, character) << BOARD_ROLE (character, BOARD_YELLOW);
  return roles;
}

void
comstock_board_cast_set_roles (ComstockBoardCast *self,
                               guint64            roles)
{
  self->setting = TRUE;
  for (guint character = 0; character < BOARD_CHARACTERS; character++)
    select_sides (self, character, (guint) (roles >> BOARD_ROLE (character, BOARD_YELLOW)) & EITHER);
  self->setting = FALSE;
  show_count (self);
}

void
comstock_board_cast_set_horses (ComstockBoardCast *self,
                                gboolean           horses)
{
  const guint sides = get_sides (self, BOARD_COWBOY);

  if (self->horses == horses)
    return;
  self->setting = TRUE;
  self->horses = horses;
  fill_sides (self, BOARD_COWBOY);
  select_sides (self, BOARD_COWBOY, sides);
  self->setting = FALSE;
}
