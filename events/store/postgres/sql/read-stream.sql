-- index: events_stream_version_key
-- There is no order by: readStream sorts the rows.
-- json_send knows the length of a text, while a cast of json to text searches for its end byte by byte.
select position, version, id, type, schema_version, recorded_at,
  convert_from(json_send(metadata), 'UTF8'), convert_from(json_send(data), 'UTF8'), hash
from log.events
where stream = $1 and version between $2 and $3
