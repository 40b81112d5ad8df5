/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSheet: what each seat's points come from as a game stands, in rows × seats; the one table that pane, end,
 * paper, CSV, command line and ear read. */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/cs-game.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_SHEET_ROW,       /* what the total adds up */
  COMSTOCK_SHEET_PART,      /* a part of another row, which no total counts again */
  COMSTOCK_SHEET_DETAIL,    /* the same, but only where all is listed: on the command line, for scripts */
  COMSTOCK_SHEET_TOTAL,     /* one row */
  COMSTOCK_SHEET_CERTAIN,   /* while the game is played, and on the pane alone: what of the total nobody can lose, */
  COMSTOCK_SHEET_EXPECTED,  /* and what the end may bring, which a ComstockProspect knows */
} ComstockSheetKind;

typedef struct
{
  gboolean known;           /* there is such a figure */
  int points;
  guint64 places[2];        /* that make it: a bit for each of 128, as the game counts its places */
} ComstockSheetFigure;

typedef struct
{
  ComstockSheetKind kind;
  guint part_of;            /* the row, of a part or a detail */
  gboolean absent;          /* it can bring nothing in this game, or has brought nothing yet */
  const char *id;           /* for scripts; NULL where they are told nothing */
  const char *name;         /* "Banks", in the current language; static */
  ComstockSheetFigure figures[CS_MAX_SEATS];
} ComstockSheetRow;

typedef struct
{
  char *title;              /* "Hat" */
  char *holder;             /* "Computer rival (easy)" */
  const char *suit;         /* "hat", whose sign stands for it; static, NULL: it has none */
  int tie;                  /* of seats with equal points those with less of it stand before the others */
} ComstockSheetSeat;

#define COMSTOCK_SHEET_MAX_ROWS 48

typedef struct
{
  char *heading;            /* who has won, or where the game stands; NULL: nothing is told */
  guint n_seats;
  guint n_rows;
  ComstockSheetSeat seats[CS_MAX_SEATS];
  ComstockSheetRow rows[COMSTOCK_SHEET_MAX_ROWS];

  /* Who knows how a figure of @source comes about, see comstock_sheet_dup_sentence (). */
  char *(*dup_sentence) (gpointer source,
                         guint    row,
                         guint    seat);
  GObject *source;
} ComstockSheet;

/* An empty sheet, to be filled by a game; holds a reference to @source, which may be NULL. */
ComstockSheet *comstock_sheet_new          (gpointer       source);
void           comstock_sheet_free         (ComstockSheet *self);

/* Another seat; title and holder are consumed. */
void           comstock_sheet_add_seat     (ComstockSheet *self,
                                            char          *title,
                                            char          *holder,
                                            const char    *suit);

/* Another row without figures, which comstock_sheet_set () fills in. */
ComstockSheetRow *comstock_sheet_add_row   (ComstockSheet    *self,
                                            ComstockSheetKind kind,
                                            const char       *id,
                                            const char       *name);
void           comstock_sheet_set          (ComstockSheet *self,
                                            guint          row,
                                            guint          seat,
                                            int            points);

/* Whether paper and tables have the row: it counts, or is a part, or the total. */
gboolean       comstock_sheet_lists        (const ComstockSheet *self,
                                            guint                row);

const ComstockSheetFigure *comstock_sheet_get (const ComstockSheet *self,
                                               guint                row,
                                               guint                seat);

int            comstock_sheet_get_total    (const ComstockSheet *self,
                                            guint                seat);

/* 1 for the seat that is first, and so on; seats that nothing tells apart have the same place. */
guint          comstock_sheet_get_place    (const ComstockSheet *self,
                                            guint                seat);

/* The name of a row where a part does not stand below what it is a part of: "VP during the game · Duels".  Free with
 * g_free (). */
char          *comstock_sheet_dup_row_title (const ComstockSheet *self,
                                             guint                row);

/* How a figure comes about, in sentences in the current language; to be asked before the game goes on.  Free with
 * g_free (). */
char          *comstock_sheet_dup_sentence (const ComstockSheet *self,
                                            guint                row,
                                            guint                seat);

/* What has brought or cost the seat something and the total, a line each, with the parts of a row behind it:
 * "Banks: 4".  Free with g_free (). */
char          *comstock_sheet_dup_rows     (const ComstockSheet *self,
                                            guint                seat);

/* The same for the ear, as sentences, with @zeros of rows that have brought nothing too. */
char          *comstock_sheet_dup_spoken   (const ComstockSheet *self,
                                            guint                seat,
                                            gboolean             zeros);

/* "Banks 4" of the name of a row or a part and its points.  Free with g_free (). */
char          *comstock_sheet_dup_item     (const char *name,
                                            int         points);

/* As CSV (comstock-csv.h): a line of names, one of who holds the seats, a line per row.  A new string. */
GString       *comstock_sheet_to_csv       (const ComstockSheet *self);

/* {"rows": {id: points}, then for each row with details its id: {id: points}, "total"} of @seat; where nothing but the
 * total is known, {"total"}.  A new node. */
JsonNode      *comstock_sheet_to_json      (const ComstockSheet *self,
                                            guint                seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockSheet, comstock_sheet_free)

G_END_DECLS
