/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockGame: the session of any game: its setup, the journal of its moves and the place in it. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "ai/cs-search.h"
#include "comstock-reason.h"
#include "comstock-seating.h"
#include "comstock-sheet.h"
#include "comstock-tally.h"
#include "engine/cs-game.h"
#include "model/base/comstock-topics.h"

G_BEGIN_DECLS

#define COMSTOCK_GAME_ERROR (comstock_game_error_quark ())

typedef enum
{
  COMSTOCK_GAME_ERROR_SETUP,    /* the rules refuse the setup */
  COMSTOCK_GAME_ERROR_REFUSED,  /* the rules refuse the move; the message is the reason as a sentence */
  COMSTOCK_GAME_ERROR_STALE,    /* the game went on while the move was being thought about */
} ComstockGameError;

GQuark comstock_game_error_quark (void);

#define COMSTOCK_TYPE_GAME (comstock_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockGame, comstock_game, COMSTOCK, GAME, GObject)

/* One move of the journal. */
typedef struct
{
  guint8 seat;          /* CS_CHANCE for what chance did */
  CsMove move;
} ComstockStep;

/* Where on its table something of a game is: comstock-ask.h says more. */
typedef struct
{
  guint8 surface;       /* a number that the game gives to each of its surfaces; 0: nowhere */
  guint8 side;          /* an edge or a spot of the cell, or a way of turning; 0: the cell itself */
  gint16 x;             /* the column of a cell, or the number of a thing */
  gint16 y;             /* the row of a cell, else 0 */
} ComstockPlace;

typedef struct _ComstockOption ComstockOption;

/* Decisions of one kind, such as bids, as a person is told of them after a game: see comstock-review.h.  None is
 * translated. */
typedef struct
{
  const char *cost;     /* what they have cost: "Your auction cards cost you most: about {points} VP." */
  const char *worst;    /* the one that cost most, where the titles of moves do not tell it well: "In round {round},
                         * another place would have brought about {points} VP more."; else NULL */
  const char *advice;   /* what to try next time */
} ComstockSkill;

#define COMSTOCK_MAX_SKILLS 8   /* of a game */

/* The journal holds the whole line of play; the cursor says how many of its moves are played.  Moves beyond
 * the cursor can be redone until another move is played at the cursor, which drops them.
 *
 * Chance is played by the game and by nobody else: where the journal ends it has acted, in one go with the move that
 * led to it.  What it does follows from the seed of the setup and the moves before, so the same moves always meet the
 * same outcome.  Only who looks back, by comstock_game_go_to (), stands where chance is still to act.
 *
 * Properties, read-only, notified only when they change: "cursor", "length" (uint), "can-undo", "can-redo", "over"
 * (boolean), "log" (GListModel of ComstockLogEntry, constant); and read and write "viewer" (int): the seat that looks,
 * −1 for nobody.  What it cannot see, the objects of a game do not tell; and "brisk" (boolean, FALSE at first): whether
 * answers of persons that go without saying are played for them, so that undo passes them by.  What a position says of
 * the whole game is told by functions, to be read anew on "changed"; a property is what somebody watches by itself.
 *
 * Signals:
 * - "event" (const CsEvent *event), with the event's name as detail ("event::take"): something that happened in
 *   the move just made or redone, or in what chance made of it; one each, in order.  The objects show the position
 *   after all of it already.
 * - "changed" (): once after every change, after all notifications and events.
 * - "ended" (): a move that was just played, not redone or loaded, has ended the game, it or what chance made of it;
 *   after "changed".
 * - "hinted" (): a person was given advice about the move to make;
 * - "taken-back" (): moves were undone, or dropped to play on from an earlier one; after "changed". */

/* A subclass is one game.  It begins once, in its constructor function, with comstock_game_begin (). */
struct _ComstockGameClass
{
  GObjectClass parent_class;

  /* Brings the objects of the subclass in line with comstock_game_get_state (); NULL: there are none. */
  void        (*sync)          (ComstockGame  *self);

  /* What happened before the first move, for the log; may be NULL. */
  void        (*open)          (ComstockGame  *self,
                                CsEvents      *events);

  /* The names of the types of events, details of the "event" signal. */
  const char *const *event_names;

