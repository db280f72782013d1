import { z } from 'zod';
import { reasonCodesByAct } from '#events/values/enum-values.ts';
import { CLASSES_MAX_LIMIT, CLASSES_PER_REQUEST_MAX, REASON_LENGTH_MAX } from '#events/values/limits.ts';
import {
  civilDate,
  classHistoryOrder,
  classTransactionSource,
  planId,
  quietChangeType,
  reasonCode,
  reversedMoney,
} from '#events/values/shapes.ts';
import { attendanceHistoryRow } from './attendance.ts';
import { paymentFields, priceCents, returnFields, seenEqual } from './money.ts';
import { cursor, id, instant, namedPerson, optionalText, pageLimit, requiredText } from './primitives.ts';
import { applyWaiting, studentReferenceFields, studentRow } from './students.ts';

/** The price that is due for added classes. One that is not the list price of the plan needs a reason. */
const purchaseDetails = z.strictObject({
  price_cents: priceCents,
  price_reason: optionalText(REASON_LENGTH_MAX),
});

const adjustClassesRequest = z.strictObject({
  classes: z
    .int('Enter a whole number of classes.')
    .min(1, 'Enter at least 1 class.')
    .max(CLASSES_PER_REQUEST_MAX, `Enter at most ${CLASSES_PER_REQUEST_MAX} classes.`),
  reason: optionalText(REASON_LENGTH_MAX),
});

/**
 * POST /api/students/{id}/classes/add (addClasses, tutor); answer: balanceAnswer. A plan, or other classes with a price, are a
 * purchase; `payment` is what is paid for it at once.
 */
export const addClassesRequest = adjustClassesRequest
  .extend({
    code: z.enum(reasonCodesByAct.add).optional(),
    purchase: purchaseDetails.optional(),
    payment: z.strictObject(paymentFields).optional(),
    seen_equal: seenEqual,
  })
  .refine(({ code, purchase }) => purchase === undefined || code === 'other' || planId.safeParse(code).success, {
    path: ['purchase'],
    message: 'Only a plan or “Other” can be paid for.',
  })
  .refine(({ code, purchase }) => purchase !== undefined || !planId.safeParse(code).success, {
    path: ['purchase'],
    message: 'Enter the price that is due for the plan.',
  })
  .refine(({ payment, purchase }) => payment === undefined || purchase !== undefined, {
    path: ['payment'],
    message: 'Only a purchase with a price can be paid for.',
  });
export type AddClassesRequest = z.input<typeof addClassesRequest>;

/** POST /api/students/{id}/classes/remove (removeClasses, tutor); answer: balanceAnswer. Families read the reason. */
export const removeClassesRequest = adjustClassesRequest.extend({
  reason: requiredText(REASON_LENGTH_MAX, 'Please give a reason.'),
  code: z.enum(reasonCodesByAct.remove).optional(),
  /** True to take back waiting classes first, and only the rest from the balances. */
  withdraw_waiting: z.boolean().optional(),
});
export type RemoveClassesRequest = z.input<typeof removeClassesRequest>;

/** POST /api/students/{id}/waiting/apply (applyWaitingClasses, tutor). Without `classes`, as many as the balance has space for. */
export const applyWaitingRequest = z.strictObject({
  classes: z.int().min(1).max(CLASSES_MAX_LIMIT).optional(),
});
export type ApplyWaitingRequest = z.input<typeof applyWaitingRequest>;
/** POST /api/students/{id}/waiting/withdraw (withdrawWaitingClasses, tutor). Without `classes`, all of them. */
export const withdrawWaitingRequest = z.strictObject({
  classes: z.int().min(1).optional(),
  reason: requiredText(REASON_LENGTH_MAX, 'Please give a reason.'),
  code: z.enum(reasonCodesByAct.withdraw).optional(),
});
export type WithdrawWaitingRequest = z.input<typeof withdrawWaitingRequest>;
/**
 * POST /api/students/{id}/purchases/{purchase}/reverse (reversePurchase, tutor). If money was paid for it, `money` says what becomes
 * of it, and `returned` how it was returned.
 */
