import type { z } from 'zod';
import type { activityQuery } from '#contracts/activity.ts';
import type { ActivityEntrySelection } from './load-activity-page.ts';

export const toActivitySelection = (
  { person, student, group, record: attendanceId, from, to }: z.output<typeof activityQuery>,
  reader: ActivityEntrySelection['reader'],
  timeZone: string,
): ActivityEntrySelection => ({ person, student, group, attendanceId, period: { from, to, timeZone }, reader });
