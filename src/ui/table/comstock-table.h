/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTable: the table of any game, with all that no game owns: what is asked, who may look, what lies beside. */

#pragma once

#include <adwaita.h>

#include "comstock-replay.h"
#include "comstock-command.h"
#include "comstock-curtain.h"
#include "comstock-driver.h"
#include "comstock-frame.h"
#include "comstock-guide.h"
#include "comstock-log-rows.h"
#include "comstock-news.h"
#include "comstock-panes.h"
#include "comstock-parts.h"
#include "comstock-player-aid.h"
#include "comstock-score-pane.h"
#include "comstock-sounds.h"
#include "comstock-speech-keys.h"
#include "comstock-tabletop.h"
#include "comstock-theatre.h"
#include "model/session/comstock-ask.h"

#define COMSTOCK_TYPE_TABLE (comstock_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockTable, comstock_table, COMSTOCK, TABLE, AdwBin)

typedef struct _ComstockFinale ComstockFinale;  /* comstock-ending.h */
typedef struct _ComstockExports ComstockExports;        /* comstock-exports.h */

/* How an event leaves the seat that it is about. */
typedef enum
{
  COMSTOCK_CALM,
  COMSTOCK_PLEASED,     /* it has gained much at one blow */
  COMSTOCK_HIT,         /* others, or luck, have cost it something */
  COMSTOCK_MOODS
} ComstockMood;

/* A game's table is a subclass.  In its template the children of type "content" stand one below the other under the
 * stage.
 *
 * Properties:
 * - "game" (ComstockGame, to be set at construction): the game on the table, which it keeps;
 * - "heading" (string, read-only): where the game is, for the title: "Era I · Round 4 of 9";
 * - "prompt" (string, read-only): what is asked now, in one sentence;
 * - "actions" (GActionGroup, read-only): undo, redo, hint, log, analysis, player-aid, search-rules, close-pane,
 *   next-part, previous-part, explain (string: ids of topics, see comstock-explain.h), and what the game adds; the
 *   window offers them as "table.…";
 * - "waiting" (boolean, write-only): the newest position is not kept yet, automatic seats wait for it; where that
 *   takes long, the prompt says so;
 * - "replaying" (boolean): the game is only looked at; TRUE even at its end, until it is set to FALSE;
 * - "telling" (boolean, read-only): see comstock_table_is_telling ().
 * - "narrow" (boolean, read-only): the table has less width than COMSTOCK_TABLE_NARROW.
 * Implements ComstockLook. */
struct _ComstockTableClass
{
  AdwBinClass parent_class;

  /* What a game's table adds to what the game tells of itself. */
  ComstockDupNews dup_news;             /* NULL: every entry of the log is read out */
  const ComstockGuideTips *tips;        /* what is explained when it first happens, NULL for nothing */
  const ComstockGuideTips *lesson;      /* what a first game teaches instead, NULL for nothing */
  const ComstockGameSounds *sounds;     /* what is heard, NULL for nothing */
  const ComstockLogPictures *log;       /* the log in pictures, NULL for a sentence for each entry */
  ComstockMood (*find_mood) (ComstockGame  *game,
                             const CsEvent *event);     /* NULL: rivals say nothing */
  ComstockTopicDrawing dup_drawing;     /* what is drawn beside the topics of the rules; by default nothing */
  const ComstockScoreLook *score;       /* its score sheet as a pane, NULL for none */
  const ComstockFinale *finale;         /* its end, NULL for none */
  const ComstockExports *exports;       /* what it can be written and printed as, NULL for nothing */

  /* How far the game is: returns a short mark, translated and static, and the round that is played with how many there
   * are; by default NULL, then the heading is shown. */
  const char *(*get_progress) (ComstockGame *game,
                               guint        *round,
                               guint        *n_rounds);

  /* What shows @seat; with *find_mood*. */
  GtkWidget *(*get_seat)       (ComstockTable *self,
                                guint          seat);

