/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the sounds of the program: a table of strokes, each a tone, a breath of noise or a run of clicks, written as
 * WAV.  Nothing is drawn by chance, so that each run makes the same bytes. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define RATE 22050
#define LONGEST (2 * RATE)
#define PI 3.14159265358979323846

typedef enum
{
  TONE,         /* with harmonics */
  NOISE,        /* in a narrow band */
  CLICKS,       /* a wooden body that is knocked at */
} Kind;

/* Times in seconds, frequencies in hertz; @fall is the time in which a stroke fades to a third.  @figure: of a tone how
 * many harmonics it has, of noise how wide its band is, of clicks how often they come at first, per second. */
typedef struct
{
  const char *sound;
  Kind kind;
  double start;
  double length;
  double from;
  double to;
  double level;
  double rise;
  double fall;
  double figure;
} Stroke;

static const Stroke strokes[] = {
  { "bell", TONE, 0.000, 1.10, 587.3, 586, 0.12, 0.002, 0.330, 1 },
  { "bell", TONE, 0.000, 0.90, 1175.4, 1174, 0.10, 0.002, 0.240, 1 },
  { "bell", TONE, 0.000, 0.70, 1409.0, 1408, 0.08, 0.002, 0.170, 1 },
  { "bell", TONE, 0.000, 0.50, 2350.0, 2348, 0.05, 0.001, 0.100, 1 },
  { "bell", NOISE, 0.000, 0.04, 3200, 2600, 0.12, 0.001, 0.010, 1500 },

  { "boots", NOISE, 0.000, 0.10, 420, 240, 0.34, 0.001, 0.024, 300 },
  { "boots", TONE, 0.000, 0.10, 150, 95, 0.20, 0.001, 0.026, 1 },
  { "boots", NOISE, 0.150, 0.10, 520, 300, 0.28, 0.001, 0.020, 320 },
  { "boots", TONE, 0.150, 0.10, 170, 110, 0.16, 0.001, 0.022, 1 },

  { "card", NOISE, 0.000, 0.10, 2600, 1500, 0.12, 0.030, 0.020, 1800 },
  { "card", NOISE, 0.040, 0.12, 900, 500, 0.40, 0.001, 0.020, 700 },
  { "card", TONE, 0.040, 0.12, 130, 80, 0.24, 0.001, 0.028, 1 },

  { "flip", NOISE, 0.000, 0.09, 1800, 4200, 0.14, 0.040, 0.020, 2400 },
  { "flip", NOISE, 0.065, 0.08, 2300, 1500, 0.26, 0.001, 0.012, 1600 },

  { "coin", TONE, 0.000, 0.40, 2637, 2637, 0.16, 0.001, 0.090, 1 },
  { "coin", TONE, 0.000, 0.30, 6240, 6240, 0.05, 0.001, 0.040, 1 },
  { "coin", TONE, 0.055, 0.40, 3520, 3520, 0.15, 0.001, 0.100, 1 },
  { "coin", TONE, 0.055, 0.30, 8310, 8310, 0.04, 0.001, 0.040, 1 },

  { "dice", NOISE, 0.000, 0.05, 2100, 1700, 0.30, 0.001, 0.008, 900 },
  { "dice", NOISE, 0.070, 0.05, 2600, 2100, 0.26, 0.001, 0.008, 900 },
  { "dice", NOISE, 0.125, 0.05, 1900, 1600, 0.28, 0.001, 0.008, 800 },
  { "dice", NOISE, 0.210, 0.05, 2400, 2000, 0.20, 0.001, 0.007, 900 },
  { "dice", NOISE, 0.260, 0.05, 2000, 1700, 0.16, 0.001, 0.007, 800 },
  { "dice", NOISE, 0.330, 0.06, 1700, 1300, 0.22, 0.001, 0.012, 600 },

  { "chair", CLICKS, 0.000, 0.30, 430, 520, 0.20, 0.060, 0.160, 34 },
  { "chair", CLICKS, 0.340, 0.26, 560, 470, 0.16, 0.040, 0.120, 58 },

  { "spur", TONE, 0.000, 0.30, 4186, 4186, 0.09, 0.001, 0.080, 1 },
  { "spur", TONE, 0.000, 0.20, 6110, 6110, 0.05, 0.001, 0.045, 1 },
  { "spur", TONE, 0.070, 0.30, 4720, 4720, 0.08, 0.001, 0.080, 1 },
  { "spur", TONE, 0.130, 0.30, 3900, 3900, 0.09, 0.001, 0.090, 1 },
  { "spur", TONE, 0.130, 0.20, 5840, 5840, 0.05, 0.001, 0.045, 1 },
  { "spur", TONE, 0.230, 0.34, 4450, 4450, 0.06, 0.001, 0.110, 1 },

  { "wind", NOISE, 0.000, 0.80, 380, 760, 0.16, 0.300, 0.260, 220 },
  { "wind", NOISE, 0.200, 0.75, 900, 420, 0.11, 0.250, 0.240, 260 },

  { "whistle", TONE, 0.000, 0.36, 311.1, 308, 0.10, 0.050, 0.600, 3 },
  { "whistle", TONE, 0.000, 0.36, 370.0, 367, 0.10, 0.050, 0.600, 3 },
  { "whistle", TONE, 0.000, 0.36, 466.2, 462, 0.09, 0.050, 0.600, 3 },
  { "whistle", NOISE, 0.000, 0.36, 1400, 1400, 0.08, 0.060, 0.400, 900 },
  { "whistle", TONE, 0.440, 0.90, 311.1, 296, 0.10, 0.060, 0.500, 3 },
  { "whistle", TONE, 0.440, 0.90, 370.0, 352, 0.10, 0.060, 0.500, 3 },
  { "whistle", TONE, 0.440, 0.90, 466.2, 444, 0.09, 0.060, 0.500, 3 },
  { "whistle", NOISE, 0.440, 0.90, 1400, 1200, 0.08, 0.060, 0.350, 900 },

  { "chord", TONE, 0.000, 1.60, 196.0, 196.0, 0.13, 0.004, 0.520, 5 },
  { "chord", TONE, 0.045, 1.55, 261.6, 261.6, 0.13, 0.004, 0.480, 5 },
  { "chord", TONE, 0.090, 1.50, 329.6, 329.6, 0.12, 0.004, 0.440, 4 },
  { "chord", TONE, 0.135, 1.45, 392.0, 392.0, 0.11, 0.004, 0.420, 4 },
  { "chord", TONE, 0.180, 1.40, 523.3, 523.3, 0.11, 0.004, 0.400, 3 },
};

