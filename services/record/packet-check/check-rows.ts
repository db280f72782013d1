/** Checks that the classes and the attendance that people read in a packet are what its events say. */
import { createComparison, type Proofs, rowTexts } from './compare-record.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { type ReadEvent, readEvents } from './read-marks.ts';
import { listProvenMarks, listProvenRows } from './read-rows.ts';
import { toProvenTotals } from './read-totals.ts';

export const checkRows = async (packet: PacketFile, proofs: Proofs): Promise<readonly PacketFault[]> => {
  const { isChanged } = proofs;
  const events = readEvents(packet.events);
  const { contents, rows, attendance, totals, attended, waiting, uncovered } = packet;
  const { period, faults, compare, pairItems, compareRows } = createComparison(packet, proofs);
  faults.push(...findBrokenBalances(events));
  await compareRows('rows', { shown: rows, proven: listProvenRows(events, period), texts: rowTexts, events });
  if ((attendance !== null) !== contents.attendance && !isChanged('contents.attendance'))
    faults.push({ path: 'attendance', what: 'The choice of contents says something else.' });
  for (const { path, item, found } of attendance
    ? pairItems('attendance', attendance, listProvenMarks(events, period))
    : [])
    compare(path, item, found, found.changed_by_version ?? found.version);
  if (isChanged('period')) return faults;
  const { totals: sums, ...counts } = toProvenTotals(events, period);
  const { version: last } = packet.last;
  compare('totals', totals, sums, last);
  compare('', { attended, waiting, uncovered }, counts, last);
  return faults;
};

/** Each balance follows from the one before, so that no packet can leave out an event that changed it. */
const findBrokenBalances = (events: readonly ReadEvent[]): PacketFault[] => {
  let [remaining, total] = [0, 0];
  return events.flatMap(({ data: { change } }, at) => {
    if (!change) return [];
    const isNext =
      change.remainingAfter === remaining + change.appliedRemaining &&
      change.totalAfter === total + change.appliedTotal;
    [remaining, total] = [change.remainingAfter, change.totalAfter];
    return isNext ? [] : [{ path: `events.${at}`, what: 'Its balance does not follow from the events before it.' }];
  });
};
