/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Placeholders and where their figures stand. */

#include "comstock-board-facts.h"

#include "engine/board/board-game.h"
#include "engine/board/board-sheets.h"
#include "model/base/comstock-text.h"

typedef struct
{
  ComstockBoardFactsSubject subject;
  guint number;
} Subject;

typedef struct
{
  const char *placeholder;
  int figure;
} Figure;

/* Returns the text of the figure named so among the @n @figures, or NULL. */
static char *
dup_figure (const Figure *figures,
            gsize         n,
            const char   *placeholder)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (figures[i].placeholder, placeholder))
      return comstock_text_number (figures[i].figure);
  return NULL;
}

static int
revolver_cost (guint nth)
{
  return board_sheet_cost (BOARD_SHEET_REVOLVERS, nth) - board_sheet_cost (BOARD_SHEET_REVOLVERS, nth - 1);
}

char *
comstock_board_facts_lookup (const char *placeholder)
{
  const Figure figures[] = {
    { "rounds", BOARD_ROUNDS },
    { "start-money", BOARD_START_MONEY },
    { "start-roads", BOARD_START_ROADS },
    { "start-revolvers", BOARD_START_REVOLVERS },
    { "start-cowboys", BOARD_START_COWBOYS },
    { "start-parcels", BOARD_START_PARCELS },
    { "sheet-points", BOARD_SHEET_POINTS },
    { "sheet-money", BOARD_SHEET_MONEY },
    { "sheet-cowboy", board_sheet_cost (BOARD_SHEET_COWBOYS, 1) },
    { "sheet-road", board_sheet_cost (BOARD_SHEET_ROADS, 1) },
    { "sheet-parcel", board_sheet_cost (BOARD_SHEET_PARCELS, 1) },
    { "sheet-sharpshooter", board_sheet_cost (BOARD_SHEET_SHARPSHOOTER, 1) },
    { "sheet-revolver-1", revolver_cost (1) },
    { "sheet-revolver-2", revolver_cost (2) },
    { "sheet-revolver-3", revolver_cost (3) },
    { "shifts", BOARD_SHIFTS },
    { "outlaws", BOARD_OUTLAWS },
    { "draws-1", (int) board_standish_draws (1) },
    { "draws-2", (int) board_standish_draws (2) },
    { "draws-3", (int) board_standish_draws (3) },
    { "draws-4", (int) board_standish_draws (4) },
    { "wages", board_track_infos[BOARD_WAGES].gain },
    { "round-vp-price", BOARD_ROUND_VP_PRICE },
    { "end-vp-price", BOARD_END_VP_PRICE },
    { "content-vp", BOARD_CONTENT_VP },
    { "bridge-vp", BOARD_CONTENT_VP + BOARD_BRIDGE_VP },
    { "low-step", board_contents[BOARD_DRUGSTORE].step },
    { "high-step", board_contents[BOARD_SALOON].step },
    { "one-cowboy", board_recruit_prices[BOARD_YELLOW][1] },
    { "two-cowboys", board_recruit_prices[BOARD_YELLOW][2] },
    { "three-cowboys", board_recruit_prices[BOARD_YELLOW][3] },
    { "one-revolver", board_recruit_prices[BOARD_RED][1] },
    { "two-revolvers", board_recruit_prices[BOARD_RED][2] },
    { "first-offer", board_banker_offers[1].vp },
    { "first-offer-price", board_banker_offers[1].price },
    { "second-offer", board_banker_offers[2].vp },
    { "second-offer-price", board_banker_offers[2].price },
    { "third-offer", board_banker_offers[3].vp },
    { "third-offer-price", board_banker_offers[3].price },
  };

  return dup_figure (figures, G_N_ELEMENTS (figures), placeholder);
}

static char *
lookup_content (const char *placeholder,
                guint       content)
{
  const Figure figures[] = { { "each", board_contents[content].each } };

  return dup_figure (figures, G_N_ELEMENTS (figures), placeholder);
}

static char *
lookup_track (const char *placeholder,
              BoardTrack  track)
{
  const gboolean builds = track >= BOARD_BUILD_12 && track <= BOARD_BUILD_3;
  const Figure figures[] = {
    { "gain", board_track_infos[track].gain },
    { "price", builds ? board_slot_prices[BOARD_BUILD_3 - track] : board_vp_price (track) },
  };

  return dup_figure (figures, G_N_ELEMENTS (figures), placeholder);
}

static char *
lookup_role (const char *placeholder,
             guint       role)
{
  const BoardSideInfo *info = &board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES];
  const Figure figures[] = {
    { "money", info->money },
    { "roads", info->roads },
    { "vp", info->vp },
    { "dynamites", info->dynamites },
    { "firepower", info->firepower },
  };

  return dup_figure (figures, G_N_ELEMENTS (figures), placeholder);
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;
  char *found = NULL;

  if (subject->subject == COMSTOCK_BOARD_FACTS_CONTENT)
    found = lookup_content (placeholder, subject->number);
  else if (subject->subject == COMSTOCK_BOARD_FACTS_TRACK)
    found = lookup_track (placeholder, (BoardTrack) subject->number);
  else if (subject->subject == COMSTOCK_BOARD_FACTS_ROLE)
    found = lookup_role (placeholder, subject->number);
  return found != NULL ? found : comstock_board_facts_lookup (placeholder);
}

char *
comstock_board_facts_fill (const char               *sentence,
                           ComstockBoardFactsSubject subject,
                           guint                     number)
{
  Subject about = { subject, number };

  return comstock_text_fill (sentence, lookup, &about);
}
