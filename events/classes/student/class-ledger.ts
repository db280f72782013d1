/** The class ledger of a student: the row that each event adds, and what each event changes in the numbers of a day. */
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { type ClassTransactionSource, fixedReasonCode, type ReasonCode } from '../../values/shapes.ts';
import { isAttendanceEvent, toAttendanceChange } from './attendance-change.ts';
import { changesClasses } from './balance.ts';
import { type ClassFigures, isZero, noClasses, subtractFigures, sumFigures } from './class-figures.ts';
import type { AttendanceEvent, BalanceChange, PurchaseDetails, StudentEvent } from './events.ts';
import { toMarkCountsChanges } from './mark-counts.ts';
import { parseStudentStream } from './student-stream.ts';

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
  /** See `late_cancellation_hours`. */
  readonly lateCancellationHours?: number | undefined;
  readonly reversed?: string | undefined;
}

const toAttendanceCause = (event: RecordedEvent<AttendanceEvent>): Cause => {
  const stated = toAttendanceChange(event);
  const { what, change, from, date, mark, reason, code, reverses: reversed } = stated;
  const chargeSource = reversed === undefined ? 'attendance' : 'reversal';
  const source = what === 'settled' ? 'settlement' : chargeSource;
  const { lateCancellationHours } = reversed === undefined ? stated : (from ?? {});
  // A class is given back on the date that a moved mark left.
  return { source, change, effectiveOn: from?.date ?? date, mark, lateCancellationHours, reason, code, reversed };
};

const toCause = (event: RecordedEvent<StudentEvent>): Cause | undefined => {
  if (isAttendanceEvent(event)) return toAttendanceCause(event);
  switch (event.type) {
    case 'StudentEnrolled':
      return { source: 'opening', ...event.data };
    case 'StudentImported':
      return { source: 'import', ...event.data };
    case 'ClassesAdjusted':
      return { source: 'manual', ...event.data, bought: event.data.purchase };
    case 'WaitingClassesApplied':
    case 'WaitingClassesWithdrawn':
      return { source: 'waiting', ...event.data };
    case 'PurchaseReversed':
      return { source: 'purchase-reversal', ...event.data, reversed: event.data.purchase };
    case 'RefundGiven':
      return { source: 'manual', code: 'refund', ...event.data, refundCents: event.data.cents };
    default:
      return undefined;
  }
};

/**
 * The row that an event adds to `class_transactions`; none if it changes no balance. The read model stores the rows, and
 * as-of, replay, statement and explanation fold them from the events of one student.
 */
export const toClassTransactions = (recorded: RecordedEvent<StudentEvent>) => {
  const cause = toCause(recorded);
  // An enrolment without opening classes changes no balance.
  if (!cause?.change || !changesClasses(cause.change)) return [];
  const { change } = cause;
  return [
    {
      id: recorded.id,
      student_id: parseStudentStream(recorded.stream) as string,
      tutor_id: recorded.metadata.actor.id,
      transaction_type: change.requested >= 0 ? ('add' as const) : ('remove' as const),
      classes_changed: change.requested,
      reason: cause.reason ?? null,
      code: cause.code ?? null,
      list_price_cents: cause.bought?.listPriceCents ?? null,
      amount_cents: cause.bought?.priceCents ?? cause.bought?.amountCents ?? cause.refundCents ?? null,
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
      /** The rule under which the class was taken for a late cancellation, or is given back for one; null for every other row. */
      late_cancellation_hours: cause.lateCancellationHours ?? null,
      reversed: cause.reversed ?? null,
      version: recorded.version,
      hash: recorded.hash,
    },
  ];
};

/** A row of the class ledger, in the columns of the table `class_transactions`. */
export type ClassTransactionRow = ReturnType<typeof toClassTransactions>[number];

/**
 * Whether a row is a purchase: classes that were added as a plan, or with a price, a day of payment or a receipt. Every code but the
 * fixed ones is the id of a plan, also of one that is no longer on sale.
 */
export const isPurchaseRow = ({ source, classes_changed, code, ...row }: ClassTransactionRow): boolean => {
  const isPlan = code !== null && !fixedReasonCode.safeParse(code).success;
  const isPriced = row.amount_cents !== null || row.paid_on !== null || row.receipt !== null;
  return source === 'manual' && classes_changed > 0 && (isPlan || isPriced);
};

/**
 * The mark after an event that changes its day or status and keeps its charge, with the day that it left; undefined for any other
 * event.
 */
const toKeptCharge = (event: RecordedEvent<StudentEvent>) => {
  if (event.type !== 'AttendanceMoved' && event.type !== 'AttendanceCorrected') return undefined;
  const { from, date, charge, change, lateCancellationHours = null } = event.data;
  if (change !== undefined || charge === 'none') return undefined;
  const { lateCancellationHours: lateCancellationHoursBefore = null } = from;
  return {
    from: 'date' in from ? from.date : date,
    to: date,
    charge,
    lateCancellationHours,
    lateCancellationHoursBefore,
  };
};

/**
 * The rows of one mark whose class follows the mark to another day or status, changed: those of its present charge. They keep the
 * time at which they were recorded.
 */
export const moveClassTransactions = <
  Row extends Pick<ClassTransactionRow, 'source' | 'version' | 'effective_on' | 'late_cancellation_hours'>,
>(
  rows: readonly Row[],
  event: RecordedEvent<StudentEvent>,
): Row[] => {
  const kept = toKeptCharge(event);
  if (kept === undefined) return [];
  const charged = Math.max(...rows.map(({ source, version }) => (source === 'attendance' ? version : 0)));
  return rows
    .filter(({ version, effective_on }) => version >= charged && version < event.version && effective_on === kept.from)
    .map((row) => ({ ...row, effective_on: kept.to, late_cancellation_hours: kept.lateCancellationHours }));
};

