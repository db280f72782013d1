-- What each student is told: grades that were given, corrected or made anew. What of it was seen stands in
-- desk.notifications_seen.
create table notifications (
  student_id uuid primary key,
  -- the newest 100, one JSON object a line
  newest text not null,
  kept integer not null
);
