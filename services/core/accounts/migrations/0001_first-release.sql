-- Credentials and sessions. Tables and columns with camelCase names are better-auth's own (1.6), so that it can be
-- upgraded; our columns have snake_case names. Names, roles and archiving are events of the log; the account only holds
-- what is needed to sign in.
create table accounts."user" (
  -- Also the id of the person's stream.
  id uuid primary key,
  name text not null,
  -- One account per address, regardless of case.
  email text not null unique check (email = lower(email)),
  -- True if the owner confirmed the address, a tutor created the account, or confirmation is switched off.
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  role text not null check (role in ('student', 'tutor')),
  -- The command that the log must get so that it agrees with the account; null once it has it.
  pending jsonb,
  pending_since timestamptz,
  -- True for an account that its person created and no tutor has approved yet. The log has nothing about it.
  awaiting_approval boolean not null default false,
  -- The plan that a person chose before signing up; null if none. It may be the name of a plan that is no longer on sale.
  chosen_plan text,
  check ((pending is null) = (pending_since is null))
);

-- Serves the worker, which completes pending commands.
create index user_pending on accounts."user" (pending_since) where pending is not null;

-- Serves the list of sign-up requests (oldest first), their number, and the deletion of expired ones.
create index user_awaiting_approval on accounts."user" ("createdAt") where awaiting_approval or not "emailVerified";

create table accounts.session (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  "userId" uuid not null references accounts."user" on delete cascade,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text
);

-- Serves the deletion of all sessions of a person.
create index session_of_user on accounts.session ("userId");

create table accounts.account (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references accounts."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  -- Also serves the look-up of a user's password.
  unique ("userId", "providerId")
);

create table accounts.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  -- The id of the person.
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  -- The e-mail that the person gets with the token; null for other uses.
  new_email text
);

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
  decided_at timestamptz not null default now(),
  -- The name on the decided account, for the list of decisions. Nothing else stores the name of a declined account.
  name text not null
);

-- Serves the deletion of rows that are a month old.
create index sign_up_decisions_oldest on accounts.sign_up_decisions (decided_at);

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
