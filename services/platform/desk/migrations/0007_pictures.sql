-- Pictures of questions, encoded again by this program. Equal pictures are stored once.
create table desk.pictures (
  -- SHA-256 of the bytes, in hex. It is also the picture's address.
  hash text primary key,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- True if a saved homework shows the picture. Other pictures are deleted after 200 days.
  used boolean not null default false
);
-- WebP cannot be compressed.
alter table desk.pictures alter column bytes set storage external;

-- Serves deleteUnusedPictures.
create index pictures_unused on desk.pictures (created_at) where not used;

-- The pictures that were found at addresses on other sites. The server fetches each address once, and browsers never
-- do.
create table desk.picture_sources (
  -- SHA-256 of the address as the tutor typed it, in hex.
  address_digest text primary key,
  -- Null if the address had no usable picture.
  hash text references desk.pictures on delete cascade,
  fetched_at timestamptz not null
);

-- Serves the deletion of a picture, which deletes its sources too.
create index picture_sources_of on desk.picture_sources (hash);
