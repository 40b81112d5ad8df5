/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice and parts of the firepower lie in a row, in the order in which they are counted; the sum stands beside the
 * name. */

#include "comstock-board-fighter.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-game.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/comstock-board-figure.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-picture.h"

/* In pixels. */
#define FIGURE_SIZE 48
#define DIE_SIZE 34
#define PART_SIZE 28
#define SPACING 10

#define FACES 6
#define MOST_HEAPED 4           /* more of a kind are told by a figure */

struct _ComstockBoardFighter
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *sum;
  GtkWidget *dice[COMSTOCK_BOARD_MOST_DICE];
  GtkWidget *parts[BOARD_POWERS];       /* the first n_parts */
  int powers[BOARD_POWERS];     /* what each is worth */
  guint n_parts;
  guint seat;
  gboolean lie;                 /* the dice, or the tiles are turned over */
  ComstockBoardDuelist duelist;
};

G_DEFINE_FINAL_TYPE (ComstockBoardFighter, comstock_board_fighter, GTK_TYPE_WIDGET)

/* --- dice --- */

static void
set_tile (GtkWidget *tile,
          guint      value)
{
  g_autofree char *text = g_strdup_printf ("%u", value);

  gtk_label_set_label (GTK_LABEL (tile), text);
}

GtkWidget *
comstock_board_fighter_die_new (const ComstockBoardDuelist *duelist,
                                guint                       nth,
                                int                         pixel_size)
{
  GtkWidget *tile;

  if (!duelist->tiles)
    return comstock_picture_new (comstock_board_art_die (duelist->dice[nth]), pixel_size);
  tile = gtk_label_new (NULL);
  gtk_widget_add_css_class (tile, "duel-tile");
  set_tile (tile, duelist->dice[nth]);
  return tile;
}

void
comstock_board_fighter_roll (ComstockBoardFighter *self,
                             guint                 faces)
{
  self->lie = faces == 0;
  for (guint i = 0; i < self->duelist.n_dice; i++)
    {
      const guint lies = self->duelist.dice[i];
      const guint face = 1 + (lies + FACES - 1 + faces * (1 + (self->seat + i) % 2)) % FACES;

      if (self->dice[i] == NULL)
        continue;
      if (!self->duelist.tiles)
        comstock_picture_set_drawing (COMSTOCK_PICTURE (self->dice[i]), comstock_board_art_die (face));
      else if (faces > 0)
        gtk_label_set_label (GTK_LABEL (self->dice[i]), "?");
      else
        set_tile (self->dice[i], lies);
    }
}

/* --- firepower --- */

static const char *
find_drawing (BoardPower power,
              guint      role)
{
  static const char *const drawings[BOARD_POWERS] = {
    [BOARD_POWER_TOKENS] = "board/revolver",
    [BOARD_POWER_AMMUNITION] = "places/ammunition",
    [BOARD_POWER_HORSES] = "board/horse",
    [BOARD_POWER_CARDS] = "board/revolver",
  };

  return power == BOARD_POWER_CHARACTER ? comstock_board_art_portrait (role) : drawings[power];
}

static GtkWidget *
create_picture (BoardPower  power,
                guint       role,
                const char *sign)
{
  if (power == BOARD_POWER_COWBOYS || power == BOARD_POWER_BEATEN)
    return comstock_board_figure_new (sign, PART_SIZE);
  return comstock_picture_new (find_drawing (power, role), PART_SIZE);
}

/* Revolvers and cowboys lie there one by one; of anything else a figure says what it is worth. */
static GtkWidget *
create_part (const ComstockBoardDuelist *duelist,
             BoardPower                  power,
             const char                 *sign)
{
  const int worth = duelist->powers[power];
  const gboolean single = (power == BOARD_POWER_TOKENS || power == BOARD_POWER_COWBOYS) && worth <= MOST_HEAPED;
  g_autofree char *figure = g_strdup_printf ("+%d", worth);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (int i = 0; i < (single ? worth : 1); i++)
    gtk_box_append (GTK_BOX (part), create_picture (power, duelist->role, sign));
  if (!single)
    gtk_box_append (GTK_BOX (part), gtk_label_new (figure));
  gtk_widget_add_css_class (part, "part");
  return part;
}

void
comstock_board_fighter_add (ComstockBoardFighter *self,
                            double                added)
{
  g_autofree char *text = NULL;
  int sum = self->duelist.rolled;

  for (guint i = 0; i < self->n_parts; i++)
    {
      gtk_widget_set_opacity (self->parts[i], CLAMP (added - i, 0, 1));
      sum += added >= i + 1 ? self->powers[i] : 0;
    }
  for (guint i = 0; i < self->duelist.n_dice; i++)
    if (self->dice[i] != NULL)
      gtk_widget_set_opacity (self->dice[i], added < 0 ? 0 : 1);
  text = g_strdup_printf ("%d", sum);
  gtk_label_set_label (GTK_LABEL (self->sum), text);
  /* It would tell what has not been rolled. */
  gtk_widget_set_opacity (self->sum, self->lie && added >= 0 ? 1 : 0);
}

guint
comstock_board_fighter_get_parts (ComstockBoardFighter *self)
{
  return self->n_parts;
}

/* --- making --- */

static void
add_head (ComstockBoardFighter *self,
          ComstockGame         *game,
          const char           *sign)
{
  g_autofree char *name = comstock_game_dup_seat_title (game, self->seat);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (head), comstock_board_figure_new (sign, FIGURE_SIZE));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  comstock_label_add (GTK_BOX (words), name, "heading");
  if (self->duelist.odds >= 0)
    {
      /* Translators: a percentage */
      g_autofree char *odds = g_strdup_printf (_("Chance of winning the duel: %d%%"), self->duelist.odds);

      comstock_label_add (GTK_BOX (words), odds, "caption");
    }
  gtk_box_append (GTK_BOX (head), words);
  self->sum = comstock_label_add (GTK_BOX (head), NULL, "title-2");
  gtk_box_append (GTK_BOX (self->box), head);
}

static void
add_row (ComstockBoardFighter *self,
         const char           *sign)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (row, comstock_lines_layout_new (SPACING));
  for (guint i = comstock_board_record_find_first_die (&self->duelist); i < self->duelist.n_dice; i++)
    {
      self->dice[i] = comstock_board_fighter_die_new (&self->duelist, i, DIE_SIZE);
      gtk_widget_set_parent (self->dice[i], row);
    }
  for (guint power = 0; power < BOARD_POWERS; power++)
    if (self->duelist.powers[power] > 0)
      {
        GtkWidget *part = create_part (&self->duelist, (BoardPower) power, sign);

        gtk_widget_set_parent (part, row);
        self->powers[self->n_parts] = self->duelist.powers[power];
        self->parts[self->n_parts++] = part;
      }
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
comstock_board_fighter_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_FIGHTER (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_fighter_parent_class)->dispose (object);
}

static void
comstock_board_fighter_class_init (ComstockBoardFighterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_fighter_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-fighter");
}

static void
comstock_board_fighter_init (ComstockBoardFighter *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
comstock_board_fighter_new (ComstockGame               *game,
                            guint                       seat,
                            const ComstockBoardDuelist *duelist)
{
  ComstockBoardFighter *self = g_object_new (COMSTOCK_TYPE_BOARD_FIGHTER, NULL);
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));
  const char *sign = comstock_suit_get_sign (state->seats[seat].suit);

  self->seat = seat;
  self->duelist = *duelist;
  add_head (self, game, sign);
  add_row (self, sign);
  return GTK_WIDGET (self);
}
