-- The group with which a tutor's roll opens, on each of their devices. A tutor without a row sees everybody.
create table desk.roll_groups (
  tutor_id uuid primary key,
  group_id uuid not null
);
