-- One key per person, under which the person's texts in the log are sealed. Erasing a person deletes the wrapped key
-- and keeps the row, so that a restored backup and a second key for the same person are both detected.
create table desk.personal_keys (
  key_id uuid primary key,
  person_id uuid not null unique,
  -- AES-256-GCM under PERSONAL_DATA_KEY: iv (12 bytes), tag (16), ciphertext (32).
  wrapped bytea,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  check ((wrapped is null) = (erased_at is not null))
);

-- A known value wrapped under PERSONAL_DATA_KEY, so that the start detects another key before that key wraps anything.
create table desk.master_key_check (
  one boolean primary key default true check (one),
  wrapped bytea not null
);
