-- Imports of students from files. The row stays; its sealed lines are deleted after a month.
create table desk.student_imports (
  id uuid primary key,
  actor_id uuid not null,
  actor_role text not null,
  -- Under PERSONAL_DATA_KEY, bound to the id, because the people of the lines have no key yet.
  file_name bytea not null,
  -- The rows of the file with what is made of each, sealed as the name is. Null once they are deleted.
  lines bytea,
  status text not null check (status in ('running', 'done', 'stopped', 'undoing', 'undone')),
  started_at timestamptz not null,
  -- The end of the import; an undo keeps it.
  finished_at timestamptz,
  -- Rows that are made into students, and how many of them are done: by the import, then by the undo.
  total integer not null,
  done integer not null default 0,
  made integer not null default 0,
  -- Rows that the preview refused or the tutor left out.
  left_out integer not null,
  -- Reason codes of rows that were refused while they were imported, by the number of the row.
  refused jsonb not null default '{}',
  -- Codes of what is left to do for the student of a row, by the number of the row.
  remarks jsonb not null default '{}',
  -- Students that the undo kept.
  kept integer not null default 0,
  -- Names of groups of the import that the undo kept.
  kept_groups text[] not null default '{}'
);

-- One import or undo runs at a time, so that two tutors never make the same students and groups at once.
create unique index student_imports_running on desk.student_imports ((true)) where status in ('running', 'undoing');

-- Serves the list of imports, newest first, and the deletion of old lines.
create index student_imports_newest on desk.student_imports (started_at desc);
