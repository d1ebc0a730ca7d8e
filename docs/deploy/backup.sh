#!/bin/sh
# Writes the database of DATABASE_URL to a file of today in the folder that is named.
set -eu
pg_dump --format=custom --file="$1/portico-$(date +%F).dump" "$DATABASE_URL"
