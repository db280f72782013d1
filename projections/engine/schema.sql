-- How far the log has been folded into this schema. The table has one row. A batch is written only if position and
-- generation are as its runner last saw them: a new leader and a swapped schema have another generation.
create table checkpoint (
  one boolean primary key default true check (one),
  position bigint not null check (position >= 0),
  generation uuid not null,
  -- Id of the log from which the rows were folded.
  log_id text not null,
  -- Stream, version and id of the last folded event, as JSON. If the log holds another event there, it was restored
  -- from an older backup.
  last_event text
);

-- Rows that an event could not be folded into. The projection skips later events of the same key until a rebuild.
create table parked (
  projection text not null,
  -- The key of the row, or the stream if the projection has no keyed table.
  key text not null,
  event_id uuid not null,
  stream text not null,
  version integer not null,
  error text not null,
  primary key (projection, key)
);
