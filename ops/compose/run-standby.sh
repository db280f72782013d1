#!/usr/bin/env bash
# Copies the database of the primary once, and then follows it. A copy that was interrupted is made again. The mark of a
# finished one is outside the data, which change their role when the standby is promoted.
set -euo pipefail
: "${PGDATA:?}" "${PGPASSWORD:?}"
copied="$(dirname "$PGDATA")/copied"
if [ ! -f "$copied" ]; then
  rm -rf "${PGDATA:?}"
  pg_basebackup --host=postgres-primary --username=standby --pgdata="$PGDATA" --slot=standby --wal-method=stream \
    --checkpoint=fast --write-recovery-conf
  echo "primary_conninfo = 'host=postgres-primary user=standby password=$PGPASSWORD application_name=standby'" \
    >> "$PGDATA/postgresql.auto.conf"
  # The standby itself waits for nobody once it is promoted.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
  sync
  touch "$copied"
fi
exec postgres -c log_error_verbosity=terse -c log_min_error_statement=panic
