/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes and reads codes: a letter for the game, the version of its rules, the content bit by bit, and a checksum. */

#include "comstock-game-code.h"

#include <glib/gi18n.h>
#include <string.h>

#include "comstock-games.h"

/* Those of Crockford's base 32: none that looks like another. */
static const char characters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

#define BITS 5                  /* of a character */
#define MAX_CHARACTERS 64       /* more than any code has */
#define GROUP 5                 /* characters between hyphens */
#define HEAD 2                  /* game, version of the rules */
#define TAIL 2                  /* the checksum */

/* Prime: no character that is wrong and no two that changed places go unnoticed. */
#define CHECKSUM 1021

enum
{
  SEATS_BITS = 3,
  LEVEL_BITS = 4,
  SUIT_BITS = 3,
  HOUSE_BITS = 2,
  RIVAL_BITS = 3,
};

/* Which rivals of the house play. */
enum
{
  NOBODY,
  BY_SEAT,      /* each rival is that of its seat */
  LISTED,
};

/* A code without hyphens, each character by its number; what is not written yet is 0. */
typedef struct
{
  guint8 items[MAX_CHARACTERS];
  guint n;
  guint bit;            /* the next one to be written or read, after the head */
  gboolean writing;
} Code;

/* --- the content --- */

/* Writes or reads the lowest @bits of @value. */
static void
carry (Code    *code,
       guint    bits,
       guint64 *value)
{
  guint64 read = 0;

  for (guint i = bits; i-- > 0; code->bit++)
    {
      const guint at = HEAD + code->bit / BITS;
      const guint shift = BITS - 1 - code->bit % BITS;

      if (at >= MAX_CHARACTERS)
        break;
      if (code->writing)
        code->items[at] |= (guint8) ((*value >> i & 1) << shift);
      read |= (guint64) (code->items[at] >> shift & 1) << i;
    }
  if (!code->writing)
    *value = read;
}

static void
carry_number (Code  *code,
              guint  bits,
              guint *number)
{
  guint64 value = *number;

  carry (code, bits, &value);
  *number = (guint) value;
}

static guint
find_house_number (const ComstockHolder *holder)
{
  const ComstockRival *rival = holder->kind == COMSTOCK_RIVAL ? comstock_rival_find (holder->name) : NULL;

  return rival != NULL ? (guint) (rival - comstock_rivals) + 1 : 0;
}

static gboolean
has_usual_suits (const ComstockCodeContent *content)
{
  for (guint i = 0; i < content->n_seats; i++)
    if (content->seats[i].suit != i)
      return FALSE;
  return TRUE;
}

static guint
find_house (const ComstockCodeContent *content)
{
  gboolean nobody = TRUE, by_seat = TRUE;

  for (guint i = 0; i < content->n_seats; i++)
    if (content->seats[i].holder.kind == COMSTOCK_RIVAL)
      {
        const guint number = find_house_number (&content->seats[i].holder);

        nobody = nobody && number == 0;
        by_seat = by_seat && number == i + 1;
      }
  if (nobody)
    return NOBODY;
  return by_seat ? BY_SEAT : LISTED;
}

static ComstockSeatKind
find_kind (ComstockLevel level)
{
  ComstockSeatKind kind = COMSTOCK_PERSON;

  while (!comstock_seating_fits (level, kind))
    kind++;
  return kind;
}

static void
carry_seat (Code               *code,
            guint               seat,
            gboolean            usual_suits,
            guint               house,
            ComstockSeatChoice *choice)
{
  guint rival = house == BY_SEAT ? seat + 1 : find_house_number (&choice->holder);

  carry_number (code, LEVEL_BITS, &choice->holder.level);
  choice->holder.kind = find_kind (choice->holder.level);
  if (usual_suits)
    choice->suit = seat;
  else
    carry_number (code, SUIT_BITS, &choice->suit);
  if (choice->holder.kind != COMSTOCK_RIVAL)
    rival = 0;
  else if (house == LISTED)
    carry_number (code, RIVAL_BITS, &rival);
  comstock_holder_set_name (&choice->holder, rival > 0 && rival <= COMSTOCK_RIVALS ? comstock_rivals[rival - 1].name
                                                                                  : "");
}