  /* @event, which happened on the way to move @cursor, as a sentence in the current language. */
  char       *(*describe)      (ComstockGame  *self,
                                guint          cursor,
                                const CsEvent *event);

  /* What spoke for @event, of which the same is known, if a rival chose it: a list of reasons in the current language,
   * NULL for none; by default always. */
  char       *(*dup_motive)    (ComstockGame  *self,
                                guint          cursor,
                                const CsEvent *event);

  /* The type of the event that begins a round, and with it a paragraph of the log. */
  guint8      round_event;

  /* What @seat is called in the current language that nobody has named; NULL: by its suit. */
  char       *(*dup_seat_title) (ComstockGame  *self,
                                 guint          seat);

  /* What is asked at the cursor, in one sentence, and where the game is: "Era I · Round 4 of 9"; both new strings in
   * the current language. */
  char       *(*dup_prompt)    (ComstockGame  *self);
  char       *(*dup_heading)   (ComstockGame  *self);

  /* Whether each person picks unseen by the others now, NULL: never; whether what is asked now is mostly declined,
   * NULL: never. */
  gboolean    (*is_secret)     (ComstockGame  *self);
  gboolean    (*is_formality)  (ComstockGame  *self);

  /* The answer of @seat, which is asked in @state, that goes without saying, and the one that it has most likely meant
   * already; 0: it has to think.  NULL: it always has. */
  CsMove      (*find_foregone) (ComstockGame *game,
                                gconstpointer state,
                                guint         seat);
  CsMove      (*find_meant)    (ComstockGame *game,
                                gconstpointer state,
                                guint         seat);

  /* Fills in where on the table @option, of which it is given the move, is answered by @seat, and how it stands to the
   * others.  NULL: all are answered in words alone. */
  void        (*lay_out)       (ComstockGame   *self,
                                guint           seat,
                                ComstockOption *option);

  /* Why @seat, which may or may not be asked, can answer nothing at @place, by the rules; CS_LEGAL if it can.  NULL
   * with *lay_out*. */
  CsRefusal   (*refuse_place)  (ComstockGame        *self,
                                guint                seat,
                                const ComstockPlace *place);

  /* A refusal of a move of @seat as a sentence in the current language; shared reasons are done by the
   * caller. */
  char       *(*refuse)        (ComstockGame    *self,
                                const CsRefusal *refusal);

  /* The move of a rival or an automatic seat that is to act in @state, where all that it cannot see is dealt anew;
   * equal arguments give equal moves, unless @host, which may be NULL, wants an end before: then nobody asks for the
   * move any more.  It is called in a thread, so without the game.  NULL plays at random. */
  CsMove      (*choose)        (gconstpointer  kit,
                                gconstpointer  state,
                                guint          seat,
                                ComstockLevel  level,
                                ComstockManner manner,
                                CsRng         *rng,
                                const CsHost  *host);

  /* How the search plays this game, for hints and analyses; NULL: there are none.  The move of @seat in @state, which
   * is legal, as words ("Take the saloon"), and what speaks for it by what the seat sees ("+11, keeps it from Ada"),
   * NULL for nothing; both in the current language. */
  const CsPolicy *policy;
  const char *luck;     /* where its luck comes from, to be translated: "ties, the order of cards" */
  char       *(*dup_move_title)  (ComstockGame  *self,
                                  gconstpointer  state,
                                  guint          seat,
                                  CsMove         move);
  /* The same words where the place of the move is lit beside them; NULL: dup_move_title. */
  char       *(*dup_lit_title)   (ComstockGame  *self,
                                  gconstpointer  state,
                                  guint          seat,
                                  CsMove         move);
  void        (*explain)         (ComstockGame   *self,
                                  gconstpointer   state,
                                  guint           seat,
                                  CsMove          move,
                                  ComstockReason *reason);

  /* The kinds of decisions that a person is told of after a game, and which of them is asked for in @state, by
   * its number; NULL: it is told nothing. */
  const ComstockSkill *skills;
  guint       (*get_skill)       (gconstpointer state);

