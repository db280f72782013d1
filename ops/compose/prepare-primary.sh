#!/usr/bin/env bash
# Runs once, when the database of the primary is made: lets the standby copy it, and lets each commit wait for the standby
# from the next start on.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role standby with replication login password :'password';
select pg_create_physical_replication_slot('standby');
alter system set synchronous_standby_names = 'standby';
SQL
echo 'host replication standby samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
