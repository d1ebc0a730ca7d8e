#!/bin/sh
# Restores a file of backup.sh into the empty database of DATABASE_URL, all of it or nothing.
set -eu
pg_restore --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$1"
# Other systems read the bookings anew: transactions are numbered from the start again (docs/connections.md).
psql --quiet --set=ON_ERROR_STOP=1 --dbname="$DATABASE_URL" \
  --command='UPDATE reservation SET changed_by = pg_current_xact_id()'
