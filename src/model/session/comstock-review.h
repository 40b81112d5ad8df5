/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person's decisions have cost, in a few sentences. */

#pragma once

#include "comstock-analysis.h"

G_BEGIN_DECLS

/* Tells @seat, a person, by what @analysis has found so far of its game, whose class has skills: which kind of decision
 * cost it most, which one decision of these, and what to try next time; or that nothing cost much.  Three sentences at
 * most, in the current language.  Free with g_free (). */
char *comstock_review_dup (ComstockAnalysis *analysis,
                           guint             seat);

G_END_DECLS
