-- What students are told: a grade was given, corrected, or made anew. What of it was seen stands in desk.notifications_seen.
create table notifications (
  event_id uuid primary key,
  student_id uuid not null,
  homework_id uuid not null,
  what text not null check (what in ('graded', 'grade-corrected', 'regraded')),
  grade integer not null,
  from_grade integer,
  by_id uuid not null,
  created_at timestamptz not null
);

-- notificationsOf: newest first
create index notifications_of_student on notifications (student_id, created_at desc, event_id desc);
