-- Up to where somebody has looked through what they were told: the newest that they have seen.
create table desk.notifications_seen (
  person_id uuid primary key,
  created_at timestamptz not null,
  event_id uuid not null
);

-- Whatever acts outwards has done so for every event of this log up to here; a rebuild of read models never moves it.
create table desk.reactors (
  name text not null,
  log_id uuid not null,
  position numeric not null,
  primary key (name, log_id)
);