static double samples[LONGEST];

/* A generator of our own: that of the system may differ from one to the next.  In −1 … 1. */
static double
draw_noise (uint32_t *state)
{
  *state = *state * 1664525u + 1013904223u;
  return (double) (int32_t) *state / 2147483648.0;
}

/* How loud a stroke is at @t: it rises, fades, and never ends with a crack. */
static double
shape (const Stroke *stroke,
       double        t)
{
  const double left = stroke->length - t;
  const double rise = t < stroke->rise ? t / stroke->rise : 1;
  const double fade = t > stroke->rise ? exp (-(t - stroke->rise) / stroke->fall) : 1;

  return stroke->level * rise * fade * (left < 0.01 ? left / 0.01 : 1);
}

static double
glide (const Stroke *stroke,
       double        t)
{
  return stroke->from + (stroke->to - stroke->from) * t / stroke->length;
}

/* Higher harmonics are weaker, and fade sooner, as those of a string do. */
static double
sound_tone (const Stroke *stroke,
            double        t)
{
  const double turns = stroke->from * t + (stroke->to - stroke->from) * t * t / (2 * stroke->length);
  double sum = 0;

  for (int i = 1; i <= (int) stroke->figure; i++)
    sum += sin (2 * PI * turns * i) * exp (-t * (i - 1) / (2 * stroke->fall)) / (i * i);
  return sum;
}

/* What a body that rings at one frequency makes of a knock. */
typedef struct
{
  double last;
  double before;
} Body;

static double
ring (Body  *body,
      double knock,
      double frequency,
      double width)
{
  const double r = exp (-PI * width / RATE);
  const double now = knock * (1 - r) * 2 + 2 * r * cos (2 * PI * frequency / RATE) * body->last - r * r * body->before;

  body->before = body->last;
  body->last = now;
  return now;
}

static void
add_stroke (const Stroke *stroke)
{
  const int first = (int) (stroke->start * RATE);
  const int n = (int) (stroke->length * RATE);
  uint32_t state = 1;
  Body body = { 0, 0 };
  double clicks = 1;

  for (int i = 0; i < n; i++)
    {
      const double t = (double) i / RATE;
      double value;

      /* A chair creaks more and more slowly. */
      clicks += stroke->figure * (1 - t / stroke->length / 2) / RATE;
      if (stroke->kind == TONE)
        value = sound_tone (stroke, t);
      else if (stroke->kind == NOISE)
        value = ring (&body, draw_noise (&state), glide (stroke, t), stroke->figure);
      else
        value = 12 * ring (&body, clicks >= 1 ? 1 : 0, glide (stroke, t), 90);
      if (clicks >= 1)
        clicks -= 1;
      samples[first + i] += value * shape (stroke, t);
    }
}

/* Adds all strokes of @sound.  Returns how many samples it has, 0 if there is no such sound. */
static int
make (const char *sound)
{
  int length = 0;

  for (size_t i = 0; i < sizeof strokes / sizeof strokes[0]; i++)
    if (strcmp (strokes[i].sound, sound) == 0)
      {
        const int end = (int) ((strokes[i].start + strokes[i].length) * RATE);

        add_stroke (&strokes[i]);
        length = end > length ? end : length;
      }
  return length;
}

static void
put (FILE    *file,
     uint32_t value,
     int      n_bytes)
{
  for (int i = 0; i < n_bytes; i++)
    fputc ((int) (value >> (8 * i) & 0xff), file);
}

/* One channel of 16 bits. */
static void
write_header (FILE *file,
              int   length)
{
  const uint32_t size = 2 * (uint32_t) length;

  fputs ("RIFF", file);
  put (file, 36 + size, 4);
  fputs ("WAVEfmt ", file);
  put (file, 16, 4);
  put (file, 1, 2);
  put (file, 1, 2);
  put (file, RATE, 4);
  put (file, 2 * RATE, 4);
  put (file, 2, 2);
  put (file, 16, 2);
  fputs ("data", file);
  put (file, size, 4);
}

static void
write_samples (FILE *file,
               int   length)
{
  for (int i = 0; i < length; i++)
    {
      const double value = samples[i] > 1 ? 1 : samples[i] < -1 ? -1 : samples[i];

      put (file, (uint32_t) (int32_t) lround (value * 32767), 2);
    }
}

int
main (int    argc,
      char **argv)
{
  FILE *file;
  int length;

  if (argc != 3 || (length = make (argv[1])) == 0 || (file = fopen (argv[2], "wb")) == NULL)
    {
      fputs ("Usage: make-sounds SOUND FILE\n", stderr);
      return 1;
    }
  write_header (file, length);
  write_samples (file, length);
  return fclose (file) == 0 ? 0 : 1;
}
