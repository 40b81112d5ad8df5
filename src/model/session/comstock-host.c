/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets a search stop by a GCancellable, and think on all cores. */

#include "comstock-host.h"

#include "model/base/comstock-workers.h"

static bool
is_cancelled (void *cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

CsHost
comstock_host_make (GCancellable *cancellable)
{
  return (CsHost) {
    .is_stopped = is_cancelled,
    .data = cancellable,
    .share = comstock_workers_share,
  };
}
