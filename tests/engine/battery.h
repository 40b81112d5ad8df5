/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battery: random games of any game behind the rules interface, with every promise of cs-game.h checked. */

#pragma once

#include "invariants.h"

/* A game under test and what the battery cannot learn from the rules interface. */
typedef struct
{
  const CsGame *game;
  Invariants check;
  size_t kit_size;

  /* Makes a kit; each @seed another one. */
  void (*make_kit) (void    *kit,
                    uint64_t seed);
} BatterySubject;

/* What a run has met. */
typedef struct
{
  uint64_t games;
  uint64_t moves;
  uint64_t outsiders;           /* moves judged that were not legal */
  uint64_t determinized;        /* positions re-dealt and checked */
  uint64_t rollouts;            /* re-dealt positions played to the end */
  uint32_t longest;
  uint32_t most_legal;
  uint32_t most_events;
} BatteryReport;

/* Plays @n_games games of @n_seats seats, the first from @seed, and adds to @report.  The costly checks are made at
 * one position in @sample.  The first violation aborts and names game, seats, seed and the moves that led to it. */
void battery_run (const BatterySubject *subject,
                  uint32_t              n_seats,
                  uint64_t              seed,
                  uint32_t              n_games,
                  uint32_t              sample,
                  BatteryReport        *report);
