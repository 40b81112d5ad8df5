/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mode, owner, group, access list and extended attributes go from one file to another. */

#include "comstock-file-attributes.h"

#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

#define ACCESS_LIST "system.posix_acl_access"
#define PERMISSIONS 0777

/* Who may not give a file away may still share it with a group of theirs. */
static void
copy_owner (const struct stat *former,
            int                fd)
{
  if (fchown (fd, former->st_uid, former->st_gid) != 0 && fchown (fd, (uid_t) -1, former->st_gid) != 0)
    g_debug ("Owner and group of a file do not stay");
}

static void
copy_attribute (const char *path,
                const char *name,
                int         fd)
{
  const gssize size = getxattr (path, name, NULL, 0);
  g_autofree char *value = size >= 0 ? g_malloc ((gsize) size + 1) : NULL;

  if (value == NULL || getxattr (path, name, value, (gsize) size) != size ||
      fsetxattr (fd, name, value, (gsize) size, 0) != 0)
    g_debug ("Attribute %s of a file does not stay", name);
}

void
comstock_file_attributes_copy (const char        *path,
                               const struct stat *former,
                               int                fd)
{
  const gssize size = listxattr (path, NULL, 0);
  g_autofree char *names = size > 0 ? g_malloc ((gsize) size) : NULL;
  const gssize length = names != NULL ? listxattr (path, names, (gsize) size) : 0;

  copy_owner (former, fd);
  /* What the folder hands down is not what the file had. */
  fremovexattr (fd, ACCESS_LIST);
  if (fchmod (fd, former->st_mode & PERMISSIONS) != 0)
    g_debug ("The mode of a file does not stay");
  for (const char *name = names; length > 0 && name < names + length; name += strlen (name) + 1)
    if (g_str_has_prefix (name, "user.") || g_str_equal (name, ACCESS_LIST))
      copy_attribute (path, name, fd);
}
