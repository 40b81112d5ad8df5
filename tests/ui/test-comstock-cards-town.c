/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the pictures of towns: what is linked is what scores, nothing follows from anything but the town, and a new
 * card changes only what lies around it. */

#include <malloc.h>

#include "ui/cards/town/comstock-cards-town-links.h"
#include "ui/cards/town/comstock-cards-town-prospect.h"

#include "widget-stage.h"

#define GAMES 12
#define CELL 60
#define TOWNS 200       /* many more than a table shows */
#define FEW 10          /* as many as are kept of one kind, and some */

static ComstockCardsCity *
get_city (ComstockCardsGame *game)
{
  return comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
}

static const ComstockTownLook usual = { .cell = CELL, .scale = 1 };

/* A picture of @area of the table. */
static cairo_surface_t *
draw (const ComstockCardsTown *town,
      const ComstockTownLook  *look,
      const ComstockTownArea  *area)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (area->right - area->left) * look->cell * look->scale,
                                (area->bottom - area->top) * look->cell * look->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, look->scale, look->scale);
  cr = cairo_create (surface);
  comstock_town_draw (cr, &town->town, look, -area->left * look->cell, -area->top * look->cell);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
keep (cairo_surface_t *surface,
      const char      *name)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_BUILT, "ui", "widgets", NULL);
  g_autofree char *file = g_strdup_printf ("%s/%s.png", folder, name);

  g_mkdir_with_parents (folder, 0755);
  g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);
}

static const guint32 *
get_row (cairo_surface_t *surface,
         int              y)
{
  return (const guint32 *) (const void *) (cairo_image_surface_get_data (surface) +
                                           y * cairo_image_surface_get_stride (surface));
}

static gboolean
are_equal (cairo_surface_t *a,
           cairo_surface_t *b)
{
  const gsize width = (gsize) cairo_image_surface_get_width (a) * 4;

  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    if (memcmp (get_row (a, y), get_row (b, y), width) != 0)
      return FALSE;
  return TRUE;
}

/* --- links --- */

static void
assert_links (ComstockCardsCity *city)
{
  ComstockCardsTown town;
  g_autoptr (GArray) links = NULL;
  int points[CARDS_ROWS] = { 0 };
  CardsScore score;

  comstock_cards_town_init_city (&town, city);
  links = comstock_cards_town_dup_links (&town);
  comstock_cards_city_get_score (city, &score);
  for (guint i = 0; i < links->len; i++)
    points[g_array_index (links, ComstockCardsTownLink, i).row] += g_array_index (links, ComstockCardsTownLink, i).vp;
  for (CardsRow row = 0; row < CARDS_ROWS; row++)
    if (cards_scoring[row].where == CARDS_AROUND)
      g_assert_cmpint (points[row], ==, score.rows[row]);
    else
      g_assert_cmpint (points[row], ==, 0);
  for (guint i = 0; i < links->len; i++)
    {
      const ComstockTownLink *link = &g_array_index (links, ComstockCardsTownLink, i).link;
      const CardsRow row = g_array_index (links, ComstockCardsTownLink, i).row;
      const CardsBoard parcels = comstock_cards_city_get_row_parcels (city, row);

      g_assert_true ((parcels & cards_board_bit (link->x, link->y)) != 0);
      g_assert_true ((parcels & cards_board_bit (link->x + link->dx, link->y + link->dy)) != 0);
    }
}

static void
test_links (void)
{
  for (guint i = 0; i < GAMES; i++)
    {
      g_autoptr (ComstockCardsGame) game = stage_game_new (i);

      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          stage_step (game);
          assert_links (get_city (game));
        }
    }
}

static int
count_vp (const ComstockCardsTown *town)
{
  g_autoptr (GArray) links = comstock_cards_town_dup_links (town);
  int vp = 0;

  for (guint i = 0; i < links->len; i++)
    vp += g_array_index (links, ComstockCardsTownLink, i).vp;
  return vp;
}

