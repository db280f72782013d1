-- Credentials and sessions. Tables and column names are better-auth's own (1.6), so that it can be moved to a later
-- release; what is ours in them has snake_case names. Names, roles and archiving are events: here stands what signs in.
create table accounts."user" (
  -- also the id of the person's stream
  id uuid primary key,
  name text not null,
  -- one account for an address, whatever its case
  email text not null unique check (email = lower(email)),
  -- confirmed by its owner, vouched for by a tutor, or taken as it is where confirmation is off
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  role text not null check (role in ('student', 'tutor')),
  -- the command that the log must hold before account and record agree; null once they do
  pending jsonb,
  pending_since timestamptz,
  check ((pending is null) = (pending_since is null))
);

-- what the worker looks for
create index user_pending on accounts."user" (pending_since) where pending is not null;

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

-- all sessions of a person, to end them
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
  -- also the way from a user to the password
  unique ("userId", "providerId")
);

create table accounts.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
