/** Counts a student's streak again under another rule for a second session of a day, with the fold of the read model. */
import { withEventData } from '#events/record/parse-event-lazily.ts';
import type { SameDayRule } from '#events/values/shapes.ts';
import { type LogEvent, noRowChange } from '#projections/engine/table.ts';
import {
  type PracticeStatsRow,
  practiceStatsTable,
} from '#projections/learning/practice-stats/practice-stats-table.ts';

export interface StreakWhatIf {
  readonly recorded: PracticeStatsRow;
  readonly supposed: PracticeStatsRow;
  /** The event after which the streaks first differ, its day, and both streaks. */
  readonly first: StreakDifference | undefined;
}

interface StreakDifference {
  readonly stream: string;
  readonly version: number;
  readonly recordedAt: string;
  readonly recorded: number;
  readonly supposed: number;
}

/** Folds a lazily parsed event of a practice session. Undefined if it leaves the student without a completed session. */
export const evolveStreakWhatIf = (
  before: StreakWhatIf | undefined,
  event: LogEvent,
  sameDay: SameDayRule,
): StreakWhatIf | undefined => {
  const changed = event.type === 'PracticeSessionCompleted' ? withEventData(event, { ...event.data, sameDay }) : event;
  // The streak does not depend on the days that count for the leaderboards.
  const recorded = practiceStatsTable.evolve(before?.recorded, event, noRowChange) ?? before?.recorded;
  const supposed = practiceStatsTable.evolve(before?.supposed, changed, noRowChange) ?? before?.supposed;
  if (!recorded || !supposed) return undefined;
  const { stream, version, recordedAt } = event;
  const streaks = { recorded: recorded.current_streak, supposed: supposed.current_streak };
  const differs = streaks.recorded !== streaks.supposed;
  const difference = differs ? { stream, version, recordedAt, ...streaks } : undefined;
  return { recorded, supposed, first: before?.first ?? difference };
};
