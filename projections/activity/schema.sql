-- Who did what, when, to whom: one row for each event of the log. Numbers are classes.
create table activity (
  event_id uuid primary key,
  recorded_at timestamptz not null,
  version integer not null,
  actor_id uuid not null,
  actor_role text not null,
  what text not null,
  -- the kind of act that a list can be narrowed to
  act_group text not null,
  -- whom the event is about, a student or a tutor; nobody where it is about the centre
  subject_id uuid,
  -- the attendance record it belongs to
  record uuid,
  -- the day it is effective on, and the one it was effective on before
  date date,
  from_date date,
  status text check (status in ('present', 'absent')),
  from_status text check (from_status in ('present', 'absent')),
  charge text check (charge in ('none', 'covered', 'uncovered')),
  -- the homework it is about, and the grade after and before
  homework_id uuid,
  from_grade integer,
  grade integer,
  -- what was asked for, with its sign; what was applied is the difference of the balances
  requested integer,
  remaining_before integer,
  remaining_after integer,
  total_before integer,
  total_after integer,
  -- sealed
  note text,
  -- sealed
  reason text
);

-- activityPage of everybody: newest first
create index activity_newest on activity (recorded_at desc, version desc, event_id desc);
-- activityPage of one person's acts
create index activity_of_actor on activity (actor_id, recorded_at desc, version desc, event_id desc);
-- activityPage of one kind of act, which may be rare among the newest
create index activity_of_group on activity (act_group, recorded_at desc, version desc, event_id desc);
-- activityPage of one kind of act by one person, of whom either may be rare where the other is not
create index activity_of_actor_and_group on activity (actor_id, act_group, recorded_at desc, version desc, event_id desc);
-- activityPage about one student
create index activity_of_subject on activity (subject_id, recorded_at desc, version desc, event_id desc)
  where subject_id is not null;
-- activityPage about one attendance record
create index activity_of_record on activity (record, recorded_at desc, version desc, event_id desc)
  where record is not null;
