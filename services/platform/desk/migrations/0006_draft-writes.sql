-- HMAC of the body under a key that is derived from the person's key, by which a save of an unchanged draft writes
-- nothing. Null in rows of earlier releases.
alter table desk.drafts add column digest bytea;

-- A sealed body cannot be compressed.
alter table desk.drafts alter column body set storage external;

-- Each save leaves a dead row and up to a megabyte of dead TOAST chunks. Vacuuming after a few saves lets the next ones
-- reuse that space, so that the files stay close to the size of their content.
alter table desk.drafts set (
  autovacuum_vacuum_threshold = 20,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_cost_delay = 0,
  toast.autovacuum_vacuum_threshold = 500,
  toast.autovacuum_vacuum_scale_factor = 0,
  toast.autovacuum_vacuum_cost_delay = 0
);
