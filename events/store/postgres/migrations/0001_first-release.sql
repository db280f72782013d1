-- The log. Texts come back byte for byte: `json` keeps key order, spaces and numbers as they were written, `jsonb` would not.
create table log.events (
  position bigint primary key check (position > 0),
  stream text not null,
  version bigint not null check (version > 0),
  id uuid not null unique,
  type text not null,
  schema_version integer not null,
  recorded_at text not null,
  metadata json not null,
  data json not null,
  hash text not null,
  -- Serves reads of a stream in order and the look-up of its last version.
  unique (stream, version)
);

-- Rows are only added, so vacuum has nothing to clean up. Index-only scans and statistics still need it to run as the
-- log grows.
alter table log.events set (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

-- Stored events never change. The owner loses the right to change rows; the trigger also stops superusers, and `always`
-- also stops replication sessions.
create function log.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'events are never changed: % on log.% is refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_change before update or delete or truncate on log.events
  for each statement execute function log.refuse_change();

alter table log.events enable always trigger refuse_change;

revoke all on log.events from public;
revoke update, delete, truncate on log.events from current_user;

-- Takes the lock of this log, checks each append of a group against the log, writes those that are accepted, and
-- returns one row for each.
--
-- batch: JSON array with one object per event: append (number of the append in the group), n (1 for its first event),
-- stream, expected (version the stream must have, 0 for none), previous (hash of the event at that version, null if
-- unknown), id, type, schemaVersion, recordedAt, metadata, data, hash. Within a group each id occurs once, and all
-- appends to one stream expect the same version: the first that is accepted is written, and the others are conflicts
-- with the version after it. The batch is passed as text, so that no driver encodes it a second time.
--
-- An append that names another hash than that of the event before is a conflict: a log that was restored from an older
-- backup may hold another event at that version, and the hash chain would break for good.
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
    select e.append, e.n, e.stream, e.expected, e.previous, e.id, e.type, e."schemaVersion", e."recordedAt", e.metadata,
      e.data, e.hash
    from json_to_recordset(batch::json) as e (
      append integer, n integer, stream text, expected bigint, previous text, id uuid, type text, "schemaVersion" integer,
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
      s.append is null and a.expected = a.current and a.has_previous as fits
    from (
      select g.*, coalesce(l.version, 0) as current, coalesce(l.hash = g.previous, true) as has_previous
      from (
        select i.append, i.stream, i.expected, i.previous, count(*) as events
        from incoming i
        group by i.append, i.stream, i.expected, i.previous
      ) g
      left join lateral (
        select e.version, e.hash from log.events e where e.stream = g.stream order by e.version desc limit 1
      ) l on true
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

-- Checks and writes one event with a single statement that parses no JSON, which is enough for nearly every append
-- under light load. An event that this statement does not write is passed to log.append, in the same call and under the
-- same lock.
--
-- expected: version the stream must have, 0 for none; previous: hash of the event at that version, null if unknown.
create function log.append_one(
  stream text, expected bigint, previous text, id uuid, type text, schema_version integer, recorded_at text,
  metadata text, data text, hash text, out status text, out version bigint, out last_position bigint
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
  where coalesce((
      select case when e.hash <> append_one.previous then -1 else e.version end
      from log.events e where e.stream = append_one.stream order by e.version desc limit 1
    ), 0)
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
      'append', 0, 'n', 1, 'stream', stream, 'expected', expected, 'previous', previous, 'id', id, 'type', type,
      'schemaVersion', schema_version, 'recordedAt', recorded_at, 'metadata', metadata, 'data', data, 'hash', hash
    ))::text
  ) a;
end
$$;

revoke all on function log.append_one(text, bigint, text, uuid, text, integer, text, text, text, text) from public;
