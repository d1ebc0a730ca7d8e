#!/bin/sh
# Restores a file of backup.sh into the empty database of DATABASE_URL, all of it or nothing.
set -eu
pg_restore --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$1"
psql --quiet --set=ON_ERROR_STOP=1 --single-transaction --dbname="$DATABASE_URL" \
  --file="$(dirname "$0")/after-restore.sql"
