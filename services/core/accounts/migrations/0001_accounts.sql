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
  check ((pending is null) = (pending_since is null))
);

-- Serves the worker, which completes pending commands.
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
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
