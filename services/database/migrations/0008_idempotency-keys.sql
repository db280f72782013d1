-- Ids of commands (idempotency keys) and the stream that each was used on, for at least 7 days. A command that wrote
-- events is answered again by its stream. One that was acknowledged without an event is answered again by its row.
create table desk.idempotency_keys (
  command_id uuid primary key,
  stream text not null,
  -- HMAC of body and actor, and the stream's version at the acknowledgement; null unless it was one without an event
  fingerprint text,
  version integer,
  used_at timestamptz not null default now(),
  check ((fingerprint is null) = (version is null))
);

-- the deletion of those that are too old
create index idempotency_keys_oldest on desk.idempotency_keys (used_at);

-- Reserves each id for its stream, unless it is in use, and answers with the row that each id then has. Its commit does
-- not wait for the disk: losing a reservation in a crash of PostgreSQL loses no command, only the refusal of a second
-- use on another stream.
create function desk.reserve_idempotency_keys(ids uuid[], streams text[])
returns setof desk.idempotency_keys language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  -- in one order, so that copies of the program which reserve the same ids do not wait for each other in a circle
  insert into desk.idempotency_keys (command_id, stream)
    select * from unnest(ids, streams) as asked (id, stream) order by id
    on conflict do nothing;
  return query select * from desk.idempotency_keys where command_id = any(ids);
end $$;
