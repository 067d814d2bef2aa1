#!/bin/sh
# Publishes a finished site in an S3 bucket: hosting/s3/publish.sh out s3://docs-example-org
# Hashed files are copied first and never deleted; a lifecycle rule of the bucket can remove old ones.
set -eu

if [ $# -ne 2 ] || [ ! -f "$1/404.html" ]; then
  echo "Usage: hosting/s3/publish.sh <finished site> s3://<bucket>" >&2
  exit 1
fi
for folder in _next/static assets/generated; do
  aws s3 sync "$1/$folder" "$2/$folder" --cache-control 'public, max-age=31536000, immutable'
done
aws s3 sync "$1" "$2" --delete --cache-control no-cache --exclude '*' --include '*.md' \
  --content-type 'text/markdown; charset=utf-8'
aws s3 sync "$1" "$2" --delete --cache-control no-cache --exclude '_next/static/*' --exclude 'assets/generated/*' \
  --exclude '*.md' --exclude '*.br' --exclude '*.gz' --exclude _headers --exclude _redirects
