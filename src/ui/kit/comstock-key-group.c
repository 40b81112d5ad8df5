/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flow box takes the arrow keys for itself and does not let Shift+Tab out of a cell; a row of buttons makes Tab stop
 * at each.  A group goes by what lies where, so it is right in any layout and in either direction of writing. */

#include "comstock-key-group.h"

struct _ComstockKeyGroup
{
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *last;      /* weak: what had the focus last */
  GtkWidget *home;      /* weak: what has it before */
};

enum
{
  PROP_CHILD = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockKeyGroup, comstock_key_group, GTK_TYPE_WIDGET)

static gboolean
can_have_focus (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_get_can_focus (widget) &&
         gtk_widget_is_sensitive (widget) && gtk_widget_get_mapped (widget);
}

/* What can have the focus, in the order of the tree; a button within a button cannot, and what scrolls gives way to
 * what is in it. */
static void
collect (GtkWidget *widget,
         GPtrArray *found)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (can_have_focus (widget) && !GTK_IS_SCROLLED_WINDOW (widget))
    {
      g_ptr_array_add (found, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, found);
}

static GPtrArray *
dup_members (ComstockKeyGroup *self)
{
  GPtrArray *members = g_ptr_array_new ();

  if (self->child != NULL)
    collect (self->child, members);
  return members;
}

static GtkWidget *
get_focus (ComstockKeyGroup *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

/* How far @to lies from @from in @direction, sideways counting double; negative if it lies elsewhere. */
static float
measure_way (const graphene_rect_t *from,
             const graphene_rect_t *to,
             GtkDirectionType       direction)
{
  const float dx = to->origin.x + to->size.width / 2 - from->origin.x - from->size.width / 2;
  const float dy = to->origin.y + to->size.height / 2 - from->origin.y - from->size.height / 2;
  const gboolean sideways = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  const float along = sideways ? dx : dy;
  const float across = ABS (sideways ? dy : dx);
  const float sign = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP ? -1 : 1;

  /* Beside is what lies more ahead than aside. */
  return along * sign > 1 && across <= along * sign ? along * sign + 2 * across : -1;
}

static GtkWidget *
find_neighbour (ComstockKeyGroup *self,
                GtkWidget        *focus,
                GtkDirectionType  direction)
{
  g_autoptr (GPtrArray) members = dup_members (self);
  graphene_rect_t from, to;
  GtkWidget *nearest = NULL;
  float least = 0;

  if (!gtk_widget_compute_bounds (focus, GTK_WIDGET (self), &from))
    return NULL;
  for (guint i = 0; i < members->len; i++)
    {
      GtkWidget *member = g_ptr_array_index (members, i);
      const float way = member != focus && gtk_widget_compute_bounds (member, GTK_WIDGET (self), &to) ?
                          measure_way (&from, &to, direction) : -1;

      if (way < 0 || (nearest != NULL && way >= least))
        continue;
      nearest = member;
      least = way;
    }
  return nearest;
}

static GtkWidget *
find_end (ComstockKeyGroup *self,
          gboolean          last)
{
  g_autoptr (GPtrArray) members = dup_members (self);

  return members->len > 0 ? g_ptr_array_index (members, last ? members->len - 1 : 0) : NULL;
}

static gboolean
comstock_key_group_focus (GtkWidget       *widget,
                          GtkDirectionType direction)
{
  ComstockKeyGroup *self = COMSTOCK_KEY_GROUP (widget);

  /* Past the last member in a direction the arrow keys lead nowhere: Tab leaves. */
  if (get_focus (self) != NULL)
    return direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD;
  return gtk_widget_grab_focus (widget);
}

static gboolean
comstock_key_group_grab_focus (GtkWidget *widget)
{
  ComstockKeyGroup *self = COMSTOCK_KEY_GROUP (widget);
  GtkWidget *target = self->last != NULL ? self->last : self->home;

  if (target == NULL || !can_have_focus (target))
    target = find_end (self, FALSE);
  return target != NULL && gtk_widget_grab_focus (target);
}

/* A slider moves by the keys along it, so those across it lead on where nothing lies across. */
static GtkWidget *
find_beside (ComstockKeyGroup *self,
             GtkWidget        *focus,
             GtkDirectionType  direction)
{
  const gboolean slides = GTK_IS_SCALE (focus);
  GtkWidget *beside;

  if (slides && (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT))
    return NULL;
  beside = find_neighbour (self, focus, direction);
  if (beside == NULL && slides)
    beside = find_neighbour (self, focus, direction == GTK_DIR_UP ? GTK_DIR_LEFT : GTK_DIR_RIGHT);
  return beside;
}

static GtkWidget *
find_target (ComstockKeyGroup *self,
             GtkWidget        *focus,
             guint             key)
{
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return find_beside (self, focus, GTK_DIR_LEFT);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return find_beside (self, focus, GTK_DIR_RIGHT);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return find_beside (self, focus, GTK_DIR_UP);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return find_beside (self, focus, GTK_DIR_DOWN);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return find_end (self, FALSE);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return find_end (self, TRUE);
    default:
      return NULL;
    }
}

/* Where nothing lies ahead the key goes on: it may leave the group that way, or scroll. */
static gboolean
on_key_pressed (ComstockKeyGroup *self,
                guint             key,
                guint             code,
                GdkModifierType   state)
{
  GtkWidget *focus = get_focus (self);
  GtkWidget *target = NULL;

  /* Tab or whatever leads away is a key as well. */
  if (focus != NULL)
    g_set_weak_pointer (&self->last, focus);
  if (focus != NULL && (state & gtk_accelerator_get_default_mod_mask ()) == 0)
    target = find_target (self, focus, key);
  return target != NULL && gtk_widget_grab_focus (target) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
set_child (ComstockKeyGroup *self,
           GtkWidget        *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
comstock_key_group_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, COMSTOCK_KEY_GROUP (object)->child);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_key_group_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_CHILD:
      set_child (COMSTOCK_KEY_GROUP (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_key_group_dispose (GObject *object)
{
  ComstockKeyGroup *self = COMSTOCK_KEY_GROUP (object);

  g_clear_weak_pointer (&self->last);
  g_clear_weak_pointer (&self->home);
  set_child (self, NULL);
  G_OBJECT_CLASS (comstock_key_group_parent_class)->dispose (object);
}

static void
comstock_key_group_class_init (ComstockKeyGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_key_group_dispose;
  object_class->get_property = comstock_key_group_get_property;
  object_class->set_property = comstock_key_group_set_property;
  widget_class->focus = comstock_key_group_focus;
  widget_class->grab_focus = comstock_key_group_grab_focus;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "key-group");
}

static void
comstock_key_group_init (ComstockKeyGroup *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
comstock_key_group_set_home (ComstockKeyGroup *self,
                             GtkWidget        *home)
{
  g_return_if_fail (COMSTOCK_IS_KEY_GROUP (self));

  g_set_weak_pointer (&self->home, home);
}
