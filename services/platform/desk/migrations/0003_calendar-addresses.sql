-- The secret addresses at which phones and other calendars read the planned classes of students.
create table desk.calendar_addresses (
  student_id uuid not null,
  -- Who made it: the student, or a family account that saw the student then.
  account_id uuid not null,
  -- SHA-256 of the secret part, which is shown only when it is made.
  token_hash text not null unique,
  created_at timestamptz not null,
  primary key (student_id, account_id)
);
