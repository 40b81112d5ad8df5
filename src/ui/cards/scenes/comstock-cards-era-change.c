/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The train comes from the left, stops in the middle, and goes on to the right. */

#include "config.h"

#include "comstock-cards-era-change.h"

#include <math.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-names.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-scale.h"
#include "comstock-cards-props.h"

/* In milliseconds. */
#define WHISTLE 100
#define ARRIVE 1500
#define LINE 900, 300       /* when what has changed is written, and how long that takes */
#define STAY 1800
#define LEAVE 500

/* In units of the train, from its upper left corner down to the rails. */
#define TRAIN_LENGTH 420.0f
#define TRAIN_HEIGHT 150.0f

#define BAND 0.76f          /* of the stage's height at most */
#define FRAME 40.0f         /* around the train, in its units */
#define LINE_SIZE 26.0f     /* of letters, in units of the train */
#define LEAST_SIZE 13.0f    /* of letters, in pixels */
#define RAIL_SIZE 14.0f     /* of the rails above and below, in units of the train */
#define SLEEPER 26.0f       /* from one to the next, in units of the train */

/* What is posted below the line, in units of the train. */
#define POSTER 112.0f
#define HEADING 18.0f
#define SYMBOL 54.0f
#define NAME 15.0f
#define LEAST_NAME 9.0f     /* of letters, in pixels */
#define COLUMN 104.0f
#define POSTER_PAD 0.2f    /* on both sides, of a column */
#define MANY 3              /* so many times as often as before it is worth posting */

/* What moves in the train, and what does not, in the order of drawing. */
typedef enum
{
  BODY,
  FIRST_WHEEL,
  LARGE_WHEEL = 7,          /* the last one */
  ROD,                      /* couples the large ones */
  N_PARTS
} Part;

struct _ComstockCardsEraChange
{
  ComstockAct parent_instance;

  graphene_rect_t band;
  float unit;               /* pixels per unit of the train */
  ComstockCapture *velvet;
  guint n_parts;            /* that are drawn */
  ComstockCapture *parts[N_PARTS];
  graphene_rect_t places[N_PARTS];      /* of these in the train, in its units */
  graphene_rect_t load;     /* the place of what the train brings */
};

G_DEFINE_FINAL_TYPE (ComstockCardsEraChange, comstock_cards_era_change, COMSTOCK_TYPE_ACT)

static void
drop_stills (ComstockCardsEraChange *self)
{
  g_clear_pointer (&self->velvet, comstock_capture_free);
  while (self->n_parts > 0)
    comstock_capture_free (self->parts[--self->n_parts]);
}

/* Train, a line of words below it, and a poster. */
static void
comstock_cards_era_change_size_allocate (GtkWidget *widget,
                                         int        width,
                                         int        height,
                                         int        baseline)
{
  ComstockCardsEraChange *self = COMSTOCK_CARDS_ERA_CHANGE (widget);
  const float units = TRAIN_HEIGHT + 2 * FRAME + 2 * RAIL_SIZE + LINE_SIZE + POSTER;
  const float unit = MIN ((float) width / (TRAIN_LENGTH + FRAME), BAND * (float) height / units);
  const float band = (float) (int) (units * unit);

  if ((int) self->band.size.width == width && self->unit >= unit && self->unit <= unit)
    return;
  drop_stills (self);
  self->unit = unit;
  self->band = GRAPHENE_RECT_INIT (0, (float) (int) (((float) height - band) * 0.4f), (float) width, band);
}

/* How far the train's left end is from the stage's, in pixels. */
static float
get_train_x (ComstockCardsEraChange *self)
{
  ComstockAct *act = COMSTOCK_ACT (self);
  const float length = TRAIN_LENGTH * self->unit;
  const float middle = (self->band.size.width - length) / 2;
  const double arrived = adw_easing_ease (ADW_EASE_OUT_CUBIC, comstock_act_get_progress (act, 0, ARRIVE));
  const double left = adw_easing_ease (ADW_EASE_IN_CUBIC, comstock_act_get_leaving (act));

  return -length + (middle + length) * (float) arrived + (self->band.size.width - middle) * (float) left;
}

static float
get_train_y (ComstockCardsEraChange *self)
{
  return self->band.origin.y + (RAIL_SIZE + FRAME * 0.7f) * self->unit;
}

static void
draw_part (ComstockCardsEraChange *self,
           Part                    part)
{
  static const char *const names[N_PARTS] = {
    "scenes/train#body",
    "scenes/train#wheel-1", "scenes/train#wheel-2", "scenes/train#wheel-3", "scenes/train#wheel-4",
    "scenes/train#wheel-5", "scenes/train#wheel-6", "scenes/train#wheel-7",
    "scenes/train#rod",
  };

  self->parts[part] = comstock_capture_new_part (GTK_WIDGET (self), names[part], self->unit, &self->places[part]);
}

