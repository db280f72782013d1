-- index: events_pkey
select position, stream, version, id, type, schema_version, recorded_at, metadata::text, data::text, hash
from log.events
where position > $1
order by position
limit $2
