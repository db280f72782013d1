-- The second factor of a sign-in: codes of an authenticator app (TOTP), and recovery codes for people who lost it.
create table accounts.second_factor (
  person_id uuid primary key references accounts."user" on delete cascade,
  -- The secret from which the app computes its codes, encrypted with the master key (AES-256-GCM).
  secret bytea not null,
  -- Null until the person has entered a code of their app. Only from then on is a code asked for at sign-in.
  turned_on_at timestamptz,
  -- The time step of the last code that was used. A code of this step or an earlier one is refused.
  last_step int not null default 0
);

-- The recovery codes that have not been used.
create table accounts.recovery_code (
  person_id uuid not null references accounts.second_factor on delete cascade,
  -- SHA-256 of the person's id and the code.
  hash text not null,
  primary key (person_id, hash)
);
