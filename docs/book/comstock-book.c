/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program comstock-book: writes the handbook in every language, from the topics that the window shows. */

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "comstock-book-topics.h"
#include "model/base/comstock-locale.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-games.h"

/* Mallard, which yelp shows.  A page is written whole; its id is its name, and that of a topic in it has no colon. */
typedef struct
{
  const char *folder;
  char *id;
  GString *text;
} Page;

/* The names of pages, new strings: of the chapter of a game's rules, and of another page of a game. */
#define RULES "%s-rules-%u"
#define OF_GAME "%s-%s"

static void
fail (const char *what,
      const char *why)
{
  g_printerr ("comstock-book: %s: %s\n", what, why);
  exit (1);
}

G_GNUC_PRINTF (2, 3)
static void
add (Page       *page,
     const char *format,
     ...)
{
  g_autofree char *markup = NULL;
  va_list values;

  va_start (values, format);
  markup = g_markup_vprintf_escaped (format, values);
  va_end (values);
  g_string_append (page->text, markup);
}

/* Begins the page @id, which takes over that name and stands at place @place among those that @guide lists; the first
 * page has no guide. */
static Page
begin_page (const char *folder,
            char       *id,
            const char *type,
            const char *guide,
            guint       place,
            const char *title)
{
  Page page = { folder, id, g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") };

  add (&page, "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"%s\" id=\"%s\">\n<info>\n", type, id);
  if (guide != NULL)
    add (&page, "<link type=\"guide\" xref=\"%s\"/>\n<title type=\"sort\">%02u</title>\n", guide, place);
  add (&page, "</info>\n<title>%s</title>\n", title);
  return page;
}

static void
end_page (Page *page)
{
  g_autofree char *name = g_strconcat (page->id, ".page", NULL);
  g_autofree char *path = g_build_filename (page->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  add (page, "</page>\n");
  if (!g_file_set_contents (path, page->text->str, (gssize) page->text->len, &error))
    fail (path, error->message);
  g_string_free (page->text, TRUE);
  g_free (page->id);
}

/* --- topics --- */

/* A colon has a meaning of its own in a link. */
static char *
dup_section (const ComstockTopics *topics,
             guint                 topic)
{
  return g_strdelimit (comstock_topics_dup_id (topics, topic), ":", '-');
}

static void
add_paragraph (Page                    *page,
               const ComstockParagraph *paragraph)
{
  /* Translators: before a sentence that settles what the printed rules leave open */
  g_autofree char *ruling = g_strdup_printf (_("Our ruling: %s"), paragraph->text);

  if (paragraph->ruling)
    add (page, "<note style=\"plain\"><p>%s</p></note>\n", ruling);
  else
    add (page, "<p>%s</p>\n", paragraph->text);
}

/* The links of a topic of the rules of the game @id. */
static void
add_links (Page                 *page,
           const char           *id,
           const ComstockTopics *topics,
           guint                 topic)
{
  g_auto (GStrv) related = comstock_topics_dup_related (topics, topic);
  g_autoptr (GString) links = g_string_new (NULL);
  g_autofree char *line = NULL;

  for (char **next = related; *next != NULL; next++)
    {
      const guint other = (guint) comstock_topics_find (topics, *next);
      g_autofree char *section = dup_section (topics, other);
      g_autofree char *link = g_markup_printf_escaped ("<link xref=\"" RULES "#%s\">%s</link>", id,
                                                       comstock_topics_get_chapter (topics, other) + 1, section,
                                                       comstock_topics_get_title (topics, other));

      comstock_text_list_append (links, link);
    }
  if (links->len == 0)
    return;
  /* Translators: then a list of titles of other topics of the rules */
  line = g_strdup_printf (_("See also: %s"), links->str);
  g_string_append_printf (page->text, "<p>%s</p>\n", line);
}

/* A topic as a section; its links lead into the rules of the game @id, NULL: it has none. */
static void
add_topic (Page                 *page,
           const char           *id,
           const ComstockTopics *topics,
           guint                 topic)
{
  g_autofree char *section = dup_section (topics, topic);
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (topics, topic);

  add (page, "<section id=\"%s\">\n<title>%s</title>\n", section, comstock_topics_get_title (topics, topic));
  for (guint i = 0; i < paragraphs->len; i++)
    add_paragraph (page, g_ptr_array_index (paragraphs, i));
  if (id != NULL)
    add_links (page, id, topics, topic);
  add (page, "</section>\n");
}

static void
add_chapter (Page                 *page,
             const char           *id,
             const ComstockTopics *topics,
             guint                 chapter)
{
  for (guint topic = 0; topic < comstock_topics_get_n (topics); topic++)
    if (comstock_topics_get_chapter (topics, topic) == chapter)
      add_topic (page, id, topics, topic);
}

static guint
count_chapters (const ComstockTopics *topics)
{
  guint last = 0;

  for (guint topic = 0; topic < comstock_topics_get_n (topics); topic++)
    last = MAX (last, comstock_topics_get_chapter (topics, topic));
  return last + 1;
}

/* --- the player aid --- */

/* What is told of @topic in brief, as an item of a list; nothing if there is nothing. */
static void
add_brief (Page                 *list,
           const ComstockTopics *topics,
           guint                 topic)
{
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (topics, topic);
  gboolean begun = FALSE;

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const ComstockParagraph *paragraph = g_ptr_array_index (paragraphs, i);

      if (!paragraph->brief)
        continue;
      if (!begun)
        add (list, "<item>\n<title>%s</title>\n", comstock_topics_get_title (topics, topic));
      begun = TRUE;
      add_paragraph (list, paragraph);
    }
  if (begun)
    add (list, "</item>\n");
}

static void
add_brief_chapter (Page                 *page,
                   const ComstockTopics *topics,
                   guint                 chapter)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Page list = { .text = text };

  for (guint topic = 0; topic < comstock_topics_get_n (topics); topic++)
    if (comstock_topics_get_chapter (topics, topic) == chapter)
      add_brief (&list, topics, topic);
  if (text->len == 0)
    return;
  add (page, "<section id=\"chapter-%u\">\n<title>%s</title>\n<terms>\n", chapter + 1,
       comstock_topics_get_chapter_title (topics, chapter));
  g_string_append (page->text, text->str);
  add (page, "</terms>\n</section>\n");
}

