/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded into a program: a disk that takes as long as a test wants it to.
 *
 * To bring a file to the disk whose path begins with SLOW_DISK_FILE takes until there is a file SLOW_DISK_GATE; while
 * it is waited for there is one called the same with ".reached" at the end. */

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LOOK 10000      /* in µs */

static int
is_slow (int fd)
{
  const char *file = getenv ("SLOW_DISK_FILE");
  char link[64];
  char path[4096];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  if (file == NULL || length < 0)
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

  if (gate != NULL && is_slow (fd))
    wait_at_gate (gate);
  return next (fd);
}
