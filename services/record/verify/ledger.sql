-- Rules between the rows of a centre in which every class is accounted for. They run on read models that equal the fold of
-- the log, so each returned row is a fault of the log, or of the fold: the first three rules are sums that need no fold.
-- The search path must be the read schema.
--
-- student_id, version: the student's stream, and the event that is the cause, or the last event.

-- The applied changes add up to the balance that each row states, so its balance before is the last row's after.
-- A balance is at least 0, and at most the cap that the event names or the balance before it: the owner can lower the cap
-- below a balance, and nothing raises that balance further.
select student_id, version,
  format('records %s / %s classes after it, but the applied changes add up to %s / %s',
    remaining_after, total_after, remaining, total) as what
from (
  select *,
    sum(applied_remaining) over so_far as remaining,
    sum(applied_total) over so_far as total
  from class_transactions
  window so_far as (partition by student_id order by version)
) summed
where (remaining_after, total_after) is distinct from (remaining::integer, total::integer)
  or remaining_after not between 0 and greatest(classes_max, remaining_after - applied_remaining)
  or total_after not between 0 and greatest(classes_max, total_after - applied_total)

union all
-- The balance equals the sum of the changes, and its uncovered and attended classes equal those of the marks.
select b.student_id, b.version,
  format('the balance is %s / %s classes (uncovered %s, attended %s), but the changes and marks add up to %s / %s (%s, %s)',
    b.classes_remaining, b.classes_total, b.classes_uncovered, b.classes_attended,
    coalesce(t.remaining, 0), coalesce(t.total, 0), coalesce(m.uncovered, 0), coalesce(m.attended, 0))
from balances b
left join (
  select student_id, sum(applied_remaining) as remaining, sum(applied_total) as total
  from class_transactions group by student_id
) t on t.student_id = b.student_id
left join (
  select student_id,
    count(*) filter (where charge = 'uncovered') as uncovered, count(*) filter (where status = 'present') as attended
  from attendance group by student_id
) m on m.student_id = b.student_id
where (b.classes_remaining, b.classes_total, b.classes_uncovered, b.classes_attended) is distinct from
  (coalesce(t.remaining, 0)::integer, coalesce(t.total, 0)::integer,
    coalesce(m.uncovered, 0)::integer, coalesce(m.attended, 0)::integer)

union all
-- A student has one row for each event that changed classes.
select b.student_id, b.version,
  format('%s events changed classes, but class_transactions has %s rows', b.changes_counted, coalesce(t.rows, 0))
from balances b
left join (select student_id, count(*) as rows from class_transactions group by student_id) t using (student_id)
where b.changes_counted <> coalesce(t.rows, 0)

union all
-- The classes that wait are those that openings, additions and classes given back left waiting, less those that were applied,
-- withdrawn or taken back with a purchase.
select b.student_id, b.version, format('%s classes wait, but the changes leave %s waiting', b.classes_waiting, coalesce(w.waiting, 0))
from balances b
left join (
  select student_id, sum(case
    when source = 'waiting' then -abs(classes_changed)
    when source in ('opening', 'import', 'reversal', 'purchase-reversal') or source = 'manual' and transaction_type = 'add'
      then classes_changed - applied_remaining
    else 0 end) as waiting
  from class_transactions group by student_id
) w on w.student_id = b.student_id
where b.classes_waiting <> coalesce(w.waiting, 0)

union all
-- A student has at most one mark on a date, besides voided ones.
select student_id, max(version), format('has more than one mark on %s', date)
from attendance where voided_at is null group by student_id, date having count(*) > 1

union all
-- Each covered mark refers to the transaction that charged its class; no other mark refers to one. Only a present mark and a late
-- cancellation are charged, and the transaction says for which of the two.
select a.student_id, a.version, format('the mark on %s is %s, but refers to %s', a.date, a.charge,
  case when a.charged_by is null then 'no class' else 'a class that was not taken for it' end)
from attendance a
left join class_transactions t on t.id = a.charged_by and t.student_id = a.student_id and t.attendance_id = a.id
  and t.applied_remaining = -1 and t.source in ('attendance', 'settlement')
  and t.late_cancellation_hours is not distinct from a.late_cancellation_hours
where (a.charge = 'covered') <> (t.id is not null) or (a.charge = 'covered') <> (a.charged_by is not null)
  or a.voided_at is not null and a.status <> 'absent'
  or a.status = 'present' and a.late_cancellation_hours is not null
  or (a.charge <> 'none') <> (a.status = 'present' or a.late_cancellation_hours is not null)

union all
-- Each class that was charged for a mark is still referred to by the mark, or was given back by exactly one later
-- event.
select t.student_id, t.version, format('takes a class that %s',
  case when a.id is null and given.times is null then 'no mark refers to and nothing gives back'
    when given.times > 1 then 'is given back more than once' else 'is given back, but still belongs to a mark' end)
