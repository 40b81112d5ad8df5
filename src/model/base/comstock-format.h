/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers and dates as the chosen language writes them, whatever locales the system has. */

#pragma once

#include <gio/gio.h>

/* @value with @decimals digits after the separator, as in "1,5".  Free with g_free (). */
char *comstock_format_decimal (double value,
                               guint  decimals);

/* The day of @date, the month in letters: "20 November 2026".  Free with g_free (). */
char *comstock_format_date    (GDateTime *date);
