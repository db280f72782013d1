-- What is the same again within a day raises `times` of one row, so that a flood leaves few rows and nothing has to be
-- deleted before its 90 days are over: a row of each minute grew without end, and its newest 100,000 pushed out the rest.
create table desk.refusals_by_day (
  id uuid primary key default gen_random_uuid(),
  -- in UTC
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null check (times > 0),
  kind text not null check (kind in ('sign-in-failed', 'command-refused')),
  operation text not null,
  code text not null,
  -- who was signed in; null for a sign-in
  actor_id uuid,
  -- whom the command was about, where there is such a student
  student_id uuid,
  -- of a sign-in: whose e-mail it was, or an e-mail that nobody has, as in m…@example.com
  account_id uuid,
  masked_email text,
  constraint refusals_once_a_day
    unique nulls not distinct (day, kind, operation, code, actor_id, student_id, account_id, masked_email)
);

insert into desk.refusals_by_day
  (day, first_at, last_at, times, kind, operation, code, actor_id, student_id, account_id, masked_email)
select (minute at time zone 'UTC')::date, min(first_at), max(last_at), sum(times)::int,
  kind, operation, code, actor_id, student_id, account_id, masked_email
from desk.refusals
group by 1, kind, operation, code, actor_id, student_id, account_id, masked_email;

drop table desk.refusals;
alter table desk.refusals_by_day rename to refusals;

-- refusalRows: newest first, of one kind or both; the end of those that are older than 90 days
create index refusals_newest on desk.refusals (first_at desc, id desc);
create index refusals_newest_of_kind on desk.refusals (kind, first_at desc, id desc);
