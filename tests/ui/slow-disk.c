/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded into a program: a disk that takes as long as a test wants it to.
 *
 * To bring a file to the disk whose path begins with SLOW_DISK_FILE takes until there is a file SLOW_DISK_GATE, and so
 * does reading one whose path begins with SLOW_DISK_READ; while it is waited for there is one called the same as the
 * gate with ".reached" at the end. */

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LOOK 10000      /* in µs */

static int
is_slow (int         fd,
         const char *file)
{
  char link[64];
  char path[4096];
  ssize_t length;

  if (file == NULL)
    return 0;
  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  if (length < 0)
    return 0;
  path[length] = '\0';
  return strncmp (path, file, strlen (file)) == 0;
}

static void
wait_at_gate (const char *gate)
{
  char reached[4096];

  snprintf (reached, sizeof reached, "%s.reached", gate);
  close (open (reached, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  while (access (gate, F_OK) != 0)
    usleep (LOOK);
}

int
fsync (int fd)
{
  int (*next) (int) = (int (*) (int)) dlsym (RTLD_NEXT, "fsync");
  const char *gate = getenv ("SLOW_DISK_GATE");

  if (gate != NULL && is_slow (fd, getenv ("SLOW_DISK_FILE")))
    wait_at_gate (gate);
  return next (fd);
}

ssize_t
read (int    fd,
      void  *buffer,
      size_t size)
{
  ssize_t (*next) (int, void *, size_t) = (ssize_t (*) (int, void *, size_t)) dlsym (RTLD_NEXT, "read");
  const char *gate = getenv ("SLOW_DISK_GATE");

  if (gate != NULL && is_slow (fd, getenv ("SLOW_DISK_READ")))
    wait_at_gate (gate);
  return next (fd, buffer, size);
}
