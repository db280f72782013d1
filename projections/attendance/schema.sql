-- The mark of each student and date as it stands now; `id` is the event that first marked it.
create table attendance (
  id uuid primary key,
  student_id uuid not null,
  date date not null,
  -- who changed it last
  tutor_id uuid not null,
  status text not null check (status in ('present', 'absent')),
  charge text not null check (charge in ('none', 'covered', 'uncovered')),
  -- the event that took its class
  charged_by uuid,
  -- sealed, and the event that it is from
  note text,
  note_event uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null
);

-- attendancePage of one student, markOn: newest date first
create index attendance_of_student on attendance (student_id, date desc);
-- attendancePage of everybody: newest date first, and within it what was recorded last, to the minute
create index attendance_newest on attendance (date desc, date_trunc('minute', created_at at time zone 'utc') desc);
-- attendancePage of one status: absences are few
create index attendance_by_status
  on attendance (status, date desc, date_trunc('minute', created_at at time zone 'utc') desc);

-- Each thing that happened to a mark. `quiet`: no class moved or was missing, so class_transactions does not tell it.
-- A note states no status and a settlement no note: both are as the mark's row before has them.
create table attendance_history (
  event_id uuid primary key,
  attendance_id uuid not null,
  student_id uuid not null,
  date date not null,
  what text not null check (what in ('marked', 'corrected', 'moved', 'noted', 'settled')),
  -- of a mark that moved: the day it left
  from_date date,
  from_status text,
  status text,
  charge text,
  -- sealed
  note text,
  -- sealed
  reason text,
  tutor_id uuid not null,
  created_at timestamptz not null,
  version integer not null,
  quiet boolean not null
);

-- class-history's historyPage: the quiet marks of one student, newest first
create index attendance_history_quiet on attendance_history (student_id, version desc) where quiet;
-- class-history's historyPage: a mark as it stood at a version; what became of an uncovered class (resolved_as);
-- recordHistory
create index attendance_history_of_mark on attendance_history (attendance_id, version desc);
-- class-transactions: where the record of a class given back went (moved_to); moves are few
create index attendance_history_moves on attendance_history (event_id) where what = 'moved';
