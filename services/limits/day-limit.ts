/** Limits of one person and one day of the centre. */
import { type Clock, civilToday } from '#services/clock/clock.ts';
import type { LimitDefinition } from './shared-limits.ts';

/** Used with {@link toDayKey}: the key names the day, so the window only has to outlast one. */
export const createDayLimit = (name: string, points: number): LimitDefinition => ({
  name,
  points,
  windowSeconds: 2 * 86_400,
});

interface DayContext {
  readonly clock: Clock;
  readonly centre: { readonly timeZone: string };
}

/** The key of a person's use on the centre's present day. */
export const toDayKey = ({ clock, centre }: DayContext, personId: string): string =>
  `${personId} ${civilToday(clock, centre.timeZone)}`;
