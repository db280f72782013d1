-- Every change of a balance, exactly as its event states it. Numbers are classes with their sign.
create table class_transactions (
  event_id uuid primary key,
  student_id uuid not null,
  tutor_id uuid not null,
  transaction_type text not null check (transaction_type in ('add', 'remove')),
  classes_changed integer not null,
  -- sealed
  reason text,
  created_at timestamptz not null,
  source text not null,
  applied_remaining integer not null,
  applied_total integer not null,
  remaining_after integer not null,
  total_after integer not null,
  effective_on date not null,
  -- the attendance record it belongs to
  mark uuid,
  -- the row whose class it gives back
  reversed uuid,
  version integer not null,
  hash text not null
);

-- class-history's historyPage, balanceSeries, transactionsPage of one student
create index class_transactions_of_student on class_transactions (student_id, version desc);
-- transactionsPage of everybody: newest first
create index class_transactions_newest on class_transactions (created_at desc, version desc, event_id desc);
-- transactionsPage of one tutor, tutorsInTransactions
create index class_transactions_of_tutor on class_transactions (tutor_id, created_at desc, version desc, event_id desc);
-- transactionsPage of one source, which may be rare among the newest
create index class_transactions_of_source on class_transactions (source, created_at desc, version desc, event_id desc);
-- transactionsPage of one source by one tutor, of whom either may be rare where the other is not
create index class_transactions_of_tutor_and_source
  on class_transactions (tutor_id, source, created_at desc, version desc, event_id desc);
-- the row that gave a class back (reversed_by)
create index class_transactions_reversals on class_transactions (reversed) where reversed is not null;
-- class-history: the last row of a mark (can_settle)
create index class_transactions_of_mark on class_transactions (mark, version desc) where mark is not null;