/* A card that is laid in a town as the game lays it shows the same parcels and links. */
static void
assert_laid (const ComstockCardsTown *before,
             const ComstockCardsTown *after,
             const CardsTerrain      *terrain,
             ComstockCardsPlace       at)
{
  ComstockCardsTown laid = *before;
  g_autoptr (GArray) links = NULL;

  comstock_cards_town_lay (&laid, terrain, at.x, at.y);
  g_assert_cmpmem (&laid.town.area, sizeof laid.town.area, &after->town.area, sizeof after->town.area);
  g_assert_cmpmem (laid.town.parcels, sizeof laid.town.parcels, after->town.parcels, sizeof after->town.parcels);
  g_assert_cmpmem (laid.town.payers, sizeof laid.town.payers, after->town.payers, sizeof after->town.payers);
  g_assert_cmpuint (laid.law, ==, after->law);
  g_assert_cmpint (count_vp (&laid), ==, count_vp (after));
  links = comstock_cards_town_dup_new_links (before, &laid);
  for (guint i = 0; i < links->len && before->law == after->law; i++)
    {
      const ComstockTownLink *link = &g_array_index (links, ComstockCardsTownLink, i).link;
      const gboolean from = link->x >= at.x && link->x < at.x + 2 && link->y >= at.y && link->y < at.y + 2;
      const gboolean to = link->x + link->dx >= at.x && link->x + link->dx < at.x + 2 &&
                          link->y + link->dy >= at.y && link->y + link->dy < at.y + 2;

      g_assert_true (from || to);
    }
}

static void
test_laid (void)
{
  guint laid = 0;

  for (guint i = 0; i < GAMES; i++)
    {
      g_autoptr (ComstockCardsGame) game = stage_game_new (40 + i);
      GListModel *cards = comstock_cards_city_get_cards (get_city (game));

      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          const guint n = g_list_model_get_n_items (cards);
          ComstockCardsTown before, after;

          comstock_cards_town_init_city (&before, get_city (game));
          stage_step (game);
          comstock_cards_town_init_city (&after, get_city (game));
          if (n > 0 && g_list_model_get_n_items (cards) == n + 1)
            {
              g_autoptr (ComstockCardsCard) card = g_list_model_get_item (cards, n);
              ComstockCardsPlace at;

              comstock_cards_city_find_card (get_city (game), card, &at);
              assert_laid (&before, &after, comstock_cards_card_get_terrain (card), at);
              laid++;
            }
        }
    }
  g_assert_cmpuint (laid, >, 80);
}

/* --- pictures --- */

static void
play_to_end (ComstockCardsGame *game)
{
  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    stage_step (game);
}

static void
test_pure (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (3);
  ComstockCardsTown town, again;
  cairo_surface_t *pictures[2];

  play_to_end (game);
  comstock_cards_town_init_city (&town, get_city (game));
  pictures[0] = draw (&town, &usual, &town.town.area);
  memset (&again, 0xaa, sizeof again);
  comstock_cards_town_init_city (&again, get_city (game));
  g_assert_cmpmem (&town, sizeof town, &again, sizeof again);
  pictures[1] = draw (&again, &usual, &town.town.area);
  g_assert_true (are_equal (pictures[0], pictures[1]));
  cairo_surface_destroy (pictures[1]);

  again.town.era = 3 - again.town.era;
  pictures[1] = draw (&again, &usual, &town.town.area);
  g_assert_false (are_equal (pictures[0], pictures[1]));
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
}

/* More than by the rounding of many shapes that are drawn in one go. */
static gboolean
is_other (guint32 a,
          guint32 b)
{
  for (guint shift = 0; shift < 32; shift += 8)
    if (ABS ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)) > 8)
      return TRUE;
  return FALSE;
}

/* Fences between two pastures stand up to two tenths beyond the ring. */
static void
assert_near (const ComstockTownArea *area,
             ComstockCardsPlace      card,
             cairo_surface_t        *before,
             cairo_surface_t        *after)
{
  const double reach = 1.2;

  for (int y = 0; y < cairo_image_surface_get_height (before); y++)
    for (int x = 0; x < cairo_image_surface_get_width (before); x++)
      if (is_other (get_row (before, y)[x], get_row (after, y)[x]))
        {
          const double at_x = area->left + (x + 0.5) / CELL;
          const double at_y = area->top + (y + 0.5) / CELL;

          g_assert_cmpfloat (at_x, >, card.x - reach);
          g_assert_cmpfloat (at_x, <, card.x + 2 + reach);
          g_assert_cmpfloat (at_y, >, card.y - reach);
          g_assert_cmpfloat (at_y, <, card.y + 2 + reach);
        }
}

