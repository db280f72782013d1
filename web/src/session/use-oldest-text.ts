import { toOldestText } from '../copy/dashboard-notices.ts';
import { countDaysSince } from '../lib/dates.ts';
import { useCentre } from './session.ts';

/** How old the oldest of several things is; undefined without one, and while the time zone of the centre is not known. */
export function useOldestText(oldestAt: string | null, today: string): string | undefined {
  const timeZone = useCentre()?.time_zone;
  return oldestAt !== null && timeZone ? toOldestText(countDaysSince(oldestAt, { today, timeZone })) : undefined;
}
