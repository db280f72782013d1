import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { isAttendanceEvent, toAttendanceChange } from '#events/classes/student/attendance-change.ts';
import {
  type AttendanceEvent,
  type BalanceChange,
  type PurchaseDetails,
  type StudentEvent,
  studentEvents,
} from '#events/classes/student/events.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { ClassTransactionSource, ReasonCode } from '#events/values/shapes.ts';
import type { StoredRow } from '../../engine/columns.ts';
import { date, instant, integer, oneOf, sealedText, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineJournalTable, type LogEvent } from '../../engine/table.ts';

const columns = {
  id: uuid(),
  student_id: uuid(),
  tutor_id: uuid(),
  transaction_type: oneOf('add', 'remove'),
  /** The requested number of classes with its sign. */
  classes_changed: integer(),
  reason: sealedText({ event: 'id', field: 'reason', person: 'student_id' }).nullable(),
  /** Null if none was given, and for events of versions without codes. */
  code: text<ReasonCode>().nullable(),
  /** The list price of the plan when it was sold; null unless the code is a plan. */
  list_price_cents: integer().nullable(),
  /** What was paid for added classes, or returned for removed ones; null if it was not given. */
  amount_cents: integer().nullable(),
  paid_on: date().nullable(),
  receipt: sealedText({ event: 'id', field: 'purchase.receipt', person: 'student_id' }).nullable(),
  created_at: instant(),
  source: text<ClassTransactionSource>(),
  applied_remaining: integer(),
  applied_total: integer(),
  remaining_after: integer(),
  total_after: integer(),
  /** The cap of both balances under which the change was decided. */
  classes_max: integer(),
  effective_on: date(),
  /** Id of the attendance mark that caused the change; null if none did. */
  attendance_id: uuid().nullable(),
  /** Id of the row whose class is given back, or of the purchase that is reversed; null if none is. */
  reversed: uuid().nullable(),
  version: integer(),
  hash: text(),
};
export type ClassTransactionRow = StoredRow<typeof columns>;

/** The fields of a change other than its numbers. */
interface Cause {
  readonly source: ClassTransactionSource;
  readonly change?: BalanceChange | undefined;
  readonly effectiveOn: string;
  readonly reason?: string | undefined;
  readonly code?: ReasonCode | undefined;
  readonly bought?: PurchaseDetails | undefined;
  readonly refundCents?: number | undefined;
  readonly mark?: string;
  readonly reversed?: string | undefined;
}

const causeOfAttendance = (event: RecordedEvent<AttendanceEvent>): Cause => {
  const { what, change, from, date, mark, reason, code, reverses: reversed } = toAttendanceChange(event);
  const chargeSource = reversed === undefined ? 'attendance' : 'reversal';
  const source = what === 'settled' ? 'settlement' : chargeSource;
  // A class is given back on the date that a moved mark left.
  return { source, change, effectiveOn: from?.date ?? date, mark, reason, code, reversed };
};

const causeOf = (event: RecordedEvent<StudentEvent>): Cause | undefined => {
  if (isAttendanceEvent(event)) return causeOfAttendance(event);
  switch (event.type) {
    case 'StudentEnrolled':
      return { source: 'opening', ...event.data };
    case 'ClassesAdjusted':
      return { source: 'manual', ...event.data, bought: event.data.purchase };
    case 'WaitingClassesApplied':
    case 'WaitingClassesWithdrawn':
      return { source: 'waiting', ...event.data };
    case 'PurchaseReversed':
      return { source: 'purchase-reversal', ...event.data, reversed: event.data.purchase };
    default:
      return undefined;
  }
};

/** The row that an event adds; none if it changes no balance. */
export const toClassTransactions = (recorded: LogEvent): ClassTransactionRow[] => {
  const studentId = parseStudentStream(recorded.stream);
  if (studentId === undefined || !isEventOf(studentEvents, recorded)) return [];
  const cause = causeOf(recorded);
  // An enrolment without opening classes changes no balance.
  if (!cause?.change || cause.change.requested === 0) return [];
  const { change } = cause;
  return [
    {
      id: recorded.id,
      student_id: studentId,
      tutor_id: recorded.metadata.actor.id,
      transaction_type: change.requested > 0 ? 'add' : 'remove',
      classes_changed: change.requested,
      reason: cause.reason ?? null,
      code: cause.code ?? null,
      list_price_cents: cause.bought?.listPriceCents ?? null,
      amount_cents: cause.bought?.amountCents ?? cause.refundCents ?? null,
      paid_on: cause.bought?.paidOn ?? null,
      receipt: cause.bought?.receipt ?? null,
      created_at: recorded.recordedAt,
      source: cause.source,
      applied_remaining: change.appliedRemaining,
      applied_total: change.appliedTotal,
      remaining_after: change.remainingAfter,
      total_after: change.totalAfter,
      classes_max: change.classesMax,
      effective_on: cause.effectiveOn,
      attendance_id: cause.mark ?? null,
      reversed: cause.reversed ?? null,
      version: recorded.version,
      hash: recorded.hash,
    },
  ];
};

const classTransactionsTable = defineJournalTable({
  name: 'class_transactions',
  key: 'id',
  columns,
  indexes: {
    // Each list has two orders, by recording and by day of class, and each order needs its own indexes: without them, a page
    // with a rare filter would read most of the table.
    // Serves fetchClassHistoryPage, fetchBalanceSeries, and fetchTransactionsPage for one student.
    class_transactions_of_student: '(student_id, version desc)',
    class_transactions_of_student_by_day: '(student_id, effective_on desc, version desc)',
    // Serves fetchTransactionsPage for everybody, newest first.
    class_transactions_newest: '(created_at desc, version desc, id desc)',
    class_transactions_by_day: '(effective_on desc, created_at desc, version desc, id desc)',
    // Serves fetchTransactionsPage for one tutor, and fetchTransactionTutors.
    class_transactions_of_tutor: '(tutor_id, created_at desc, version desc, id desc)',
    class_transactions_of_tutor_by_day: '(tutor_id, effective_on desc, created_at desc, version desc, id desc)',
    // Serves fetchTransactionsPage for one source, which may be rare among the newest rows.
    class_transactions_of_source: '(source, created_at desc, version desc, id desc)',
    class_transactions_of_source_by_day: '(source, effective_on desc, created_at desc, version desc, id desc)',
    // Serves fetchTransactionsPage for one source by one tutor, where a filter by only one of the two may match many
    // rows.
    class_transactions_of_tutor_and_source: '(tutor_id, source, created_at desc, version desc, id desc)',
    class_transactions_of_tutor_and_source_by_day:
      '(tutor_id, source, effective_on desc, created_at desc, version desc, id desc)',
    // Serves fetchTransactionsPage for one reason code, which may be rare among the newest rows.
    class_transactions_of_code: '(code, created_at desc, version desc, id desc) where code is not null',
    class_transactions_of_code_by_day:
      '(code, effective_on desc, created_at desc, version desc, id desc) where code is not null',
    // Serves fetchTransactionsPage (`reversed_by`).
    class_transactions_reversals: '(reversed) where reversed is not null',
    // Serves fetchClassHistoryPage (`can_settle`), which needs the last row of a mark.
    class_transactions_of_record: '(attendance_id, version desc) where attendance_id is not null',
  },
  rowsOf: toClassTransactions,
});

export const classTransactionsProjection = {
  name: 'class-transactions',
  version: 6,
  streams: ['student'],
  tables: [classTransactionsTable],
} as const satisfies Projection;