/* What is drawn over a copy of the former picture looks as if all was drawn anew. */
static void
assert_grown (const ComstockCardsTown *before,
              const ComstockCardsTown *after,
              const ComstockTownArea  *area,
              cairo_surface_t         *pictures[2])
{
  ComstockTownArea change;
  cairo_t *cr;

  if (!comstock_town_find_change (&before->town, &after->town, &change))
    return;
  cr = cairo_create (pictures[0]);
  comstock_town_draw_change (cr, &after->town, &usual, &change, -area->left * CELL, -area->top * CELL);
  cairo_destroy (cr);
  cairo_surface_flush (pictures[0]);
  for (int y = 0; y < cairo_image_surface_get_height (pictures[0]); y++)
    for (int x = 0; x < cairo_image_surface_get_width (pictures[0]); x++)
      g_assert_false (is_other (get_row (pictures[0], y)[x], get_row (pictures[1], y)[x]));
}

static void
place_all (ComstockCardsGame *game,
           guint             *placed)
{
  ComstockCardsCity *city = get_city (game);
  GListModel *cards = comstock_cards_city_get_cards (city);
  ComstockCardsTown before, after;
  cairo_surface_t *pictures[2];
  ComstockTownArea area;
  ComstockCardsPlace place;
  g_autoptr (ComstockCardsCard) card = NULL;
  const guint n = g_list_model_get_n_items (cards);

  comstock_cards_town_init_city (&before, city);
  stage_step (game);
  comstock_cards_town_init_city (&after, city);
  if (g_list_model_get_n_items (cards) != n + 1 || n == 0 || before.law != after.law ||
      before.town.era != after.town.era)
    return;
  card = g_list_model_get_item (cards, n);
  comstock_cards_city_find_card (city, card, &place);
  area = after.town.area;
  area = (ComstockTownArea) { area.left - 1, area.top - 1, area.right + 1, area.bottom + 1 };
  pictures[0] = draw (&before, &usual, &area);
  pictures[1] = draw (&after, &usual, &area);
  g_assert_false (are_equal (pictures[0], pictures[1]));
  assert_near (&area, place, pictures[0], pictures[1]);
  assert_grown (&before, &after, &area, pictures);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
  (*placed)++;
}

static void
test_ring (void)
{
  guint placed = 0;

  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (ComstockCardsGame) game = stage_game_new (20 + i);

      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        place_all (game, &placed);
    }
  g_assert_cmpuint (placed, >, 30);
}

/* A town with all there is, to be looked at in every look. */
static void
fill (ComstockCardsTown *town)
{
  static const char *const rows[] = {
    "^^.m.hT.", "^^^..Shh", ".m^.hBTG", "....DhCH", ".R.+.hSh", "...R.KDh", "..#P#.h^", "*..R..m^",
  };
  static const char kinds[] = ".hT^mRKDBSHG+PC*";

  memset (town, 0, sizeof *town);
  comstock_town_init (&town->town, &(ComstockTownArea) { 0, 0, 8, 8 });
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 8; x++)
      {
        const char *kind = strchr (kinds, rows[y][x]);
        const gboolean bare = (y == 0 && x >= 6) || (y == 7 && x <= 1);

        comstock_cards_town_set (town, x, y,
                                 bare ? CARDS_NO_PARCEL : kind != NULL ? (CardsParcel) (kind - kinds) : CARDS_EMPTY,
                                 (guint8) (1 + (y + 1) / 2 * 5 + (x + y / 2) / 2));
      }
  comstock_cards_town_link (town);
}

