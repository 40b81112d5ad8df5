/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How ties are broken: brackets over the cards that are equal, the suits in their order, and why, in words. */

#include "config.h"

#include "comstock-cards-showdown-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-cards-props.h"
#include "model/cards/comstock-cards-standing.h"
#include "ui/kit/comstock-art.h"

double
showdown_ease (ComstockCardsShowdown *self,
      double                 start,
      double                 length)
{
  return adw_easing_ease (ADW_EASE_OUT_CUBIC, comstock_act_get_progress (COMSTOCK_ACT (self), start, length));
}

/* What is aside leaves the row shorter, which stays in the middle. */
float
showdown_get_shift (ComstockCardsShowdown *self)
{
  return (float) (self->n_cards - self->n_ranked) / 2;
}

/* The middle of the cards that are tied, or of the row. */
static float
get_tie_middle (ComstockCardsShowdown *self)
{
  float first = G_MAXFLOAT, last = 0;

  for (guint i = 0; i < self->n_cards; i++)
    if (self->cards[i].tied)
      {
        first = MIN (first, self->cards[i].to);
        last = MAX (last, self->cards[i].to);
      }
  return (comstock_cards_showdown_room_get_card (&self->room, first).origin.x +
          comstock_cards_showdown_room_get_card (&self->room, last).origin.x + self->room.card_width) / 2;
}

static guint
get_tied_suits (ComstockCardsShowdown *self)
{
  guint suits = 0;

  for (guint i = 0; i < self->n_cards; i++)
    if (self->cards[i].tied)
      suits |= CARDS_BIT (self->cards[i].suit);
  return suits;
}

static void
prepare_strip (ComstockCardsShowdown *self)
{
  if (self->strip == NULL)
    self->strip = comstock_cards_props_strip_new (GTK_WIDGET (self), self->breaker, get_tied_suits (self),
                                                  self->room.strip_height);
}

static float
get_rays_side (ComstockCardsShowdown *self)
{
  return self->room.band.size.height * 1.5f;
}

static void
prepare_rays (ComstockCardsShowdown *self)
{
  if (self->rays == NULL)
    self->rays = comstock_cards_props_rays_new (GTK_WIDGET (self), get_rays_side (self));
}

/* The back on the pile comes from the corner where that lies, and its suits grow. */
static void
snapshot_strip (ComstockCardsShowdown *self,
                GtkSnapshot           *snapshot,
                double                 come)
{
  const float height = self->room.strip_height;
  const float width = comstock_cards_props_get_strip_width (height);
  const float x = CLAMP (get_tie_middle (self) - width / 2, 0, self->room.band.size.width - width);
  const float corner = self->room.mirrored ? self->room.band.size.width - width / 4 : 0;
  const graphene_rect_t pile = GRAPHENE_RECT_INIT (corner, 0, width / 4, height / 4);
  const graphene_rect_t above = GRAPHENE_RECT_INIT (x, self->room.strip_y, width, height);
  graphene_rect_t now;

  graphene_rect_interpolate (&pile, &above, come, &now);
  prepare_strip (self);
  comstock_capture_snapshot (self->strip, snapshot, &now);
}

void
showdown_snapshot_rays (ComstockCardsShowdown *self,
               GtkSnapshot           *snapshot,
               double                 come)
{
  const float side = get_rays_side (self);
  const float y = self->room.strip_y + self->room.strip_height / 2;

  prepare_rays (self);
  gtk_snapshot_push_clip (snapshot, &self->room.band);
  gtk_snapshot_push_opacity (snapshot, come * 0.8);
  comstock_capture_snapshot (self->rays, snapshot,
                             &GRAPHENE_RECT_INIT (get_tie_middle (self) - side / 2, y - side / 2, side, side));
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
}

/* From the middle of the first card to that of the last, with a tick down to each; @drawn of it from the first on. */
static void
snapshot_bracket (ComstockCardsShowdown *self,
                  GtkSnapshot           *snapshot,
                  guint                  first,
                  guint                  last,
                  double                 drawn)
{
  const GdkRGBA gold = comstock_art_get_color (GTK_WIDGET (self), "comstock_scene_gold");
  const float line = MAX (2, self->room.card_width * 0.03f);
  const float top = self->room.row.y - self->room.bracket * 0.75f;
  const graphene_rect_t card =
    comstock_cards_showdown_room_get_card (&self->room, (float) first + showdown_get_shift (self));
  const float start = card.origin.x + self->room.card_width / 2;
  const float step = self->room.card_width + self->room.gap;
  const float length = step * (float) (last - first) * (float) drawn;
  const float forward = self->room.mirrored ? -1 : 1;

  gtk_snapshot_append_color (snapshot, &gold,
                             &GRAPHENE_RECT_INIT (start + MIN (length * forward, 0) - line / 2, top, length + line,
                                                  line));
  for (guint i = first; i <= last && step * (float) (i - first) <= length; i++)
    gtk_snapshot_append_color (snapshot, &gold,
                               &GRAPHENE_RECT_INIT (start + step * (float) (i - first) * forward - line / 2, top,
                                                    line, self->room.row.y - top - line));
}

