/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scenes that pictures are taken of: positions of real games, and what is done at the table then. */

#pragma once

#include "model/cards/comstock-cards-game.h"
#include "ui/shell/comstock-window.h"

typedef struct
{
  const char *name;
  const char *seats;        /* as comstock_cards_setup_parse () reads them; NULL: no game at all */
  CardsStep step;           /* the game is played until the first seat is asked this … */
  guint n_cards;            /* … and has so many cards in its city at least */
  gboolean in_matrix;       /* one of those that --all takes */
  void (*act) (ComstockWindow    *window,
               ComstockCardsGame *game);  /* what is done in the window that shows it, or NULL */
  gboolean varies;          /* by how far a search has come, how a new game is dealt, or whether an act is over */
} PictureScene;

/* All of them, ended by one without a name. */
extern const PictureScene picture_scenes[];

/* NULL if there is no such scene. */
const PictureScene *picture_scene_find (const char *name);

/* Once, after GTK's own beginning: windows get the size they are given. */
void picture_scenes_init (void);

/* Whether things move in the scenes that are opened from now on; at first they do so only where a scene shows that. */
void picture_scenes_set_lively (gboolean lively);

/* Opens a window that shows the scene, and waits until it is drawn; its size is that of the settings. */
ComstockWindow *picture_scene_open (const PictureScene *scene,
                                    AdwApplication     *application);

/* Closes it, and all that is open above it. */
void picture_scene_close (void);
