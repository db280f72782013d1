-- Each homework as it stands now. It is about nobody: title and questions are in clear.
create table homework (
  id uuid primary key,
  title text not null,
  grading_type text not null check (grading_type in ('auto-graded', 'tutor-graded')),
  due_date date,
  -- whether students see the keys once their work is graded
  keys_shown boolean not null,
  question_count integer not null,
  -- ids of students, former ones included
  assigned jsonb not null,
  -- version of the stream at the last change of the content: the row of homework_contents
  content_version integer not null,
  -- the last content version by which submissions were to be graded anew, 0 when none was
  regraded_to integer not null,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  version integer not null
);

-- homeworkPage, homeworkCount of one tutor: newest first
create index homework_of_tutor on homework (created_by, created_at desc, id desc);
-- homeworkPage of everybody: newest first
create index homework_newest on homework (created_at desc, id desc);
-- studentHomeworkPage, assignmentOf: what is assigned to a student
create index homework_assigned on homework using gin (assigned jsonb_path_ops);
-- regradingLeft: edits that grade anew are few
create index homework_regraded on homework (id) where regraded_to > 0;

-- The content of each homework in each version: every version of every question, in the order of the page, with its key.
create table homework_contents (
  event_id uuid primary key,
  homework_id uuid not null,
  content_version integer not null,
  questions jsonb not null
);

-- contentsOf: the content that stands, and those that were answered
create index homework_contents_of on homework_contents (homework_id, content_version);