  /* The game has changed, or who is asked, or who looks: brings the game's own parts in line.  Those that follow the
   * game by themselves need nothing. */
  void       (*show_game)      (ComstockTable *self);

  /* The widget of what is explained: @object in the part of this number, both as in the tips; NULL for none in sight.
   * Sets @area if that is not all of it.  By default the part. */
  GtkWidget *(*find_object)    (ComstockTable   *self,
                                guint            part,
                                guint            object,
                                graphene_rect_t *area);

  /* The widget where @option is answered, for hints, or, where it is no more than a place, for refusals; sets @area if
   * that is not all of it.  By default the part where the person answers.  preview_option: what it would lead to is
   * shown as if the person aimed at it, by default nothing is. */
  GtkWidget *(*find_option)    (ComstockTable        *self,
                                const ComstockOption *option,
                                graphene_rect_t      *area);
  void       (*preview_option) (ComstockTable        *self,
                                const ComstockOption *option);

  /* The settings of the game, NULL for none. */
  GSettings *(*settings_new)   (void);

  /* The person gives this answer.  By default it is played; one that the settings want to be asked for once more is
   * played when it is given again.  Several may be given at @place, and by default all there are stay. */
  void       (*answer)         (ComstockTable        *self,
                                const ComstockOption *option);
  void       (*narrow)         (ComstockTable        *self,
                                const ComstockPlace  *place);

  /* The answer that brings the same seat nearer to answering at @place, where it cannot yet: a press there gives all of
   * them.  NULL, or by default: there is none. */
  const ComstockOption *(*find_ahead) (ComstockTable       *self,
                                       const ComstockPlace *place);

  /* The part where the person who is asked answers. */
  GtkWidget *(*get_answering)  (ComstockTable *self);

  /* Leads the focus to where in @part one answers.  By default that is @part itself. */
  void       (*focus_part)     (ComstockTable *self,
                                GtkWidget     *part);

  /* Lights up what makes the figure that is lit in the score sheet, and tells its pane what is seen beside it.  By
   * default nothing is lit. */
  void       (*show_light)     (ComstockTable *self);

  /* Ends what moves at once.  By default nothing does. */
  void       (*skip)           (ComstockTable *self);

  /* Arranges the game's parts in so many pixels.  By default they stay as they are. */
  void       (*reshape)        (ComstockTable *self,
                                int            width,
                                int            height);

  /* A pane lies over @width pixels of its end; how many at its lower edge no pane may cover, by default those of its
   * tabletop, or none. */
  void       (*spare)          (ComstockTable *self,
                                int            width);
  int        (*get_foot)       (ComstockTable *self);

  /* The table in a sentence, for the person who looks: a new string.  @nth is how often in a row it was asked for
   * before: 0 for all of it in short, then part by part; NULL once there is no such part.  NULL: nothing is told. */
  char      *(*dup_spoken)     (ComstockTable  *self,
                                ComstockSpoken  what,
                                guint           nth);

  /* What the game adds to the look, by default nothing; what it takes from one: it brings the table in line by
   * comstock_table_update (). */
  void       (*dup_look)       (ComstockTable *self,
                                GVariantDict  *look);
  void       (*set_look)       (ComstockTable *self,
                                GVariantDict  *look);
};

/* In pixels: with less a table is one of a phone. */
#define COMSTOCK_TABLE_NARROW 560

/* The stage (ComstockStage), which a window may put into its header bar: it is taken out of the table, or is back
 * there.  It lives as long as the table. */
GtkWidget *comstock_table_take_stage (ComstockTable *self);
void       comstock_table_keep_stage (ComstockTable *self);

/* For subclasses. */

/* Starts to show the game: once, when all parts are there. */
void     comstock_table_start       (ComstockTable *self);

