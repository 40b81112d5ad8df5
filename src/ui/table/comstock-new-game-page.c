/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for each offer of the game, and the code of the deal; below or beside them, how that would begin.  What cannot
 * go together is barred, with the reason, before anybody asks for it. */

#include "comstock-new-game-page.h"

#include <glib/gi18n.h>

#include "comstock-code-row.h"
#include "comstock-seat-row.h"
#include "comstock-switch-row.h"
#include "model/base/comstock-text.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-rows.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"

/* In pixels: as it is best with a preview, and from where on that stands beside the choices. */
#define WIDTH 960
#define WIDE 800
#define SIGN_SIZE 32

/* What stands on the page for an offer: a row, which seats and open sets have not, and switches. */
typedef struct
{
  GtkWidget *row;
  ComstockSwitchRow *switches[COMSTOCK_MAX_SET];
} Part;

struct _ComstockNewGamePage
{
  AdwBin parent_instance;

  GtkGrid *columns;
  AdwPreferencesPage *choices;
  AdwPreferencesPage *beside;
  GtkWidget *quick;
  GtkWidget *quick_button;
  GtkLabel *quick_label;
  AdwPreferencesGroup *deal_group;
  ComstockCodeRow *code;

  const ComstockGameUi *ui;
  const ComstockOffers *offers;
  AdwPreferencesGroup *groups[COMSTOCK_MAX_OFFERS];     /* where an offer begins one */
  Part parts[COMSTOCK_MAX_OFFERS];
  ComstockSeatRow *seats[CS_MAX_SEATS];
  GtkWidget *preview;   /* NULL: there is none */
  guint64 seed;
  gboolean typed;       /* the code is what somebody has typed, not that of what is chosen */
  gboolean setting;     /* the program, not the player, changes the page */
};

enum
{
  CHOSEN,
  OTHER_GAME,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockNewGamePage, comstock_new_game_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

/* --- what is chosen --- */

static guint64
read_switches (const Part *part)
{
  guint64 bits = 0;

  for (guint i = 0; i < COMSTOCK_MAX_SET && part->switches[i] != NULL; i++)
    if (comstock_switch_row_get_active (part->switches[i]))
      bits |= G_GUINT64_CONSTANT (1) << i;
  return bits;
}

static guint64
read_value (const ComstockOffer *offer,
            const Part          *part)
{
  switch (offer->kind)
    {
    case COMSTOCK_OFFER_CHOICE:
    case COMSTOCK_OFFER_KIT:
      return adw_combo_row_get_selected (ADW_COMBO_ROW (part->row));
    case COMSTOCK_OFFER_SET:
      return read_switches (part);
    case COMSTOCK_OFFER_OWN:
      return offer->read_row (part->row);
    case COMSTOCK_OFFER_SEATS:
    default:
      return 0;
    }
}

static void
read_choices (ComstockNewGamePage *self,
              ComstockChoices     *choices)
{
  *choices = (ComstockChoices) { 0 };
  choices->n_seats = comstock_seat_rows_read (self->seats, self->offers->most, choices->seats);
  for (guint i = 0; i < self->offers->n; i++)
    choices->values[i] = read_value (&self->offers->items[i], &self->parts[i]);
}

/* The chosen things of a folded set, in words. */
static void
tell_set (const ComstockOffer *offer,
          Part                *part)
{
  const guint64 bits = read_switches (part);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < offer->n; i++)
    if ((bits >> i & 1) != 0)
      comstock_text_list_append (names, offer->get_name (i));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (part->row), names->len > 0 ? names->str : _(offer->none));
}

