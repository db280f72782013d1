-- Each reserved id has an owner: the one copy of the program that may write its command, acknowledge it or give it back.
-- The function of 0008 stays for copies of the release before, which may still run.
alter table desk.idempotency_keys add column owner uuid;

-- Reserves each id for its stream, unless it is in use, and answers with the row that each id then has. A reservation of
-- the same owner is renewed; one that another copy has held for longer than `in_flight` is taken over. The commit does not
-- wait for the disk: whoever reserves makes sure again before an append is repeated, and an append that is on the disk has
-- the reservations before it there too.
create function desk.reserve_idempotency_keys(ids uuid[], streams text[], new_owner uuid, in_flight interval)
returns setof desk.idempotency_keys language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  -- in one order, so that copies of the program which reserve the same ids do not wait for each other in a circle
  insert into desk.idempotency_keys as used (command_id, stream, owner)
    select distinct on (id) id, stream, new_owner from unnest(ids, streams) as asked (id, stream) order by id
    on conflict (command_id) do update set owner = excluded.owner, used_at = excluded.used_at
    where used.stream = excluded.stream and used.fingerprint is null
      and (used.owner = excluded.owner or used.used_at < now() - in_flight);
  return query select * from desk.idempotency_keys where command_id = any(ids);
end $$;
