/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens files without ever waiting: each is looked at before, and again once it is open. */

#include "comstock-file-open.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>

/* Sets errno if it is none. */
static gboolean
is_file (mode_t mode)
{
  if (!S_ISREG (mode))
    errno = S_ISDIR (mode) ? EISDIR : ENXIO;
  return S_ISREG (mode);
}

/* Somebody may have put a pipe there meanwhile. */
static int
check (int fd)
{
  struct stat about;
  int code;

  if (fd < 0 || (fstat (fd, &about) == 0 && is_file (about.st_mode)))
    return fd;
  code = errno;
  g_close (fd, NULL);
  errno = code;
  return -1;
}

int
comstock_file_open (const char *path,
                    int         flags)
{
  struct stat about;

  if (stat (path, &about) == 0 && !is_file (about.st_mode))
    return -1;
  return check (g_open (path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0600));
}
