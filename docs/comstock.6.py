# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual page of comstock, the desktop program."""

from roff import escape, item, section, synopsis, text


def page(_):
    file = "*" + _("FILE") + "*"

    yield '.TH COMSTOCK 6 "" "Comstock" "' + _("Games") + '"'
    yield ".nh"
    yield section(_("NAME"))
    yield "comstock \\- " + escape(_("play Carson City, its card game, and Carcassonne: The City"))
    yield section(_("SYNOPSIS"))
    code = "*" + _("CODE") + "*"
    yield synopsis("comstock", f"[{file}…]", f"**--code** {code}", "[**--help** | **--version**]")
    yield section(_("DESCRIPTION"))
    yield text(_("With **comstock** you play three games on the desktop, alone against computer rivals or with several "
                 "people at one screen."),
               _("Each *FILE*, a saved game, is opened in a window."),
               _("Without one, the windows that were open when the program last ended are restored."))
    yield text(_("F1 opens the player aid and the rules; the keys are listed in the menu, under Help."),
               _("A first game that teaches the rules is in the menu and on the welcome page."))
    yield section(_("OPTIONS"))
    yield item("**--help**", _("explains the options"))
    yield item(f"**--code** {code}",
               _("plays the game that this code stands for, with its players and options; New Game and the menu "
                  "show the code"))
    yield item("**--version**", _("prints the version"))
    yield section(_("FILES"))
    yield text(_("In **$XDG_DATA_HOME**, or in **~/.local/share** if that is not set:"))
    yield item("**comstock/autosave/**", _("the games of the windows, kept after every move"))
    yield item("**comstock/statistics.json**", _("the results of finished games"))
    yield item("**comstock/standish.json**", _("your own strategies and cards for Standish; see **comstock-cli**(1)"))
    yield section(_("ENVIRONMENT"))
    yield item("**LANGUAGE**, **LC_ALL**, **LC_MESSAGES**, **LANG**",
               # Translators: what variables of the environment do
               _("choose the language, unless another was chosen in the menu"))
    yield section(_("SEE ALSO"))
    yield text("**comstock-cli**(1)", _("The handbook: **yelp help:comstock**."))
