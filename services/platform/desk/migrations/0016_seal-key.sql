-- The key that signs the seals of the log: its private half, wrapped by PERSONAL_DATA_KEY. The public half is derived from
-- it, so that nobody without that key can put another one in its place.
create table desk.seal_key (
  only_row boolean primary key default true check (only_row),
  wrapped bytea not null,
  created_at timestamptz not null default now()
);