static void
test_looks (void)
{
  static const struct
  {
    const char *name;
    guint era;
    ComstockTownLook look;
  } looks[] = {
    { "town-60", 1, { .cell = 60, .scale = 1 } },
    { "town-112", 1, { .cell = 112, .scale = 1 } },
    { "town-44", 1, { .cell = 44, .scale = 1 } },
    { "town-24", 1, { .cell = 24, .scale = 1 } },
    { "town-13", 1, { .cell = 13, .scale = 1 } },
    { "town-44-twice", 1, { .cell = 44, .scale = 2 } },
    { "town-lit", 2, { .cell = 60, .scale = 1 } },
    { "town-lit-112", 2, { .cell = 112, .scale = 1 } },
    { "town-dark", 1, { .cell = 60, .scale = 1, .dark = TRUE } },
    { "town-dark-lit", 2, { .cell = 60, .scale = 1, .dark = TRUE } },
    { "town-dark-24", 2, { .cell = 24, .scale = 1, .dark = TRUE } },
    { "town-plain", 1, { .cell = 60, .scale = 1, .plain = TRUE } },
    { "town-plain-dark", 2, { .cell = 24, .scale = 1, .dark = TRUE, .plain = TRUE } },
    { "town-cards", 1, { .cell = 60, .scale = 1, .cards = TRUE } },
    { "town-outlines", 2, { .cell = 60, .scale = 1, .outlines = TRUE } },
  };
  const ComstockTownArea area = { -1, -1, 9, 9 };
  cairo_surface_t *before = NULL;
  ComstockCardsTown town;

  fill (&town);
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      cairo_surface_t *picture;

      town.town.era = looks[i].era;
      picture = draw (&town, &looks[i].look, &area);
      keep (picture, looks[i].name);
      g_assert_true (before == NULL ||
                     cairo_image_surface_get_width (before) != cairo_image_surface_get_width (picture) ||
                     !are_equal (before, picture));
      g_clear_pointer (&before, cairo_surface_destroy);
      before = picture;
    }
  cairo_surface_destroy (before);
}

/* What is in use on the heap, in bytes, large blocks too. */
static size_t
get_use (void)
{
  const struct mallinfo2 heap = mallinfo2 ();

  return heap.uordblks + heap.hblkhd;
}

static void
snapshot_town (const ComstockTown *town)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  comstock_town_snapshot (snapshot, town, &usual, 0, 0);
  gsk_render_node_unref (gtk_snapshot_free_to_node (snapshot));
}

static void
snapshot_towns (ComstockCardsTown *town)
{
  for (guint i = 0; i < TOWNS; i++)
    {
      town->town.seed++;
      snapshot_town (&town->town);
    }
}

/* A city grows by a card a turn: its former pictures do not stay for a whole evening. */
static void
test_forgotten (void)
{
  ComstockCardsTown town;
  size_t use;

  fill (&town);
  town.town.area = (ComstockTownArea) { 0, 0, 4, 4 };
  snapshot_towns (&town);
  use = get_use ();
  snapshot_towns (&town);
  g_assert_cmpuint (get_use (), <, use + TOWNS * CELL * CELL);
}

/* A town that is built on leaves few former pictures, long before there are many in all. */
static void
test_built_on (void)
{
  ComstockCardsTown town;
  size_t use = 0;

  fill (&town);
  town.town.area = (ComstockTownArea) { 0, 0, 4, 4 };
  for (guint i = 0; i < 3 * FEW; i++)
    {
      comstock_cards_town_set (&town, (int) i % 4, (int) i / 4 % 4, i / 16 % 2 == 0 ? CARDS_EMPTY : CARDS_NO_PARCEL, 1);
      snapshot_town (&town.town);
      if (i == FEW)
        use = get_use ();
    }
  g_assert_cmpuint (get_use (), <, use + FEW * CELL * CELL);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/town/links", test_links);
  g_test_add_func ("/town/laid", test_laid);
  g_test_add_func ("/town/pure", test_pure);
  g_test_add_func ("/town/ring", test_ring);
  g_test_add_func ("/town/looks", test_looks);
  g_test_add_func ("/town/built-on", test_built_on);
  g_test_add_func ("/town/forgotten", test_forgotten);

  return g_test_run ();
}