static void
show_value (const ComstockOffer   *offer,
            Part                  *part,
            const ComstockChoices *choices,
            guint64                value)
{
  if (offer->kind == COMSTOCK_OFFER_CHOICE || offer->kind == COMSTOCK_OFFER_KIT)
    adw_combo_row_set_selected (ADW_COMBO_ROW (part->row), (guint) value);
  else if (offer->kind == COMSTOCK_OFFER_OWN)
    offer->show_row (part->row, choices);
  for (guint i = 0; i < COMSTOCK_MAX_SET && part->switches[i] != NULL; i++)
    comstock_switch_row_set_active (part->switches[i], (value >> i & 1) != 0);
  if (offer->kind == COMSTOCK_OFFER_SET && part->row != NULL)
    tell_set (offer, part);
}

/* All but the seats. */
static void
show_choices (ComstockNewGamePage   *self,
              const ComstockChoices *choices)
{
  self->setting = TRUE;
  for (guint i = 0; i < self->offers->n; i++)
    show_value (&self->offers->items[i], &self->parts[i], choices, choices->values[i]);
  self->setting = FALSE;
}

static gboolean
has_typed (ComstockNewGamePage *self)
{
  return self->typed && !comstock_text_is_blank (comstock_code_row_get_text (self->code));
}

/* A person who has typed a code gets its game, whatever files of their own there are. */
static ComstockGame *
deal (ComstockNewGamePage   *self,
      const ComstockChoices *choices,
      GError               **error)
{
  const ComstockGameKind *kind;
  ComstockCodeContent content;

  if (!has_typed (self))
    return self->offers->deal (choices, self->seed, error);
  if (!comstock_game_code_read (comstock_code_row_get_text (self->code), &kind, &content, error))
    return NULL;
  return comstock_choices_deal_code (choices, kind, &content, error);
}

ComstockGame *
comstock_new_game_page_deal (ComstockNewGamePage *self,
                             GError             **error)
{
  ComstockChoices choices;
  ComstockGame *game;

  g_return_val_if_fail (COMSTOCK_IS_NEW_GAME_PAGE (self), NULL);

  read_choices (self, &choices);
  game = deal (self, &choices, error);
  if (game != NULL)
    comstock_choices_store (&choices, self->offers);
  else if (has_typed (self))
    comstock_code_row_focus (self->code);
  return game;
}

/* --- what follows from it --- */

static void
update_offer (const ComstockOffer   *offer,
              Part                  *part,
              const ComstockChoices *choices)
{
  if (part->row != NULL)
    gtk_widget_set_visible (part->row, comstock_offer_is_shown (offer, choices));
  if (offer->why_barred != NULL)
    for (guint i = 0; i < offer->n; i++)
      comstock_switch_row_bar (part->switches[i], offer->why_barred (choices, i));
}

/* What would be played: its code, unless somebody types another one, and how it would begin. */
static void
show_game (ComstockNewGamePage   *self,
           const ComstockChoices *choices)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = deal (self, choices, &error);

  if (!self->typed && game != NULL)
    comstock_code_row_set_text (self->code, comstock_game_get_code (game),
                                comstock_game_code_get_absence (game));
  if (self->preview != NULL)
    self->offers->show_preview (self->preview, game, error != NULL ? error->message : NULL);
}

/* What a description says is text, which may come from a file, and the group takes markup. */
static void
describe_group (AdwPreferencesGroup   *group,
                const ComstockOffer   *offer,
                const ComstockChoices *choices)
{
  const char *text = comstock_offer_describe (offer, choices);
  g_autofree char *markup = text != NULL ? g_markup_escape_text (text, -1) : NULL;

  adw_preferences_group_set_description (group, markup);
}

static void
update (ComstockNewGamePage *self)
{
  const ComstockOffers *offers = self->offers;
  ComstockChoices choices;

  if (self->setting)
    return;
  read_choices (self, &choices);
  for (guint i = 0; i < offers->n; i++)
    {
      update_offer (&offers->items[i], &self->parts[i], &choices);
      if (self->groups[i] != NULL)
        describe_group (self->groups[i], &offers->items[i], &choices);
    }
  for (guint i = 1; i < offers->most; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->seats[i]), offers->is_solo == NULL || !offers->is_solo (&choices));
  show_game (self, &choices);
}