from class_transactions t
left join attendance a on a.charged_by = t.id and a.id = t.attendance_id
left join (
  select reversed, attendance_id, count(*) as times, min(version) as version
  from class_transactions where reversed is not null group by reversed, attendance_id
) given on given.reversed = t.id and given.attendance_id = t.attendance_id and given.version > t.version
where t.applied_remaining = -1 and t.source in ('attendance', 'settlement')
  and (a.id is not null)::integer + coalesce(given.times, 0) <> 1

union all
-- Each class that is given back was charged for the same mark.
select g.student_id, g.version, 'gives back a class that was not taken for its mark'
from class_transactions g
left join class_transactions t on t.id = g.reversed and t.attendance_id = g.attendance_id and t.student_id = g.student_id
  and t.applied_remaining = -1
where (g.source = 'reversal' or g.reversed is not null and g.source <> 'purchase-reversal') and t.id is null

union all
-- Each reversed purchase takes back what exactly one addition gave, once.
select g.student_id, g.version, 'reverses a purchase that does not exist, gave another number of classes, or was already reversed'
from class_transactions g
left join class_transactions t on t.id = g.reversed and t.student_id = g.student_id and t.version < g.version
  and t.source = 'manual' and t.transaction_type = 'add'
  and (g.classes_changed, g.applied_total) = (-t.classes_changed, -t.applied_total)
where g.source = 'purchase-reversal' and (t.id is null or exists (
  select from class_transactions earlier
  where earlier.source = 'purchase-reversal' and earlier.reversed = g.reversed and earlier.version < g.version
    and earlier.student_id = g.student_id))

union all
-- What is owed after each entry of money is the sum of the entries so far, and what an entry changes follows from its kind and
-- amount alone.
select student_id, version, format('says that %s cents are owed after it, but the entries add up to %s', owed_after_cents, owed)
from (
  select *, sum(due_cents - paid_cents + refunded_cents - reversed_cents) over (partition by student_id order by version) as owed
  from money_entries
) summed
where owed_after_cents <> owed or not case kind
  when 'purchase' then due_cents = amount_cents and paid_cents in (0, amount_cents) and refunded_cents = 0 and reversed_cents = 0
  when 'payment' then paid_cents = amount_cents and due_cents = 0 and refunded_cents = 0 and reversed_cents = 0
  when 'refund' then refunded_cents = amount_cents and reversed_cents in (0, amount_cents) and due_cents = 0 and paid_cents = 0
  when 'payment-reversed' then reversed_cents = -amount_cents and due_cents = 0 and paid_cents = 0 and refunded_cents = 0
  when 'refund-reversed' then reversed_cents in (0, amount_cents) and due_cents = 0 and paid_cents = 0 and refunded_cents = 0
  when 'purchase-reversed' then reversed_cents = amount_cents and due_cents = 0 and paid_cents = 0 and refunded_cents = 0
  else due_cents = 0 and paid_cents = 0 and refunded_cents = 0 and reversed_cents = 0 end

union all
-- A student's account equals the sum of the entries, and what is owed is what is open less what the centre holds for the family.
select a.student_id, a.version, format('the account owes %s cents, but the entries and the purchases add up to %s and %s',
  a.owed_cents, coalesce(e.due - e.paid + e.refunded - e.reversed, 0), a.open_cents - a.credit_cents - a.to_return_cents)
from money_accounts a
left join (
  select student_id, sum(due_cents) as due, sum(paid_cents) as paid, sum(refunded_cents) as refunded, sum(reversed_cents) as reversed
  from money_entries group by student_id
) e on e.student_id = a.student_id
where (a.due_cents, a.paid_cents, a.refunded_cents, a.reversed_cents) is distinct from
  (coalesce(e.due, 0)::integer, coalesce(e.paid, 0)::integer, coalesce(e.refunded, 0)::integer, coalesce(e.reversed, 0)::integer)
  or a.owed_cents <> a.due_cents - a.paid_cents + a.refunded_cents - a.reversed_cents
  or a.owed_cents <> a.open_cents - a.credit_cents - a.to_return_cents

union all
-- Each reversed payment or refund is one of the student with the same amount, and is reversed once.
select g.student_id, g.version, 'reverses money that was never recorded, had another amount, or was already reversed'
from money_entries g
left join money_entries m on m.id = g.reverses and m.student_id = g.student_id and m.version < g.version
  and m.kind || '-reversed' = g.kind and m.amount_cents = g.amount_cents
where g.kind in ('payment-reversed', 'refund-reversed') and (m.id is null or exists (
  select from money_entries earlier
  where earlier.reverses = g.reverses and earlier.version < g.version and earlier.student_id = g.student_id))

limit 20
