-- True for an account that its person created and no tutor has approved yet. The log has nothing about it.
alter table accounts."user" add awaiting_approval boolean not null default false;

-- Serves the list of sign-up requests (oldest first), their number, and the deletion of expired ones.
create index user_awaiting_approval on accounts."user" ("createdAt") where awaiting_approval or not "emailVerified";

-- Sign-ups by their Idempotency-Key, kept for a week, so that a retry is recognised for known and unknown addresses
-- alike.
create table accounts.sign_up_requests (
  command_id uuid primary key,
  -- HMAC of the name and the e-mail, without the password.
  fingerprint bytea not null,
  requested_at timestamptz not null default now()
);

-- Serves the deletion of rows that are a week old.
create index sign_up_requests_oldest on accounts.sign_up_requests (requested_at);

-- Tutors' decisions about sign-up requests, kept for a month, so that another tutor is informed and a retry gets the
-- same answer.
create table accounts.sign_up_decisions (
  person_id uuid primary key,
  command_id uuid not null,
  decision text not null check (decision in ('approved', 'merged', 'declined')),
  -- The student into whom the account was merged; null for other decisions.
  student_id uuid,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);

-- Serves the deletion of rows that are a month old.
create index sign_up_decisions_oldest on accounts.sign_up_decisions (decided_at);
