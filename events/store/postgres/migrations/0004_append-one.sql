-- Checks and writes one event with a single statement that parses no JSON, which is enough for nearly every append
-- under light load. An event that this statement does not write is passed to log.append, in the same call and under the
-- same lock.
--
-- expected: version the stream must have, 0 for none.
create function log.append_one(
  stream text, expected bigint, id uuid, type text, schema_version integer, recorded_at text, metadata text, data text,
  hash text, out status text, out version bigint, out last_position bigint
)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
-- The settings of log.append, so that plans made on an empty table stay right after it has grown.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_variable
declare
  locked text;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'log.append needs read committed: any other isolation would judge by an old snapshot';
  end if;

  -- Takes the lock of log.append, in a separate statement for the same reason. An assignment costs less than `perform`.
  locked := pg_advisory_xact_lock(hashtext('log.append'), 'log.events'::regclass::oid::integer);

  insert into log.events (position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash)
  select coalesce((select max(e.position) from log.events e), 0) + 1, stream, expected + 1, id, type, schema_version,
    recorded_at, metadata::json, data::json, hash
  where coalesce((select e.version from log.events e where e.stream = append_one.stream order by e.version desc limit 1), 0)
      = expected
    and not exists (select from log.events e where e.id = append_one.id)
  returning events.position into last_position;

  if found then
    status := 'appended';
    version := expected + 1;
    return;
  end if;

  select a.status, a.version, a.last_position into status, version, last_position
  from log.append(
    json_build_array(json_build_object(
      'append', 0, 'n', 1, 'stream', stream, 'expected', expected, 'id', id, 'type', type,
      'schemaVersion', schema_version, 'recordedAt', recorded_at, 'metadata', metadata, 'data', data, 'hash', hash
    ))::text
  ) a;
end
$$;

revoke all on function log.append_one(text, bigint, uuid, text, integer, text, text, text, text) from public;
