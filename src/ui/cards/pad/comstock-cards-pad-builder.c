/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Players to choose from, and below them what the chosen one has. */

#include "comstock-cards-pad-builder.h"

#include <glib/gi18n.h>

#include "comstock-cards-pad-keypad.h"
#include "comstock-cards-pad-palette.h"
#include "comstock-cards-pad-sheet.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 24
#define PORTRAIT_SIZE 36

struct _ComstockCardsPadBuilder
{
  GtkWidget parent_instance;

  GtkWidget *players;           /* a toggle button for each seat */
  GtkLabel *title;
  GtkWidget *real;
  ComstockCardsPadSheet *sheet;
  ComstockCardsPadPalette *palette;
  GtkToggleButton *characters[CARDS_CHARACTERS];
  GtkToggleButton *sold[CARDS_MAX_SALES + 1];
  GtkWidget *automatic;
  ComstockCardsPadKeypad *keypad;
  GtkFlowBox *taken;

  ComstockCardsPad *pad;
  guint seat;
  gboolean updating;            /* the program, not the player, presses buttons */
};

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsPadBuilder, comstock_cards_pad_builder, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static ComstockCardsSeat *
get_seat (ComstockCardsPadBuilder *self,
          guint                    index)
{
  g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (comstock_cards_pad_get_seats (self->pad), index);

  return seat;  /* the pad keeps it */
}

/* --- what is shown --- */

static void
on_taken_pressed (ComstockCardsPadBuilder *self,
                  GtkWidget               *button)
{
  const int index = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (button)));

  comstock_cards_pad_enter (self->pad, COMSTOCK_CARDS_PAD_DROP, self->seat, index, 0);
  gtk_widget_child_focus (self->automatic, GTK_DIR_TAB_FORWARD);
}

static void
update_taken (ComstockCardsPadBuilder    *self,
              const ComstockCardsPadSeat *seat)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->taken))) != NULL)
    gtk_flow_box_remove (self->taken, child);
  for (guint i = 0; i < seat->n_taken; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", seat->taken[i]);
      /* Translators: a number on a card */
      g_autofree char *label = g_strdup_printf (_("Remove the card with appeal %u"), seat->taken[i]);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_tooltip_text (button, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_taken_pressed), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (self->taken, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
}

static void
update (ComstockCardsPadBuilder *self)
{
  const ComstockCardsPadSeat *seat = &comstock_cards_pad_get_state (self->pad)->seats[self->seat];
  g_autofree char *title = comstock_cards_seat_dup_title (get_seat (self, self->seat));
  g_autofree char *points = comstock_cards_seat_dup_points (get_seat (self, self->seat));
  g_autofree char *heading = g_strdup_printf (_("%s · %s"), title, points);

  self->updating = TRUE;
  gtk_label_set_label (self->title, heading);
  gtk_widget_set_visible (self->real, seat->kind == CARDS_REAL);
  gtk_widget_set_visible (self->automatic, seat->kind != CARDS_REAL);
  if (seat->kind == CARDS_REAL)
    {
      comstock_cards_pad_sheet_update (self->sheet, self->pad, self->seat);
      for (guint i = 0; i < CARDS_CHARACTERS; i++)
        gtk_toggle_button_set_active (self->characters[i], (seat->owned & CARDS_BIT (i)) != 0);
      gtk_toggle_button_set_active (self->sold[seat->sold], TRUE);
    }
  else
    update_taken (self, seat);
  self->updating = FALSE;
}

void
comstock_cards_pad_builder_set_seat (ComstockCardsPadBuilder *self,
                                     guint                    seat)
{
  GtkWidget *button = gtk_widget_get_first_child (self->players);

  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_BUILDER (self));
  g_return_if_fail (self->pad != NULL && seat < comstock_cards_pad_get_state (self->pad)->n_seats);

  self->seat = seat;
  for (; seat > 0; seat--)
    button = gtk_widget_get_next_sibling (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  update (self);
}

void
comstock_cards_pad_builder_tell_player (ComstockCardsPadBuilder *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_BUILDER (self));

  comstock_announce_question (GTK_WIDGET (self), gtk_label_get_label (self->title));
}

static void
on_player (ComstockCardsPadBuilder *self,
           GtkWidget               *button)
{
  guint seat = 0;

  while ((button = gtk_widget_get_prev_sibling (button)) != NULL)
    seat++;
  comstock_cards_pad_builder_set_seat (self, seat);
  comstock_cards_pad_builder_tell_player (self);
}

