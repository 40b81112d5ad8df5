/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mirrors: copies of list models and properties, kept by what the objects tell, to compare with what they are. */

#pragma once

#include <gio/gio.h>

typedef struct _Mirror Mirror;

/* Watches nothing yet.  Free with mirror_free () while the watched objects live. */
Mirror *mirror_new      (void);
void    mirror_free     (Mirror *self);

/* Watches a list: each of its changes must be a true one. */
void    mirror_add_list (Mirror     *self,
                         GListModel *list);

/* Watches all readable properties of an object: each notification must be a change. */
void  mirror_add_object (Mirror  *self,
                         GObject *object);

/* Fails unless all copies equal what they mirror. */
void    mirror_check    (Mirror *self);

/* The notifications and list changes since the last call. */
guint mirror_take_count (Mirror *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Mirror, mirror_free)
