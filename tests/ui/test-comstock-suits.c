/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-suits.c: signs that stand out, and colors that color-blind people tell apart. */

#include "model/session/comstock-suits.h"

#include <math.h>

#include "ui/kit/comstock-sign.h"
#include "widget-stage.h"

#define LEAST_CONTRAST 4.5

/* How the colors are seen: a matrix on linear RGB, and the least difference between any two suits then. */
typedef struct
{
  double matrix[3][3];
  double least;
} Eye;

/* Machado, Oliveira and Fernandes 2009, full severity. */
static const Eye eyes[] = {
  { { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } }, 29 },
  { { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } }, 21 },
  { { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } }, 23 },
  { { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } }, 18 },
};

typedef struct
{
  double l;
  double a;
  double b;
} Lab;

static double
linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static void
get_linear (const GdkRGBA *color,
            double         rgb[3])
{
  rgb[0] = linear ((double) color->red);
  rgb[1] = linear ((double) color->green);
  rgb[2] = linear ((double) color->blue);
}

static double
luminance (const GdkRGBA *color)
{
  double rgb[3];

  get_linear (color, rgb);
  return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

static double
contrast (const GdkRGBA *a,
          const GdkRGBA *b)
{
  const double first = luminance (a);
  const double second = luminance (b);

  return (MAX (first, second) + 0.05) / (MIN (first, second) + 0.05);
}

static double
lab_curve (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

/* Under daylight, D65. */
static Lab
see (const GdkRGBA *color,
     const Eye     *eye)
{
  double rgb[3], seen[3], x, y, z;

  get_linear (color, rgb);
  for (int i = 0; i < 3; i++)
    seen[i] = CLAMP (eye->matrix[i][0] * rgb[0] + eye->matrix[i][1] * rgb[1] + eye->matrix[i][2] * rgb[2], 0, 1);
  x = lab_curve ((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
  y = lab_curve (0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
  z = lab_curve ((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
  return (Lab) { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
sine (double degrees)
{
  return sin (degrees * G_PI / 180);
}

static double
cosine (double degrees)
{
  return cos (degrees * G_PI / 180);
}

static double
hue (double a,
     double b)
{
  const double degrees = a == 0 && b == 0 ? 0 : atan2 (b, a) * 180 / G_PI;

  return degrees < 0 ? degrees + 360 : degrees;
}

/* Of hues in degrees: the way from the first to the second, and the middle between them. */
static double
turn (double first,
      double second)
{
  const double way = second - first;

  return way > 180 ? way - 360 : way < -180 ? way + 360 : way;
}

/* CIEDE2000, with all weights 1, as Sharma, Wu and Dalal 2005 write it. */
static double
difference (const Lab *p,
            const Lab *q)
{
  const double mean_chroma = (hypot (p->a, p->b) + hypot (q->a, q->b)) / 2;
  const double seventh = pow (mean_chroma, 7);
  const double g = 0.5 * (1 - sqrt (seventh / (seventh + pow (25, 7))));
  const double c1 = hypot (p->a * (1 + g), p->b), c2 = hypot (q->a * (1 + g), q->b);
  const double h1 = hue (p->a * (1 + g), p->b), h2 = hue (q->a * (1 + g), q->b);
  const double grey = c1 * c2 == 0;
  const double dl = q->l - p->l, dc = c2 - c1;
  const double dh = grey ? 0 : 2 * sqrt (c1 * c2) * sine (turn (h1, h2) / 2);
  const double l = (p->l + q->l) / 2, c = (c1 + c2) / 2;
  const double h = grey ? h1 + h2 : h1 + turn (h1, h2) / 2;
  const double t = 1 - 0.17 * cosine (h - 30) + 0.24 * cosine (2 * h) + 0.32 * cosine (3 * h + 6) -
                   0.20 * cosine (4 * h - 63);
  const double off = (h < 0 ? h + 360 : h) - 275;
  const double rotation = -sine (60 * exp (-off * off / 625)) * 2 * sqrt (pow (c, 7) / (pow (c, 7) + pow (25, 7)));
  const double sl = 1 + 0.015 * (l - 50) * (l - 50) / sqrt (20 + (l - 50) * (l - 50));
  const double sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;

  return sqrt (dl / sl * dl / sl + dc / sc * dc / sc + dh / sh * dh / sh + rotation * dc / sc * dh / sh);
}

/* Pairs of the paper's own list, so that what follows measures with a true measure. */
static void
test_measure (void)
{
  static const struct
  {
    Lab p;
    Lab q;
    double difference;
  } known[] = {
    { { 50, 2.6772, -79.7751 }, { 50, 0, -82.7485 }, 2.0425 },
    { { 50, -1, 2 }, { 50, 0, 0 }, 2.3669 },
    { { 50, 2.4900, -0.0010 }, { 50, -2.4900, 0.0009 }, 7.1792 },
    { { 50, 2.5, 0 }, { 73, 25, -18 }, 27.1492 },
    { { 22.7233, 20.0904, -46.6940 }, { 23.0331, 14.9730, -42.5619 }, 2.0373 },
    { { 2.0776, 0.0795, -1.1350 }, { 0.9033, -0.0636, -0.5514 }, 0.9082 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_assert_cmpfloat_with_epsilon (difference (&known[i].p, &known[i].q), known[i].difference, 0.0001);
      g_assert_cmpfloat_with_epsilon (difference (&known[i].q, &known[i].p), known[i].difference, 0.0001);
    }
}

static void
get_colors (GdkRGBA fills[CARDS_SUITS],
            GdkRGBA inks[CARDS_SUITS])
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow *window = stage_show (box, 100, 100);

  for (int suit = 0; suit < CARDS_SUITS; suit++)
    g_assert_true (comstock_sign_get_colors (box, comstock_suit_get_sign ((CardsSuit) suit), &fills[suit],
                                             &inks[suit]));
  stage_close (window);
}

static void
test_contrast (void)
{
  GdkRGBA fills[CARDS_SUITS], inks[CARDS_SUITS];

  get_colors (fills, inks);
  for (int suit = 0; suit < CARDS_SUITS; suit++)
    {
      g_test_message ("%s: %.1f", cards_suit_ids[suit], contrast (&inks[suit], &fills[suit]));
      g_assert_cmpfloat (contrast (&inks[suit], &fills[suit]), >=, LEAST_CONTRAST);
    }
}

static void
test_apart (gconstpointer data)
{
  const Eye *eye = data;
  GdkRGBA fills[CARDS_SUITS], inks[CARDS_SUITS];

  get_colors (fills, inks);
  for (int i = 0; i < CARDS_SUITS; i++)
    for (int j = 0; j < i; j++)
      {
        const Lab first = see (&fills[i], eye);
        const Lab second = see (&fills[j], eye);

        g_test_message ("%s and %s: %.1f", cards_suit_ids[i], cards_suit_ids[j], difference (&first, &second));
        g_assert_cmpfloat (round (difference (&first, &second)), >=, eye->least);
      }
}

/* The same colors in every light, so that a suit is known again; what parts them from the table may change. */
static void
test_moods (void)
{
  static const char *const moods[][3] = {
    { "style-dark.css" },
    { "style-hc.css" },
    { "style-dark.css", "style-hc.css", "style-hc-dark.css" },
  };
  GdkRGBA fills[CARDS_SUITS], inks[CARDS_SUITS];

  get_colors (fills, inks);
  for (gsize mood = 0; mood < G_N_ELEMENTS (moods); mood++)
    {
      GdkRGBA other_fills[CARDS_SUITS], other_inks[CARDS_SUITS];

      stage_set_moods (moods[mood], G_N_ELEMENTS (moods[mood]));
      get_colors (other_fills, other_inks);
      for (int suit = 0; suit < CARDS_SUITS; suit++)
        g_assert_true (gdk_rgba_equal (&fills[suit], &other_fills[suit]) &&
                       gdk_rgba_equal (&inks[suit], &other_inks[suit]));
    }
  stage_set_mood (NULL);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/suits/measure", test_measure);
  g_test_add_func ("/suits/contrast", test_contrast);
  g_test_add_data_func ("/suits/apart/normal", &eyes[0], test_apart);
  g_test_add_data_func ("/suits/apart/protan", &eyes[1], test_apart);
  g_test_add_data_func ("/suits/apart/deutan", &eyes[2], test_apart);
  g_test_add_data_func ("/suits/apart/tritan", &eyes[3], test_apart);
  g_test_add_func ("/suits/moods", test_moods);

  return g_test_run ();
}
