import type { PlannedClass } from '#contracts/timetable.ts';

const MINUTE_MS = 60_000;
/** A tutor takes the roll shortly before a class, during it, or in the half hour after it. */
const BEFORE_MS = 15 * MINUTE_MS;
const AFTER_MS = 30 * MINUTE_MS;

/** Id of the group whose roll is taken at an instant, in milliseconds; undefined if there is none, or more than one. */
export function findGroupNow(classes: readonly PlannedClass[], now: number): string | undefined {
  const groups = classes
    .filter(
      ({ begins_at, ends_at }) => Date.parse(begins_at) - BEFORE_MS <= now && now <= Date.parse(ends_at) + AFTER_MS,
    )
    .map(({ group_id }) => group_id);
  return new Set(groups).size === 1 ? groups[0] : undefined;
}
