-- Each student's answers to each homework, and their grade as it stands now.
create table submissions (
  id uuid primary key,
  homework_id uuid not null,
  student_id uuid not null,
  -- the content that was answered: homework_contents
  content_version integer not null,
  -- [{question, choice | text}]; the texts are sealed, and the event that they are from
  answers jsonb not null,
  submitted_event uuid not null,
  late boolean not null,
  submitted_at timestamptz not null,
  is_graded boolean not null,
  grade integer,
  -- sealed, and the event that it is from
  feedback text,
  feedback_event uuid,
  -- correct answers as the server counted them; null where a tutor grades
  correct integer,
  -- the grade is the server's: no tutor corrected it
  auto boolean not null,
  -- content version by which the grade was made
  graded_by integer not null,
  version integer not null
);

-- submissionsPage: newest first; submissionCounts, from the index alone: the rows are wide
create index submissions_of_homework on submissions (homework_id, submitted_at desc, id desc) include (is_graded);
-- studentHomeworkPage, submissionOf
create index submissions_of_student on submissions (student_id, homework_id);

-- How much was submitted to each homework, by former students too, and how much of it is graded: homeworkPage, homeworkById.
create table homework_work (
  homework_id uuid primary key,
  submitted integer not null,
  graded integer not null
);

-- Each grade that a submission was given: who said it, when and why.
create table submission_grades (
  event_id uuid primary key,
  submission_id uuid not null,
  at timestamptz not null,
  by_id uuid not null,
  what text not null check (what in ('submitted', 'graded', 'corrected', 'regraded', 'credited')),
  from_grade integer,
  grade integer not null,
  -- sealed
  reason text,
  version integer not null
);

-- submissionsPage: the story of each grade, oldest first
create index submission_grades_of on submission_grades (submission_id, version);
