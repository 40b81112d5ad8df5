/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet, whose rounds are the stacks, and the end: what was scored before is counted by its rows, what the end
 * brings by the events of the last move. */

#include "comstock-city-score.h"

#include <glib/gi18n.h>

#include "comstock-city-mini.h"
#include "ui/city/seats/comstock-city-seat.h"
#include "ui/table/comstock-count.h"

/* In milliseconds. */
#define ONE 900.0       /* a steward, a guard */
#define ALL 12000.0     /* all of them, at most */

static char *
dup_points (int points)
{
  return g_strdup_printf (ngettext ("%d point", "%d points", points), points);
}

/* The area that is counted, or what the guard sees. */
static void
show_step (GtkWidget               *picture,
           ComstockGame            *game,
           const ComstockCountStep *step)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  ComstockCityLight light = { .kind = COMSTOCK_CITY_LIGHT_NONE };

  if (step != NULL && step->row == CITY_ROW_STEWARDS)
    light = (ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_FEATURE, .segment = step->detail };
  else if (step != NULL && step->row == CITY_ROW_GUARDS)
    light = (ComstockCityLight) {
      .kind = COMSTOCK_CITY_LIGHT_RUN,
      .rim = { state->pieces[step->detail].tile, state->pieces[step->detail].edge },
      .shade = TRUE,
    };
  comstock_city_mini_show (picture, game, NULL, &light);
}

static void
list_steps (ComstockGame        *game,
            const ComstockSheet *sheet,
            GArray              *steps)
{
  g_autoptr (GArray) events = comstock_game_dup_events (game, 0, comstock_game_get_cursor (game));
  guint first;

  for (guint row = CITY_ROW_STREETS; row <= CITY_ROW_TOWERS; row++)
    comstock_count_add_row (steps, sheet, row);
  first = steps->len;
  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);
      const gboolean guard = event->type == CITY_EVENT_WATCHED;
      const ComstockCountStep step = { guard ? CITY_ROW_GUARDS : CITY_ROW_STEWARDS, event->seat, event->args[1], ONE,
                                       (guint) event->args[0] };

      if ((guard || event->type == CITY_EVENT_STEWARDS) && event->args[1] != 0)
        g_array_append_val (steps, step);
    }
  for (guint i = first; i < steps->len; i++)
    g_array_index (steps, ComstockCountStep, i).length = MIN (ONE, ALL / (steps->len - first));
}

static const ComstockCountLook look = {
  .dup_points = dup_points,
  .parts = comstock_city_sources,
  .picture_new = comstock_city_mini_new,
  .picture_show = show_step,
  .list_steps = list_steps,
};

static ComstockAct *
create (ComstockGame *game,
        gboolean      played)
{
  return comstock_count_new (game, played, &look);
}

const ComstockFinale comstock_city_finale = { create, comstock_count_spare, comstock_count_get_foot };

/* --- the sheet --- */

#define PICTURE_HEIGHT 220

static const char *
get_part_name (guint part)
{
  /* Translators: noun: the stacks of tiles, by which scores are compared */
  return _("Stacks");
}

static char *
dup_round (guint part,
           guint number)
{
  /* Translators: the number of a stack of tiles: "Stack II" */
  return g_strdup_printf (_("Stack %s"), comstock_city_stack_get_name (number));
}

static char *
dup_round_totals (guint       part,
                  guint       number,
                  const char *totals)
{
  /* Translators: the number of a stack of tiles, and the totals of all players: "Stack II: Hat 12, Star 9" */
  return g_strdup_printf (_("Stack %s: %s"), comstock_city_stack_get_name (number), totals);
}

static void
show_city (GtkWidget           *picture,
           ComstockGame        *game,
           const ComstockSheet *sheet,
           guint                row,
           guint                seat)
{
  comstock_city_mini_show (picture, game, comstock_sheet_get (sheet, row, seat)->places, NULL);
}

static const ComstockScoreLegend legend = {
  1, CITY_STACKS, get_part_name, dup_round, dup_round_totals, NULL,
};

const ComstockScoreLook comstock_city_score_look = {
  .points = &legend,
  .is_headed = TRUE,
  .picture_height = PICTURE_HEIGHT,
  .picture_new = comstock_city_mini_new,
  .picture_show = show_city,
};
