/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What nearly every file of this layer includes; read once for all with meson's option b_pch. */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
