/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line per thing; what a seat has none of is left out where that goes without saying. */

#include "comstock-board-seat-text.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/board/comstock-board-names.h"

static void
append_line (GString *lines,
             char    *line)
{
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append (lines, line);
  g_free (line);
}

static void
append_character (GString         *lines,
                  const BoardSeat *seat)
{
  if (seat->role >= BOARD_ROLES)
    return;
  /* Translators: a character and its cash limit in dollars. */
  append_line (lines, g_strdup_printf (_("%s, cash limit $%u"), comstock_board_role_get_name (seat->role),
                                       seat->limit));
  append_line (lines, g_strdup (comstock_board_role_get_effect (seat->role)));
}

static void
append_waiting (GString         *lines,
                const BoardSeat *seat)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint building = 0; building < BOARD_BUILDINGS; building++)
    for (guint i = 0; i < seat->waiting[building]; i++)
      comstock_text_list_append (names,
                                 comstock_board_content_get_name ((BoardContent) (BOARD_FIRST_BUILDING + building)));
  if (names->len > 0)
    append_line (lines, g_strdup_printf (_("Buildings waiting: %s"), names->str));
}

static void
append_order (GString          *lines,
              const BoardState *seen,
              guint             seat)
{
  for (guint i = 0; i < seen->n_seats; i++)
    if (seen->order[i] == seat)
      append_line (lines, g_strdup_printf (_("Place in the turn order: %u"), i + 1));
  append_line (lines, g_strdup_printf (_("Place in the pass order: %u"), board_pass_rank (seen, seat) + 1));
}

static void
append_supplies (GString          *lines,
                 const BoardState *seen,
                 guint             index)
{
  const BoardSeat *seat = &seen->seats[index];

  append_line (lines, g_strdup_printf (_("Firepower: %d"), board_firepower (seen, index)));
  append_line (lines, g_strdup_printf (_("Revolver tokens: %u"), seat->tokens));
  append_line (lines, g_strdup_printf (_("Cowboys: %u, in the general supply: %u"), seat->personal, seat->general));
  append_line (lines, g_strdup_printf (_("Roads: %u"), seat->roads));
  append_line (lines, g_strdup_printf (_("Parcels: %u of %u"), board_count (seat->owned), BOARD_TILES));
  if (seat->dynamites > 0)
    append_line (lines, g_strdup_printf (_("Dynamite: %u"), seat->dynamites));
  if ((seen->variants & BOARD_WITH_HORSES) != 0)
    append_line (lines, g_strdup_printf (_("Horses: %u, rodeos won: %u"), seat->horses, seat->rodeos));
}

char *
comstock_board_seat_dup_details (ComstockGame     *game,
                                 const BoardState *seen,
                                 guint             seat)
{
  GString *lines = g_string_new (NULL);

  append_line (lines, g_strdup (comstock_board_level_get_holder (comstock_game_get_holder (game, seat)->level)));
  append_character (lines, &seen->seats[seat]);
  append_supplies (lines, seen, seat);
  append_waiting (lines, &seen->seats[seat]);
  append_order (lines, seen, seat);
  return g_string_free (lines, FALSE);
}

char *
comstock_board_seat_dup_figures (const BoardState *seen,
                                 guint             seat)
{
  const BoardSeat *its = &seen->seats[seat];

  return g_strdup_printf (_("Firepower %d · Cowboys %u · Roads %u"), board_firepower (seen, seat), its->personal,
                          its->roads);
}
