import { type ClassFigures, foldFigures } from '#events/classes/student/class-figures.ts';
import { type ClassTransactionRow, foldClassTransactions } from '#events/classes/student/class-ledger.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { ClassTransactionSource } from '#events/values/shapes.ts';

/** The part of a balance that one row, or several rows of one kind, explain. */
export interface BalanceTerm {
  readonly source: ClassTransactionSource;
  readonly type: 'add' | 'remove';
  /** Whether the classes were taken for late cancellations. */
  readonly lateCancellation: boolean;
  /** The only row of this term; undefined if it sums up several, or if the student joined without classes. */
  readonly row: ClassTransactionRow | undefined;
  readonly count: number;
  readonly requested: number;
  readonly appliedRemaining: number;
  readonly appliedTotal: number;
  /** The first and the last effective day. */
  readonly from: string;
  readonly to: string;
}

export interface BalanceExplanation {
  readonly figures: ClassFigures;
  readonly terms: readonly BalanceTerm[];
  /** Whether the terms sum up to both balances. */
  readonly sumsUp: boolean;
}

/** Additions and removals of which there are more than this are summed up. */
const ROWS_NAMED = 3;
/** The order of the sentences. */
const kinds = [
  'opening add',
  'import add',
  'import remove',
  'manual add',
  'attendance remove',
  'settlement remove',
  'attendance remove late',
  'settlement remove late',
  'reversal add',
  'waiting add',
  'manual remove',
  'purchase-reversal remove',
] as const;

/** Explains both balances after these events, which are the first ones of a student's stream. */
export const explainBalance = (events: readonly RecordedEvent<StudentEvent>[]): BalanceExplanation => {
  const { figures } = foldFigures(events);
  const rows = foldClassTransactions(events);
  // An uncovered class took nothing, and waiting classes that were withdrawn were in no balance.
  const counted = rows.filter(
    ({ applied_remaining, applied_total, transaction_type }) =>
      transaction_type === 'add' || applied_remaining !== 0 || applied_total !== 0,
  );
  const byKind = Map.groupBy(
    counted,
    (row) => `${row.source} ${row.transaction_type}${isTakenLate(row) ? ' late' : ''}`,
  );
  const terms = kinds.flatMap((kind) => toTerms(byKind.get(kind) ?? []));
  const opened = events[0];
  if (opened?.type === 'StudentEnrolled' && terms[0]?.source !== 'opening') terms.unshift(emptyOpening(opened));
  const sum = (of: (term: BalanceTerm) => number) => terms.reduce((total, term) => total + of(term), 0);
  const sumsUp =
    sum(({ appliedRemaining }) => appliedRemaining) === figures.remaining &&
    sum(({ appliedTotal }) => appliedTotal) === figures.total;
  return { figures, terms, sumsUp };
};

/** Whether the class was taken for a late cancellation; a class that is given back for one was taken before. */
const isTakenLate = ({ late_cancellation_hours, transaction_type }: ClassTransactionRow): boolean =>
  late_cancellation_hours !== null && transaction_type === 'remove';

/** One term for each row that can be named, otherwise one for all rows of the kind. */
const toTerms = (rows: readonly ClassTransactionRow[]): BalanceTerm[] => {
  const [first] = rows;
  if (first === undefined) return [];
  return first.source === 'manual' && rows.length <= ROWS_NAMED
    ? rows.map((row) => toTerm([row], row))
    : [toTerm(rows, first)];
};

const toTerm = (rows: readonly ClassTransactionRow[], first: ClassTransactionRow): BalanceTerm => {
  const sum = (of: (row: ClassTransactionRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const days = rows.map(({ effective_on }) => effective_on).sort();
  return {
    source: first.source,
    type: first.transaction_type,
    lateCancellation: isTakenLate(first),
    row: rows.length === 1 ? first : undefined,
    count: rows.length,
    requested: sum(({ classes_changed }) => classes_changed),
    appliedRemaining: sum(({ applied_remaining }) => applied_remaining),
    appliedTotal: sum(({ applied_total }) => applied_total),
    from: days[0] ?? first.effective_on,
    to: days.at(-1) ?? first.effective_on,
  };
};

/** The term of a student who joined without classes, which leaves no row. */
const emptyOpening = ({ data }: Extract<RecordedEvent<StudentEvent>, { type: 'StudentEnrolled' }>): BalanceTerm => ({
  ...{ source: 'opening', type: 'add', lateCancellation: false, row: undefined },
  ...{ count: 0, requested: 0, appliedRemaining: 0, appliedTotal: 0 },
  ...{ from: data.effectiveOn, to: data.effectiveOn },
});
