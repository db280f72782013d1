-- Counts equal refusals of one day in one row, so that a flood leaves few rows and every refusal is kept for 90 days.
-- With one row per minute the table grew without limit, and the newest 100,000 rows displaced the others.
create table desk.refusals_by_day (
  id uuid primary key default gen_random_uuid(),
  -- The day in UTC.
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null check (times > 0),
  kind text not null check (kind in ('sign-in-failed', 'command-refused')),
  operation text not null,
  code text not null,
  -- The person who was signed in; null for a sign-in.
  actor_id uuid,
  -- The student whom the command was about; null if there is no such student.
  student_id uuid,
  -- For a sign-in: the account with the e-mail, or the masked e-mail (m…@example.com) if no account has it.
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

-- Serve loadRefusalRows, newest first, of one kind or both, and the deletion of rows older than 90 days.
create index refusals_newest on desk.refusals (first_at desc, id desc);
create index refusals_newest_of_kind on desk.refusals (kind, first_at desc, id desc);
