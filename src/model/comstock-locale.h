/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of a program: where it comes from and where its catalogue lies. */

#pragma once

/* Takes locale and language from the environment; a program calls it before anything else.  The catalogues are
 * those of the installation, or of the folder that COMSTOCK_LOCALE_DIR names. */
void comstock_locale_set_up (void);
