#!/bin/sh
# Puts the cluster back to how it was at a point in time, such as '2027-03-05 11:20:00+00', from pgBackRest. As postgres,
# with every server and PostgreSQL stopped. docs/every-day.md, "Backup and restore".
set -eu
point=$1
: "${PGDATABASE:=portico}" "${START_POSTGRESQL:=pg_ctlcluster 15 main start}"
export PGDATABASE
# --delta: of what is still there, only files that differ are copied back.
pgbackrest --stanza=portico --type=time --target="$point" --target-action=promote \
  --delta restore
$START_POSTGRESQL
until [ "$(psql --no-align --tuples-only --command='SELECT pg_is_in_recovery()')" = f ]; do sleep 1; done
# Other systems know changes by the numbers of transactions, and those after the point were given out already: these go
# beyond what 200 transactions a second could have used since then.
psql --quiet --set=ON_ERROR_STOP=1 --set=point="$point" <<'SQL'
SELECT set_config('portico.point', :'point', false) \g /dev/null
DO $$
DECLARE
  beyond numeric := pg_current_xact_id()::text::numeric
    + 200 * ceil(extract(epoch FROM now() - current_setting('portico.point')::timestamptz));
BEGIN
  WHILE pg_current_xact_id()::text::numeric < beyond LOOP COMMIT; END LOOP;
END $$;
SQL
psql --quiet --set=ON_ERROR_STOP=1 --single-transaction --file="$(dirname "$0")/after-restore.sql"
