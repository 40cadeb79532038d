#!/bin/sh
# sh scripts/release/clean-debian.sh TARBALL [FOLDER]: starts a release in a fresh Debian with nothing installed and prints the time to ready.
# Runs as root (debootstrap, chroot); the product runs as an account of its own. FOLDER keeps the Debian for the next time.
set -eu
tarball=$1
root=${2:-/var/tmp/dropwise-debian}
port=${PORT:-4480}
[ -e "$root/bin/sh" ] || debootstrap --variant=minbase bookworm "$root" > /dev/null
rm -rf "$root/opt/dropwise" "$root/srv/data"
mkdir -p "$root/opt/dropwise" "$root/srv/data"
tar -xzf "$tarball" -C "$root/opt/dropwise" --strip-components=1
chroot "$root" id dropwise > /dev/null 2>&1 || chroot "$root" useradd --uid 10001 --home-dir /srv/data dropwise
chown 10001:10001 "$root/srv/data"
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm"
[ -c "$root/dev/null" ] || mknod -m 666 "$root/dev/null" c 1 3
[ -c "$root/dev/urandom" ] || mknod -m 666 "$root/dev/urandom" c 1 9
chmod 1777 "$root/dev/shm"
trap 'umount "$root/proc"' EXIT
echo "Node in this Debian: $(chroot "$root" sh -c 'command -v node || echo none'), npm: $(chroot "$root" sh -c 'command -v npm || echo none')"

now() { date +%s%N; }

start() {
  begin=$(now)
  chroot --userspec=10001:10001 "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/srv/data PORT="$port" DATA_DIR=/srv/data \
    /opt/dropwise/bin/dropwise > "$root/srv/log" 2>&1 &
  product=$!
  until chroot --userspec=10001:10001 "$root" /usr/bin/env -i PATH=/usr/bin:/bin PORT="$port" /opt/dropwise/bin/node -e \
    'const poll = () => fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => r.ok ? process.exit(0) : setTimeout(poll, 50), () => setTimeout(poll, 50)); poll(); setTimeout(() => process.exit(1), 30000)'; do
    kill -0 "$product" 2> /dev/null || { cat "$root/srv/log"; exit 1; }
  done
  echo "$1: ready after $((($(now) - begin) / 1000000)) ms"
}

stop() {
  kill -TERM "$product"
  wait "$product" || true
}

start 'First start'
stop
start 'Second start'
stop
