import type { CountedPractice } from '#contracts/practice.ts';
import { type GradeBand, gradeBand } from '#events/values/shapes.ts';
import type { CountedByBand } from '#projections/learning/practice-stats/counted-by-band.ts';

/** What counts for the board of each band of grades, from the sums over all time and over each day of this week. */
export const toCountedByBand = (
  all: CountedByBand,
  days: readonly CountedByBand[],
): Record<GradeBand, CountedPractice> => {
  const toCounted = (band: GradeBand): CountedPractice => ({
    counted_points: all[band]?.points ?? 0,
    counted_sessions: all[band]?.sessions ?? 0,
    week_points: days.reduce((sum, day) => sum + (day[band]?.points ?? 0), 0),
    week_sessions: days.reduce((sum, day) => sum + (day[band]?.sessions ?? 0), 0),
  });
  return Object.fromEntries(gradeBand.options.map((band) => [band, toCounted(band)])) as Record<
    GradeBand,
    CountedPractice
  >;
};
