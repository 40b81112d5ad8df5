/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The registry of tables, over the table of those that are built in. */

#include "comstock-game-ui.h"

#include "model/session/comstock-games.h"

const ComstockGameUi *
comstock_game_ui_find (const char *game_id)
{
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    if (g_str_equal ((*ui)->game_id, game_id))
      return *ui;
  return NULL;
}

gboolean
comstock_game_uis_are_several (void)
{
  return comstock_game_uis[0] != NULL && comstock_game_uis[1] != NULL;
}

const char *
comstock_game_ui_get_title (const ComstockGameUi *self)
{
  return comstock_games_get_title (self->game_id);
}

GtkBuilder *
comstock_game_ui_build (const ComstockGameUi *self,
                        const char           *name)
{
  g_autofree char *path = g_strconcat (self->resources, name, NULL);

  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return NULL;
  return gtk_builder_new_from_resource (path);
}

ComstockGame *
comstock_game_ui_deal_quick (const ComstockGameUi *self)
{
  ComstockChoices choices;

  comstock_choices_set_usual (&choices, self->offers);
  return self->offers->deal (&choices, comstock_choices_draw_seed (), NULL);
}

ComstockGame *
comstock_game_ui_deal_rivals (const ComstockGameUi *self,
                              ComstockLevel         level)
{
  ComstockChoices choices;

  comstock_choices_set_usual (&choices, self->offers);
  for (guint i = 1; i < choices.n_seats; i++)
    {
      choices.seats[i].holder = (ComstockHolder) { .kind = COMSTOCK_RIVAL, .level = level };
      comstock_holder_set_name (&choices.seats[i].holder, comstock_rivals[i].name);
    }
  return self->offers->deal (&choices, comstock_choices_draw_seed (), NULL);
}

ComstockGame *
comstock_game_ui_deal_code (const char *code,
                            GError    **error)
{
  const ComstockGameKind *kind;
  const ComstockGameUi *ui;
  ComstockCodeContent content;
  ComstockChoices last = { 0 };

  if (!comstock_game_code_read (code, &kind, &content, error))
    return NULL;
  ui = comstock_game_ui_find (kind->rules->id);
  if (ui != NULL)
    comstock_choices_load (&last, ui->offers);
  return comstock_choices_deal_code (&last, kind, &content, error);
}

guint
comstock_game_ui_count_rivals (const ComstockGameUi *self)
{
  const ComstockOffers *offers = self->offers;
  ComstockChoices usual = { 0 };

  comstock_seating_parse_seats (offers->seating, offers->usual_seats, offers->most, usual.seats, &usual.n_seats, NULL);
  return usual.n_seats - 1;
}

ComstockGame *
comstock_game_ui_deal_solo (const ComstockGameUi *self,
                            GError              **error)
{
  ComstockChoices choices;

  comstock_choices_set_usual (&choices, self->offers);
  self->offers->set_solo (&choices);
  return self->offers->deal (&choices, comstock_choices_draw_seed (), error);
}

ComstockGame *
comstock_game_ui_deal_first (const ComstockGameUi *self)
{
  ComstockChoices choices;

  if (self->deal_first == NULL)
    return comstock_game_ui_deal_quick (self);
  comstock_choices_set_usual (&choices, self->offers);
  return self->deal_first (choices.seats[0].holder.name);
}
