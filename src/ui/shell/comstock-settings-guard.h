/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings that cannot be read do not keep the program from starting. */

#pragma once

/* Before anything asks for a setting: where something that is no file, and may never answer, lies in the place of the
 * user's settings, the usual ones apply and none is kept.  Standard error says so. */
void comstock_settings_guard (void);
