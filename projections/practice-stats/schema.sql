-- What each student's practice amounts to; a row for everybody who has practised. Boards read it whole.
create table practice_stats (
  student_id uuid primary key,
  total_sessions integer not null,
  total_points integer not null,
  current_streak integer not null,
  longest_streak integer not null,
  correct_answers integer not null,
  -- what of it counts for the board of all time: sums over practice_days
  counted_sessions integer not null,
  counted_points integer not null,
  -- the centre's day
  last_practice_date date not null,
  updated_at timestamptz not null,
  -- where in the log the last event stands that was added: it comes again after a checkpoint was set back
  position text not null
);

-- What each student practised on each of the centre's days.
create table practice_days (
  id uuid primary key,
  student_id uuid not null,
  day date not null,
  sessions integer not null,
  points integer not null,
  -- of these, what counts for the boards
  counted_sessions integer not null,
  counted_points integer not null,
  -- ids of the sessions that do
  counted jsonb not null,
  position text not null
);

-- weekOf, pointsByWeek
create index practice_days_of_student on practice_days (student_id, day);
-- boards: the days of a week
create index practice_days_by_day on practice_days (day);

-- Whose points are shown on the boards: a student without a row is shown.
create table board_members (
  student_id uuid primary key,
  archived boolean not null,
  hidden boolean not null,
  student_version integer not null,
  place_version integer not null
);

-- One row: the board of all time as it stands, {points: number of students}.
create table board_standings (
  board text primary key,
  standings jsonb not null
);

-- The ranks on the board of all time just before a session was completed and just after it, by the order of the log.
create table practice_ranks (
  session_id uuid primary key,
  -- whether the session counts for the boards
  counted boolean not null,
  -- null while no session of the student counts
  rank_before integer,
  rank_after integer
);