static void
write_aid (const char           *folder,
           const char           *id,
           const ComstockTopics *topics)
{
  Page page = begin_page (folder, g_strdup_printf (OF_GAME, id, "player-aid"), "topic", id, 0, _("Player Aid"));

  for (guint chapter = 0; chapter < count_chapters (topics); chapter++)
    add_brief_chapter (&page, topics, chapter);
  end_page (&page);
}

/* --- the pages --- */

static void
write_game (const char             *folder,
            const ComstockGameKind *kind,
            guint                   place)
{
  const char *id = kind->rules->id;
  const ComstockTopics *topics = kind->topics;
  g_autoptr (GPtrArray) aim = comstock_topics_dup_paragraphs (topics, 0);
  const guint n_chapters = count_chapters (topics);
  Page page = begin_page (folder, g_strdup (id), "guide", "index#games", place, _(kind->title));

  add_paragraph (&page, g_ptr_array_index (aim, 0));
  end_page (&page);
  write_aid (folder, id, topics);
  for (guint chapter = 0; chapter < n_chapters; chapter++)
    {
      page = begin_page (folder, g_strdup_printf (RULES, id, chapter + 1), "topic", id, chapter + 1,
                         comstock_topics_get_chapter_title (topics, chapter));
      add_chapter (&page, id, topics, chapter);
      end_page (&page);
    }
  page = begin_page (folder, g_strdup_printf (OF_GAME, id, "screen-reader"), "topic", id, n_chapters + 1,
                     _("Playing With a Screen Reader"));
  add_chapter (&page, NULL, kind->screen_reader, 0);
  end_page (&page);
}

static void
write_index (const char *folder)
{
  Page page = begin_page (folder, g_strdup ("index"), "guide", NULL, 0, "Comstock");

  add (&page, "<p>%s</p>\n", _("Three games in which you build a city, alone against computer rivals or with several "
                               "people at one screen."));
  add (&page, "<section id=\"games\" style=\"2column\">\n<title>%s</title>\n</section>\n", _("Games"));
  add (&page, "<section id=\"how-to\" style=\"2column\">\n<title>%s</title>\n</section>\n",
       /* Translators: in the handbook, above “Saved Games”, “Game Codes” and so on */
       _("How-Tos"));
  end_page (&page);
}

/* Makes the folder, without what a former run has left there, whole or not. */
static void
make_folder (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (g_mkdir_with_parents (folder, 0755) != 0)
    fail (folder, g_strerror (errno));
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
}

static void
write_book (const char *folder)
{
  guint place = 0;

  make_folder (folder);
  write_index (folder);
  for (const ComstockGameKind *const *kind = comstock_games_table; *kind != NULL; kind++)
    write_game (folder, *kind, place++);
  for (guint chapter = 0; chapter < count_chapters (&comstock_book_topics); chapter++)
    {
      Page page = begin_page (folder, g_strdup (comstock_book_pages[chapter]), "topic", "index#how-to", chapter,
                              comstock_topics_get_chapter_title (&comstock_book_topics, chapter));

      add_chapter (&page, NULL, &comstock_book_topics, chapter);
      end_page (&page);
    }
}

/* Usage: comstock-book FOLDER.  Fills it as a system's folder of help: LANGUAGE/comstock/, English in C/. */
int
main (int    argc,
      char **argv)
{
  comstock_locale_set_up ();
  if (argc != 2)
    fail ("FOLDER", "needed");
  for (const char *const *language = comstock_locale_get_languages (); *language != NULL; language++)
    {
      g_autofree char *folder = g_build_filename (argv[1], g_str_equal (*language, "en") ? "C" : *language,
                                                  GETTEXT_PACKAGE, NULL);
      g_autofree char *found = NULL;

      comstock_locale_choose (*language);
      found = comstock_locale_dup_language ();
      if (!g_str_equal (found, *language))
        fail (*language, "no catalogue");
      write_book (folder);
    }
  return 0;
}