/* Draws what is not drawn yet, one thing at a time. */
static gboolean
prepare (ComstockAct *act)
{
  ComstockCardsEraChange *self = COMSTOCK_CARDS_ERA_CHANGE (act);

  if (self->velvet == NULL)
    {
      self->velvet = comstock_cards_props_band_new (GTK_WIDGET (self), self->band.size.width, self->band.size.height,
                                                    RAIL_SIZE * self->unit);
      comstock_drawing_get_place ("scenes/train#load", &self->load);
      return TRUE;
    }
  if (self->n_parts == N_PARTS)
    return FALSE;
  draw_part (self, self->n_parts++);
  return TRUE;
}

/* Sleepers and a rail from edge to edge. */
static void
snapshot_track (ComstockCardsEraChange *self,
                GtkSnapshot            *snapshot)
{
  const GdkRGBA wood = comstock_art_get_color (GTK_WIDGET (self), "comstock_scene_rail");
  const GdkRGBA iron = comstock_art_get_color (GTK_WIDGET (self), "comstock_scene_disc");
  const float y = get_train_y (self) + TRAIN_HEIGHT * self->unit;
  const float step = SLEEPER * self->unit;

  for (float x = 0; x < self->band.size.width; x += step)
    gtk_snapshot_append_color (snapshot, &wood, &GRAPHENE_RECT_INIT (x, y, step / 2, 6 * self->unit));
  gtk_snapshot_append_color (snapshot, &iron,
                             &GRAPHENE_RECT_INIT (0, y - 3 * self->unit, self->band.size.width, 3 * self->unit));
}

/* After the train has come so far, in its units. */
static void
snapshot_part (ComstockCardsEraChange *self,
               GtkSnapshot            *snapshot,
               Part                    part,
               float                   distance)
{
  const graphene_rect_t *place = &self->places[part];
  const float width = place->size.width * self->unit;
  const float height = place->size.height * self->unit;
  const float large = self->places[LARGE_WHEEL].size.height / 2;
  graphene_point_t middle;

  graphene_rect_get_center (place, &middle);
  if (part == ROD)
    graphene_point_init (&middle, middle.x + large / 2 * cosf (distance / large),
                         middle.y + large / 2 * sinf (distance / large));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle.x * self->unit, middle.y * self->unit));
  if (part >= FIRST_WHEEL && part <= LARGE_WHEEL)
    gtk_snapshot_rotate (snapshot, distance / (place->size.height / 2) * (float) (180 / G_PI));
  comstock_capture_snapshot (self->parts[part], snapshot, &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_train (ComstockCardsEraChange *self,
                GtkSnapshot            *snapshot)
{
  const float x = get_train_x (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, get_train_y (self)));
  for (Part part = BODY; part < N_PARTS; part++)
    snapshot_part (self, snapshot, part, x / self->unit);
  comstock_art_snapshot (GTK_WIDGET (self), snapshot, "backs/era-2",
                         &GRAPHENE_RECT_INIT (self->load.origin.x * self->unit, self->load.origin.y * self->unit,
                                              self->load.size.width * self->unit, self->load.size.height * self->unit),
                         NULL);
  gtk_snapshot_restore (snapshot);
}

/* Where the poster hangs. */
static float
get_poster_y (ComstockCardsEraChange *self)
{
  return self->band.origin.y + self->band.size.height - (RAIL_SIZE + POSTER + 8) * self->unit;
}

static gboolean
is_posted (CardsParcel parcel)
{
  const CardsParcelInfo *info = &cards_parcels[parcel];

  return info->printed[1] >= MANY * info->printed[0] && info->printed[1] > 0;
}

static guint
count_posted (void)
{
  guint n = 0;

  for (CardsParcel parcel = 0; parcel < CARDS_PARCELS; parcel++)
    n += is_posted (parcel);
  return n;
}

/* The width of the poster for each of its symbols. */
static float
get_column (ComstockCardsEraChange *self)
{
  return MIN (COLUMN * self->unit, self->band.size.width / ((float) count_posted () + 2 * POSTER_PAD));
}

static void
snapshot_posted (ComstockCardsEraChange *self,
                 GtkSnapshot            *snapshot,
                 CardsParcel             parcel,
                 float                   x,
                 float                   y)
{
  const float text = (float) comstock_scale_get_text (GTK_WIDGET (self));
  const float symbol = SYMBOL * self->unit;
  const float column = get_column (self);
  g_autofree char *name = g_strconcat ("symbols/", cards_parcels[parcel].id, NULL);

  comstock_art_snapshot (GTK_WIDGET (self), snapshot, name,
                         &GRAPHENE_RECT_INIT (x + (column - symbol) / 2, y, symbol, symbol), NULL);
  comstock_cards_props_write (GTK_WIDGET (self), snapshot, comstock_cards_parcel_get_name (parcel),
                              &GRAPHENE_RECT_INIT (x, y + symbol, column, NAME * 1.6f * self->unit),
                              MAX (NAME * self->unit, LEAST_NAME) * text, "comstock_scene_ink");
}

