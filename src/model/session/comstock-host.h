/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program does for a search that it lets run. */

#pragma once

#include <gio/gio.h>

#include "ai/cs-search.h"

G_BEGIN_DECLS

/* For a search in a worker: it stops when @cancellable, which is borrowed and may be NULL, is cancelled, and thinks on
 * all cores. */
CsHost comstock_host_make (GCancellable *cancellable);

G_END_DECLS