/* Another choice is another game, which has another code. */
static void
update_code (ComstockNewGamePage *self)
{
  if (self->setting)
    return;
  self->typed = FALSE;
  update (self);
}

static void
on_draw (ComstockNewGamePage *self)
{
  self->seed = comstock_choices_draw_seed ();
  update_code (self);
}

static void
adopt (ComstockNewGamePage       *self,
       const ComstockCodeContent *content)
{
  ComstockChoices choices;

  read_choices (self, &choices);
  comstock_choices_adopt (&choices, self->offers, content);
  self->seed = content->seed;
  self->setting = TRUE;
  comstock_seat_rows_show (self->seats, self->offers->most, choices.seats, choices.n_seats);
  show_choices (self, &choices);
}

/* The page follows a code as soon as it is whole; what is wrong with it is told when the game is to start. */
static void
on_typed (ComstockNewGamePage *self)
{
  const char *text = comstock_code_row_get_text (self->code);
  const ComstockGameKind *kind;
  ComstockCodeContent content;

  self->typed = TRUE;
  comstock_code_row_note (self->code, NULL);
  if (comstock_game_code_read (text, &kind, &content, NULL))
    {
      if (!g_str_equal (kind->rules->id, self->ui->game_id))
        {
          g_signal_emit (self, signals[OTHER_GAME], 0, kind->rules->id, text);
          return;
        }
      adopt (self, &content);
      comstock_code_row_note (self->code, _("The page now shows what this code stands for."));
    }
  update (self);
}

static guint
find_offer (ComstockNewGamePage *self,
            gpointer             row)
{
  for (guint i = 0; i < self->offers->n; i++)
    for (guint j = 0; j < COMSTOCK_MAX_SET; j++)
      if (row == (gpointer) self->parts[i].row || row == (gpointer) self->parts[i].switches[j])
        return i;
  g_return_val_if_reached (0);
}

/* A row that was asked for by the choice above it is unfolded at once. */
static void
unfold_next (ComstockNewGamePage *self,
             guint                offer,
             gboolean             was_shown)
{
  GtkWidget *next = offer + 1 < self->offers->n ? self->parts[offer + 1].row : NULL;

  if (next != NULL && ADW_IS_EXPANDER_ROW (next) && !was_shown && gtk_widget_get_visible (next))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (next), TRUE);
}

static void
on_changed (ComstockNewGamePage *self,
            gpointer             row)
{
  guint offer;
  gboolean was_shown;
  ComstockChoices choices;

  if (self->setting)
    return;
  offer = find_offer (self, row);
  was_shown = offer + 1 < self->offers->n && self->parts[offer + 1].row != NULL &&
              gtk_widget_get_visible (self->parts[offer + 1].row);
  read_choices (self, &choices);
  if (self->offers->follow != NULL)
    self->offers->follow (&choices, offer);
  show_choices (self, &choices);
  update_code (self);
  unfold_next (self, offer, was_shown);
}

static void
on_selected (ComstockNewGamePage *self,
             GParamSpec          *property,
             gpointer             row)
{
  on_changed (self, row);
}

static void
on_quick (ComstockNewGamePage *self)
{
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_quick (self->ui);

  g_signal_emit (self, signals[CHOSEN], 0, game);
}

/* --- the page --- */

static GtkWidget *
choice_new (ComstockNewGamePage *self,
            const ComstockOffer *offer)
{
  AdwComboRow *row = g_object_new (ADW_TYPE_COMBO_ROW, "use-markup", FALSE, "title", _(offer->title),
                                   "use-subtitle", TRUE, NULL);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < comstock_offer_count (offer); i++)
    gtk_string_list_append (names, comstock_offer_get_name (offer, i));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  comstock_rows_show_whole (row);
  comstock_rows_tell_selected (row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (row);
}

