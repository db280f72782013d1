import type { ActivityAct, ActivityEntry } from '#contracts/activity.ts';
import { addDays, findYearUnlessCurrent, formatWeekdayAndDay, toCentreDate } from '../../../lib/dates.ts';
import { isSecondEventOfMove } from '../../../lib/is-second-event-of-move.ts';
import { dayTexts } from './activity-copy.ts';

export interface ActivityDay<Entry> {
  /** `2026-11-20` */
  date: string;
  /** `Today`, `Yesterday` or `Wed, Nov 18`, with the year unless it is the current one. */
  title: string;
  entries: Entry[];
}

/** Groups entries by the centre's day on which they happened, in unchanged order. */
export function groupEntriesByDay<Entry extends { created_at: string }>(
  entries: readonly Entry[],
  { today, timeZone }: { today: string; timeZone: string },
): ActivityDay<Entry>[] {
  const days: ActivityDay<Entry>[] = [];
  for (const entry of entries) {
    const date = toCentreDate(entry.created_at, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, title: toDayTitle(date, today, timeZone), entries: [entry] });
  }
  return days;
}

function toDayTitle(date: string, today: string, timeZone: string): string {
  if (date === today) return dayTexts.today;
  if (date === addDays(today, -1)) return dayTexts.yesterday;
  const year = findYearUnlessCurrent(date, timeZone, new Date(`${today}T12:00:00Z`));
  return year === undefined ? formatWeekdayAndDay(date) : `${formatWeekdayAndDay(date)}, ${year}`;
}

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
