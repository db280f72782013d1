-- True for an account that somebody made for themselves and no tutor has approved yet: nothing of it is in the log.
alter table accounts."user" add awaiting_approval boolean not null default false;

-- the list of new accounts, oldest first; how many there are; those that have expired
create index user_awaiting_approval on accounts."user" ("createdAt") where awaiting_approval or not "emailVerified";

-- Sign-ups by their Idempotency-Key, kept for a week: a repeated key is recognised for known and unknown addresses alike.
create table accounts.sign_up_requests (
  command_id uuid primary key,
  -- HMAC of the name and the e-mail, without the password
  fingerprint bytea not null,
  requested_at timestamptz not null default now()
);

-- the end of those that are a week old
create index sign_up_requests_oldest on accounts.sign_up_requests (requested_at);

-- What a tutor decided about a new account, kept for a month: another tutor is told, and a retry is answered alike.
create table accounts.sign_up_decisions (
  person_id uuid primary key,
  command_id uuid not null,
  decision text not null check (decision in ('approved', 'merged', 'declined')),
  -- the student that a merged account went to
  student_id uuid,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);

-- the end of those that are a month old
create index sign_up_decisions_oldest on accounts.sign_up_decisions (decided_at);
