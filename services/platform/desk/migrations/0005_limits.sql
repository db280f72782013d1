-- How much of each limit has been used in its current window, shared by all copies of the program. The columns are
-- those that rate-limiter-flexible reads and writes; `expire` is in milliseconds since 1970.
create table desk.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Serves deleteEndedLimits in shared-limits.ts.
create index limits_expired on desk.limits (expire);
