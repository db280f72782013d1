-- Practice sessions of people whose account no tutor has approved yet. The record holds nothing of them: what a session
-- has come to is kept here, goes with the account, and counts for nothing.
create table accounts.trial_sessions (
  id uuid primary key,
  person_id uuid not null references accounts."user" on delete cascade,
  started_at timestamptz not null,
  -- the events of events/practice, in order: type, data and recordedAt
  events jsonb not null
);

-- a person's newest session; the end of old ones
create index trial_sessions_of_person on accounts.trial_sessions (person_id, started_at);