/* What the column brings more of from now on. */
static void
snapshot_poster (ComstockCardsEraChange *self,
                 GtkSnapshot            *snapshot)
{
  const float text = (float) comstock_scale_get_text (GTK_WIDGET (self));
  const float column = get_column (self);
  const float width = column * ((float) count_posted () + 2 * POSTER_PAD);
  const graphene_rect_t poster = GRAPHENE_RECT_INIT ((self->band.size.width - width) / 2, get_poster_y (self), width,
                                                     POSTER * self->unit);
  const GdkRGBA paper = comstock_art_get_color (GTK_WIDGET (self), "comstock_paper");
  float x = poster.origin.x + column * POSTER_PAD;

  gtk_snapshot_append_color (snapshot, &paper, &poster);
  comstock_cards_props_write (GTK_WIDGET (self), snapshot, _("More of these from now on"),
                              &GRAPHENE_RECT_INIT (poster.origin.x, poster.origin.y, width,
                                                   HEADING * 1.6f * self->unit),
                              MAX (HEADING * self->unit, LEAST_NAME) * text, "comstock_scene_ink");
  for (CardsParcel parcel = 0; parcel < CARDS_PARCELS; parcel++)
    if (is_posted (parcel))
      {
        snapshot_posted (self, snapshot, parcel, x, poster.origin.y + HEADING * 1.6f * self->unit);
        x += column;
      }
}

static void
snapshot_line (ComstockCardsEraChange *self,
               GtkSnapshot            *snapshot)
{
  const float text = (float) comstock_scale_get_text (GTK_WIDGET (self));
  const float y = get_train_y (self) + (TRAIN_HEIGHT + 10) * self->unit;
  const float foot = get_poster_y (self);

  gtk_snapshot_push_opacity (snapshot, comstock_act_get_progress (COMSTOCK_ACT (self), LINE));
  /* Translators: each player has all auction cards in hand again */
  comstock_cards_props_write (GTK_WIDGET (self), snapshot, _("Era II: all hands are full again."),
                              &GRAPHENE_RECT_INIT (0, y, self->band.size.width, foot - y),
                              MAX (LINE_SIZE * self->unit, LEAST_SIZE) * text, "comstock_scene_text");
  snapshot_poster (self, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
comstock_cards_era_change_snapshot (GtkWidget   *widget,
                                    GtkSnapshot *snapshot)
{
  ComstockCardsEraChange *self = COMSTOCK_CARDS_ERA_CHANGE (widget);
  ComstockAct *act = COMSTOCK_ACT (self);
  const double fade = comstock_act_get_progress (act, 0, 150) * (1 - comstock_act_get_leaving (act));

  if (fade <= 0)
    return;
  while (prepare (act))
    ;
  if (fade < 1)
    gtk_snapshot_push_opacity (snapshot, fade);
  gtk_snapshot_push_clip (snapshot, &self->band);
  comstock_capture_snapshot (self->velvet, snapshot, &self->band);
  snapshot_track (self, snapshot);
  snapshot_train (self, snapshot);
  snapshot_line (self, snapshot);
  gtk_snapshot_pop (snapshot);
  if (fade < 1)
    gtk_snapshot_pop (snapshot);
}

static void
comstock_cards_era_change_css_changed (GtkWidget         *widget,
                                       GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_era_change_parent_class)->css_changed (widget, change);
  drop_stills (COMSTOCK_CARDS_ERA_CHANGE (widget));
}

static void
comstock_cards_era_change_finalize (GObject *object)
{
  drop_stills (COMSTOCK_CARDS_ERA_CHANGE (object));
  G_OBJECT_CLASS (comstock_cards_era_change_parent_class)->finalize (object);
}

static void
comstock_cards_era_change_class_init (ComstockCardsEraChangeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_cards_era_change_finalize;
  COMSTOCK_ACT_CLASS (klass)->prepare = prepare;
  widget_class->snapshot = comstock_cards_era_change_snapshot;
  widget_class->size_allocate = comstock_cards_era_change_size_allocate;
  widget_class->css_changed = comstock_cards_era_change_css_changed;
  gtk_widget_class_set_css_name (widget_class, "era-change");
}

static void
comstock_cards_era_change_init (ComstockCardsEraChange *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* The line and what is posted below it. */
static char *
dup_result (void)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (CardsParcel parcel = 0; parcel < CARDS_PARCELS; parcel++)
    if (is_posted (parcel))
      comstock_text_list_append (names, comstock_cards_parcel_get_word (parcel));
  return g_strdup_printf ("%s %s: %s.", _("Era II: all hands are full again."), _("More of these from now on"),
                          names->str);
}

ComstockAct *
comstock_cards_era_change_new (void)
{
  ComstockAct *self = g_object_new (COMSTOCK_TYPE_CARDS_ERA_CHANGE, NULL);
  g_autofree char *result = dup_result ();

  comstock_act_set_times (self, ARRIVE, STAY, LEAVE);
  comstock_act_add_sound (self, WHISTLE, "whistle");
  comstock_act_set_result (self, result);
  return self;
}
