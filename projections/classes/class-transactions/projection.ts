import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { moveClassTransactions, toClassTransactions } from '#events/classes/student/class-ledger.ts';
import { studentEvents } from '#events/classes/student/events.ts';
import { type ClassTransactionSource, fixedReasonCode, type ReasonCode } from '#events/values/shapes.ts';
import { date, instant, integer, oneOf, sealedText, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineGroupedTable, type LogEvent } from '../../engine/table.ts';
import { toKeyOfMark } from '../attendance/attendance-table.ts';

const columns = {
  id: uuid(),
  /** The mark that the event charged or gave back, or the event itself: rows of one mark move with it to another day. */
  group_id: uuid(),
  student_id: uuid(),
  tutor_id: uuid(),
  transaction_type: oneOf('add', 'remove'),
  /** The requested number of classes with its sign. */
  classes_changed: integer(),
  reason: sealedText({ event: 'id', field: 'reason', person: 'student_id' }).nullable(),
  /** Null if none was given. */
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
  /** The day of class. The class that a mark took follows the mark when it moves. */
  effective_on: date(),
  /** Id of the attendance mark that caused the change; null if none did. */
  attendance_id: uuid().nullable(),
  late_cancellation_hours: integer().nullable(),
  /** Id of the row whose class is given back, or of the purchase that is reversed; null if none is. */
  reversed: uuid().nullable(),
  version: integer(),
  hash: text(),
};
const toGroup = (event: LogEvent): string => toKeyOfMark(event) ?? event.id;

/** Every code but the fixed ones is the id of a plan, also of one that is no longer on sale. */
export const toPlanCondition = (alias: string): string =>
  `${alias}code not in (${fixedReasonCode.options.map((code) => `'${code}'`).join(', ')})`;

/**
 * The condition for a purchase, in SQL, as `isPurchaseRow` of the class ledger has it: added classes of a plan, or with an amount, a
 * day of payment or a receipt. `alias` is that of the table, with a dot.
 */
export const toPurchaseCondition = (alias = ''): string =>
  `${alias}source = 'manual' and ${alias}classes_changed > 0 and (${[toPlanCondition(alias), ...['amount_cents', 'paid_on', 'receipt'].map((column) => `${alias}${column} is not null`)].join(' or ')})`;

/** The condition for classes that were added to a student or taken back from one, in SQL. A removal may have found none. */
export const toAddedOrRemovedCondition = (alias = ''): string =>
  `(${alias}source in ('manual', 'waiting') and ${alias}classes_changed < 0 or ${alias}source in ('opening', 'manual', 'import') and ${alias}classes_changed > 0)`;

/**
 * The condition for a row that a person gave a reason for, or could have, in SQL: not openings, classes attended, and waiting
 * classes applied. It is in coalesce, because PostgreSQL would otherwise see that the rows of one source meet it, and search
 * the index by day of all adjustments for a page of one tutor's.
 */
export const toAdjustmentCondition = (alias = ''): string =>
  `coalesce(${alias}code is not null or ${alias}source in ('manual', 'purchase-reversal', 'reversal') or ${alias}source = 'waiting' and ${alias}classes_changed < 0, false)`;

/** Every event that changes classes begins a group, but for those that change a mark. */
const groupStarts = [
  ...(['StudentEnrolled', 'StudentImported', 'ClassesAdjusted', 'WaitingClassesApplied'] as const),
  ...(['WaitingClassesWithdrawn', 'PurchaseReversed', 'AttendanceMarked'] as const),
];

const classTransactionsTable = defineGroupedTable({
  name: 'class_transactions',
  key: 'id',
  group: 'group_id',
  columns,
  indexes: {
    // Serves joins by the id of an event, fetchClassHistoryRows and fetchSalesReport.
    class_transactions_by_id: '(id)',
    // Each list has two orders, by recording and by day of class, and each order needs its own indexes: without them, a page
    // with a rare filter would read most of the table.
    // Serves fetchClassHistoryPage, fetchBalanceSeries, and fetchTransactionsPage for one student.
    class_transactions_of_student: '(student_id, version desc)',
    // By day, it also serves withBalancesByDay, which adds up many rows from the index alone.
    class_transactions_of_student_by_day:
      '(student_id, effective_on desc, version desc) include (applied_remaining, applied_total)',
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
    // Serves fetchTransactionsPage and fetchTransactionSums for purchases, and sumSoldClasses from the index alone.
    class_transactions_purchases: `(effective_on desc, created_at desc, version desc, id desc)
      include (classes_changed, student_id) where ${toPurchaseCondition()}`,
    // Serves fetchAddedAndRemovedClasses, which would read all classes attended otherwise, and fetchAddedAndRemovedOfStudents from
    // the index alone.
    class_transactions_added_or_removed: `(student_id, version desc)
      include (id, effective_on, source, classes_changed, applied_remaining, amount_cents) where ${toAddedOrRemovedCondition()}`,
    // Serves fetchReasonReport from the index alone.
    class_transactions_adjustments: `(effective_on)
      include (tutor_id, code, source, classes_changed, applied_remaining, late_cancellation_hours) where ${toAdjustmentCondition()}`,
    // Serves fetchTransactionsPage (`reversed_by`).
    class_transactions_reversals: '(reversed) where reversed is not null',
  },

  keyOf: (event) => (isEventOf(studentEvents, event) ? toGroup(event) : undefined),
  createdBy: groupStarts,

  evolve(rows, event) {
    if (!isEventOf(studentEvents, event)) return [];
    const isNew = rows.every(({ id }) => id !== event.id);
    const added = isNew ? toClassTransactions(event).map((row) => ({ ...row, group_id: toGroup(event) })) : [];
    return [...moveClassTransactions(rows, event), ...added];
  },
});

export const classTransactionsProjection = {
  name: 'class-transactions',
  version: 1,
  streams: ['student'],
  tables: [classTransactionsTable],
} as const satisfies Projection;
