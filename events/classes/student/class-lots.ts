/** The additions and removals of a student's classes, from which follows what the unused classes cost. */
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { toClassTransactions } from './class-ledger.ts';
import type { StudentEvent } from './events.ts';
import { type PricedClasses, suggestRefund } from './suggest-refund.ts';

export interface ClassLot extends PricedClasses {
  /** Id of the event. */
  readonly id: string;
  readonly on: string;
  /** The day of the reversal of a purchase. */
  readonly reversedOn?: string;
}

/** The lots after an event, in the order of recording; the same list if the event changed none. */
export const evolveClassLots = (lots: readonly ClassLot[], event: RecordedEvent<StudentEvent>): readonly ClassLot[] => {
  const [row] = toClassTransactions(event);
  if (row === undefined) return lots;
  const { id, source, classes_changed, applied_remaining, amount_cents: price_cents, effective_on: on } = row;
  if (source === 'purchase-reversal')
    return lots.map((lot) => (lot.id === row.reversed ? { ...lot, reversedOn: on } : lot));
  if (classes_changed < 0 && (source === 'manual' || source === 'waiting')) {
    // A removal may have found fewer classes than it asked for.
    const classes = source === 'manual' ? applied_remaining : classes_changed;
    return [...lots, { id, on, classes, price_cents }];
  }
  return classes_changed > 0 && (source === 'opening' || source === 'import' || source === 'manual')
    ? [...lots, { id, on, classes: classes_changed, price_cents }]
    : lots;
};

/**
 * What the unused classes cost at the end of a day, in cents. Attendance uses the oldest classes first, so that they are of the newest
 * purchases, as for a refund.
 */
export const toUnusedValue = (lots: readonly ClassLot[], unused: number, day: string): number => {
  if (unused <= 0) return 0;
  const left = lots.filter(({ on, reversedOn }) => on <= day && !(reversedOn !== undefined && reversedOn <= day));
  return suggestRefund(left.reverse(), unused, unused).total_cents;
};

/** Classes that nobody has taken. A class can be taken on an earlier day than that on which it was added. */
export const toUnused = (remaining: number, waiting: number): number => Math.max(0, remaining + waiting);
