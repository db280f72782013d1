-- index: events_pkey
-- The event at the position itself comes first, without its texts, so that the caller can check that the log still holds
-- it. The texts of the other events are converted as in read-stream.sql.
select position, version, id, type, schema_version, recorded_at,
  case when position > $1 then convert_from(json_send(metadata), 'UTF8') end,
  case when position > $1 then convert_from(json_send(data), 'UTF8') end, hash, stream
from log.events
where position >= $1
order by position
limit $2
