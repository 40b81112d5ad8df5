/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What libFuzzer calls in every target. */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* Tries one input; returns 0.  Whatever is wrong aborts. */
int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
