/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions and the panes that every table has. */

#pragma once

#include "comstock-table.h"

/* Adds them to comstock_table_get_actions (). */
void comstock_table_add_actions (ComstockTable *self);