/** The rows of the class ledger after these events, in the order of recording. */
export const foldClassTransactions = (events: readonly RecordedEvent<StudentEvent>[]): ClassTransactionRow[] => {
  const groups = new Map<string, readonly ClassTransactionRow[]>();
  for (const event of events) {
    const group = 'mark' in event.data ? event.data.mark : event.id;
    const rows = groups.get(group) ?? [];
    const moved = new Map(moveClassTransactions(rows, event).map((row) => [row.id, row]));
    groups.set(group, [...rows.map((row) => moved.get(row.id) ?? row), ...toClassTransactions(event)]);
  }
  return [...groups.values()].flat().sort((one, other) => one.version - other.version);
};

type RowNumbers = Pick<
  ClassTransactionRow,
  'source' | 'classes_changed' | 'applied_remaining' | 'applied_total' | 'late_cancellation_hours'
>;

/** The figure of the classes that marks take for attendance, or for late cancellations. */
const toTakenName = (lateCancellationHours: number | null) =>
  lateCancellationHours === null ? 'taken' : 'late_cancellations';

/** What a row adds to the figures that no balance has. The read model has the same as SQL in `row-figures.ts`. */
const countRow = ({ source, classes_changed, applied_remaining, late_cancellation_hours }: RowNumbers) => {
  const isLess = classes_changed < 0;
  const taken = toTakenName(late_cancellation_hours);
  switch (source) {
    case 'opening':
    case 'import':
    // A reversed purchase was never added, as a class that is given back was never taken.
    case 'purchase-reversal':
      return { added: classes_changed };
    case 'attendance':
    case 'settlement':
      return { [taken]: 0 - applied_remaining };
    case 'reversal':
      return { [taken]: 0 - classes_changed };
    case 'manual':
      return isLess ? { removed: 0 - applied_remaining } : { added: classes_changed };
    case 'waiting':
      return isLess ? { removed: 0 - classes_changed } : {};
  }
};

/** What a row changes in the figures. A class that came in, is still the student's and does not remain is waiting. */
export const toRowFigures = (row: RowNumbers): ClassFigures => {
  const { applied_remaining: remaining, applied_total: total } = row;
  const counted = { ...noClasses, ...countRow(row), remaining, total };
  const { added, taken, late_cancellations, removed } = counted;
  return { ...counted, waiting: added - taken - late_cancellations - removed - remaining };
};

/** What an event changes in the figures of one day. */
export interface LedgerEntry {
  readonly event: RecordedEvent<StudentEvent>;
  /** The row of the class history; undefined if the event changed marks only. */
  readonly transaction: ClassTransactionRow | undefined;
  readonly effectiveOn: string;
  readonly change: ClassFigures;
}

/** The entries of an event: none if it changes no figure, and two if it moves a mark, with its class, to another day. */
export const toLedgerEntries = (event: RecordedEvent<StudentEvent>): LedgerEntry[] => {
  const [transaction] = toClassTransactions(event);
  const toEntries = (effectiveOn: string, change: ClassFigures): LedgerEntry[] =>
    isZero(change) ? [] : [{ event, transaction, effectiveOn, change }];
  // An event that is no mark has at most one entry, so nothing has to be grouped by day.
  if (!isAttendanceEvent(event))
    return transaction === undefined ? [] : toEntries(transaction.effective_on, toRowFigures(transaction));
  const changes = toMarkCountsChanges(event).map(({ date, attended, uncovered }) => ({
    effectiveOn: date,
    change: { ...noClasses, attended, uncovered },
  }));
  const kept = toKeptCharge(event);
  if (kept?.charge === 'covered') {
    const [left, entered] = [toTakenName(kept.lateCancellationHoursBefore), toTakenName(kept.lateCancellationHours)];
    changes.push({ effectiveOn: kept.from, change: { ...noClasses, remaining: 1, [left]: -1 } });
    changes.push({ effectiveOn: kept.to, change: { ...noClasses, remaining: -1, [entered]: 1 } });
  }
  if (transaction !== undefined)
    changes.push({ effectiveOn: transaction.effective_on, change: toRowFigures(transaction) });
  return [...Map.groupBy(changes, ({ effectiveOn }) => effectiveOn)].flatMap(([effectiveOn, onDay]) =>
    toEntries(effectiveOn, sumFigures(onDay.map(({ change }) => change))),
  );
};

/** Civil days, both included; without a first day, from the first event on. */
export interface LedgerPeriod {
  readonly from: string | undefined;
  readonly to: string;
}

/** The figures before a period of days of class, what it changed in them, and those at its end. */
export interface PeriodFigures {
  readonly opening: ClassFigures;
  readonly change: ClassFigures;
  readonly closing: ClassFigures;
}

/** All events of a student count, whenever they were recorded. */
export const computePeriodFigures = (
  events: readonly RecordedEvent<StudentEvent>[],
  { from, to }: LedgerPeriod,
): PeriodFigures => {
  const entries = events.flatMap(toLedgerEntries);
  const sumWhere = (isMeant: (day: string) => boolean) =>
    sumFigures(entries.filter(({ effectiveOn }) => isMeant(effectiveOn)).map(({ change }) => change));
  const opening = from === undefined ? noClasses : sumWhere((day) => day < from);
  const closing = sumWhere((day) => day <= to);
  return { opening, change: subtractFigures(closing, opening), closing };
};
