#!/bin/sh
# Puts the cluster back to how it was at a point in time, such as '2027-03-05 11:20:00+00', or to all that is archived:
# latest. As postgres, with every server and PostgreSQL stopped. docs/every-day.md, "To a point in time".
set -eu
: "${PGDATABASE:=portico}" "${START_POSTGRESQL:=pg_ctlcluster 15 main start}"
export PGDATABASE
if [ "$1" = latest ]; then
  # What was not archived yet is lost, a minute or two.
  lost_since=$(date --utc --date='1 hour ago' '+%F %T+00')
  set -- --type=default
else
  lost_since=$1
  set -- --type=time --target="$1" --target-action=promote
fi
# --delta: of what is still there, only files that differ are copied back.
pgbackrest --stanza=portico --delta "$@" restore
$START_POSTGRESQL
until [ "$(psql --no-align --tuples-only --command='SELECT pg_is_in_recovery()')" = f ]; do sleep 1; done
# Other systems know changes by the numbers of transactions, and those that are lost were given out already: these go
# beyond what 200 transactions a second could have used since then.
psql --quiet --set=ON_ERROR_STOP=1 --set=since="$lost_since" <<'SQL'
SELECT set_config('portico.since', :'since', false) \g /dev/null
DO $$
DECLARE
  beyond numeric := pg_current_xact_id()::text::numeric
    + 200 * ceil(extract(epoch FROM now() - current_setting('portico.since')::timestamptz));
BEGIN
  WHILE pg_current_xact_id()::text::numeric < beyond LOOP COMMIT; END LOOP;
END $$;
SQL
psql --quiet --set=ON_ERROR_STOP=1 --single-transaction --file="$(dirname "$0")/after-restore.sql"
