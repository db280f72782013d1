-- index: events_pkey
-- The events of some kinds of streams (what comes before the first hyphen of a name) in a range of positions. The texts are
-- converted as in read-stream.sql.
select position, version, id, type, schema_version, recorded_at,
  convert_from(json_send(metadata), 'UTF8'), convert_from(json_send(data), 'UTF8'), hash, stream
from log.events
where position > $1 and position <= $2 and split_part(stream, '-', 1) = any ($3::text[])
order by position
