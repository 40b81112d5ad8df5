# SPDX-License-Identifier: CC0-1.0
# bash completes comstock-cli by what its --help lists.

# Prints what the sed script $1 makes of the help for the words that follow.
_comstock_cli_help () {
  local script=$1
  shift
  LANGUAGE=en comstock-cli "$@" --help 2>/dev/null | sed -nE "$script" | sort -u
}

_comstock_cli () {
  local word=${COMP_WORDS[COMP_CWORD]} chosen=() command='' found i

  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --game) chosen=(--game "${COMP_WORDS[i + 1]}"); ((i++)) ;;
      -*) ;;
      *) command=${command:-${COMP_WORDS[i]}} ;;
    esac
  done
  if [[ ${COMP_WORDS[COMP_CWORD - 1]} == --game ]]; then
    found=$(_comstock_cli_help 's/^Commands of the game “(.*)”:$/\1/p')
  elif [[ $word == -* && -n $command ]]; then
    found=$(_comstock_cli_help 's/^  (-h, )?(--[a-z-]+).*/\2/p' "${chosen[@]}" "$command")
  elif [[ $word == -* ]]; then
    found='--game --help --version'
  elif [[ -z $command ]]; then
    found=$(_comstock_cli_help 's/^  ([a-z]+)  .*/\1/p')
  fi
  mapfile -t COMPREPLY < <(compgen -W "$found" -- "$word")
}

complete -o default -F _comstock_cli comstock-cli
