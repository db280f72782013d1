-- Each practice session as it stands now.
create table practice_sessions (
  id uuid primary key,
  student_id uuid not null,
  subject text not null check (subject in ('math', 'english', 'science', 'social-studies', 'history', 'geography')),
  -- sealed, as it is in session_data, and the event that it is from
  topic text not null,
  started_event uuid not null,
  grade integer not null,
  questions_answered integer not null,
  -- answers that are right, and those to questions that were found to be wrong
  correct_answers integer not null,
  -- 10 for each of them; they count for the student once the session is completed
  points_earned integer not null,
  -- {questions, grade, subject, topic}; the questions with their keys
  session_data jsonb not null,
  -- {question: {choice, correct}}, questions counted from 0
  answers jsonb not null,
  -- {question: {state, reported_at, settled_by, settled_at}}
  reports jsonb not null,
  open_reports integer not null,
  -- when the last report was accepted or dismissed
  settled_at timestamptz,
  started_at timestamptz not null,
  completed_at timestamptz,
  -- the centre's day on which it was completed
  day date,
  version integer not null
);

-- openSession: the newest of a student that is not completed
create index practice_sessions_open on practice_sessions (student_id, started_at desc, id) where completed_at is null;
-- accuracyBySubject: from the index alone, the rows are wide
create index practice_sessions_completed on practice_sessions (student_id, subject)
  include (questions_answered, correct_answers) where completed_at is not null;
-- openReportCount, openReports, openReportsOfStudent: from the index alone, the rows are wide
create index practice_sessions_reported on practice_sessions (student_id, id) include (open_reports, reports)
  where open_reports > 0;
-- settledReports: newest first
create index practice_sessions_settled on practice_sessions (settled_at desc, id) where settled_at is not null;
