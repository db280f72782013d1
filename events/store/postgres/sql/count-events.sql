-- index: events_pkey, which is read without the events
select count(*), coalesce(max(position), 0) from log.events where position <= $1
