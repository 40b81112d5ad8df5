/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of names; the games share what they both have. */

#include "comstock-board-art.h"

#include "ui/board/map/comstock-board-town.h"

const char *
comstock_board_art_content (BoardContent content)
{
  return comstock_town_get_symbol (comstock_board_town_get_kind (content));
}

const char *
comstock_board_art_place (BoardTrack track)
{
  static const char *const names[BOARD_TRACK] = {
    [BOARD_WAGES] = "places/wages",
    [BOARD_AMMUNITION] = "places/ammunition",
    [BOARD_ROADS_3] = "places/roads-3",
    [BOARD_ROAD_1] = "places/road-1",
    [BOARD_PARCELS] = "board/parcel",
    [BOARD_BUILD_12] = "places/build",
    [BOARD_BUILD_10] = "places/build",
    [BOARD_BUILD_8] = "places/build",
    [BOARD_BUILD_6] = "places/build",
    [BOARD_BUILD_5] = "places/build",
    [BOARD_BUILD_4] = "places/build",
    [BOARD_BUILD_3] = "places/build",
    [BOARD_PARCEL_INCOME] = "places/parcel-income",
    [BOARD_COWBOY_INCOME] = "places/cowboy-income",
    [BOARD_GAMBLING] = "places/gambling",
    [BOARD_BUILDING_INCOME] = "places/building-income",
    [BOARD_PARCEL_VP] = "places/parcel-vp",
    [BOARD_COWBOY_VP] = "places/cowboy-vp",
    [BOARD_BUILDING_VP] = "places/building-vp",
    [BOARD_VP_5] = "places/buy-vp",
    [BOARD_VP_4] = "places/buy-vp",
    [BOARD_VP_3] = "places/buy-vp",
    [BOARD_VP_2] = "places/buy-vp",
  };

  return names[track];
}

const char *
comstock_board_art_portrait (uint32_t role)
{
  static const char *const names[BOARD_CHARACTERS] = {
    [BOARD_PAPERBOY] = "portraits/paperboy",
    [BOARD_SHERIFF] = "portraits/sheriff",
    [BOARD_BANKER] = "portraits/banker",
    [BOARD_GROCER] = "portraits/grocer",
    [BOARD_CHINESE_WORKER] = "portraits/chinese-worker",
    [BOARD_SETTLER] = "portraits/settler",
    [BOARD_CAPTAIN] = "portraits/captain",
    [BOARD_MERCENARY] = "portraits/mercenary",
    [BOARD_INDIAN] = "portraits/indian",
    [BOARD_PROSPECTOR] = "portraits/prospector",
    [BOARD_GUNSMITH] = "portraits/gunsmith",
    [BOARD_SINGER] = "portraits/singer",
    [BOARD_AUCTIONEER] = "portraits/auctioneer",
    [BOARD_GOVERNOR] = "portraits/governor",
    [BOARD_DOCTOR] = "portraits/doctor",
    [BOARD_COWBOY] = "portraits/cowboy",
    [BOARD_HEROES] = "portraits/heroes",
    [BOARD_TEACHER] = "portraits/teacher",
    [BOARD_LAWYER] = "portraits/lawyer",
    [BOARD_FATHER_CHRISTMAS] = "portraits/father-christmas",
  };

  if (role == BOARD_ROLE (BOARD_DOCTOR, BOARD_RED))
    return "portraits/undertaker";
  if (role == BOARD_ROLE (BOARD_LAWYER, BOARD_RED))
    return "portraits/editor";
  return names[role / BOARD_SIDES];
}

const char *
comstock_board_art_die (uint32_t value)
{
  static const char *const names[] = { "dice/1", "dice/2", "dice/3", "dice/4", "dice/5", "dice/6" };

  return names[value - 1];
}
