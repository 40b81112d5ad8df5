/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has LeakSanitizer pass over what libraries allocate while they are loaded. */

/* GLib makes its first table of quarks, 2,048 of them, as it is loaded, and drops it on purpose once a program knows
 * more, which depends on what is installed.  The leak cannot be suppressed by name: without frame pointers in GLib
 * the fast unwinder sees but g_malloc (), with the slow one a test takes five times as long, and who calls the
 * constructor has no name unless libc's symbols are installed.  So what is allocated in this moment is not looked for
 * at all: it begins here, before any library is initialized, and ends when the program is. */

#include <sanitizer/lsan_interface.h>

static void
begin (void)
{
  __lsan_disable ();
}

static __attribute__ ((constructor)) void
end (void)
{
  __lsan_enable ();
}

__attribute__ ((section (".preinit_array"), used)) static void (*const at_start) (void) = begin;
