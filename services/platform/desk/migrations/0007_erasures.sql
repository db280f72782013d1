-- The people whom an owner or the operator erases. The log decides who was erased; this table says how far the deletion of
-- their rows is, so that one that a crash interrupted is completed.
create table desk.erasures (
  person_id uuid primary key,
  -- The command that erases: its id and its actor.
  request jsonb not null,
  requested_at timestamptz not null default now(),
  -- When their rows were deleted from every other table.
  deleted_at timestamptz,
  -- When the files of those tables were rewritten, so that no deleted row is left in them.
  rewritten_at timestamptz
);

-- Serves completeErasures.
create index erasures_unfinished on desk.erasures (requested_at) where rewritten_at is null;
