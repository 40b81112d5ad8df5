/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table does where its class leaves out a function. */

#pragma once

#include "comstock-table.h"

void comstock_table_set_defaults (ComstockTableClass *klass);
