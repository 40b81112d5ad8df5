/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the subcommands of comstock-cli share: their table entry, exit statuses, options and error lines. */

#pragma once

#include "model/session/comstock-seating.h"

/* The exit statuses that scripts rely on. */
typedef enum
{
  CLI_DONE = 0,
  CLI_REFUSED = 1,      /* the input was refused, or the output could not be written */
  CLI_WRONG_CALL = 2,   /* unknown subcommand or option, missing or superfluous argument */
  CLI_INTERRUPTED = 130,  /* by SIGINT, as shells say it: what was done until then is told */
} CliStatus;

typedef struct _CliCommand CliCommand;

/* A subcommand: its file defines one; main lists those of all games, an entry of cli-games.h those of one. */
struct _CliCommand
{
  const char *name;
  const char *arguments;    /* what stands after the options in its usage line */
  const char *summary;      /* one sentence, marked for translation */
  const GOptionEntry *own_options;  /* those that no other game's command of this name has, whose texts it keeps itself,
                                     * ended by G_OPTION_ENTRY_NULL; may be NULL */
  const ComstockSeating *seating;   /* --help tells the levels of these rivals, … */
  gboolean only_rivals;             /* … and else of those who are no rivals; NULL: of nobody */
  gconstpointer game;               /* what only the game knows of it, as the @run of several games says */
  CliStatus (*run) (const CliCommand *command,
                    int               argc,
                    char            **argv);
};

extern const CliCommand cli_check;
extern const CliCommand cli_code;
extern const CliCommand cli_position;
extern const CliCommand cli_show;
extern const CliCommand cli_thumbnail;

/* Reads the options of @command (argv[0] is its name) by @entries, NULL if it has none but its own, and checks that
 * @min to @max other arguments remain in @argv from 1 on; behind "--" all are arguments.  Answers --help by itself and
 * ends the program.  After FALSE an error line is written and the status is CLI_WRONG_CALL. */
gboolean cli_parse_options (const CliCommand   *command,
                            const GOptionEntry *entries,
                            int                 min,
                            int                 max,
                            int                *argc,
                            char             ***argv);

/* Reads a whole number from @min to @max given to @option.  After FALSE as cli_parse_options (). */
gboolean cli_parse_number (const char *option,
                           const char *text,
                           guint64     min,
                           guint64     max,
                           guint64    *number);

/* Writes @message, what is wrong with the call, as an error line that points to --help; returns CLI_WRONG_CALL. */
CliStatus cli_wrong_call (const char *message);

/* Writes one line to standard error: the program's name and the message, whose control characters become
 * spaces so that it stays one line. */
void cli_error (const char *format,
                ...) G_GNUC_PRINTF (1, 2);

/* Writes the error line "FILE: cause" and returns CLI_REFUSED. */
CliStatus cli_refuse_file (const char   *file,
                           const GError *error);

/* The name under which messages speak of @file; free with g_free (). */
char *cli_file_name (const char *file);

/* TRUE for "-", standard input. */
gboolean cli_is_stdin (const char *file);