/* The one order of all that is in a code. */
static void
carry_content (Code                     *code,
               const ComstockGameCoding *coding,
               ComstockCodeContent      *content)
{
  guint house = find_house (content);
  guint usual_suits = has_usual_suits (content);
  guint wide = content->seed > G_MAXUINT32;

  carry_number (code, SEATS_BITS, &content->n_seats);
  content->n_seats = MIN (content->n_seats, CS_MAX_SEATS);
  carry_number (code, 1, &usual_suits);
  carry_number (code, HOUSE_BITS, &house);
  for (guint i = 0; i < content->n_seats; i++)
    carry_seat (code, i, usual_suits != 0, house, &content->seats[i]);
  for (guint i = 0; i < coding->n_options; i++)
    {
      const ComstockCodeOption *option = &coding->options[i];

      if (option->if_value == 0 || content->options[option->if_option] == option->if_value)
        carry (code, g_bit_storage (option->n - 1), &content->options[i]);
    }
  carry_number (code, 1, &wide);
  carry (code, wide != 0 ? 64 : 32, &content->seed);
}

void
comstock_code_content_init (ComstockCodeContent      *content,
                            const ComstockSeatChoice *seats,
                            guint                     n_seats,
                            guint64                   seed)
{
  *content = (ComstockCodeContent) { .n_seats = n_seats, .seed = seed };
  memcpy (content->seats, seats, n_seats * sizeof *seats);
}

/* --- writing --- */

static guint
checksum (const Code *code,
          guint       n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum = (sum << BITS | code->items[i]) % CHECKSUM;
  return sum;
}

static guint8
find_number (char character)
{
  const char *found = character != '\0' ? strchr (characters, character) : NULL;

  return found != NULL ? (guint8) (found - characters) : G_MAXUINT8;
}

static void
write_code (Code                      *code,
            const ComstockGameKind    *kind,
            const ComstockCodeContent *content)
{
  ComstockCodeContent copy = *content;
  guint sum;

  *code = (Code) { .writing = TRUE };
  code->items[0] = find_number (kind->coding->letter);
  code->items[1] = kind->rules->rules_version & ((1 << BITS) - 1);
  carry_content (code, kind->coding, &copy);
  code->n = HEAD + (code->bit + BITS - 1) / BITS;
  sum = checksum (code, code->n);
  code->items[code->n++] = (guint8) (sum >> BITS);
  code->items[code->n++] = sum & ((1 << BITS) - 1);
}

char *
comstock_game_code_dup (const ComstockGameKind    *kind,
                        const ComstockCodeContent *content)
{
  GString *text = g_string_new (NULL);
  Code code;

  write_code (&code, kind, content);
  for (guint i = 0; i < code.n; i++)
    {
      if (i > 0 && i % GROUP == 0)
        g_string_append_c (text, '-');
      g_string_append_c (text, characters[code.items[i]]);
    }
  return g_string_free (text, FALSE);
}

/* --- reading --- */

static gboolean
refuse (GError    **error,
        const char *sentence)
{
  g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, sentence);
  return FALSE;
}

static gboolean
refuse_checksum (GError **error)
{
  return refuse (error, _("A character of this code is wrong, missing or in the wrong place."));
}

/* What a person may write or say for a digit. */
static char
tidy (char character)
{
  const char upper = g_ascii_toupper (character);

  if (upper == 'O')
    return '0';
  return upper == 'I' || upper == 'L' ? '1' : upper;
}

static gboolean
refuse_character (gunichar character,
                  guint    place,
                  GError **error)
{
  char text[7] = { 0 };

  g_unichar_to_utf8 (character, text);
  g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
               /* Translators: a character that was typed, and its place in the code, from 1 */
               _("“%s” (character %u of this code, hyphens not counted) does not occur in game codes."),
               g_unichar_isgraph (character) ? text : "\\", place);
  return FALSE;
}

static gboolean
read_characters (const char *text,
                 Code       *code,
                 GError    **error)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const gunichar character = g_utf8_get_char (text);
      const guint8 number = character < 0x80 ? find_number (tidy ((char) character)) : G_MAXUINT8;

      if (character == '-' || g_unichar_isspace (character) || g_unichar_type (character) == G_UNICODE_FORMAT)
        continue;
      if (number == G_MAXUINT8)
        return refuse_character (character, code->n + 1, error);
      if (code->n == MAX_CHARACTERS)
        return refuse_checksum (error);
      code->items[code->n++] = number;
    }
  return TRUE;
}

