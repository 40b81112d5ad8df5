# SPDX-License-Identifier: CC0-1.0
# fish completes comstock-cli by what its --help lists, in the language of the user.

# The words of the call, up to the cursor, that are neither options nor the game: the command, then its arguments.
function __comstock_cli_words
    set -l before ''
    for word in (commandline -opc)[2..]
        if test "$before" != --game; and not string match -q -- '-*' $word
            echo $word
        end
        set before $word
    end
end

# --game and its value, if the call has them.
function __comstock_cli_game
    string match -r -- '--game[ =]\S+' (commandline -opc | string join ' ') | string split ' '
end

function __comstock_cli_games
    LANGUAGE=en comstock-cli --help | string replace -rf '^Commands of the game “(.*)”:$' '$1'
end

function __comstock_cli_commands
    comstock-cli --help | string replace -rf '^  ([a-z]+)  +(.*)$' '$1\t$2'
end

function __comstock_cli_options
    comstock-cli (__comstock_cli_game) (__comstock_cli_words)[1] --help |
        string replace -rf '^  (?:-h, )?(--[a-z-]+)(?:=\S+)?  +(.*)$' '$1\t$2'
end

complete -c comstock-cli -f -n 'test -z "$(__comstock_cli_words)"' -a '(__comstock_cli_commands)'
complete -c comstock-cli -x -l game -a '(__comstock_cli_games)'
complete -c comstock-cli -s h -l help
complete -c comstock-cli -n 'test -z "$(__comstock_cli_words)"' -l version
complete -c comstock-cli -n 'test -n "$(__comstock_cli_words)"; and string match -q -- "-*" (commandline -ct)' \
    -a '(__comstock_cli_options)'