export const reversePurchaseRequest = z.strictObject({
  reason: requiredText(REASON_LENGTH_MAX, 'Please give a reason.'),
  code: z.enum(reasonCodesByAct.reverse).optional(),
  money: reversedMoney.optional(),
  returned: z.strictObject(returnFields).optional(),
});
export type ReversePurchaseRequest = z.input<typeof reversePurchaseRequest>;
/** POST /api/students/{id}/attendance/{date}/settle (settleUncoveredClass, tutor) */
export const settleUncoveredRequest = z.strictObject({ apply_waiting: applyWaiting });
export type SettleUncoveredRequest = z.input<typeof settleUncoveredRequest>;

/** What became of the attendance mark of a row. */
const markChangeFields = {
  /** True in the row of the last change of a mark that was not voided, which can be corrected and voided. */
  can_correct: z.boolean(),
  /** The row of the first later correction of the mark, and who corrected it when; null without one. */
  correction_id: id.nullable(),
  corrected_as: z.enum(['corrected', 'voided']).nullable(),
  corrected_at: instant.nullable(),
  corrected_by: z.string().nullable(),
};

/** What a row changed, why, and what was paid. The columns of files follow in this order. */
const changeFields = {
  /** Requested change in classes, negative for a removal. */
  classes_changed: z.int(),
  applied_remaining: z.int(),
  applied_total: z.int(),
  /**
   * The balances after this row and all rows before it, in the order of the list: by day of class they can be below 0,
   * because a class may be recorded for a day before that of its purchase.
   */
  remaining_after: z.int(),
  total_after: z.int(),
  /** Null if no code was given, and for everything recorded before there were codes. */
  code: reasonCode.nullable(),
  reason: z.string().nullable(),
  /** The list price of the plan when it was sold; null for other codes. */
  list_price_cents: z.int().nullable(),
  /** The price due for added classes, or the money returned with removed ones; null if there is none. */
  amount_cents: z.int().nullable(),
  /** The day of payment and the number of the receipt, which only early rows have: payments are entries of their own. */
  paid_on: civilDate.nullable(),
  receipt: z.string().nullable(),
};
export const changeFieldNames = Object.keys(changeFields) as (keyof typeof changeFields)[];

/** One change of the balance. Added classes are positive, removed or charged ones negative. */
export const transactionRow = z.strictObject({
  /** The event's id. */
  id,
  ...studentReferenceFields,
  tutor_id: id,
  tutor_name: z.string(),
  transaction_type: z.enum(['add', 'remove']),
  ...changeFields,
  created_at: instant,
  source: classTransactionSource,
  /** The cap of both balances under which the change was decided. */
  classes_max: z.int(),
  effective_on: civilDate,
  /** Id of the attendance record that caused the change; null for other sources. */
  attendance_id: id.nullable(),
  /**
   * The rule under which the class was taken for a late cancellation of an absent student, or given back for one, in hours before
   * the class; null for every other row.
   */
  late_cancellation_hours: z.int().nullable(),
  /** Id of the earlier transaction that this one gives back or reverses; null if it is no reversal. */
  reversed: id.nullable(),
  /** Id of the later transaction that reverses this one; null if there is none. */
  reversed_by: id.nullable(),
  /** How and when an uncovered class was resolved; null while it is open, and for every other transaction. */
  resolved_as: z.enum(['settled', 'corrected', 'voided']).nullable(),
  resolved_at: instant.nullable(),
  /** New date of the attendance record, if it has moved since; else null. */
  moved_to: civilDate.nullable(),
  /** The day of class before the mark moved with the class of this row; null if it did not. */
  moved_from: civilDate.nullable(),
  /** True if this row gave back the class of a mark that was voided. */
  voided: z.boolean(),
  version: z.int(),
  hash: z.string(),
  ...markChangeFields,
});
export type TransactionRow = z.infer<typeof transactionRow>;

