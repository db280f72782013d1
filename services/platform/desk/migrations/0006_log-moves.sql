-- Where the log was moved while the centre was open. Whoever opens the log at a place that it has left goes to the newest one.
create table desk.log_moves (
  id bigint generated always as identity primary key,
  -- Address and prefix as JSON, wrapped by PERSONAL_DATA_KEY because an address can hold a password.
  left_place bytea not null,
  new_place bytea not null,
  -- The id of the log, which a log gets from its first event and the position of that. A move keeps it.
  log_id uuid not null,
  moved_at timestamptz not null default now(),
  -- How many events were moved, and the root over them that both places had.
  events bigint not null,
  root bytea not null
);
