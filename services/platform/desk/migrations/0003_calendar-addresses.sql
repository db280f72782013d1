-- The secret addresses at which phones and other calendars read the planned classes of students.
create table desk.calendar_addresses (
  student_id uuid primary key,
  -- SHA-256 of the secret part, which is shown only when it is made.
  token_hash text not null unique,
  created_at timestamptz not null
);
