/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPadKeypad: the appeal values 1 to 9, to be tapped with a thumb or typed. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CARDS_PAD_KEYPAD (comstock_cards_pad_keypad_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPadKeypad, comstock_cards_pad_keypad, COMSTOCK, CARDS_PAD_KEYPAD, GtkWidget)

/* Signal "entered" (int appeal): a value was pressed or typed.
 * comstock_cards_pad_keypad_type: enters what @key stands for, FALSE if that is none of them. */
GtkWidget *comstock_cards_pad_keypad_new  (void);

gboolean   comstock_cards_pad_keypad_type (ComstockCardsPadKeypad *self,
                                           guint                   key);
