/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLook: what a part of the interface hands on to the part that takes its place. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_LOOK (comstock_look_get_type ())
G_DECLARE_INTERFACE (ComstockLook, comstock_look, COMSTOCK, LOOK, GtkWidget)

/* When the language changes every window is made anew from its template.  What a person sees and has typed goes over
 * as a value: the open pane, the selection, the zoom, how far it is scrolled.  Not the game (both show the same one),
 * nothing that is in the settings, and no sentence of the program: that would be of the former language. */
struct _ComstockLookInterface
{
  GTypeInterface parent_interface;

  /* Returns a floating reference; NULL if there is nothing to hand on. */
  GVariant *(*dup) (ComstockLook *self);

  /* @look comes from a widget of the same class in the same game. */
  void      (*set) (ComstockLook *self,
                    GVariant     *look);
};

/* Never floating: free with g_variant_unref ().  A value of type "()" if there is nothing to hand on. */
GVariant *comstock_look_dup (ComstockLook *self);

/* Takes over what comstock_look_dup () told of another widget of the same class, before or after it is shown.
 * A floating @look is consumed. */
void      comstock_look_set (ComstockLook *self,
                             GVariant     *look);

/* The same for @root with all that lies in it: the looks of its parts, which page is shown, what is scrolled how far,
 * and the focus. */
GVariant *comstock_look_dup_all (GtkWidget *root);
void      comstock_look_set_all (GtkWidget *root,
                                 GVariant  *looks);
