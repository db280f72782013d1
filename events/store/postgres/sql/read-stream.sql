-- index: events_stream_version_key
select position, stream, version, id, type, schema_version, recorded_at, metadata::text, data::text, hash
from log.events
where stream = $1 and version >= $2
order by version
