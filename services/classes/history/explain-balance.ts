import type { BalanceTerm as BalanceTermDto } from '#contracts/class-audit.ts';
import type { ClassFigures } from '#events/classes/student/class-figures.ts';
import { type ClassTransactionRow, foldClassTransactions, toRowFigures } from '#events/classes/student/class-ledger.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { foldFigures } from '#events/classes/student/fold-figures.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';

type BalanceTermKind = BalanceTermDto['kind'];

/** The part of a balance that one row, or several rows of one kind, explain. */
export interface BalanceTerm {
  readonly kind: BalanceTermKind;
  /** The only row of this term; undefined if it sums up several, or if the student joined without classes. */
  readonly row: ClassTransactionRow | undefined;
  readonly count: number;
  readonly requested: number;
  /** The classes that came or went, whether they remained or waited. */
  readonly classes: number;
  readonly appliedTotal: number;
  /** The first and the last effective day. */
  readonly from: string;
  readonly to: string;
}

export interface BalanceExplanation {
  readonly figures: ClassFigures;
  readonly terms: readonly BalanceTerm[];
  /** Whether the terms sum up to the classes that remain or wait, and to the total. */
  readonly sumsUp: boolean;
}

/** Additions and removals of which there are more than this are summed up. */
const ROWS_NAMED = 3;
/** The order of the sentences. */
const kinds: readonly BalanceTermKind[] = [
  'opening',
  'import',
  'added',
  'taken',
  'late-cancellations',
  'removed',
  'withdrawn',
];

/** Explains both balances after these events, which are the first ones of a student's stream. */
export const explainBalance = (events: readonly RecordedEvent<StudentEvent>[]): BalanceExplanation => {
  const { figures } = foldFigures(events);
  const rows = foldClassTransactions(events);
  const undone = new Set(rows.flatMap(({ source, reversed }) => (source === 'purchase-reversal' ? reversed : [])));
  const byKind = Map.groupBy(
    rows.filter(({ id }) => !undone.has(id)),
    toKind,
  );
  const terms = kinds.flatMap((kind) => toTerms(kind, byKind.get(kind) ?? []));
  const opened = events[0];
  if (opened?.type === 'StudentEnrolled' && terms[0]?.kind !== 'opening') terms.unshift(emptyOpening(opened));
  const sum = (of: (term: BalanceTerm) => number) => terms.reduce((total, term) => total + of(term), 0);
  const sumsUp =
    sum(({ classes }) => classes) === figures.remaining + figures.waiting &&
    sum(({ appliedTotal }) => appliedTotal) === figures.total;
  return { figures, terms, sumsUp };
};

/** Waiting classes that were applied explain nothing: they came with the rows that left them waiting. */
const toKind = ({
  source,
  classes_changed,
  late_cancellation_hours,
}: ClassTransactionRow): BalanceTermKind | undefined => {
  switch (source) {
    case 'opening':
    case 'import':
      return source;
    case 'manual':
      return classes_changed < 0 ? 'removed' : 'added';
    case 'attendance':
    case 'settlement':
    case 'reversal':
      return late_cancellation_hours === null ? 'taken' : 'late-cancellations';
    case 'waiting':
      return classes_changed < 0 ? 'withdrawn' : undefined;
    case 'purchase-reversal':
      return undefined;
  }
};

/** One term for each row that can be named, otherwise one for all rows of the kind; none if they change nothing together. */
const toTerms = (kind: BalanceTermKind, rows: readonly ClassTransactionRow[]): BalanceTerm[] => {
  const isNamed = kind !== 'taken' && kind !== 'late-cancellations' && rows.length <= ROWS_NAMED;
  return (isNamed ? rows.map((row) => [row]) : [rows])
    .map((of) => toTerm(kind, of))
    .filter(({ classes, appliedTotal }) => classes !== 0 || appliedTotal !== 0);
};

const toTerm = (kind: BalanceTermKind, rows: readonly ClassTransactionRow[]): BalanceTerm => {
  const sum = (of: (row: ClassTransactionRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const days = rows.map(({ effective_on }) => effective_on).sort();
  return {
    kind,
    row: rows.length === 1 ? rows[0] : undefined,
    count: rows.length,
    requested: sum(({ classes_changed }) => classes_changed),
    classes: sum((row) => {
      const { remaining, waiting } = toRowFigures(row);
      return remaining + waiting;
    }),
    appliedTotal: sum(({ applied_total }) => applied_total),
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
  };
};

/** The term of a student who joined without classes, which leaves no row. */
const emptyOpening = ({ data }: Extract<RecordedEvent<StudentEvent>, { type: 'StudentEnrolled' }>): BalanceTerm => ({
  ...{ kind: 'opening', row: undefined, count: 0, requested: 0, classes: 0, appliedTotal: 0 },
  ...{ from: data.effectiveOn, to: data.effectiveOn },
});