/* What its parts lie in, where they lie in one: it leaves room for a pane that lies over it. */
void     comstock_table_set_tabletop (ComstockTable    *self,
                                      ComstockTabletop *tabletop);

/* Brings the table in line with the game: who is asked, who may look, where the focus goes. */
void     comstock_table_update      (ComstockTable *self);

/* Whether flights that show what has happened are on their way. */
void     comstock_table_set_flying  (ComstockTable *self,
                                     gboolean       flying);

/* Whether such flights, or the theatre, still tell what has happened.  Until they have told it the heading, the prompt
 * below an act, the log and what lies in a ComstockSeenBin are seen as they were before; what is read out, or answered
 * with, never waits. */
gboolean comstock_table_is_telling  (ComstockTable *self);

/* How many entries of the log have been told: while the table is telling those that had been before it began, then
 * those before the act that is played, if it knows (comstock_act_set_since ()).  *heard* is how many there are with the
 * event that is being emitted. */
guint    comstock_table_get_told    (ComstockTable *self);
guint    comstock_table_get_heard   (ComstockTable *self);

/* The person's seat that decides now, −1 for none; of several the first; none while the game is only looked at. */
int      comstock_table_get_asked   (ComstockTable *self);

/* What that person is asked, of nobody nothing; borrowed until the table is brought in line anew. */
ComstockAsk *comstock_table_get_ask (ComstockTable *self);

/* The person presses what is at @place: gives the answer there, narrows down to several, or is told why there is none,
 * as is who looks on while nobody is asked: by a bubble where find_option () finds that place.  It stays for a moment,
 * unless something is pressed, the game changes, or it is dropped because something else is aimed at. */
void     comstock_table_press       (ComstockTable       *self,
                                     const ComstockPlace *place);
void     comstock_table_drop_refusal (ComstockTable      *self);

/* The person presses a button: @answer is a move that may be answered, or a ComstockCommand. */
void     comstock_table_choose      (ComstockTable *self,
                                     guint          answer);

/* Whether the settings want that @option is asked for once more before it is played. */
gboolean comstock_table_wants_again (ComstockTable        *self,
                                     const ComstockOption *option);

/* Plays @move of that person.  If it is refused the window tells why. */
gboolean comstock_table_play        (ComstockTable *self,
                                     CsMove         move);

/* Why @move of @seat is refused now, or why it can answer nothing at @place; NULL if it can.  Free with g_free (). */
char    *comstock_table_dup_refusal (ComstockTable *self,
                                     guint          seat,
                                     CsMove         move);
char    *comstock_table_dup_refusal_at (ComstockTable       *self,
                                        guint                seat,
                                        const ComstockPlace *place);

/* Tells @sentence as the window tells its messages. */
void     comstock_table_tell        (ComstockTable *self,
                                     const char    *sentence);

/* What the table is made of, borrowed.  The stage is the first of the parts, the panes are the last. */
ComstockGame    *comstock_table_get_game    (ComstockTable *self);
ComstockReplay  *comstock_table_get_replay  (ComstockTable *self);
ComstockParts   *comstock_table_get_parts   (ComstockTable *self);
ComstockPanes   *comstock_table_get_panes   (ComstockTable *self);
ComstockCurtain *comstock_table_get_curtain (ComstockTable *self);
ComstockFrame   *comstock_table_get_frame   (ComstockTable *self);
ComstockTheatre *comstock_table_get_theatre (ComstockTable *self);
ComstockGuide   *comstock_table_get_guide   (ComstockTable *self);

/* The pane of the score sheet, and how high the end is that no pane may cover: 0 while it is not shown. */
ComstockScorePane *comstock_table_get_score    (ComstockTable *self);
int              comstock_table_get_end_foot (ComstockTable *self);

/* What lies over frame and theatre for a while: callouts.  Curtain and panes hide it. */
GtkOverlay      *comstock_table_get_overlay (ComstockTable *self);
GActionMap      *comstock_table_get_actions (ComstockTable *self);
