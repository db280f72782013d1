-- Ids of commands (idempotency keys) and the stream on which each was used, for at least 7 days. A retry of a command
-- that wrote events is answered from its stream; a retry of one that was acknowledged without an event, from its row.
create table desk.idempotency_keys (
  command_id uuid primary key,
  stream text not null,
  -- HMAC of body and actor, and the stream's version, of a command that was acknowledged without an event; null for
  -- others.
  fingerprint text,
  version integer,
  used_at timestamptz not null default now(),
  check ((fingerprint is null) = (version is null))
);

-- Serves the deletion of expired keys.
create index idempotency_keys_oldest on desk.idempotency_keys (used_at);

-- Reserves each unused id for its stream, and returns the row that each id has afterwards. The commit does not wait for
-- the disk: if a crash of PostgreSQL loses a reservation, no command is lost, only the refusal of a second use on
-- another stream.
create function desk.reserve_idempotency_keys(ids uuid[], streams text[])
returns setof desk.idempotency_keys language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  -- Sorted, so that copies of the program that reserve the same ids cannot deadlock.
  insert into desk.idempotency_keys (command_id, stream)
    select * from unnest(ids, streams) as asked (id, stream) order by id
    on conflict do nothing;
  return query select * from desk.idempotency_keys where command_id = any(ids);
end $$;
