-- index: events_stream_version_key
-- without an order: readStream puts the rows in it
-- json_send knows how long a text is, where a cast of json to text looks for its end byte by byte
select position, version, id, type, schema_version, recorded_at,
  convert_from(json_send(metadata), 'UTF8'), convert_from(json_send(data), 'UTF8'), hash
from log.events
where stream = $1 and version between $2 and $3
