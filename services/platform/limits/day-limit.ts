/** Limits per person and calendar day of the centre. */
import { type Clock, getCivilDate } from '#services/platform/clock.ts';
import type { LimitDefinition } from './shared-limits.ts';

/**
 * Defines a limit for use with {@link toDayLimitKey}. The key contains the day, so the window only has to be longer than one
 * day.
 */
export const createDayLimit = (name: string, points: number): LimitDefinition => ({
  name,
  points,
  windowSeconds: 2 * 86_400,
});

interface DayContext {
  readonly clock: Clock;
  readonly centre: { readonly timeZone: string };
}

/** Key of a person's use on the current day of the centre. */
export const toDayLimitKey = ({ clock, centre }: DayContext, personId: string): string =>
  `${personId} ${getCivilDate(clock, centre.timeZone)}`;
