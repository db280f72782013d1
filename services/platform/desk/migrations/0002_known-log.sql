-- What this centre knows of its log: one row, from its first start on. A log that lacks one of these events was emptied,
-- exchanged or restored from an older backup, and is refused until the operator accepts it.
create table desk.known_log (
  only_row boolean primary key default true check (only_row),
  -- Stream, version and id of the first event, of the last event that was counted, and of the last seal, as JSON.
  first_event text not null,
  last_event text not null,
  last_seal text,
  -- When the last counted event was recorded.
  recorded_at timestamptz not null,
  -- How many events the log had up to this position.
  events bigint not null,
  position numeric not null,
  -- How many events the last seal covers, and when it was made.
  sealed_events bigint,
  sealed_at timestamptz,
  check ((last_seal is null) = (sealed_events is null) and (last_seal is null) = (sealed_at is null))
);
