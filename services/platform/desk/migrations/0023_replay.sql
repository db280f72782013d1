-- The replay of the centre up to a day, into a sandbox: one row with the running replay and the result of the last one.
create table desk.replay (
  only_row boolean primary key default true check (only_row),
  running uuid,
  -- The sandbox of the replay that runs or ran last, and its last day.
  name text,
  until date,
  started_at timestamptz,
  events bigint not null default 0,
  log_events bigint not null default 0,
  -- A replay without a heartbeat for half a minute was killed.
  heartbeat_at timestamptz,
  canceling boolean not null default false,
  finished_at timestamptz,
  result jsonb
);
insert into desk.replay default values;
