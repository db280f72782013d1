-- Commands that were refused and sign-ins that failed. They change nothing, so the log does not hold them; they are kept
-- for 90 days, without anything that somebody typed.
create table desk.refusals (
  id uuid primary key default gen_random_uuid(),
  -- within one minute; what is the same again only raises `times`
  minute timestamptz not null,
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
  constraint refusals_once_a_minute
    unique nulls not distinct (minute, kind, operation, code, actor_id, student_id, account_id, masked_email)
);

-- refusalRows: newest first; the end of those that are older than 90 days
create index refusals_newest on desk.refusals (first_at desc, id desc);
