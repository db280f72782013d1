-- What somebody is typing and has not submitted yet: one for each person and key, kept for 180 days after its last save.
create table desk.drafts (
  person_id uuid not null,
  key text not null,
  -- AES-256-GCM under a key made from the person's own: iv (12 bytes), tag (16), ciphertext
  body bytea not null,
  saved_at timestamptz not null,
  -- milliseconds since 1970 at the save, so that a draft begun anew never has the revision of one that was discarded
  revision bigint not null check (revision > 0),
  primary key (person_id, key)
);

-- the end of those that are too old
create index drafts_oldest on desk.drafts (saved_at);
