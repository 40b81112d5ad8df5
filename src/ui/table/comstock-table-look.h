/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every table hands on when the language changes. */

#pragma once

#include "ui/kit/comstock-look.h"

/* Fills in the interface for ComstockTable. */
void comstock_table_init_look (ComstockLookInterface *iface);
