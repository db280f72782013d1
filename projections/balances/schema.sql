-- What each student has, in classes. `version` is the student's stream after its last event: the ETag for If-Match.
create table balances (
  student_id uuid primary key,
  classes_remaining integer not null check (classes_remaining between 0 and 18),
  classes_total integer not null check (classes_total between 0 and 18),
  classes_waiting integer not null check (classes_waiting >= 0),
  classes_uncovered integer not null check (classes_uncovered >= 0),
  classes_attended integer not null check (classes_attended >= 0),
  version integer not null
);
