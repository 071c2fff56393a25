#!/bin/sh
# run.sh [options of Node] FILE …: like run.mjs, for systemd, npm start and voima: a Node that is too old cannot become
# another program, and would wait beside it. Runs the Node that npm start installed in this folder, or the machine's if it
# is new enough.
here=$(dirname "$0")
for node in "$here"/node_modules/node-*/bin/node; do
  if [ -x "$node" ]; then exec "$node" "$@"; fi
done
if node -e 'process.exit(parseInt(process.versions.node) < 24 ? 1 : 0)' 2>/dev/null; then exec node "$@"; fi
echo "Node 24 or newer is missing. Run node scripts/prepare.mjs start in the project's folder: it installs Node." >&2
exit 78
