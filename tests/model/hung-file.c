/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A GFile of what reading needs, with a gate before the file that it stands for. */

#include "hung-file.h"

struct _HungFile
{
  GObject parent_instance;

  GFile *file;
  GMutex mutex;
  GCond changed;
  gboolean reached;
  gboolean open;
};

static void hung_file_init_file (GFileIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HungFile, hung_file, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, hung_file_init_file))

static void
wait_at_gate (HungFile *self)
{
  g_mutex_lock (&self->mutex);
  self->reached = TRUE;
  g_cond_broadcast (&self->changed);
  while (!self->open)
    g_cond_wait (&self->changed, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

void
hung_file_await (HungFile *self)
{
  g_mutex_lock (&self->mutex);
  while (!self->reached)
    g_cond_wait (&self->changed, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

void
hung_file_let_go (HungFile *self)
{
  g_mutex_lock (&self->mutex);
  self->open = TRUE;
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
}

/* Not even a cancellable helps: so it is with a disk that does not answer. */
static GFileInputStream *
read_fn (GFile        *file,
         GCancellable *cancellable,
         GError      **error)
{
  wait_at_gate (HUNG_FILE (file));
  return g_file_read (HUNG_FILE (file)->file, NULL, error);
}

/* Its path would lead past the gate. */
static char *
get_path (GFile *file)
{
  return NULL;
}

static char *
get_uri (GFile *file)
{
  return g_file_get_uri (HUNG_FILE (file)->file);
}

static char *
get_parse_name (GFile *file)
{
  return g_file_get_parse_name (HUNG_FILE (file)->file);
}

static void
hung_file_init_file (GFileIface *iface)
{
  iface->get_path = get_path;
  iface->get_uri = get_uri;
  iface->get_parse_name = get_parse_name;
  iface->read_fn = read_fn;
}

static void
hung_file_finalize (GObject *object)
{
  HungFile *self = HUNG_FILE (object);

  g_object_unref (self->file);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
  G_OBJECT_CLASS (hung_file_parent_class)->finalize (object);
}

static void
hung_file_class_init (HungFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hung_file_finalize;
}

static void
hung_file_init (HungFile *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
}

GFile *
hung_file_new (GFile *file)
{
  HungFile *self = g_object_new (HUNG_TYPE_FILE, NULL);

  self->file = g_object_ref (file);
  return G_FILE (self);
}