  /* What one would type for @move of @seat, and the move of @seat that @typed names, legal or not, FALSE for none; both
   * in the words of the current language: see comstock-typed.h.  NULL for the first: moves are typed as they are
   * titled, or as in a save, and the second is only asked for those that are not legal; NULL for both: moves cannot be
   * typed. */
  char       *(*dup_typed)       (ComstockGame  *self,
                                  guint          seat,
                                  CsMove         move);
  gboolean    (*parse_typed)     (ComstockGame  *self,
                                  guint          seat,
                                  const char    *typed,
                                  CsMove        *move);

  /* Whether a save holds the digest of the position after move @cursor ≥ 1; the last one always does. */
  gboolean    (*is_checkpoint) (ComstockGame  *self,
                                guint          cursor);

  /* The setup as an object for the save file, for the loader that comstock-games-table.c lists.  Returns a new node. */
  JsonNode   *(*setup_to_json) (ComstockGame  *self);

  /* What a person has planned with move @index beyond what it does, for the save file: a number up to 255, 0: nothing.
   * A plan for a move that can have none is left out.  NULL: moves have none. */
  guint       (*get_plan)      (ComstockGame  *self,
                                guint          index);
  void        (*set_plan)      (ComstockGame  *self,
                                guint          index,
                                guint          plan);

  /* For the statistics, which leave out games whose class has NULL here: what the game is played with, such as a
   * deck, as an id and a name to show, borrowed. */
  void            (*get_kit_names) (ComstockGame  *self,
                                    const char   **id,
                                    const char   **name);

  /* What the seats' points come from: see comstock_game_dup_sheet ().  NULL: the game has no score sheet. */
  ComstockSheet *(*dup_sheet)     (ComstockGame  *self);
};

/* For subclasses.  @kit must live as long as @self; @holders and @setup are copied, and the setup may be refused.  Or
 * @kit is a ComstockKit, which the game keeps. */
gboolean            comstock_game_begin          (ComstockGame          *self,
                                                  const CsGame          *rules,
                                                  gconstpointer          kit,
                                                  gconstpointer          setup,
                                                  const ComstockHolders *holders,
                                                  GError               **error);
gboolean            comstock_game_begin_with     (ComstockGame          *self,
                                                  const CsGame          *rules,
                                                  gpointer               kit,
                                                  gconstpointer          setup,
                                                  const ComstockHolders *holders,
                                                  GError               **error);

/* That kit, and a get_kit_names that tells its names. */
gpointer            comstock_game_get_own_kit    (ComstockGame          *self);
void                comstock_game_get_kit_names  (ComstockGame          *self,
                                                  const char           **id,
                                                  const char           **name);

const CsGame       *comstock_game_get_rules      (ComstockGame     *self);
gconstpointer       comstock_game_get_kit        (ComstockGame     *self);
gconstpointer       comstock_game_get_setup      (ComstockGame     *self);

/* What there is to look up about the rules, or NULL.  The same for all games of a class. */
const ComstockTopics *comstock_game_get_topics  (ComstockGame     *self);

/* The code that deals this game anew (comstock-game-code.h), borrowed; NULL if there is none. */
const char         *comstock_game_get_code       (ComstockGame     *self);

/* For who deals the game, and who reads it from somewhere.  @code may be NULL. */
void                comstock_game_set_code       (ComstockGame     *self,
                                                  const char       *code);

/* Who holds which seat, for the whole game; borrowed. */
guint                 comstock_game_get_n_seats (ComstockGame     *self);
const ComstockHolder *comstock_game_get_holder  (ComstockGame *self,
                                                 guint         seat);
gboolean              comstock_game_is_person   (ComstockGame *self,
                                                 guint         seat);


/* The suit of a seat, and the drawing that is its sign (comstock-suits.h). */
ComstockSuit          comstock_game_get_suit    (ComstockGame *self,
                                                 guint         seat);
const char           *comstock_game_get_sign    (ComstockGame *self,
                                                 guint         seat);
guint                 comstock_game_count_persons (ComstockGame    *self);

/* What the seats' points come from at the cursor as the viewer sees it.  A new sheet; NULL if the game has none. */
ComstockSheet        *comstock_game_dup_sheet     (ComstockGame    *self);

/* The name of a type of events. */
const char           *comstock_game_get_event_name (ComstockGame *self,
                                                    guint8        type);

/* What a seat is called: the name that was entered, or what tells it from the others, "Hat".  Free with g_free (). */
char                 *comstock_game_dup_seat_title (ComstockGame *self,
                                                    guint         seat);

