#!/bin/sh
# Restores a file of backup.sh into the empty database of DATABASE_URL, all of it or nothing.
set -eu
pg_restore --no-owner --single-transaction --exit-on-error --dbname="$DATABASE_URL" "$1"
