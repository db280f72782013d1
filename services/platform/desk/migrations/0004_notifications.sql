-- The newest notification that each person has seen. All older ones count as seen.
create table desk.notifications_seen (
  person_id uuid primary key,
  created_at timestamptz not null,
  event_id uuid not null
);

-- Checkpoints of reactors, which act on each event once (for example by mail). A rebuild of the read models never
-- changes them.
create table desk.reactors (
  name text not null,
  log_id uuid not null,
  position numeric not null,
  primary key (name, log_id)
);
