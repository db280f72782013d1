-- Refused commands and failed sign-ins. They change nothing, so the log does not hold them. They are kept for 90 days,
-- without anything that a person typed.
create table desk.refusals (
  id uuid primary key default gen_random_uuid(),
  -- The minute in which equal refusals are counted in one row, in `times`.
  minute timestamptz not null,
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
  constraint refusals_once_a_minute
    unique nulls not distinct (minute, kind, operation, code, actor_id, student_id, account_id, masked_email)
);

-- Serves loadRefusalRows, newest first, and the deletion of rows older than 90 days.
create index refusals_newest on desk.refusals (first_at desc, id desc);
