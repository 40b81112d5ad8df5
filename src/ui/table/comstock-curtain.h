/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCurtain: hides what lies behind it until the person for whom it is secret says to be there. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_CURTAIN (comstock_curtain_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCurtain, comstock_curtain, COMSTOCK, CURTAIN, AdwBin)

/* Property "content" (GtkWidget, write-only): what it hides; is set once.
 * Signal "lifted" (): the person has said so. */

/* Tells which seat's person is asked, −1 for none, with its @name; and whether what comes now is @secret and others are
 * at the screen.  While it is, the curtain stays lifted for the person who lifted it last. */
void     comstock_curtain_ask            (ComstockCurtain *self,
                                          int              seat,
                                          const char      *name,
                                          gboolean         secret);

gboolean comstock_curtain_is_down        (ComstockCurtain *self);

/* Leads the focus to the button that lifts it. */
void     comstock_curtain_focus          (ComstockCurtain *self);

/* The seat for whose person it was lifted, −1 for none. */
int      comstock_curtain_get_lifted_for (ComstockCurtain *self);
void     comstock_curtain_set_lifted_for (ComstockCurtain *self,
                                          int              seat);
