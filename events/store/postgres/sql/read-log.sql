-- index: events_pkey
-- the texts as in read-stream.sql
select position, version, id, type, schema_version, recorded_at,
  convert_from(json_send(metadata), 'UTF8'), convert_from(json_send(data), 'UTF8'), hash, stream
from log.events
where position > $1
order by position
limit $2
