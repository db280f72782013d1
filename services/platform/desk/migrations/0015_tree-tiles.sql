-- The Merkle tree over the hashes of all events in the order of the log, in tiles of 256 hashes: level 0 holds the leaves,
-- and each further level the roots of the tiles below. It is made from the log again when it is lost.
create table desk.tree_tiles (
  level smallint not null,
  number bigint not null,
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  primary key (level, number)
);
-- Hashes cannot be compressed.
alter table desk.tree_tiles alter column hashes set storage external;

-- One row: how many events the tiles cover. The next reading begins at the position before the last batch that was read,
-- where the log had `overlap_from` events, and compares that batch with the tiles, because the log may have been restored
-- from a backup.
create table desk.tree_progress (
  only_row boolean primary key default true check (only_row),
  size bigint not null,
  overlap_from bigint not null check (overlap_from <= size),
  overlap_position bigint not null
);
insert into desk.tree_progress (size, overlap_from, overlap_position) values (0, 0, 0);
