-- index: events_pkey
-- As read-log.sql, without the texts.
select position, version, id, stream, hash
from log.events
where position >= $1
order by position
limit $2