const filters = {
  order: classHistoryOrder.default('class-day'),
  /**
   * First and last day, both included: of class, or on which a row was recorded in the centre's time zone if that is the
   * order.
   */
  from: civilDate.optional(),
  to: civilDate.optional(),
  tutor_id: id.optional(),
  code: reasonCode.optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
};

/** Tutors of all rows, including the rows that the filters leave out, ordered by name: the choices of `tutor_id`. */
const tutors = z.array(namedPerson);

/** A source of transactions, or `purchase` for the purchases among those of some of them. */
const transactionFilterSource = z.enum([...classTransactionSource.options, 'purchase']);

/** GET /api/class-transactions (getClassTransactions; tutor, or a student with their own id), newest first. */
export const transactionsQuery = z.strictObject({
  student_id: id.optional(),
  source: transactionFilterSource.optional(),
  /** Only the transactions of those who are in this group now; for tutors. */
  group: id.optional(),
  ...filters,
});
export type TransactionsQuery = z.input<typeof transactionsQuery>;
export const transactionsResponse = z.strictObject({
  transactions: z.array(transactionRow),
  tutors,
  next_cursor: cursor.nullable(),
});
export type TransactionsResponse = z.infer<typeof transactionsResponse>;

/** A mark, correction or note that changed no balance; listed among the transactions by time. */
export const classHistoryMark = attendanceHistoryRow
  .omit({
    ...({ date: true, change: true, remaining_after: true, private_notes: true } as const),
  })
  .extend({
    kind: z.literal('mark'),
    attendance_id: id,
    what: quietChangeType,
    effective_on: civilDate,
    version: z.int(),
    ...markChangeFields,
  });
export const classHistoryTransaction = transactionRow.extend({
  kind: z.literal('transaction'),
  /** Note of the mark at that time, for attendance and its reversals; else null. */
  notes: z.string().nullable(),
  /** True while the mark of this transaction is uncovered and can be settled. */
  can_settle: z.boolean(),
});
export const classHistoryEntry = z.discriminatedUnion('kind', [classHistoryTransaction, classHistoryMark]);
export type ClassHistoryEntry = z.infer<typeof classHistoryEntry>;

/** Values of the history's filter: those of transactions, or `mark` for marks without a transaction. */
const classHistoryCause = z.enum([...transactionFilterSource.options, 'mark']);

/** GET /api/students/{id}/class-history (getClassHistory; tutor or the student), newest first. */
export const classHistoryQuery = z.strictObject({ cause: classHistoryCause.optional(), ...filters });
export type ClassHistoryQuery = z.input<typeof classHistoryQuery>;
/**
 * What became of a student's classes in the period of the filter, without its other filters:
 * opening + added − taken − late_cancellations − removed − left_waiting = closing.
 */
export const classTotals = z.strictObject({
  opening: z.int(),
  added: z.int(),
  taken: z.int(),
  /** The classes of absent students that were taken for a late cancellation. */
  late_cancellations: z.int(),
  removed: z.int(),
  /** Classes that were left waiting, less those of them that were applied or withdrawn. */
  left_waiting: z.int(),
  closing: z.int(),
});
export type ClassTotals = z.infer<typeof classTotals>;
export const classHistoryResponse = z.strictObject({
  student: studentRow,
  totals: classTotals,
  entries: z.array(classHistoryEntry),
  tutors,
  next_cursor: cursor.nullable(),
});
export type ClassHistoryResponse = z.infer<typeof classHistoryResponse>;

/** GET /api/students/{id}/balance-series (getBalanceSeries; tutor or the student): in stream order, the newest 500. */
export const balanceSeriesResponse = z.strictObject({
  points: z.array(
    transactionRow.pick({ created_at: true, effective_on: true, remaining_after: true, total_after: true }),
  ),
});
export type BalanceSeriesResponse = z.infer<typeof balanceSeriesResponse>;
export type BalancePoint = BalanceSeriesResponse['points'][number];
