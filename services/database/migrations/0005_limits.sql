-- How much of each limit was used in its current window, shared by all copies of the program. The columns are those that
-- rate-limiter-flexible reads and writes; `expire` is in milliseconds since 1970.
create table desk.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- shared-limits.ts: the deletion of windows that ended
create index limits_expired on desk.limits (expire);
