/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Giving memory that the program no longer uses back to the system. */

#pragma once

/* Gives it back a second from now, when what needed it has come to rest: a start, a new table.  Where the C library
 * cannot, it keeps it. */
void comstock_heap_trim_soon (void);