static const ShowdownCard *
find_place (ComstockCardsShowdown *self,
            guint                  place)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (!self->cards[i].aside && self->cards[i].place == place)
      return &self->cards[i];
  return NULL;
}

/* The last place of those that tie with @first, which is @first itself without a tie. */
static guint
find_tie_end (ComstockCardsShowdown *self,
              guint                  first)
{
  const guint value = find_place (self, first)->value;
  guint last = first;

  while (last + 1 < self->n_ranked && find_place (self, last + 1)->value == value)
    last++;
  return last;
}

static guint
count_ties (ComstockCardsShowdown *self)
{
  guint n = 0;

  for (guint first = 0; first < self->n_ranked; first = find_tie_end (self, first) + 1)
    n += find_tie_end (self, first) > first;
  return n;
}

/* The title gives way to what the tie is about: who goes first, and why. */
void
showdown_snapshot_title (ComstockCardsShowdown *self,
                GtkSnapshot           *snapshot,
                double                 come)
{
  const graphene_rect_t *title = &self->room.title;
  const float height = title->size.height / (float) MAX (self->n_reasons, 1);

  if (come < 1)
    {
      gtk_snapshot_push_opacity (snapshot, 1 - come);
      /* Translators: a title, after duels in films: players with the same highest bid, and who of them wins */
      comstock_cards_props_write (GTK_WIDGET (self), snapshot, _("Showdown"), title, self->room.title_size,
                                  "comstock_scene_text");
      gtk_snapshot_pop (snapshot);
    }
  if (come <= 0)
    return;
  gtk_snapshot_push_opacity (snapshot, come);
  for (guint i = 0; i < self->n_reasons; i++)
    comstock_cards_props_write (GTK_WIDGET (self), snapshot, self->reasons[i],
                                &GRAPHENE_RECT_INIT (title->origin.x, title->origin.y + height * (float) i,
                                                     title->size.width, height),
                                self->room.reason_size, "comstock_scene_text");
  gtk_snapshot_pop (snapshot);
}

void
showdown_drop_reasons (ComstockCardsShowdown *self)
{
  while (self->n_reasons > 0)
    g_free (self->reasons[--self->n_reasons]);
}

/* Each tie is heard, and told why it is broken so. */
void
showdown_break_ties (ComstockCardsShowdown       *self,
            const ComstockCardsStanding *list)
{
  showdown_drop_reasons (self);
  for (guint i = 0; i + 1 < self->n_ranked; i++)
    if (list[i].value == list[i + 1].value)
      self->reasons[self->n_reasons++] = comstock_cards_standing_dup_reason (self->game, &list[i]);
  self->tie = self->n_reasons > 0;
  if (self->tie && !self->rang)
    comstock_act_add_sound (COMSTOCK_ACT (self), TIE_START, "spur");
  self->rang |= self->tie;
}

double
showdown_get_tie (ComstockCardsShowdown *self)
{
  return self->tie ? showdown_ease (self, TIE_START, TIE_LENGTH / 2) : 0;
}

void
showdown_snapshot_tie (ComstockCardsShowdown *self,
                       GtkSnapshot           *snapshot,
                       double                 come)
{
  /* One after the other, in the order of play. */
  const double length = TIE_LENGTH / 2 / MAX (count_ties (self), 1);
  double start = TIE_START + TIE_LENGTH / 2;

  for (guint first = 0; first < self->n_ranked; first = find_tie_end (self, first) + 1)
    {
      const guint last = find_tie_end (self, first);
      const double drawn = comstock_act_get_progress (COMSTOCK_ACT (self), start, length);

      if (last == first)
        continue;
      if (drawn > 0)
        snapshot_bracket (self, snapshot, first, last, drawn);
      start += length;
    }
  snapshot_strip (self, snapshot, come);
}

void
showdown_prepare_tie (ComstockCardsShowdown *self)
{
  if (self->strip == NULL)
    prepare_strip (self);
  else
    prepare_rays (self);
}
