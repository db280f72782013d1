-- How often a log was found restored from an older backup: its positions on the wire have another name since then.
create table desk.log_restores (
  log_id uuid primary key,
  restores integer not null
);

-- Up to which event a reactor has read. Where the log holds another event there, it was restored from an older backup,
-- and the reactor reads it from its beginning again.
alter table desk.reactors
  add column last_event text,
  -- what was recorded before is no business of this reactor, when it reads the log again
  add column started_at timestamptz not null default now(),
  add column restores integer not null default 0;

-- The events that a reactor has acted upon, so that none of them is acted upon twice.
create table desk.reactions (
  name text not null,
  log_id uuid not null,
  event_id uuid not null,
  primary key (name, log_id, event_id)
);
