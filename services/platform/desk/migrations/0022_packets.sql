-- Packets about a student’s classes, as they were handed out. They cannot be made again with the same bytes, so they are kept
-- until the person is erased.
create table desk.packets (
  id uuid primary key,
  student_id uuid not null,
  made_at timestamptz not null,
  made_by uuid not null,
  -- The first day, and the first day after the last.
  period_from date not null,
  period_to date not null,
  -- The version of the student’s last event that the packet knows.
  last_version int not null,
  code text not null,
  -- SHA-256 of the request, so that a repeated request is answered with the packet that it made.
  request text not null,
  -- AES-256-GCM under a key that is derived from the student’s key, over the compressed file.
  body bytea not null
);
-- Serves the list of all packets.
create index packets_newest on desk.packets (made_at desc, id desc);
-- Serves the list of a student’s packets.
create index packets_of_student on desk.packets (student_id, made_at desc, id desc);
