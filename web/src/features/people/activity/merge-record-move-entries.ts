import type { ActivityAct, ActivityEntry } from '#contracts/activity.ts';
import { isSecondEventOfMove } from '../../../lib/is-second-event-of-move.ts';

/** Merges the two entries of a move to another day into one. */
export function mergeRecordMoveEntries(entries: readonly ActivityEntry[]): ActivityEntry[] {
  const merged: ActivityEntry[] = [];
  for (const entry of entries) {
    const after = merged.at(-1);
    if (after && isSameAction(after, entry)) merged[merged.length - 1] = mergeEntries(after, entry);
    else merged.push(entry);
  }
  return merged;
}

type MoveEntry = ActivityAct & { what: 'moved' };

const isSameAction = (after: ActivityEntry, before: ActivityEntry): after is ActivityAct =>
  after.kind === 'act' &&
  before.kind === 'act' &&
  after.attendance_id === before.attendance_id &&
  after.version === before.version + 1 &&
  isSecondEventOfMove(after, before);

const mergeEntries = (taken: ActivityAct, moved: ActivityEntry): MoveEntry => {
  const { from_date, from_status, remaining_before, total_before } = moved as MoveEntry;
  return {
    ...taken,
    what: 'moved',
    ...{ from_date, from_status },
    // The move has no balances when the earlier date had no class to give back.
    remaining_before: remaining_before ?? taken.remaining_before,
    total_before: total_before ?? taken.total_before,
  };
};