static void
add_player (ComstockCardsPadBuilder *self,
            guint                    index)
{
  GtkWidget *first = gtk_widget_get_first_child (self->players);
  GtkWidget *button = comstock_button_new_toggle (GTK_ACCESSIBLE_ROLE_RADIO);
  ComstockCardsSeat *seat = get_seat (self, index);
  g_autofree char *title = comstock_cards_seat_dup_title (seat);

  gtk_button_set_child (GTK_BUTTON (button),
                        comstock_sign_new (comstock_suit_get_sign (comstock_cards_seat_get_suit (seat)),
                                           SIGN_SIZE));
  gtk_widget_set_tooltip_text (button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), (GtkToggleButton *) first);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_player), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->players), button);
}

void
comstock_cards_pad_builder_set_pad (ComstockCardsPadBuilder *self,
                                    ComstockCardsPad        *pad)
{
  GtkWidget *child;

  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_BUILDER (self));

  if (self->pad != NULL)
    g_signal_handlers_disconnect_by_data (self->pad, self);
  g_set_object (&self->pad, pad);
  g_signal_connect_object (pad, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  while ((child = gtk_widget_get_first_child (self->players)) != NULL)
    gtk_box_remove (GTK_BOX (self->players), child);
  for (guint i = 0; i < comstock_cards_pad_get_state (pad)->n_seats; i++)
    add_player (self, i);
  comstock_cards_pad_builder_set_seat (self, 0);
}

/* --- what is entered --- */

static void
paint (ComstockCardsPadBuilder *self,
       int                      x,
       int                      y)
{
  const CardsParcel parcel = comstock_cards_pad_palette_get (self->palette);
  const ComstockCardsPadStep step = {
    .type = parcel == CARDS_NO_PARCEL ? COMSTOCK_CARDS_PAD_BARE : COMSTOCK_CARDS_PAD_SHOW,
    .seat = (guint8) self->seat,
    .args = { (gint8) x, (gint8) y, parcel == CARDS_NO_PARCEL ? 0 : (gint8) parcel },
  };

  comstock_cards_pad_step (self->pad, &step);
}

static void
lay (ComstockCardsPadBuilder *self,
     int                      x,
     int                      y)
{
  ComstockCardsPadStep step = {
    .type = COMSTOCK_CARDS_PAD_LAY, .seat = (guint8) self->seat, .args = { (gint8) x, (gint8) y },
  };
  CardsParcel parcels[CARDS_CORNERS];

  if (!comstock_cards_pad_palette_get_card (self->palette, parcels))
    return;
  for (guint i = 0; i < CARDS_CORNERS; i++)
    step.args[2 + i] = (gint8) parcels[i];
  if (comstock_cards_pad_step (self->pad, &step))
    comstock_cards_pad_palette_drop_card (self->palette);
}

static void
on_parcel (ComstockCardsPadBuilder *self,
           int                      x,
           int                      y)
{
  if (comstock_cards_pad_palette_lays_cards (self->palette))
    lay (self, x, y);
  else
    paint (self, x, y);
}

/* Like writing: a letter paints where the keyboard is and goes on to the right, Backspace goes back. */
static gboolean
write_parcel (ComstockCardsPadBuilder *self,
              guint                    key)
{
  int x, y;

  comstock_cards_pad_sheet_get_at (self->sheet, &x, &y);
  if (!comstock_cards_pad_palette_type (self->palette, key == GDK_KEY_Delete || key == GDK_KEY_BackSpace
                                                       ? GDK_KEY_x : key))
    return FALSE;
  if (comstock_cards_pad_palette_lays_cards (self->palette))
    return TRUE;
  if (key == GDK_KEY_BackSpace)
    comstock_cards_pad_sheet_go_to (self->sheet, --x, y);
  if (x >= 0)
    paint (self, x, y);
  if (key != GDK_KEY_BackSpace)
    comstock_cards_pad_sheet_go_to (self->sheet, x + 1, y);
  return TRUE;
}

static gboolean
shift (ComstockCardsPadBuilder *self,
       guint                    key)
{
  const int dx = (key == GDK_KEY_Right) - (key == GDK_KEY_Left);
  const int dy = (key == GDK_KEY_Down) - (key == GDK_KEY_Up);

  if (dx == 0 && dy == 0)
    return FALSE;
  comstock_cards_pad_enter (self->pad, COMSTOCK_CARDS_PAD_SHIFT, self->seat, dx, dy);
  return TRUE;
}

