/* SPDX-License-Identifier: GPL-3.0-or-later */
/* HungFile: a file on a network that is down, until a test brings the network up. */

#pragma once

#include <gio/gio.h>

#define HUNG_TYPE_FILE (hung_file_get_type ())
G_DECLARE_FINAL_TYPE (HungFile, hung_file, HUNG, FILE, GObject)

/* Is called and named like @file; reading it, or asking about it, takes until hung_file_let_go (). */
GFile *hung_file_new    (GFile    *file);

/* Waits until somebody hangs there. */
void   hung_file_await  (HungFile *self);

void   hung_file_let_go (HungFile *self);
