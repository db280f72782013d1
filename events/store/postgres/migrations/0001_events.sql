-- The log. Texts come back byte for byte: `json` keeps key order, spaces and numbers as they were written, `jsonb` would not.
create table log.events (
  position bigint primary key check (position > 0),
  stream text not null,
  version bigint not null check (version > 0),
  id uuid not null unique,
  type text not null,
  schema_version integer not null,
  recorded_at text not null,
  metadata json not null,
  data json not null,
  hash text not null,
  -- Serves reads of a stream in order and the look-up of its last version.
  unique (stream, version)
);

-- Rows are only added, so vacuum has nothing to clean up. Index-only scans and statistics still need it to run as the
-- log grows.
alter table log.events set (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