/* Where a key writes no Latin letter, that of another layout of the keyboard counts, as for shortcuts. */
static guint
get_latin (ComstockCardsPadBuilder *self,
           guint                    key,
           guint                    code)
{
  g_autofree guint *others = NULL;
  int n = 0;

  if (gdk_keyval_to_unicode (key) >= 0x80)
    gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), code, NULL, &others, &n);
  for (int i = 0; i < n; i++)
    if (others[i] >= GDK_KEY_a && others[i] <= GDK_KEY_z)
      return others[i];
  return key;
}

static gboolean
on_sheet_key (ComstockCardsPadBuilder *self,
              guint                    typed,
              guint                    code,
              GdkModifierType          modifiers)
{
  const guint key = get_latin (self, typed, code);

  if ((modifiers & GDK_CONTROL_MASK) != 0)
    return shift (self, key);
  if (gdk_keyval_to_lower (key) == GDK_KEY_w)
    {
      comstock_cards_pad_palette_set_lays_cards (self->palette,
                                                 !comstock_cards_pad_palette_lays_cards (self->palette));
      return TRUE;
    }
  return (modifiers & GDK_ALT_MASK) == 0 && write_parcel (self, key);
}

static void
on_shift (ComstockCardsPadBuilder *self,
          GtkWidget               *button)
{
  shift (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "key")));
}

static void
on_character (ComstockCardsPadBuilder *self,
              GtkToggleButton         *button)
{
  const ComstockCardsPadStepType type =
    gtk_toggle_button_get_active (button) ? COMSTOCK_CARDS_PAD_OWN : COMSTOCK_CARDS_PAD_DISOWN;

  for (int i = 0; !self->updating && i < CARDS_CHARACTERS; i++)
    if (self->characters[i] == button)
      comstock_cards_pad_enter (self->pad, type, self->seat, i, 0);
}

static void
on_sold (ComstockCardsPadBuilder *self,
         GtkToggleButton         *button)
{
  for (int i = 0; !self->updating && i <= CARDS_MAX_SALES; i++)
    if (self->sold[i] == button && gtk_toggle_button_get_active (button))
      comstock_cards_pad_enter (self->pad, COMSTOCK_CARDS_PAD_SOLD, self->seat, i, 0);
}

static void
on_appeal (ComstockCardsPadBuilder *self,
           int                      appeal)
{
  g_autofree char *value = g_strdup_printf ("%d", appeal);
  g_autofree char *echo = NULL;

  comstock_cards_pad_enter (self->pad, COMSTOCK_CARDS_PAD_TAKE, self->seat, appeal, 0);
  echo = g_strdup_printf (_("Card %u: %s"), comstock_cards_pad_get_state (self->pad)->seats[self->seat].n_taken, value);
  comstock_announce_answer (GTK_WIDGET (self), echo);
}

static gboolean
on_automatic_key (ComstockCardsPadBuilder *self,
                  guint                    key,
                  guint                    code,
                  GdkModifierType          modifiers)
{
  return (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 && comstock_cards_pad_keypad_type (self->keypad, key);
}

/* --- the widget --- */

static GVariant *
dup_look (ComstockLook *look)
{
  return g_variant_new_uint32 (COMSTOCK_CARDS_PAD_BUILDER (look)->seat);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockCardsPadBuilder *self = COMSTOCK_CARDS_PAD_BUILDER (look);

  if (self->pad != NULL)
    comstock_cards_pad_builder_set_seat (self, g_variant_get_uint32 (value));
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

/* To the first parcel, or what a virtual player has taken. */
static gboolean
comstock_cards_pad_builder_grab_focus (GtkWidget *widget)
{
  ComstockCardsPadBuilder *self = COMSTOCK_CARDS_PAD_BUILDER (widget);

  return gtk_widget_child_focus (gtk_widget_get_visible (self->real) ? GTK_WIDGET (self->sheet) : self->automatic,
                                 GTK_DIR_TAB_FORWARD);
}

static void
comstock_cards_pad_builder_dispose (GObject *object)
{
  ComstockCardsPadBuilder *self = COMSTOCK_CARDS_PAD_BUILDER (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->pad);
  G_OBJECT_CLASS (comstock_cards_pad_builder_parent_class)->dispose (object);
}

static void
comstock_cards_pad_builder_class_init (ComstockCardsPadBuilderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_builder_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = comstock_cards_pad_builder_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static GtkWidget *
create_group (GtkWidget  *child,
              const char *name)
{
  GtkWidget *group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", child, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return group;
}

static GtkWidget *
create_characters (ComstockCardsPadBuilder *self)
{
  GtkWidget *flow = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                                  "max-children-per-line", 7, NULL);

  for (guint i = 0; i < CARDS_CHARACTERS; i++)
    {
      g_autofree char *portrait = g_strconcat ("portraits/", cards_characters[i].id, NULL);
      const char *name = comstock_cards_character_get_name ((CardsCharacter) i);
      GtkWidget *button = comstock_button_new_toggle (GTK_ACCESSIBLE_ROLE_CHECKBOX);

      gtk_button_set_child (GTK_BUTTON (button), comstock_picture_new (portrait, PORTRAIT_SIZE));
      gtk_widget_set_tooltip_text (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_character), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (GTK_FLOW_BOX (flow), button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
      self->characters[i] = GTK_TOGGLE_BUTTON (button);
    }
  return create_group (flow, _("Characters"));
}

static GtkWidget *
create_sold (ComstockCardsPadBuilder *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  for (guint i = 0; i <= CARDS_MAX_SALES; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);
      GtkWidget *button = comstock_button_new_toggle (GTK_ACCESSIBLE_ROLE_RADIO);

      gtk_button_set_label (GTK_BUTTON (button), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      gtk_widget_set_hexpand (button, TRUE);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->sold[0]);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_sold), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), button);
      self->sold[i] = GTK_TOGGLE_BUTTON (button);
    }
  /* Translators: how many cards the auctioneer has sold */
  return create_group (box, _("Cards Sold"));
}