/* The seat that looks, −1 for nobody. */
int                 comstock_game_get_viewer     (ComstockGame     *self);
void                comstock_game_set_viewer     (ComstockGame *self,
                                                  int           viewer);

/* The position at the cursor as the viewer sees it, or after move @cursor ≤ length: see CsGame.observe.  A new copy;
 * free with g_free (). */
gpointer            comstock_game_dup_seen       (ComstockGame     *self);
gpointer            comstock_game_dup_seen_at    (ComstockGame     *self,
                                                  guint             cursor);

/* What @move of @seat in @state is, in words that stand where its place is lit.  Free with g_free (). */
char               *comstock_game_dup_lit_title  (ComstockGame     *self,
                                                  gconstpointer     state,
                                                  guint             seat,
                                                  CsMove            move);

/* What speaks for @move of @seat in @state, rather than for @other, which is worse; NULL if nothing does, or the same
 * speaks for that one, or more of it.  0 for @other: rather than for any.  For games with a policy. */
char               *comstock_game_dup_reason     (ComstockGame     *self,
                                                  gconstpointer     state,
                                                  guint             seat,
                                                  CsMove            move,
                                                  CsMove            other);

/* The position at the cursor, borrowed until the game changes; or after move @cursor ≤ length, borrowed until
 * the next such call.  It holds everything, hidden things too: for rules and tools; widgets read the game's objects. */
gconstpointer       comstock_game_get_state      (ComstockGame     *self);
gconstpointer       comstock_game_get_state_at   (ComstockGame *self,
                                                  guint         cursor);

guint               comstock_game_get_cursor     (ComstockGame     *self);
guint               comstock_game_get_length     (ComstockGame     *self);
gboolean            comstock_game_is_over        (ComstockGame     *self);

/* Whether the journal leads to the end, which may lie beyond the cursor. */
gboolean            comstock_game_is_finished    (ComstockGame     *self);

/* Whether somebody has made a move, which may lie beyond the cursor: chance may have acted before. */
gboolean            comstock_game_is_played      (ComstockGame     *self);

/* Move @index < length of the journal; it leads from position @index to @index + 1. */
const ComstockStep *comstock_game_get_step       (ComstockGame *self,
                                                  guint         index);

/* The same as it stands in a save: seat, space, move.  Free with g_free (). */
char               *comstock_game_dup_step_text  (ComstockGame *self,
                                                  guint         index);

/* The seats that must act at the cursor, a bit each. */
guint32             comstock_game_get_actors     (ComstockGame     *self);

/* The legal moves of @seat at the cursor in ascending order: a new array of CsMove, empty if it is not to act. */
GArray             *comstock_game_dup_legal      (ComstockGame *self,
                                                  guint         seat);

/* Judges a move without playing it.  Nobody may make those of chance. */
CsRefusal           comstock_game_judge          (ComstockGame *self,
                                                  guint         seat,
                                                  CsMove        move);

/* A refusal as one sentence in the current language, with its place; NULL for CS_LEGAL.  Free with g_free (). */
char               *comstock_game_dup_refusal    (ComstockGame    *self,
                                                  const CsRefusal *refusal);

/* What is asked at the cursor, and how: as in the class.  The strings are to be freed with g_free (). */
char               *comstock_game_dup_prompt     (ComstockGame     *self);
char               *comstock_game_dup_heading    (ComstockGame     *self);
gboolean            comstock_game_is_secret      (ComstockGame     *self);
gboolean            comstock_game_is_formality   (ComstockGame     *self);

/* The answer of @seat, which was asked after move @cursor, that went without saying or was meant; 0: it had to
 * think. */
CsMove              comstock_game_find_foregone  (ComstockGame *self,
                                                  guint         cursor,
                                                  guint         seat);

/* Whether a person answers for @seat, asked after move @cursor: not what goes without saying in a game that is brisk,
 * nor what is meant there, until undo has come back to it. */
gboolean            comstock_game_decides        (ComstockGame *self,
                                                  guint         cursor,
                                                  guint         seat);

/* Why @seat cannot play @move now, or can answer nothing at @place, as one sentence in the current language, which
 * tells what is asked instead; NULL if it can.  Free with g_free (). */
