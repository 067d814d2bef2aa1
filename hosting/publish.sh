#!/bin/sh
# Publishes a finished site on a web server without breaking pages that readers have open:
#
#   hosting/publish.sh out user@docs.example.org:/var/www/docs
#
# The target can also be a folder of this machine. Both sides need rsync. Files whose names contain a hash are copied
# first and stay for 30 days (or the number of days in DAYS) after they were last published. All other files
# are replaced by those of the new build.
set -eu

if [ $# -ne 2 ] || [ ! -f "$1/404.html" ]; then
  echo "Usage: hosting/publish.sh <finished site> <folder or user@host:folder>" >&2
  exit 1
fi
from=$1 to=${2%/} days=${DAYS:-30}

# The time of a hashed file says when it was last published.
find "$from/_next/static" "$from/assets/generated" -type f -exec touch {} +
for folder in _next/static assets/generated; do
  (cd "$from" && rsync -rltR --checksum --chmod=D755,F644 "$folder/" "$to/")
done
rsync -rlt --checksum --delete-after --chmod=D755,F644 \
  --exclude=/_next/static/ --exclude=/assets/generated/ "$from/" "$to/"

clean="find _next/static assets/generated -type f -mtime +$days -delete"
case $to in
*:*) ssh "${to%%:*}" "cd '${to#*:}' && $clean" ;;
*) (cd "$to" && $clean) ;;
esac
