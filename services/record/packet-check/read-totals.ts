import type { PacketContent } from '#contracts/packets.ts';
import type { ReadEvent } from './read-marks.ts';
import { type ProvenRow, toProvenRow } from './read-rows.ts';

/** The sums of a packet from the rows and marks of its events, added up in the plainest way. */
export const toProvenTotals = (
  events: readonly ReadEvent[],
  { from, to }: PacketContent['period'],
): Pick<PacketContent, 'totals' | 'attended' | 'waiting' | 'uncovered'> => {
  const totals = { opening: 0, added: 0, taken: 0, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 0 };
  let waiting = 0;
  for (const event of events) {
    const row = toProvenRow(event);
    if (!row || row.source === null || row.effective_on >= to) continue;
    const leftWaiting = countLeftWaiting(event, row);
    waiting += leftWaiting;
    totals.closing += row.applied_remaining;
    if (row.effective_on < from) {
      totals.opening += row.applied_remaining;
      continue;
    }
    totals.left_waiting += leftWaiting;
    const { source, classes_changed: requested, applied_remaining: applied } = row;
    const taken = row.late_cancellation_hours === undefined ? 'taken' : 'late_cancellations';
    if (source === 'reversal') totals[taken] -= requested;
    else if (source === 'attendance' || source === 'settlement') totals[taken] -= applied;
    else if (source === 'purchase-reversal') totals.added += requested;
    else if (source === 'waiting' && requested < 0) totals.removed -= requested;
    else if (source !== 'waiting' && requested < 0) totals.removed -= applied;
    else if (source !== 'waiting') totals.added += requested;
  }
  // A mark that was settled or corrected later is as it is after the last event.
  const last = new Map(events.flatMap(({ markId, mark }) => (markId && mark ? [[markId, mark] as const] : [])));
  const marks = [...last.values()].filter(({ date, isVoided }) => date < to && !isVoided);
  return {
    totals,
    attended: marks.filter(({ status, date }) => status === 'present' && date >= from).length,
    waiting,
    uncovered: marks.filter(({ charge }) => charge === 'uncovered').length,
  };
};

/** How many classes a row left waiting, or took from the waiting ones, where the number is below 0. */
const countLeftWaiting = ({ data }: ReadEvent, row: ProvenRow): number => {
  const { source, classes_changed: requested, applied_remaining: applied } = row;
  if (source === 'waiting') return 0 - Math.abs(requested);
  const isRemoval = source === 'manual' && data.direction !== 'add';
  return isRemoval || source === 'attendance' || source === 'settlement' ? 0 : requested - applied;
};
