/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of windows share: finding widgets, pressing them, letting the main loop run. */

#pragma once

#include <adwaita.h>

#include "ui/table/comstock-table.h"
#include "widget-stage.h"

typedef gboolean (*UiCondition) (gpointer data);

/* Begins a test program with a display: GTK, libadwaita, and an application that its windows can belong to. */
void       ui_probe_init         (int    *argc,
                                  char ***argv);

AdwApplication *ui_probe_get_application (void);

/* Runs the main loop until @condition holds; fails the test if that hangs. */
void       ui_probe_wait         (UiCondition condition,
                                  gpointer    data);

/* The first visible widget at or below @root of this type, or NULL. */
gpointer   ui_probe_find         (gpointer root,
                                  GType    type);

/* The first visible button at or below @root whose label is @label in the program's language, or NULL. */
GtkButton *ui_probe_find_button  (gpointer    root,
                                  const char *label);

/* The first visible preferences row with this title in the program's language, or widget of this CSS class, at or
 * below @root, or NULL. */
gpointer   ui_probe_find_named   (gpointer    root,
                                  const char *title);
gpointer   ui_probe_find_styled  (gpointer    root,
                                  const char *css_class);

/* The first controller of @type that @widget itself has, or NULL.  The widget keeps it. */
gpointer   ui_probe_find_controller (GtkWidget *widget,
                                     GType      type);

/* Ends what moves or is played on a table until it has told all that has happened, and settles. */
void       ui_probe_let_tell     (ComstockTable *table);

/* Presses a button as a click would, and settles. */
void       ui_probe_press        (gpointer     button);

/* The toplevel window of this type, or NULL. */
gpointer   ui_probe_find_window  (GType        type);

/* The text that was copied last where @widget is.  Free with g_free (). */
char      *ui_probe_dup_copied   (gpointer     widget);

/* The same once there is one: waits for it. */
gpointer   ui_probe_await_window (GType        type);
