/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockKit: what a game is played with and people can make, such as a deck; its names, and how saves refer to it. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define COMSTOCK_TYPE_KIT (comstock_kit_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockKit, comstock_kit, COMSTOCK, KIT, GObject)

/* How many of one type come with the program at most. */
#define COMSTOCK_MAX_KITS 4

/* One of them. */
typedef struct
{
  const char *path;             /* of its resource */
  const char *title;            /* marked for translation */
} ComstockKitSource;

/* A kit never changes after it is made. */
struct _ComstockKitClass
{
  GObjectClass parent_class;

  GResource *(*get_resource) (void);    /* where those lie that come with the program */
  const ComstockKitSource *built_in;    /* ended by one without a path; codes of games know them by their numbers, and
                                         * the first is that of every game unless another is chosen */
  const char *folder;                   /* where a person keeps kits of their own, below the program's folder of data */
  const char *whole;                    /* the member of a reference that has all of a kit which others may not have */

  gsize size;                           /* of what the rules see of it, a plain value */

  /* Reads and checks the zeroed @content and its names, which are borrowed from @node.  @error names the member. */
  gboolean   (*read)   (JsonNode     *node,
                        const char  **id,
                        const char  **name,
                        gpointer      content,
                        GError      **error);

  /* As JSON, which reads back as an equal kit: a new node. */
  JsonNode  *(*write)  (const char   *id,
                        const char   *name,
                        gconstpointer content);

  /* Tells two kits apart. */
  guint64    (*digest) (gconstpointer content);
};

/* The kit of @type, a subclass, that comes with the program under this number, or has this short name among those that
 * do: always the same object, NULL if there is none.  Returns a reference. */
gpointer    comstock_kit_dup_built_in   (GType        type,
                                         guint        number);
gpointer    comstock_kit_find_built_in  (GType        type,
                                         const char  *id);

/* The one that is played with unless another is chosen. */
gpointer    comstock_kit_dup_default    (GType        type);

/* Where a person keeps kits of their own: files "*.json". */
GFile      *comstock_kit_dup_folder     (GType        type);

/* All kits of @type: those that come with the program, then those in @folder by the names of their files.  A new array.
 * What is wrong with a file there is added to @problems as a new sentence. */
GPtrArray  *comstock_kit_dup_all        (GType        type,
                                         GFile       *folder,
                                         GPtrArray   *problems);

/* Reads a kit of @type.  On failure returns NULL, and @error names the member, as in "terrain[17].parcels[2]"; that of
 * a file names the file as well. */
gpointer    comstock_kit_new_from_bytes (GType        type,
                                         GBytes      *bytes,
                                         GError     **error);
gpointer    comstock_kit_new_from_file  (GType        type,
                                         GFile       *file,
                                         GError     **error);

/* The same from a document that comstock_json_parse () read, or from a member of one. */
gpointer    comstock_kit_new_from_json  (GType        type,
                                         JsonNode    *node,
                                         GError     **error);

/* Short name (a–z, 0–9, '-'), and the name that it was given.  Borrowed. */
const char *comstock_kit_get_id         (gpointer     self);
const char *comstock_kit_get_name       (gpointer     self);

/* What to call it: its name, or what one is called here that comes with the program.  Borrowed. */
const char *comstock_kit_get_title      (gpointer     self);

guint64     comstock_kit_get_digest     (gpointer     self);

/* What the rules see of it, the kit of a game: borrowed, valid while @self lives. */
gconstpointer comstock_kit_get_content  (gpointer     self);

/* The number of its equal among those that come with the program, −1 if there is none; and whether that is the one that
 * is played with unless another is chosen, which a save need not hold. */
int         comstock_kit_find_number    (gpointer     self);
gboolean    comstock_kit_is_default     (gpointer     self);
JsonNode   *comstock_kit_to_json        (gpointer     self);

/* Writes the member @name of a setup, which says that @self is played with. */
void        comstock_kit_write          (gpointer     self,
                                         JsonBuilder *builder,
                                         const char  *name);

/* Reads the kit of @type that such a member means; it is @other if it is not that which was played with. */
gpointer    comstock_kit_read           (GType        type,
                                         JsonNode    *node,
                                         gboolean    *other,
                                         GError     **error);

/* The members "id" (a–z, 0–9, '-') and "name" (not blank) of a kit, borrowed from @node. */
gboolean comstock_kit_read_names (JsonNode    *node,
                                  const char **id,
                                  const char **name,
                                  GError     **error);

G_END_DECLS
