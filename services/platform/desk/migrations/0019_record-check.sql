-- The check of the record, which is what “rollbook verify” checks: one row with the running check, the result of the last
-- finished one, and the last night in which the record was sealed and checked.
create table desk.record_check (
  only_row boolean primary key default true check (only_row),
  running uuid,
  started_at timestamptz,
  -- The share of the log that is checked, from 0 to 1.
  share real not null default 0,
  -- A check without a heartbeat for two minutes was killed.
  heartbeat_at timestamptz,
  finished_at timestamptz,
  result jsonb,
  last_night date
);
insert into desk.record_check default values;
