/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game offers in New Game, and what is chosen of it: the page, the settings and the games that need no choice
 * all follow from one table. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-games.h"
#include "model/session/comstock-kit.h"
#include "model/session/comstock-seating.h"

/* Offers of a game at most, and things in one set. */
#define COMSTOCK_MAX_OFFERS 12
#define COMSTOCK_MAX_SET 16

/* A plain value.  What is not asked for now is kept for when it is. */
typedef struct
{
  guint n_seats;
  ComstockSeatChoice seats[CS_MAX_SEATS];
  guint64 values[COMSTOCK_MAX_OFFERS];  /* by the number of their offer */
} ComstockChoices;

typedef enum
{
  COMSTOCK_OFFER_SEATS,         /* the rows of the seats, which have no value; once in each game */
  COMSTOCK_OFFER_CHOICE,        /* one of several things; its value is the number of that */
  COMSTOCK_OFFER_KIT,           /* one of the kits that come with the program or are a person's own, by its number; only
                                 * where there are two */
  COMSTOCK_OFFER_SET,           /* a switch for each thing, a bit of the value; with a title they are folded */
  COMSTOCK_OFFER_OWN,           /* a row of the game's own */
} ComstockOfferKind;

typedef struct
{
  ComstockOfferKind kind;

  /* Begins a group of rows, with this title and, unless NULL, a description for what is chosen; one that begins with a
   * kit says which files are none. */
  const char *group;
  const char *(*get_description) (const ComstockChoices *choices);

  /* Where the settings keep the value: a boolean for 0 and 1, a word for a choice, a list of words for a set. */
  const char *key;

  const char *title;            /* marked for translation */

  /* The things to choose from, at most COMSTOCK_MAX_SET of a set: their words in the settings, which a boolean does not
   * need; names and, in a set, what more there is to say, translated and static, and a drawing before it. */
  guint n;
  const char *(*get_id)     (guint i);
  const char *(*get_name)   (guint i);
  const char *(*get_effect) (guint i);
  const char *(*get_sign)   (guint i);

  GType       (*get_kit_type) (void);   /* of a kit, which needs nothing of that */

  /* What a folded set tells when nothing of it is chosen. */
  const char *none;

  /* NULL: always. */
  gboolean    (*is_shown)   (const ComstockChoices *choices);

  /* Why this thing of a set cannot be chosen, a sentence; NULL if it can.  NULL itself: all can. */
  const char *(*why_barred) (const ComstockChoices *choices,
                             guint                  i);

  /* A row of one's own has a signal "changed", by which it tells that somebody chose.  It is shown all choices. */
  GtkWidget  *(*row_new)    (void);
  guint64     (*read_row)   (GtkWidget *row);
  void        (*show_row)   (GtkWidget             *row,
                             const ComstockChoices *choices);
} ComstockOffer;

typedef struct
{
  /* How many seats there are; who may sit there, in the order offered, names aside; who does in a quick game, in the
   * words of comstock_seating_parse_seats ().  Rivals are those of the house. */
  guint least, most;
  const ComstockSeating *seating;
  const ComstockHolder *holders;
  guint n_holders;
  const char *(*get_holder) (ComstockLevel level);      /* "Computer rival (easy)": translated, static */
  const char *usual_seats;

  /* What a rival of this manner is known for, translated, static; NULL: nothing.  NULL itself if the game knows no
   * manners. */
  const char *(*get_manner) (ComstockManner manner);

  const ComstockOffer *items;
  guint n;

  /* Returns the settings, with the key "seats" of type a(ssss) beside those of the offers.  NULL: nothing is kept. */
  GSettings *(*settings_new) (void);

  /* Fills in what the settings do not know.  May be NULL. */
  void (*complete) (ComstockChoices *choices);

  /* The person has chosen something of this offer: what else changes with it.  May be NULL. */
  void (*follow) (ComstockChoices *choices,
                  guint            offer);

  /* Whether a game for one alone is chosen, where only the first seat is asked for; and chooses one.  NULL: there is
   * none. */
  gboolean (*is_solo)  (const ComstockChoices *choices);
  void     (*set_solo) (ComstockChoices *choices);

  /* An AdwPreferencesGroup that shows how a game would begin, or why it cannot, a sentence.  NULL: there is none. */
  GtkWidget *(*preview_new)  (void);
  void       (*show_preview) (GtkWidget    *preview,
                              ComstockGame *game,
                              const char   *refusal);

  /* Fills in the values of the offers that stand for what a code carries, and the seats where they are not those of the
   * page.  NULL: seats are all that is chosen. */
  void (*adopt) (const ComstockCodeContent *content,
                 ComstockChoices           *choices);

  /* Returns a new game, or NULL and a sentence. */
  ComstockGame *(*deal) (const ComstockChoices *choices,
                         guint64                seed,
                         GError               **error);
} ComstockOffers;

/* The things to choose from: how many there are now, and their names. */
guint         comstock_offer_count       (const ComstockOffer   *offer);
const char   *comstock_offer_get_name    (const ComstockOffer   *offer,
                                          guint                  i);

gboolean      comstock_offer_is_shown    (const ComstockOffer   *offer,
                                          const ComstockChoices *choices);

/* What the group that begins with @offer says of what is chosen; may be NULL. */
const char   *comstock_offer_describe    (const ComstockOffer   *offer,
                                          const ComstockChoices *choices);

/* The kit that @value of @offer stands for, borrowed; the first of all for one that is there no more. */
gpointer      comstock_offer_get_kit     (const ComstockOffer   *offer,
                                          guint64                value);

/* Those of the last time; those of a quick game where nothing, or nothing sensible, is remembered.  Looks anew at the
 * files that decide what is offered. */
void          comstock_choices_load      (ComstockChoices       *self,
                                          const ComstockOffers  *offers);
void          comstock_choices_store     (const ComstockChoices *self,
                                          const ComstockOffers  *offers);

/* Those of a quick game: the usual seats, the person named as the last time, the first of everything. */
void          comstock_choices_set_usual (ComstockChoices       *self,
                                          const ComstockOffers  *offers);

/* Takes over what a code carries, under the names of the persons who are there. */
void          comstock_choices_adopt     (ComstockChoices           *self,
                                          const ComstockOffers      *offers,
                                          const ComstockCodeContent *content);

/* Deals the game of a code that was read, under the names of the persons in @self; NULL and a sentence if the rules
 * refuse it. */
ComstockGame *comstock_choices_deal_code (const ComstockChoices     *self,
                                          const ComstockGameKind    *kind,
                                          const ComstockCodeContent *content,
                                          GError                   **error);

/* A random seed, of half the bits, so that codes stay short. */
guint64       comstock_choices_draw_seed (void);