static GtkWidget *
switch_new (ComstockNewGamePage *self,
            const char          *title,
            const char          *subtitle,
            const char          *sign)
{
  GtkWidget *row = comstock_switch_row_new (title, subtitle);

  if (sign != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), comstock_picture_new (sign, SIGN_SIZE));
  g_signal_connect_object (row, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_set (ComstockNewGamePage *self,
         AdwPreferencesGroup *group,
         const ComstockOffer *offer,
         Part                *part)
{
  if (offer->title != NULL)
    {
      part->row = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", _(offer->title), NULL);
      adw_preferences_group_add (group, part->row);
      comstock_rows_tell_unfolded (ADW_EXPANDER_ROW (part->row));
    }
  for (guint i = 0; i < offer->n; i++)
    {
      GtkWidget *row = switch_new (self, offer->get_name (i), offer->get_effect (i),
                                   offer->get_sign != NULL ? offer->get_sign (i) : NULL);

      part->switches[i] = COMSTOCK_SWITCH_ROW (row);
      if (part->row != NULL)
        adw_expander_row_add_row (ADW_EXPANDER_ROW (part->row), row);
      else
        adw_preferences_group_add (group, row);
    }
}

static void
add_offer (ComstockNewGamePage   *self,
           AdwPreferencesGroup   *group,
           const ComstockOffer   *offer,
           Part                  *part,
           const ComstockChoices *choices)
{
  switch (offer->kind)
    {
    case COMSTOCK_OFFER_SEATS:
      /* Title and subtitle of a row tell all that is chosen for the seat. */
      comstock_seat_rows_add (group, self->offers, self->seats, choices->seats, choices->n_seats);
      for (guint i = 0; i < self->offers->most; i++)
        {
          g_signal_connect_object (self->seats[i], "notify::title", G_CALLBACK (update_code), self,
                                   G_CONNECT_SWAPPED);
          g_signal_connect_object (self->seats[i], "notify::subtitle", G_CALLBACK (update_code), self,
                                   G_CONNECT_SWAPPED);
        }
      break;
    case COMSTOCK_OFFER_CHOICE:
    case COMSTOCK_OFFER_KIT:
      part->row = choice_new (self, offer);
      break;
    case COMSTOCK_OFFER_SET:
      add_set (self, group, offer, part);
      break;
    case COMSTOCK_OFFER_OWN:
    default:
      part->row = offer->row_new ();
      g_signal_connect_object (part->row, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
      break;
    }
  if (part->row != NULL && gtk_widget_get_parent (part->row) == NULL)
    adw_preferences_group_add (group, part->row);
}

static void
add_offers (ComstockNewGamePage   *self,
            const ComstockChoices *choices)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < self->offers->n; i++)
    {
      const ComstockOffer *offer = &self->offers->items[i];

      if (offer->group != NULL)
        {
          group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _(offer->group), NULL);
          adw_preferences_page_add (self->choices, group);
          self->groups[i] = group;
        }
      add_offer (self, group, offer, &self->parts[i], choices);
    }
  adw_preferences_page_add (self->choices, self->deal_group);
}

static gboolean
is_expanded (Part *part)
{
  return part->row != NULL && ADW_IS_EXPANDER_ROW (part->row) &&
         adw_expander_row_get_expanded (ADW_EXPANDER_ROW (part->row));
}

