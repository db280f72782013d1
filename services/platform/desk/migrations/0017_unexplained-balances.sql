-- Students whose stored balance was found to differ from the fold of their events, until it is explained again and adds up.
create table desk.unexplained_balances (
  student_id uuid primary key,
  found_at timestamptz not null,
  -- The numbers of the read model, and of the fold; null if the events could not be folded.
  stored json not null,
  folded json
);
