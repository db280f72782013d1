-- The root of the kept Merkle tree when its tiles were last written, so that a tile that was changed since then is noticed
-- before a seal is made of it. Null for a tree of an earlier release until it grows.
alter table desk.tree_progress add column root bytea;