static gboolean
is_whole (const Code *code)
{
  const guint n = code->n - TAIL;

  return code->n > HEAD + TAIL && checksum (code, n) == ((guint) code->items[n] << BITS | code->items[n + 1]);
}

static const ComstockGameKind *
find_game (const Code *code)
{
  for (const ComstockGameKind *const *kind = comstock_games_table; *kind != NULL; kind++)
    if ((*kind)->coding != NULL && find_number ((*kind)->coding->letter) == code->items[0])
      return *kind;
  return NULL;
}

static gboolean
has_known_options (const ComstockGameCoding  *coding,
                   const ComstockCodeContent *content)
{
  for (guint i = 0; i < coding->n_options; i++)
    if (content->options[i] >= coding->options[i].n)
      return FALSE;
  return TRUE;
}

/* Each code that can be written is read, and no other. */
static gboolean
read_content (Code                   *code,
              const ComstockGameKind *kind,
              ComstockCodeContent    *content)
{
  const ComstockGameCoding *coding = kind->coding;
  Code again;

  *content = (ComstockCodeContent) { 0 };
  carry_content (code, coding, content);
  if (!has_known_options (coding, content) ||
      !comstock_seating_check_seats (kind->seating, content->seats, content->n_seats, coding->least, coding->most,
                                     NULL))
    return FALSE;
  write_code (&again, kind, content);
  return again.n == code->n && memcmp (again.items, code->items, code->n) == 0;
}

gboolean
comstock_game_code_read (const char              *text,
                         const ComstockGameKind **kind,
                         ComstockCodeContent     *content,
                         GError                 **error)
{
  Code code = { 0 };

  if (!read_characters (text, &code, error))
    return FALSE;
  if (!is_whole (&code))
    return refuse_checksum (error);
  *kind = find_game (&code);
  if (*kind == NULL)
    return refuse (error, _("This code is for a game that this version of Comstock does not have."));
  if (code.items[1] != (*kind)->rules->rules_version)
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                   /* Translators: the number of a version, the name of a game, and the number of another version */
                   _("This code is for version %u of the rules of %s; this program plays version %u."),
                   code.items[1], _((*kind)->title), (*kind)->rules->rules_version);
      return FALSE;
    }
  if (!read_content (&code, *kind, content))
    return refuse (error, _("This code has players or options that this version of Comstock does not have."));
  return TRUE;
}

/* --- games --- */

ComstockGame *
comstock_game_code_deal (const char *text,
                         GError    **error)
{
  const ComstockGameKind *kind;
  ComstockCodeContent content;

  return comstock_game_code_read (text, &kind, &content, error) ? kind->coding->deal (&content, error) : NULL;
}

static gboolean
is_same_deal (ComstockGame *a,
              ComstockGame *b)
{
  const CsGame *rules = comstock_game_get_rules (a);

  if (comstock_game_get_rules (b) != rules || comstock_game_get_n_seats (a) != comstock_game_get_n_seats (b) ||
      comstock_game_get_digest_at (a, 0) != comstock_game_get_digest_at (b, 0) ||
      (rules->seed != NULL &&
       rules->seed (comstock_game_get_setup (a)) != rules->seed (comstock_game_get_setup (b))))
    return FALSE;
  for (guint i = 0; i < comstock_game_get_n_seats (a); i++)
    if (comstock_game_get_holder (a, i)->level != comstock_game_get_holder (b, i)->level)
      return FALSE;
  return TRUE;
}

void
comstock_game_code_restore (ComstockGame *game,
                            const char   *code)
{
  g_autoptr (ComstockGame) dealt = comstock_game_code_deal (code, NULL);

  g_return_if_fail (COMSTOCK_IS_GAME (game));

  if (dealt != NULL && is_same_deal (game, dealt))
    comstock_game_set_code (game, comstock_game_get_code (dealt));
}

const char *
comstock_game_code_get_absence (ComstockGame *game)
{
  const ComstockGameKind *kind = comstock_games_find (comstock_game_get_rules (game)->id);

  return kind != NULL && kind->coding != NULL ? _(kind->coding->absence) : NULL;
}
