/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Land with what stands there, as far as its picture follows from it; the games of Carson City fill it in. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TOWN_SIDE 9    /* parcels it is wide and high, at the most */

/* Parcels by their rows and columns from the one before the first on, ringed by bare table. */
#define COMSTOCK_TOWN_RINGED (COMSTOCK_TOWN_SIDE + 2)

typedef enum
{
  COMSTOCK_TOWN_TABLE,          /* no land at all */
  COMSTOCK_TOWN_EMPTY,
  COMSTOCK_TOWN_RIVER,
  COMSTOCK_TOWN_MOUNTAIN,
  COMSTOCK_TOWN_HOUSE,
  COMSTOCK_TOWN_TOWNHOUSE,
  COMSTOCK_TOWN_RANCH,
  COMSTOCK_TOWN_MINE,
  COMSTOCK_TOWN_DRUGSTORE,
  COMSTOCK_TOWN_BANK,
  COMSTOCK_TOWN_SALOON,
  COMSTOCK_TOWN_HOTEL,
  COMSTOCK_TOWN_BLACKSMITH,
  COMSTOCK_TOWN_GENERAL_STORE,
  COMSTOCK_TOWN_CHURCH,
  COMSTOCK_TOWN_PRISON,
  COMSTOCK_TOWN_SCHOOL,
  COMSTOCK_TOWN_TRAIN_STATION,
  COMSTOCK_TOWN_CITY_HALL,
  COMSTOCK_TOWN_OUTLAWS,
  COMSTOCK_TOWN_KINDS
} ComstockTownKind;

/* A bit by ComstockTownKind each. */
typedef guint32 ComstockTownKinds;

/* What is drawn from a parcel to a neighbor that pays it. */
typedef enum
{
  COMSTOCK_TOWN_FENCE,          /* around both */
  COMSTOCK_TOWN_RAILS,
  COMSTOCK_TOWN_STREET,
} ComstockTownForm;

typedef struct
{
  int left;
  int top;
  int right;                    /* the first column beyond */
  int bottom;
} ComstockTownArea;

/* Two of them that are equal byte by byte look the same.  All zeros but for the era is a town without land. */
typedef struct
{
  ComstockTownArea area;        /* the box of all parcels, in the coordinates of the game */
  guint8 parcels[COMSTOCK_TOWN_RINGED][COMSTOCK_TOWN_RINGED];   /* ComstockTownKind */
  guint8 cards[COMSTOCK_TOWN_RINGED][COMSTOCK_TOWN_RINGED];     /* a line is drawn between different numbers */
  guint16 payers[COMSTOCK_TOWN_RINGED][COMSTOCK_TOWN_RINGED];   /* the neighbors that pay it, see below */
  guint era;                    /* 2: the windows are lit, and there is the telegraph */
  guint seed;                   /* of what looks a little different from parcel to parcel */
} ComstockTown;

/* Makes it a town of @area without land, of the first era. */
void comstock_town_init (ComstockTown           *self,
                         const ComstockTownArea *area);

/* Within the area alone: what is at (@x, @y), and of which card it is. */
void comstock_town_set  (ComstockTown     *self,
                         int               x,
                         int               y,
                         ComstockTownKind  kind,
                         guint8            card);

/* The neighbor in the direction of (@dx, @dy) pays the parcel at (@x, @y). */
void comstock_town_pay  (ComstockTown *self,
                         int           x,
                         int           y,
                         int           dx,
                         int           dy);

/* What is at (@x, @y), COMSTOCK_TOWN_TABLE beyond the area; any coordinates. */
ComstockTownKind comstock_town_get (const ComstockTown *self,
                                    int                 x,
                                    int                 y);

/* Whether the parcel at (@x, @y) is one of @kinds. */
gboolean comstock_town_shows (const ComstockTown *self,
                              int                 x,
                              int                 y,
                              ComstockTownKinds   kinds);

/* The number of the card at (@x, @y), 0 beyond the area. */
guint8 comstock_town_get_card (const ComstockTown *self,
                               int                 x,
                               int                 y);

/* Whether (@x, @y) and its neighbor at (@dx, @dy) are parcels of one card. */
gboolean comstock_town_is_one_card (const ComstockTown *self,
                                    int                 x,
                                    int                 y,
                                    int                 dx,
                                    int                 dy);

/* Whether @after is @before but for some parcels, or what pays them: @area becomes the box of these. */
gboolean comstock_town_find_change (const ComstockTown *before,
                                    const ComstockTown *after,
                                    ComstockTownArea   *area);

/* A number from 0 up to below 1 that is always the same for a parcel and a @purpose: nothing ever jumps. */
double comstock_town_chance (const ComstockTown *self,
                             int                 x,
                             int                 y,
                             guint               purpose);

typedef struct
{
  int x;        /* the parcel that is paid */
  int y;
  int dx;       /* the step to the neighbor that pays it */
  int dy;
  ComstockTownForm form;
} ComstockTownLink;

/* All of them, row by row: a new array of ComstockTownLink. */
GArray *comstock_town_dup_links (const ComstockTown *self);

/* What is drawn where neighbors pay a @kind. */
ComstockTownForm comstock_town_form_of (ComstockTownKind kind);

/* The drawing of what stands there, as "symbols/bank"; NULL for bare land. */
const char *comstock_town_get_symbol (ComstockTownKind kind);
