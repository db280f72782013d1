-- Text that a person is typing and has not submitted yet: one row per person and key, kept for 180 days after its last
-- save.
create table desk.drafts (
  person_id uuid not null,
  key text not null,
  -- AES-256-GCM under a key that is derived from the person's key: iv (12 bytes), tag (16), ciphertext.
  body bytea not null,
  saved_at timestamptz not null,
  -- Milliseconds since 1970 at the save, so that a new draft never has the revision of a discarded one.
  revision bigint not null check (revision > 0),
  primary key (person_id, key)
);

-- Serves the deletion of expired drafts.
create index drafts_oldest on desk.drafts (saved_at);
