-- How often a log was restored from an older backup. The number is part of the log id that clients get.
create table desk.log_restores (
  log_id uuid primary key,
  restores integer not null
);

-- Stream, version and id of the last event that a reactor has read. If the log has another event there, it was restored
-- from an older backup, and the reactor reads it again from the beginning.
alter table desk.reactors
  add column last_event text,
  -- The reactor ignores events recorded before this time when it reads the log again.
  add column started_at timestamptz not null default now(),
  add column restores integer not null default 0;

-- The events on which a reactor has acted, so that it acts on none of them twice.
create table desk.reactions (
  name text not null,
  log_id uuid not null,
  event_id uuid not null,
  primary key (name, log_id, event_id)
);
