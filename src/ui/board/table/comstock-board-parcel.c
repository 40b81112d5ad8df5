/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Part by part, each only where there is something to tell. */

#include "comstock-board-parcel.h"

#include <glib/gi18n.h>

#include "engine/board/board-payday.h"
#include "model/base/comstock-text.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-remarks.h"
#include "model/session/comstock-you.h"

/* Takes @part, which may be NULL. */
static void
append (GPtrArray *parts,
        char      *part)
{
  if (part != NULL)
    g_ptr_array_add (parts, part);
}

/* "C4: Saloon" */
static char *
dup_content (const BoardState *seen,
             guint             parcel)
{
  const BoardContent content = board_content_at (seen, parcel);
  const gboolean river = (seen->river >> parcel & 1) != 0;
  g_autofree char *name = comstock_board_parcel_dup_name (parcel);

  if (content == BOARD_BARE && !river)
    return g_steal_pointer (&name);
  /* Translators: a parcel and what lies there: "C4: Saloon" */
  return g_strdup_printf (_("%s: %s"), name, river ? _("River") : comstock_board_content_get_name (content));
}

static char *
dup_owner (ComstockGame *game,
           guint         owner)
{
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  if (owner == CS_NO_SEAT)
    return NULL;
  if (comstock_is_you (game, owner))
    return g_strdup (_("owned by you"));
  title = comstock_game_dup_seat_title (game, owner);
  name = comstock_text_isolate (title);
  /* Translators: a player */
  return g_strdup_printf (_("owned by %s"), name);
}

/* Dynamite, horses and doubling raise what a building pays in a round, an outlaw halves it. */
static char *
dup_income (int income,
            int paid)
{
  if (paid == income)
    /* Translators: what a building earns, in dollars */
    return g_strdup_printf (_("income $%d"), income);
  /* Translators: what a building earns, and what it pays in this round, as an outlaw takes half: "income $12, this
   * round $6" */
  return g_strdup_printf (_("income $%d, this round $%d"), income, paid);
}

/* Parcels are handed out at no cost. */
static gboolean
is_given (const BoardState *seen)
{
  return seen->step == BOARD_STEP_GIVEN_PARCEL ||
         (seen->step == BOARD_STEP_FIRST_PARCEL && (seen->variants & BOARD_NEW_BEGINNING) == 0);
}

static char *
dup_money (const BoardState *seen,
           int               seat,
           guint             parcel)
{
  const BoardContent content = board_content_at (seen, parcel);
  const guint owner = board_owner_at (seen, parcel);

  if (owner != CS_NO_SEAT && content >= BOARD_FIRST_BUILDING && content < BOARD_CONTENTS)
    return dup_income (board_income (seen, content, parcel, owner), board_paid_income (seen, content, parcel, owner));
  if ((board_for_sale (seen) >> parcel & 1) == 0 || is_given (seen))
    return NULL;
  /* Translators: what a parcel costs, in dollars */
  return g_strdup_printf (_("price $%d"), seat >= 0 ? board_parcel_price_for (seen, parcel, (guint) seat)
                                                    : board_parcel_price (seen, parcel));
}

static gboolean
is_protected (const BoardState *seen,
              guint             parcel)
{
  const guint owner = board_owner_at (seen, parcel);

  return owner != CS_NO_SEAT && (board_buildings (seen) >> parcel & 1) != 0 &&
         (board_protected (seen, owner) >> parcel & 1) != 0;
}

void
comstock_board_parcel_tell (ComstockGame     *game,
                            const BoardState *seen,
                            int               seat,
                            guint             parcel,
                            GPtrArray        *parts)
{
  append (parts, dup_content (seen, parcel));
  append (parts, dup_owner (game, board_owner_at (seen, parcel)));
  append (parts, dup_money (seen, seat, parcel));
  /* Translators: of the building on a parcel */
  append (parts, is_protected (seen, parcel) ? g_strdup (_("cannot be attacked")) : NULL);
  append (parts, comstock_board_remark_dup_cowboys (game, seen, parcel));
  if ((seen->outlaws >> parcel & 1) != 0)
    /* Translators: a number */
    append (parts, g_strdup_printf (_("outlaw, strength %u"), seen->strength));
}

char *
comstock_board_parcel_dup_text (ComstockGame     *game,
                                const BoardState *seen,
                                int               seat,
                                guint             parcel)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  comstock_board_parcel_tell (game, seen, seat, parcel, parts);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

char *
comstock_board_parcel_dup_reasons (const BoardState *seen,
                                   guint             parcel)
{
  const BoardParcels near = board_around (parcel) | board_parcel_bit (parcel);
  GString *reasons = g_string_new (NULL);

  for (guint content = 0; (board_for_sale (seen) >> parcel & 1) != 0 && content < BOARD_CONTENTS; content++)
    {
      const guint n = board_count (seen->contents[content] & near);
      /* Translators: so many of this thing: "2 × House" */
      g_autofree char *reason = g_strdup_printf (_("%u × %s"), n,
                                                 comstock_board_content_get_name ((BoardContent) content));

      if (n > 0)
        comstock_text_list_append (reasons, reason);
    }
  return g_string_free (reasons, reasons->len == 0);
}
