# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# Machines of a Debian release that have nothing yet: roots made for one run and thrown away.  Sourced by the commands
# beside it, which have a function usage and the arguments [--keep] RELEASE (bookworm, trixie, …).

keep=no
release=
for argument; do
  case $argument in
    --help) usage; exit 0 ;;
    --keep) keep=yes ;;
    -*) usage >&2; exit 2 ;;
    *) [ -z "$release" ] || { usage >&2; exit 2; }
       release=$argument ;;
  esac
done
[ -n "$release" ] || { usage >&2; exit 2; }

give_up () {
  echo "No fresh root can be made here: $1" >&2
  exit 77
}

[ "$(id -u)" -eq 0 ] || give_up 'that takes root.'
command -v debootstrap >/dev/null || give_up 'there is no debootstrap.'
unshare --mount --pid --fork true 2>/dev/null || give_up 'this system lets nobody unshare mounts.'

source=$(cd "$(dirname "$0")/.." && pwd)
root=$(mktemp -d "${TMPDIR:-/var/tmp}/comstock-$release.XXXXXX")
clean_up () {
  rm -f "$root.log"
  if [ "$keep" = yes ]; then
    echo "The root is kept in $root."
  else
    rm -rf --one-file-system "$root"
  fi
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

make_root () {
  debootstrap --variant=minbase "$release" "$root" >"$root.log" 2>&1 || { tail -n 20 "$root.log" >&2; exit 1; }
  # mktemp lets nobody else in, and tests become somebody else.
  chmod 755 "$root"
}

# Copies the checkout into the root, with what is not committed yet.
copy_checkout () {
  mkdir "$root/comstock"
  cd "$source" || exit 1
  git ls-files -z --cached --others --exclude-standard | tar -c --null --files-from=- | tar -x -C "$root/comstock"
}

# Runs a command of the checkout inside.  The root is a mount of its own, as that of a machine is, so that tests can
# mount in it; whatever the command leaves running ends with it.
run_inside () {
  # shellcheck disable=SC2016 # for the shell inside
  unshare --mount --pid --fork --kill-child sh -eu -c '
    mount --make-rprivate /
    mount --bind "$1" "$1"
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    mount -t tmpfs tmpfs "$1/dev/shm"
    root=$1
    shift
    exec chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb \
      sh -c '\''cd /comstock && exec "$@"'\'' sh "$@" </dev/null
  ' sh "$root" "$@"
}

try () {
  printf '\n== %s: %s\n' "$release" "$*"
  if run_inside "$@"; then
    echo "$release: $* succeeds"
  else
    echo "$release: $* FAILS" >&2
    exit 1
  fi
}
