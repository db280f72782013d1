-- How far the log has been folded into this schema; one row. Whoever folds must find position and generation as it
-- left them: a new leader and a swapped schema have another generation.
create table checkpoint (
  one boolean primary key default true check (one),
  position bigint not null check (position >= 0),
  generation uuid not null,
  -- the log these rows were folded from
  log_id text not null,
  -- stream, version and id of the last event that was folded, as JSON: where the log holds another event there, it was
  -- restored from an older backup
  last_event text
);

-- Rows that stopped because an event could not be folded into them. Later events of the key are skipped by that
-- projection until a rebuild.
create table parked (
  projection text not null,
  -- a row's key, or the stream where a projection has no keyed table
  key text not null,
  event_id uuid not null,
  stream text not null,
  version integer not null,
  error text not null,
  primary key (projection, key)
);
