/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of events and sounds.  Scenes and flights have their own, heard at their moment. */

#include "comstock-cards-sounds.h"

/* What others take is heard as it lands in their town. */
static gboolean
is_of_person (ComstockGame  *game,
              const CsEvent *event)
{
  return comstock_game_is_person (game, event->seat);
}

static const ComstockEventSound events[] = {
  { "place", "card", is_of_person },
  { "removed", "wind" },
  { NULL },
};

const ComstockGameSounds comstock_cards_sounds = { events, "chair" };
