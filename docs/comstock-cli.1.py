# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual page of comstock-cli."""

import os
import re

from roff import command, escape, example, item, literal, part, section, synopsis, text

JSON_HEADER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../src/model/base/comstock-json.h")


def read_limit():
    """How many MiB of JSON the program reads."""
    with open(JSON_HEADER, encoding="utf-8") as file:
        factors = re.search(r"#define COMSTOCK_JSON_MAX_SIZE \((\d+) \* (\d+)\)", file.read()).groups()
    return int(factors[0]) * int(factors[1]) >> 20


def page(_):
    file, number, seats, name, game, shard = (f"*{word}*" for word in (_("FILE"), _("N"), _("LIST"), _("COMMAND"),
                                                                       _("GAME"), _("I/K")))
    chosen = f"*{_('SET')}*"
    level = f"*{_('LEVEL')}*"
    picture, size = (f"*{word}*" for word in (_("PICTURE"), _("SIZE")))
    code, day = (f"*{word}*" for word in (_("CODE"), _("DATE")))
    play = f"[**--seats** {seats}] [**--seed** {number}] [**--code** {code}] [**--save** {file}] [**--quiet**]"
    solo = f"**--games** {number} **--seed** {number} [**--level** {level}] [{file}]"
    tournament = (f"--seats** {seats} **--games** {number} **--seed** {number} [**--shard** {shard}] "
                  f"[**--jobs** {number}] [**--json**]")
    position = f"{file} [**--move** {number} | **--all**]"

    yield '.TH COMSTOCK\\-CLI 1 "" "Comstock" "' + _("User Commands") + '"'
    yield ".nh"
    yield section(_("NAME"))
    yield "comstock\\-cli \\- " + escape(_("play, examine and score games of Carson City, its card game, "
                                           "and Carcassonne: The City"))
    yield section(_("SYNOPSIS"))
    yield synopsis("comstock-cli", "[**--help** | **--version**]", f"[**--game** {game}] {name} ...",
                   f"**score** [{file}]", f"**placements** [{file}]", f"**deck** [*OPTION*…] [{file}]",
                   f"**play** {play}",
                   f"**show** {file}", f"**check** {file}…", f"**position** {position}",
                   f"**thumbnail** {file} {picture} {size}",
                   f"**code** {code} [**--save** {file}]", f"**code --day** {day}",
                   "**bench** [**--json**]",
                   f"**tournament {tournament}", f"**standish** [{file}]", f"**solo** {solo}")
    yield section(_("DESCRIPTION"))
    yield text(_("**comstock-cli** does in a terminal what **comstock** does in a window, for scripts and for "
                 "the curious."),
               _("Any *FILE* may be **-** for standard input."),
               _("After **--**, every argument is a file, even if it begins with a dash."),
               _("Things are named as in the rules:"))
    yield part(_("Parcels"))
    yield literal("empty, house, townhouse, mountain, mine, ranch, blacksmith, drugstore, bank, saloon, hotel, "
                  "general-store, church, prison, city-hall, outlaws")
    yield part(_("Characters"))
    yield literal("governor, lawyer, chinese-worker, heroes, gunsmith, mercenary, doctor, banker, captain, singer, "
                  "settler, auctioneer, cowboy, grocer, undertaker, editor, teacher, indian, paperboy, prospector, "
                  "sheriff")
    yield part(_("Suits"))
    yield "hat, star, cactus, boot, horseshoe, cow"
    yield part(_("Coordinates"))
    yield text(_("x counts columns to the right, y rows down."),
               _("The position of a card is that of its northwest parcel."),
               _("In saves and positions, a city’s first card is at (0, 0)."))

    yield section(_("COMMANDS"))
    # Translators: COMMAND is a word that stands for a command, as in the usage of comstock-cli.
    yield text(_("**comstock-cli** *COMMAND* **--help** explains each command."))
    yield item(f"**--game** {game}",
               _("Before or after a command, chooses the game: **cards** (the default), **board**, which "
                 "has **play**, **bench**, **tournament**, **standish** and **solo**, or **city**, which has **play**, "
                 "**bench**, **tournament** and **tiles**."),
               _("**show**, **check**, **position** and **thumbnail** take the game from the save."))

    yield command(f"score [{file}]")
    yield text(_("Scores cities, one JSON document per line (JSON Lines), from standard input by default."),
               _("A document is"))
    yield example('{"city": [[null, "house", ...], ...], "characters": ["banker", ...], "sold": 0}')
    yield text(_("where **city** holds rows of equal length, from north to south, and **null** is the bare table."),
               _("**characters** and **sold** (how many cards the auctioneer has sold) may be left out."),
               _("Bare rows and columns around the city do not count toward its size."),
               _("The answer is"))
    yield example('{"rows": {"ranch": 6, ...}, "characters": {"banker": 8, ...}, "total": 109}')
    # Translators: rows of the score sheet, whose names follow
    yield text(_("with these rows:"))
    yield literal("ranch, mine, drugstore, bank, saloon, general-store-and-city-hall, ranch-multiplier, "
                  "mine-multiplier, house-multiplier, hotel, city-hall, outlaws, characters")

    yield command(f"placements [{file}]")
    yield text(_("Lists where a card may be placed, again one JSON document per line:"))
    yield example('{"city": [{"parcels": [NW, NE, SW, SE], "x": 0, "y": 0}, ...],',
                  ' "characters": ["captain", ...], "parcels": [NW, NE, SW, SE]}')
    yield text(_("**city** holds the cards in the order in which they were placed, each of them legally; only "
                 "where they lie relative to each other matters."),
               _("The answer is"))
    yield example('{"placements": [[x, y], ...]}')
    yield text(_("sorted by x, then y, in the same coordinates; or, for an empty city:"))
    yield example('{"placements": "anywhere"}')

    yield command(f"deck [*OPTION*…] [{file}]")
    yield text(_("Reads a deck, the built-in one by default, checks it against the rules and prints it as one JSON "
                 "document. **frontier** and **sierra** name the decks that come with the program. Your own decks "
                 "appear in New Game if they are in **~/.local/share/comstock/decks/**."))
    yield item(f"**--render** {file}",
               _("Draws its cards on a sheet instead; *FILE* ends in **.png** or **.svg**, or in **.pdf** for pages to "
                 "print and cut."))
    yield item("**--stats**",
               _("Prints instead how many symbols the cards show, and what each card is worth in simulated games: "
                 "its appeal, the appeal that would fit, and the points of players who were given it, with the "
                 "standard error."))
    yield item("**--new** *ID*",
               _("Prints a new deck with this short name instead: the same symbols, dealt out at random so that "
                 "all cards are worth about the same, with appeal values to match."))
    yield item(f"**--games** {number}", _("How many games **--stats** and **--new** simulate, 20,000 by default"))
    yield item(f"**--seed** {number}", _("The seed of these games, 1 by default"))

    yield command(f"play {play}")
    yield text(_("Plays a whole game without people and prints its rounds and the score sheet."),
               _("The same players and seed always give the same game."),
               _("If the players or the seed are not given, the code of the game is printed on standard error, so that "
                 "the game can be played again."))
    yield item(f"**--seats** {seats}",
               _("The players, separated by commas, each **rival**[**:***LEVEL*], the computer building a city (levels "
                 "**easy**, **medium**, **hard**, **expert**; **medium** if none is named), or "
                 "**virtual**[**:***LEVEL*], a virtual player of the rules (**novice**, **intermediate**, **expert**; "
                 "**novice** if none is named)."),
               _("At least one must be a rival."),
               _("By default:"),
               "**rival:medium,virtual:novice,virtual:intermediate,virtual:expert**")
    yield item(f"**--seed** {number}", _("A whole number from 0 to 18446744073709551615; a random one by default."))
    yield item(f"**--code** {code}",
               _("Plays the game that this code stands for, with its players and options; it may be any of the three "
                 "games."))
    yield item(f"**--save** {file}",
               _("Writes the game to *FILE*. **show**, **check** and **position** can read it, and the desktop "
                 "program can open it."),
               _("**-** and **/dev/stdout** print it instead of the rounds and the score sheet."),
               _("A regular file is replaced; pipes and devices are written to."),
               _("A *FILE* that cannot be written is refused before the game is played."))
    yield item("**--quiet**", _("Prints only the score sheet."))
    yield item(f"**--deck** {file}", _("The deck, a file or a short name; frontier by default"))
    yield text(_("In the board game, the players are **rival**[**:***LEVEL*], by default four medium rivals; in a "
                 "solo game, they are one rival and **standish**[**:***LEVEL*] (**rancher**, **miner**, **strength** "
                 "or **urban**; **rancher** if none is named)."),
               # Translators: the board game has them
               _("It has three more options:"))
    yield item(f"**--variants** {seats}",
               _("Variants, separated by commas:"),
               "**new-beginning**, **might-is-right**, **kit-carson**, **outlaws**, **horses**, **river**, "
               "**river-tiles**")
    yield item(f"**--characters** {chosen}",
               _("A set of characters, or **random**; **first-game** if none is named:"),
               "**first-game**, **quiet-city**, **prosper**, **gold-rush**, **home-owner**, "
               "**settling-scores**")
    yield item(f"**--buildings** {chosen}", _("**first-game** or **all** (the default)."))

    yield text(_("In Carcassonne: The City, there are two to four players, each **rival**[**:***LEVEL*]; by default "
                 "three medium rivals."),
               _("It has two more options:"))
    yield item(f"**--tiles** {file}", _("The set of tiles, the built-in one by default"))
    yield item(f"**--first** {number}", _("The player who begins, counted from 1; chosen at random by default"))

    yield command(f"tiles [**--render** {file}] [{file}]")
    yield text(_("In Carcassonne: The City only: checks a set of tiles, the built-in one by default, and prints it as "
                 "JSON."))
    yield item(f"**--render** {file}",
               _("Draws its tiles on a sheet instead, each as it lies on the table, with its name and how many there "
                 "are; *FILE* ends in **.png** or **.svg**, or in **.pdf** for pages to print and cut."))
    yield command(f"standish [{file}]")
    yield text(_("In the board game only: checks Standish’s strategies and cards, the built-in ones by default, "
                 "and prints them as JSON."))
    yield command(f"solo {solo}")
    yield text(_("Plays *N* solo games against each of Standish’s strategies and prints how many were won, and "
                 "the points of both sides."),
               _("*LEVEL* is that of the rival who plays against him, **medium** if none is named, or **random**."))

    yield command(f"show {file}")
    yield text(_("Retells a saved game in sentences, up to its current position, and prints its score sheet."))

    yield command(f"check {file}...")
    yield text(_("Replays saves by the rules and prints **ok** for each that is valid, after its name if there are "
                 "several."))

    yield command(f"position {position}")
    yield text(_("Prints positions of a save as JSON: the current one, the one after move *N*, or all of them, one "
                 "per line, beginning before the first move."),
               _("Players are counted from 0 in JSON and from 1 in sentences."),
               _("A position has these members:"))
    yield item("**move**, **moves**", _("how many moves have been played, and how many the save has"))
    yield item("**last**", _("the player and the move that led here:"), '**{"seat": 0, "move": "bid 7"}**')
    yield item("**era**, **round**, **stage**, **over**",
               _("where the game stands; the stages are 1 (the column), 2 (the auction) and 3 (taking cards)"))
    yield item("**seats**",
               _("for each **seat**: **kind**, **level**, **suit**, **hand** (auction cards still to play), "
                 "**discards**, **played** (this round’s card once revealed, else **null**), **value** (with boosts), "
                 "**characters**, **placed** (cards in order of placing), **city** (visible parcels), **sold**, "
                 "**unplaced**, **taken** (every card in the order acquired) and **score**"))
    yield item("**column**, **removed**, **piles**",
               _("the cards on offer, nearest the piles first; those that left the game; and the heights of the piles"))
    yield item("**tiebreaker**, **winners**", _("the suits, strongest first; and who has won once the game is over"))
    yield item("**actors**, **legal**", _("the players that must act, and the legal moves of each"))
    yield text(_("A position of the board game also has **move**, **moves**, **last**, **round**, **over**, "
                 "**winners**, **actors** and **legal**; chance is player 31."),
               _("Its other members:"))
    yield item("**phase**, **place**, **step**, **about**, **variants**",
               _("where the game stands: the place on the track that is being resolved, what is being asked, and "
                 "which **building**, **parcel**, **duel** and **price** it is about"))
    yield item("**seats**",
               _("for each **seat**: who plays; how much of everything they have; the **character**; the **parcels**; "
                 "where the **cowboys** stand, each with **white**, **dynamited** and **no-duel**; "
                 "buildings **waiting**; **doubling** and **waits** of the grocer; **enclosures** of horses; "
                 "duel **tiles** of each value; "
                 "the **sheet** as far as it is filled in; and **score**"))
    yield item("**map**, **river**, **outlaws**, **doubled**, **roads**",
               _("the parcels in rows from north to south, and sets of parcels and edges"))
    yield item("**track**, **bag**, **offer**",
               _("buildings on sale, the cheapest first, those in the bag, and the characters left"))
    yield item("**order**, **passes**, **passed**",
               _("the turn order, the pass order in force, and the one being formed"))
    yield item("**ammunition**, **city-hall**, **teacher**, **strength**, **dice**, **pile**, **standish**",
               _("who has the 3 revolvers, the city hall and the teacher; the strength of the outlaws; the dice of "
                 "the duel; duel tiles in the pile; and Standish’s strategy with his cards"))

    yield text(_("The members of a position of Carcassonne: The City are described in **docs/save-format.md**."))

    yield command(f"thumbnail {file} {picture} {size}")
    yield text(_("Draws a saved game into the file *PICTURE*, a PNG of *SIZE* by *SIZE* pixels, from 16 to 2048: its "
                 "city or map, and a bar that shows how far the game has been played."),
               _("File managers use it to show saves."))

    yield command(f"code {code} [**--save** {file}] | **--day** {day}")
    # Translators: a game that is dealt from the code, not a kind of game
    yield text(_("Says which game a code stands for, and who plays."),
               _("Programs with the same rules deal the same game from a code, with the same players and options; "
                 "**show** prints the code of a save, and the desktop program shows it, too."),
               _("Capital and small letters mean the same, and hyphens may be left out."),
               _("A code cannot carry a deck, tiles or strategies of your own."))
    yield item(f"**--save** {file}",
               _("Writes the game before its first move to *FILE*; **-** prints it instead of the players."))
    yield item(f"**--day** {day}",
               _("Prints the codes of the games of the day for a date such as 2026-11-26, or for **today**: one person "
                 "against three medium rivals, the same deal for everybody."))

    yield command("bench [**--json**]")
    yield text(_("Measures how fast rules and players are, by processor time on one core: whole games per second "
                 "with four players who build cities, all moving at random or all playing greedily; the "
                 "nanoseconds it takes to find all places for a card, to score a city, to make a move and to copy "
                 "a position; the bytes of a position; the milliseconds to load a finished game and the bytes of "
                 "memory for each of its moves; and a signature, the digest of fixed games, which changes when "
                 "the rules or a player decide anything differently."),
               _("For the other games: games, position, loading, memory and signature."))

    yield command(f"tournament **{tournament}")
    yield text(_("Plays *N* games between the same players, who change places so that each sits in each place "
                 "equally often, and compares them."),
               _("*LIST* is as in **play**, and may also name sparring partners, **sparring:***PARTNER*: players that "
                 "follow a single idea each and are not offered in the window; **--help** names them."),
               _("In the board game, **--variants** is as in **play**."),
               _("The same number of games, seed and players always give the same games; with different players, "
                 "the same cards are dealt."))
    yield text(_("On a terminal, standard error shows how many games have been played."),
               _("Ctrl+C (SIGINT) stops the games and prints the figures of those that are over; a second one ends the "
                 "program at once."),
               _("The same is true of **solo**."))
    yield text(_("**--shard** *I/K* plays the *I*-th of *K* parts of the games."),
               _("All sums are whole numbers, so the parts add up exactly to the whole, wherever they were played."),
               _("**--jobs** plays several games at once and changes nothing but the time."),
               _("With **--json** the answer is one JSON object:"))
    yield item("**game**, **games**, **seed**, **shard**",
               _("the game, how many games were played here, and what was asked for"))
    yield item("**interrupted**", _("**true** if it was interrupted, left out otherwise"))
    yield item("**moves**, **move_sum**", _("how many moves the games had, on average and in all"))
    yield item("**seats**",
               _("the players, in the order of the list: **kind** and **level**; **wins**, where a win shared by two "
                 "counts one half, **win_share** of the games and its standard error **win_share_se**; "
                 "**wins_shared**, how many games were won alone, by two, by three and so on; the mean **vp** with "
                 "**vp_se**, **vp_sum** and the sum of the squares, **vp_square_sum**; **decisions**, their mean "
                 "processor time **ms_per_decision**, and **ms_longest**"))

    yield section(_("EXIT STATUS"))
    # Translators: an exit status: the command has done what it was asked to do
    yield item("**0**", _("done"))
    yield item("**1**", _("the input was refused, or the output could not be written"))
    yield item("**2**", _("wrong usage: an unknown command or option, a missing or unexpected argument"))
    yield item("**130**", _("**tournament** or **solo** was interrupted, and has printed the figures of the games that "
                             "were over"))
    yield text(_("Errors are one line each on standard error, naming the file, the place and the cause."),
               _("**score** and **placements** answer a line that they refuse with **{\"error\": \"...\"}** and go on "
                 "with the next; the exit status is then 1 at the end."),
               _("The error names the line, counted from 1, and the member."),
               _("No line and no file may be larger than {size} MiB.").format(size=read_limit()))

    yield section(_("FILES"))
    yield item("**$XDG_DATA_HOME/comstock/standish.json**",
               _("your own strategies and cards for Standish (in **~/.local/share** unless XDG_DATA_HOME is set), "
                 "which every new solo game uses instead of the built-in ones; start from a copy of what "
                 "**standish** prints"))
    yield section(_("EXAMPLES"))
    yield example("comstock-cli play --seats rival,virtual,virtual,virtual:expert --seed 7 --save game.comstock",
                  "comstock-cli tournament --seats rival:hard,rival,rival,rival --games 2000 --seed 1",
                  "comstock-cli position game.comstock --all | jq .seats[0].score.total",
                  "echo '{\"city\": [[\"mine\", \"mountain\"]]}' | comstock-cli score")
    yield section(_("ENVIRONMENT"))
    yield item("**LANGUAGE**, **LC_ALL**, **LC_MESSAGES**, **LANG**",
               # Translators: what variables of the environment do
               _("set the language of the output; its locale need not be generated; JSON is the same in "
                 "every language"))
