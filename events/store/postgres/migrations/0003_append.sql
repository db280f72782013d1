-- Takes the lock of this log, checks each append of a group against the log, writes those that are accepted, and
-- returns one row for each.
--
-- batch: JSON array with one object per event: append (number of the append in the group), n (1 for its first event),
-- stream, expected (version the stream must have, 0 for none), id, type, schemaVersion, recordedAt, metadata, data,
-- hash. Within a group each id occurs once, and all appends to one stream expect the same version: the first that is
-- accepted is written, and the others are conflicts with the version after it. The batch is passed as text, so that no
-- driver encodes it a second time.
--
-- The lock is taken by a separate statement, so that the statements after it see everything that was committed while it
-- waited. It is released after the commit is visible, so positions have no gaps and appear in order.
create function log.append(batch text)
returns table (append integer, status text, version bigint, last_position bigint)
language plpgsql volatile security definer
set search_path = pg_catalog, log, pg_temp
-- Each connection plans once, perhaps while the table is empty. These settings keep the plans right after it has grown.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  head bigint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'log.append needs read committed: any other isolation would judge by an old snapshot';
  end if;

  perform pg_advisory_xact_lock(hashtext('log.append'), 'log.events'::regclass::oid::integer);

  select coalesce(max(e.position), 0) into head from log.events e;

  return query
  with incoming as materialized (
    select e.append, e.n, e.stream, e.expected, e.id, e.type, e."schemaVersion", e."recordedAt", e.metadata, e.data, e.hash
    from json_to_recordset(batch::json) as e (
      append integer, n integer, stream text, expected bigint, id uuid, type text, "schemaVersion" integer,
      "recordedAt" text, metadata text, data text, hash text
    )
  ),
  -- Ids that are already stored; `same` says whether this very append wrote them.
  stored as materialized (
    select i.append, count(*) as events, max(s.position) as position,
      bool_and(
        s.stream = i.stream and s.version = i.expected + i.n and s.type = i.type
        and s.schema_version = i."schemaVersion" and s.recorded_at = i."recordedAt"
        and s.metadata::text = i.metadata and s.data::text = i.data and s.hash = i.hash
      ) as same
    from incoming i
    -- The limit forces one index look-up per id. Joined as a whole, a plan made on a small table would read all of a
    -- large one.
    cross join lateral (select * from log.events e where e.id = i.id limit 1) s
    group by i.append
  ),
  appends as materialized (
    select a.*, s.events as stored_events, s.position as stored_position, s.same,
      s.append is null and a.expected = a.current as fits
    from (
      select i.append, i.stream, i.expected, count(*) as events,
        coalesce((select e.version from log.events e where e.stream = i.stream order by e.version desc limit 1), 0) as current
      from incoming i
      group by i.append, i.stream, i.expected
    ) a
    left join stored s on s.append = a.append
  ),
  judged as materialized (
    select a.*, a.fits and a.append = min(a.append) filter (where a.fits) over (partition by a.stream) as written
    from appends a
  ),
  inserted as (
    insert into log.events (position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash)
    select head + row_number() over (order by i.append, i.n), i.stream, i.expected + i.n, i.id, i.type, i."schemaVersion",
      i."recordedAt", i.metadata::json, i.data::json, i.hash
    from incoming i
    join judged j on j.append = i.append and j.written
  )
  select j.append,
    case
      when j.written or (j.same and j.stored_events = j.events) then 'appended'
      when not j.same then 'id-taken'
      else 'conflict'
    end,
    case
      when j.written or (j.same and j.stored_events = j.events) then j.expected + j.events
      else j.current + coalesce(sum(j.events) filter (where j.written) over (partition by j.stream), 0)::bigint
    end,
    case
      when j.written then head + sum(j.events) filter (where j.written) over (order by j.append)::bigint
      else j.stored_position
    end
  from judged j
  order by j.append;
end
$$;

revoke all on function log.append(text) from public;
