-- When a session was last used, to within five minutes, for the list of a person's sessions.
alter table accounts.session add column last_used_at timestamptz not null default now();
update accounts.session set last_used_at = "updatedAt";
