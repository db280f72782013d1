-- How students who chose it stand on the board; who never chose is seen, by their name.
create table leaderboard_places (
  student_id uuid primary key,
  hidden boolean not null,
  -- sealed, and the event that it is from
  nickname text,
  chosen_event uuid not null,
  version integer not null
);
