import { type ClassFigures, noClasses, sumFigures } from '#events/classes/student/class-figures.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { toMarkCountsChanges } from '#events/classes/student/mark-counts.ts';
import { toWaitingClassesChange } from '#events/classes/student/waiting-classes.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { type ClassTransactionRow, toClassTransactions } from '#projections/classes/class-transactions/projection.ts';

/** What an event changes in the numbers of classes on one day. */
export interface LedgerEntry {
  readonly event: RecordedEvent<StudentEvent>;
  /** The row of the class history; undefined if the event changed marks only. */
  readonly transaction: ClassTransactionRow | undefined;
  readonly effectiveOn: string;
  readonly change: ClassFigures;
}

/** The entries of an event: none if it changes no number, and two if it moves a present mark to another day. */
export const toLedgerEntries = (event: RecordedEvent<StudentEvent>): LedgerEntry[] => {
  const [transaction] = toClassTransactions(event);
  const changes = toMarkCountsChanges(event).map(({ date, attended, uncovered }) => ({
    effectiveOn: date,
    change: { ...noClasses, attended, uncovered },
  }));
  if (transaction !== undefined) {
    const { applied_remaining: remaining, applied_total: total, effective_on: effectiveOn } = transaction;
    changes.push({
      effectiveOn,
      change: { ...noClasses, remaining, total, waiting: toWaitingClassesChange(event) },
    });
  }
  return [...Map.groupBy(changes, ({ effectiveOn }) => effectiveOn)].flatMap(([effectiveOn, onDay]) => {
    const change = sumFigures(onDay.map((each) => each.change));
    return Object.values(change).some((number) => number !== 0) ? [{ event, transaction, effectiveOn, change }] : [];
  });
};
