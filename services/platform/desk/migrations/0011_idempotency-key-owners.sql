-- Each reserved id has an owner: the one copy of the program that may write, acknowledge or release its command. The
-- function of 0008 is kept, because processes of the previous release may still call it.
alter table desk.idempotency_keys add column owner uuid;

-- Reserves each unused id for its stream, and returns the row that each id has afterwards. A reservation of the same
-- owner is renewed; one that another copy has held for longer than `in_flight` is taken over. The commit does not wait
-- for the disk: the owner reserves again before it repeats an append, and an append on the disk implies that the
-- reservations before it are on the disk.
create function desk.reserve_idempotency_keys(ids uuid[], streams text[], new_owner uuid, in_flight interval)
returns setof desk.idempotency_keys language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  -- Sorted, so that copies of the program that reserve the same ids cannot deadlock.
  insert into desk.idempotency_keys as used (command_id, stream, owner)
    select distinct on (id) id, stream, new_owner from unnest(ids, streams) as asked (id, stream) order by id
    on conflict (command_id) do update set owner = excluded.owner, used_at = excluded.used_at
    where used.stream = excluded.stream and used.fingerprint is null
      and (used.owner = excluded.owner or used.used_at < now() - in_flight);
  return query select * from desk.idempotency_keys where command_id = any(ids);
end $$;
