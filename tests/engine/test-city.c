/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cities from text, and holds the engine's city against the plain one. */

#include "test-city.h"

#include <glib.h>
#include <string.h>

#define AROUND_FIRST (-11)      /* coordinates that reach beyond every place a card may have */
#define AROUND_LAST 11

static const char letters_of_parcels[CARDS_PARCELS + 1] = ".ht^mrkdbsHgcpCo";

CardsParcel
test_city_letter (char letter)
{
  const char *found = strchr (letters_of_parcels, letter);

  g_assert_nonnull (found);
  return (CardsParcel) (found - letters_of_parcels);
}

CardsTerrain
test_city_card (const char *letters)
{
  CardsTerrain card = { .appeal = 1 };

  g_assert_cmpuint (strlen (letters), ==, CARDS_CORNERS);
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    card.parcels[corner] = test_city_letter (letters[corner]);
  return card;
}

uint8_t
test_city_lay (TestCity   *test,
               const char *letters,
               int         x,
               int         y)
{
  const uint8_t id = test->n_cards++;

  g_assert_cmpuint (id, <, CARDS_MAX_PLACED);
  test->deck.terrain[id] = test_city_card (letters);
  cards_city_place (&test->city, &test->deck, id, x, y);
  return id;
}

void
test_city_draw (TestCity   *test,
                uint32_t    n_rows,
                const char *rows[])
{
  memset (test, 0, sizeof *test);
  for (uint32_t y = 0; y < n_rows; y += 2)
    for (uint32_t x = 0; x < strlen (rows[y]); x += 2)
      {
        const char letters[] = { rows[y][x], rows[y][x + 1], rows[y + 1][x], rows[y + 1][x + 1], '\0' };

        if (strcmp (letters, "    ") != 0)
          test_city_lay (test, letters, x, y);
      }
}

static bool
test_city_among (CardsPlacements places,
                 int             x,
                 int             y)
{
  int px, py;

  while (cards_placements_next (&places, &px, &py))
    if (px == x && py == y)
      return true;
  return false;
}

/* One place: the judgement, its truth, and whether the set of all places has it. */
static CsRefusal
test_city_compare_place (const CardsCity     *city,
                         const ReferenceCity *reference,
                         const CardsTerrain  *card,
                         CardsCharacterSet    owned,
                         CardsPlacements      places,
                         int                  x,
                         int                  y)
{
  const CsRefusal refusal = cards_city_judge (city, card, owned, x, y);
  const bool legal = reference_city_may_place (reference, card, owned, x, y);

  g_assert_true ((refusal.reason == CS_LEGAL) == legal);
  g_assert_true (legal || reference_city_refusal_holds (reference, card, owned, x, y, refusal));
  g_assert_true (test_city_among (places, x, y) == legal);
  return refusal;
}

CsRefusal
test_city_judge (const TestCity   *test,
                 const char       *letters,
                 CardsCharacterSet owned,
                 int               x,
                 int               y)
{
  const CardsTerrain card = test_city_card (letters);
  ReferenceCity reference;

  reference_city_build (&reference, &test->deck, test->city.placed, test->city.n_placed);
  return test_city_compare_place (&test->city, &reference, &card, owned,
                                  cards_city_placements (&test->city, &card, owned), x, y);
}

static void
test_city_compare_places (const CardsCity     *city,
                          const ReferenceCity *reference,
                          const CardsTerrain  *card,
                          CardsCharacterSet    owned)
{
  const CardsPlacements places = cards_city_placements (city, card, owned);
  uint32_t n_legal = 0;
  CardsFrame frame;

  cards_frame_init (&frame, city, owned);
  g_assert_true (cards_frame_placements (&frame, card).board == places.board);
  for (int y = AROUND_FIRST; y <= AROUND_LAST; y++)
    for (int x = AROUND_FIRST; x <= AROUND_LAST; x++)
      n_legal += test_city_compare_place (city, reference, card, owned, places, x, y).reason == CS_LEGAL;
  g_assert_cmpuint (cards_board_count (places.board), ==, n_legal);
}

static void
test_city_compare_sales (const CardsCity     *city,
                         const ReferenceCity *reference)
{
  const uint32_t sales = cards_city_sales (city);

  for (int i = 0; i < city->n_placed; i++)
    {
      const CardsPlaced *placed = &city->placed[i];
      const CsRefusal refusal = cards_city_judge_sale (city, placed->card);

      g_assert_true ((refusal.reason == CS_LEGAL) == ((sales >> i & 1) != 0));
      g_assert_cmpuint (refusal.reason, ==, reference_city_sale_reason (reference, placed->x, placed->y));
      if (refusal.reason == CARDS_SALE_OVERLAPS)
        {
          g_assert_cmpuint (reference->depth[refusal.y + REFERENCE_MIDDLE][refusal.x + REFERENCE_MIDDLE], >, 1);
          g_assert_true (ABS (2 * refusal.x - 2 * placed->x - 1) == 1);
          g_assert_true (ABS (2 * refusal.y - 2 * placed->y - 1) == 1);
        }
    }
}

static CardsScore
test_city_compare_score (const CardsCity     *city,
                         const ReferenceCity *reference,
                         CardsCharacterSet    owned,
                         uint32_t             sold)
{
  CardsScore score, expected;
  int parcels = 0;

  cards_score_city (city, owned, sold, &score);
  reference_city_score (reference, owned, sold, &expected);
  for (int row = 0; row < CARDS_ROWS; row++)
    g_assert_cmpint (score.rows[row], ==, expected.rows[row]);
  for (int character = 0; character < CARDS_CHARACTERS; character++)
    g_assert_cmpint (score.characters[character], ==, expected.characters[character]);
  g_assert_cmpint (score.total, ==, expected.total);
  g_assert_cmpint (cards_score_total (city, owned, sold), ==, expected.total);
  for (int y = AROUND_FIRST; y <= AROUND_LAST; y++)
    for (int x = AROUND_FIRST; x <= AROUND_LAST; x++)
      {
        const int points = cards_score_parcel (city, owned, x, y);

        g_assert_cmpint (points, ==, reference_city_score_parcel (reference, owned, x, y));
        g_assert_cmpuint (cards_city_parcel (city, x, y), ==, reference_city_parcel (reference, x, y));
        parcels += points;
      }
  g_assert_cmpint (parcels, ==, score.total - score.rows[CARDS_ROW_CHARACTERS]);
  return score;
}

CardsScore
test_city_score (const TestCity   *test,
                 CardsCharacterSet owned,
                 uint32_t          sold)
{
  ReferenceCity reference;

  reference_city_build (&reference, &test->deck, test->city.placed, test->city.n_placed);
  return test_city_compare_score (&test->city, &reference, owned, sold);
}

void
test_city_compare (const CardsCity    *city,
                   const CardsDeck    *deck,
                   const CardsTerrain *card,
                   CardsCharacterSet   owned,
                   uint32_t            sold)
{
  ReferenceCity reference;

  reference_city_build (&reference, deck, city->placed, city->n_placed);
  test_city_compare_places (city, &reference, card, owned);
  test_city_compare_sales (city, &reference);
  test_city_compare_score (city, &reference, owned, sold);
}