char               *comstock_game_dup_refusal_of (ComstockGame        *self,
                                                  guint                seat,
                                                  CsMove               move);
char               *comstock_game_dup_refusal_at (ComstockGame        *self,
                                                  guint                seat,
                                                  const ComstockPlace *place);

/* Plays a move at the cursor and drops the moves beyond it.  Refused: FALSE, COMSTOCK_GAME_ERROR_REFUSED, and
 * nothing changed. */
gboolean            comstock_game_play           (ComstockGame *self,
                                                  guint         seat,
                                                  CsMove        move,
                                                  GError      **error);

/* The next seat that plays by itself, a rival or an automatic one that must act; −1 if none must, or while moves can be
 * redone (comstock_game_branch () plays on from there). */
int      comstock_game_get_automatic_seat    (ComstockGame        *self);

/* Lets that seat play its move, at once in this thread (for tools) or after thinking in another.  There must be such a
 * seat.  FALSE with COMSTOCK_GAME_ERROR_STALE if the game went elsewhere meanwhile; then nothing is played. */
gboolean comstock_game_play_automatic        (ComstockGame *self,
                                              GError      **error);
void     comstock_game_play_automatic_async  (ComstockGame       *self,
                                              GCancellable       *cancellable,
                                              GAsyncReadyCallback callback,
                                              gpointer            data);
gboolean comstock_game_play_automatic_finish (ComstockGame *self,
                                              GAsyncResult *result,
                                              GError      **error);

/* To be called when a person was given advice about the move to make: emits "hinted". */
void                comstock_game_note_hint      (ComstockGame       *self);

/* Replaces the whole journal, for loading: the rules have proved each move legal.  Moves of chance need not be those
 * that the game would have drawn.  If chance is to act at the end of @steps it does. */
void                comstock_game_install        (ComstockGame       *self,
                                                  const ComstockStep *steps,
                                                  guint               n_steps,
                                                  guint               cursor);

/* Back to where a person last decided, forward to where one decided next (or the end).  In a game without persons:
 * where anybody did.  Among several people undo stops where hidden things were shown.  Without "can-undo" or
 * "can-redo" nothing happens. */
gboolean            comstock_game_can_undo       (ComstockGame     *self);
gboolean            comstock_game_can_redo       (ComstockGame     *self);
void                comstock_game_undo           (ComstockGame     *self);
void                comstock_game_redo           (ComstockGame     *self);

/* Whether undo stops here only because hidden things were shown. */
gboolean            comstock_game_is_undo_barred (ComstockGame     *self);

/* Why nothing can be undone, as one sentence in the current language; NULL if it can.  Free with g_free (). */
char               *comstock_game_dup_undo_refusal (ComstockGame   *self);

/* Moves the cursor to any place in 0 … length (replay). */
void                comstock_game_go_to          (ComstockGame *self,
                                                  guint         cursor);

/* Drops the moves beyond the cursor: "play on from here".  Where chance is to act it does. */
void                comstock_game_branch         (ComstockGame     *self);

/* GListModel of ComstockLogEntry for the whole journal, also beyond the cursor.  Borrowed. */
GListModel         *comstock_game_get_log        (ComstockGame     *self);

/* The number of log entries up to and including move @cursor: the entries from there on are not played now. */
guint               comstock_game_get_log_length (ComstockGame *self,
                                                  guint         cursor);

/* The log up to the cursor in the current language: a line for each entry, and an empty one before each round but the
 * first.  Free with g_free (). */
char               *comstock_game_dup_log_text   (ComstockGame *self);

/* What happened after move @after up to move @cursor ≤ length, in order: a new array of CsEvent. */
GArray             *comstock_game_dup_events     (ComstockGame *self,
                                                  guint         after,
                                                  guint         cursor);

/* Whether a part of the game, such as a round, ends and the next begins with move @cursor, 1 ≤ @cursor ≤ length. */
gboolean            comstock_game_is_checkpoint  (ComstockGame *self,
                                                  guint         cursor);

/* In which round, as checkpoints end them and counted from 1 through the whole game, move @index of the journal is. */
guint               comstock_game_find_round     (ComstockGame *self,
                                                  guint         index);

guint64             comstock_game_get_digest_at  (ComstockGame *self,
                                                  guint         cursor);

G_END_DECLS