/* The seats hand on what was chosen for them. */
static GVariant *
dup_look (ComstockLook *look)
{
  ComstockNewGamePage *self = COMSTOCK_NEW_GAME_PAGE (look);
  g_auto (GVariantBuilder) parts = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(tb)"));
  ComstockChoices choices;

  read_choices (self, &choices);
  for (guint i = 0; i < self->offers->n; i++)
    g_variant_builder_add (&parts, "(tb)", choices.values[i], is_expanded (&self->parts[i]));
  return g_variant_new ("(a(tb)sbt)", &parts, comstock_code_row_get_text (self->code), self->typed, self->seed);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockNewGamePage *self = COMSTOCK_NEW_GAME_PAGE (look);
  g_autoptr (GVariantIter) parts = NULL;
  ComstockChoices choices = { 0 };
  gboolean expanded[COMSTOCK_MAX_OFFERS] = { FALSE };
  const char *code;

  g_variant_get (value, "(a(tb)&sbt)", &parts, &code, &self->typed, &self->seed);
  for (guint i = 0; i < self->offers->n; i++)
    g_variant_iter_next (parts, "(tb)", &choices.values[i], &expanded[i]);
  show_choices (self, &choices);
  for (guint i = 0; i < self->offers->n; i++)
    if (expanded[i])
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->parts[i].row), TRUE);
  comstock_code_row_set_text (self->code, code, NULL);
  update (self);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

/* The preview belongs to whichever page is told to have it. */
static void
on_reshape (ComstockNewGamePage *self,
            int                  width)
{
  const gboolean wide = self->preview != NULL && width >= WIDE * comstock_scale_get_text (GTK_WIDGET (self));

  if (wide == gtk_widget_get_visible (GTK_WIDGET (self->beside)))
    return;
  g_object_ref (self->preview);
  adw_preferences_page_remove (wide ? self->choices : self->beside, ADW_PREFERENCES_GROUP (self->preview));
  adw_preferences_page_add (wide ? self->beside : self->choices, ADW_PREFERENCES_GROUP (self->preview));
  g_object_unref (self->preview);
  gtk_widget_set_visible (GTK_WIDGET (self->beside), wide);
  /* An even grid keeps the room of a hidden column. */
  gtk_grid_set_column_homogeneous (self->columns, wide);
}

static void
comstock_new_game_page_class_init (ComstockNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, COMSTOCK_TYPE_GAME);
  signals[OTHER_GAME] = g_signal_new ("other-game", COMSTOCK_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  g_type_ensure (COMSTOCK_TYPE_CODE_ROW);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/comstock/Comstock/ui/table/comstock-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, columns);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, choices);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, beside);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, quick);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, quick_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, quick_label);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, deal_group);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGamePage, code);
  gtk_widget_class_bind_template_callback (widget_class, on_quick);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_draw);
}

static void
comstock_new_game_page_init (ComstockNewGamePage *self)
{
  self->setting = TRUE;
  self->seed = comstock_choices_draw_seed ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_quick (ComstockNewGamePage *self)
{
  const char *company = self->ui->quick_company;

  gtk_widget_set_visible (self->quick, company != NULL);
  if (company == NULL)
    return;
  gtk_label_set_label (self->quick_label, _(company));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->quick_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(company), -1);
}

GtkWidget *
comstock_new_game_page_new (const ComstockGameUi *ui)
{
  ComstockNewGamePage *self = g_object_new (COMSTOCK_TYPE_NEW_GAME_PAGE, NULL);
  ComstockChoices choices;

  self->ui = ui;
  self->offers = ui->offers;
  show_quick (self);
  comstock_choices_load (&choices, self->offers);
  add_offers (self, &choices);
  if (self->offers->preview_new != NULL)
    {
      self->preview = self->offers->preview_new ();
      adw_preferences_page_add (self->choices, ADW_PREFERENCES_GROUP (self->preview));
    }
  show_choices (self, &choices);
  update (self);
  return GTK_WIDGET (self);
}

int
comstock_new_game_page_get_width (ComstockNewGamePage *self,
                                  int                  usual)
{
  g_return_val_if_fail (COMSTOCK_IS_NEW_GAME_PAGE (self), usual);

  return self->preview != NULL ? MAX (WIDTH, usual) : usual;
}

void
comstock_new_game_page_enter_code (ComstockNewGamePage *self,
                                   const char          *code)
{
  g_return_if_fail (COMSTOCK_IS_NEW_GAME_PAGE (self));

  comstock_code_row_set_text (self->code, code, NULL);
  comstock_code_row_focus (self->code);
  on_typed (self);
}
