import { fetchMeetings } from '#projections/people/groups/meetings-query.ts';
import type { Context } from '#services/core/use-case/context.ts';

export type TimetableContext = Context<'readModels' | 'loadLastKnownRules' | 'centre'>;

/** What is planned from a civil day on: for every group, or for those of one student. */
export async function loadTimetable(
  { readModels, loadLastKnownRules, centre: { timeZone } }: TimetableContext,
  from: string,
  student?: string,
) {
  const [meetings, { closedDays }] = await Promise.all([
    fetchMeetings(readModels.sql, from, student),
    loadLastKnownRules(),
  ]);
  return { meetings, closedDays: new Set(closedDays.map(({ day }) => day)), timeZone };
}
