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
