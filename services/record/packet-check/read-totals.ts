import type { PacketContent } from '#contracts/packets.ts';
import type { ReadEvent } from './read-marks.ts';
import { toProvenRow } from './read-rows.ts';

/** The sums of a packet from the rows of its events, added up in the plainest way. */
export const toProvenTotals = (
  events: readonly ReadEvent[],
  { from, to }: PacketContent['period'],
): Pick<PacketContent, 'totals' | 'waiting' | 'uncovered'> => {
  const totals = { opening: 0, bought: 0, given_back: 0, attended: 0, late: 0, removed: 0, reversed: 0 };
  let waiting = 0;
  for (const event of events) {
    const row = toProvenRow(event);
    if (!row || row.source === null || row.effective_on >= to) continue;
    const { source, applied_remaining: applied, classes_changed: requested } = row;
    if (source === 'waiting') waiting -= Math.abs(requested);
    else if (leavesWaiting(event, source)) waiting += requested - applied;
    if (row.effective_on < from) totals.opening += applied;
    else if (source === 'reversal') totals.given_back += applied;
    else if (source === 'attendance' || source === 'settlement')
      totals[row.late_cancellation_hours === undefined ? 'attended' : 'late'] -= applied;
    else if (applied > 0) totals.bought += applied;
    else totals.removed -= applied;
    if (source === 'purchase-reversal' && row.effective_on >= from) totals.reversed -= applied;
  }
  const { late, ...sums } = totals;
  const closing = sums.opening + sums.bought + sums.given_back - sums.attended - late - sums.removed;
  return {
    totals: { ...sums, late_cancellations: late || undefined, closing },
    waiting,
    uncovered: countUncovered(events, to),
  };
};

/** Whether classes that such a row does not apply keep waiting. */
const leavesWaiting = ({ data }: ReadEvent, source: string): boolean =>
  source === 'opening' ||
  source === 'import' ||
  source === 'reversal' ||
  source === 'purchase-reversal' ||
  (source === 'manual' && data.direction === 'add');

/**
 * The number of marks of days before the end that are uncovered after the last event of the packet. A mark that was settled or
 * corrected later is not one of them.
 */
const countUncovered = (events: readonly ReadEvent[], to: string): number => {
  const last = new Map(events.flatMap(({ markId, mark }) => (markId && mark ? [[markId, mark] as const] : [])));
  return [...last.values()].filter(({ charge, date }) => charge === 'uncovered' && date < to).length;
};
