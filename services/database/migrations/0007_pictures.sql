-- Pictures of questions, as this program encoded them anew; the same picture is stored once.
create table desk.pictures (
  -- SHA-256 of the bytes, in hex: the picture's address here
  hash text primary key,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- whether a homework that was saved shows it; the others are deleted after a while
  used boolean not null default false
);
-- WebP cannot be compressed.
alter table desk.pictures alter column bytes set storage external;

-- deleteUnusedPictures
create index pictures_unused on desk.pictures (created_at) where not used;

-- What was found at a picture's address elsewhere. It is fetched by the server, once, and never by a browser.
create table desk.picture_sources (
  -- SHA-256 of the address as the tutor typed it, in hex
  address_digest text primary key,
  -- null when nothing usable was there
  hash text references desk.pictures on delete cascade,
  fetched_at timestamptz not null
);

-- the deletion of a picture takes its sources with it
create index picture_sources_of on desk.picture_sources (hash);