static GtkWidget *
create_shifts (ComstockCardsPadBuilder *self)
{
  static const struct
  {
    const char *icon;
    const char *label;
    guint key;
  } shifts[] = {
    { "go-previous-symbolic", N_("Move the City Left"), GDK_KEY_Left },
    { "go-up-symbolic", N_("Move the City Up"), GDK_KEY_Up },
    { "go-down-symbolic", N_("Move the City Down"), GDK_KEY_Down },
    { "go-next-symbolic", N_("Move the City Right"), GDK_KEY_Right },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++)
    {
      GtkWidget *button = gtk_button_new_from_icon_name (shifts[i].icon);

      gtk_widget_set_tooltip_text (button, _(shifts[i].label));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(shifts[i].label), -1);
      gtk_widget_add_css_class (button, "flat");
      g_object_set_data (G_OBJECT (button), "key", GUINT_TO_POINTER (shifts[i].key));
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_shift), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), button);
    }
  return g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", box, "halign", GTK_ALIGN_CENTER, NULL);
}

static void
add_real (ComstockCardsPadBuilder *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->real = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->sheet = COMSTOCK_CARDS_PAD_SHEET (comstock_cards_pad_sheet_new ());
  self->palette = COMSTOCK_CARDS_PAD_PALETTE (comstock_cards_pad_palette_new ());
  gtk_box_append (GTK_BOX (self->real), GTK_WIDGET (self->sheet));
  gtk_box_append (GTK_BOX (self->real), GTK_WIDGET (self->palette));
  gtk_box_append (GTK_BOX (self->real), create_shifts (self));
  comstock_label_add (GTK_BOX (self->real), _("Characters"), "heading");
  gtk_box_append (GTK_BOX (self->real), create_characters (self));
  comstock_label_add (GTK_BOX (self->real), _("Cards Sold"), "heading");
  gtk_box_append (GTK_BOX (self->real), create_sold (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_sheet_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->sheet), keys);
  g_signal_connect_object (self->sheet, "pressed", G_CALLBACK (on_parcel), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->real, GTK_WIDGET (self));
}

static void
add_automatic (ComstockCardsPadBuilder *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->keypad = COMSTOCK_CARDS_PAD_KEYPAD (comstock_cards_pad_keypad_new ());
  self->automatic = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->taken = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                              "max-children-per-line", 6, NULL);
  /* Translators: heading of numbers: the appeal of each card that a virtual player has taken */
  comstock_label_add (GTK_BOX (self->automatic), _("Appeal of the Cards Taken"), "heading");
  gtk_box_append (GTK_BOX (self->automatic), GTK_WIDGET (self->taken));
  gtk_box_append (GTK_BOX (self->automatic), GTK_WIDGET (self->keypad));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_automatic_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->automatic, keys);
  g_signal_connect_object (self->keypad, "entered", G_CALLBACK (on_appeal), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->automatic, GTK_WIDGET (self));
}

static void
comstock_cards_pad_builder_init (ComstockCardsPadBuilder *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->players = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->players, "linked");
  gtk_widget_set_parent (create_group (self->players, _("Players")), GTK_WIDGET (self));
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_widget_set_parent (GTK_WIDGET (self->title), GTK_WIDGET (self));
  add_real (self);
  add_automatic (self);
}

GtkWidget *
comstock_cards_pad_builder_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_BUILDER, NULL);
}
