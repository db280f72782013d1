-- Practice sessions of people whose account no tutor has approved yet. They are stored here instead of in the log, are
-- deleted with the account, and count for nothing.
create table accounts.trial_sessions (
  id uuid primary key,
  person_id uuid not null references accounts."user" on delete cascade,
  started_at timestamptz not null,
  -- The session's practice events in order, each with type, data and recordedAt.
  events jsonb not null
);

-- Serves the look-up of a person's newest session, and the deletion of old sessions.
create index trial_sessions_of_person on accounts.trial_sessions (person_id, started_at);
