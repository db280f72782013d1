/** The columns of the file of a class history that people read. */
import type { ClassHistoryEntry, TransactionRow } from '#contracts/classes.ts';
import { toEventText } from '#contracts/packet-words.ts';
import { formatReasonCode } from '#contracts/reason-words.ts';

export const columnsForPeople = [
  ...([
    'effective_on',
    'student_name',
    'student_email',
    'what_happened',
    'applied_remaining',
    'waiting',
    'remaining_after',
  ] as const),
  ...(['kind_of_reason', 'reason', 'amount_cents', 'paid_on', 'receipt', 'tutor_name', 'created_at'] as const),
  ...(['corrected_by', 'corrected_at'] as const),
] as const;

/** What happened, and the kind of its reason, in words. */
export const toChangeWords = (row: Parameters<typeof toEventText>[0] & Pick<TransactionRow, 'code'>) => ({
  what_happened: toEventText(row),
  kind_of_reason: row.code === null ? null : formatReasonCode(row.code),
});

/** A change of the balance in words. */
export const toTransactionWords = (
  row: Pick<
    TransactionRow,
    'source' | 'classes_changed' | 'applied_remaining' | 'code' | 'voided' | 'late_cancellation_hours'
  >,
) => ({
  ...toChangeWords({ ...row, what: null, status: null, charge: null, from_date: null }),
  // Of added classes, those over the limit. A class of a mark that was not applied is uncovered instead.
  waiting:
    row.classes_changed > row.applied_remaining && row.classes_changed > 0
      ? row.classes_changed - row.applied_remaining
      : null,
});

/** A mark that changed no balance in words. */
export const toMarkWords = ({
  what,
  status,
  charge,
  late_cancellation_hours,
  from_date,
  code,
}: Extract<ClassHistoryEntry, { kind: 'mark' }>) => ({
  ...toChangeWords({
    ...{ what, status, charge, late_cancellation_hours, from_date, code, source: null },
    ...{ classes_changed: 0, applied_remaining: 0, voided: false },
  }),
  waiting: null,
});
