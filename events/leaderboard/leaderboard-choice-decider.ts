/** The rules by which a student chooses how others see them on the leaderboard. */
import type { Decider } from '../decider/decider.ts';
import { LEADERBOARD_CHOICES_PER_DAY_MAX } from '../values/limits.ts';
import type { LeaderboardEvent } from './events.ts';

interface LeaderboardChoice {
  readonly hidden: boolean;
  readonly nickname?: string | undefined;
}
/** The present choice, with the instants (UTC, ISO 8601) of the newest choices, oldest first. */
export interface LeaderboardChoiceState extends LeaderboardChoice {
  readonly chosenAt: readonly string[];
}

/** `now` is a UTC instant, ISO 8601. */
export type LeaderboardCommand = { type: 'ChoosePlace'; now: string } & LeaderboardChoice;
export type LeaderboardRefusal = 'place-too-often';

const DAY_MS = 86_400_000;

/** Choices are limited because each one stays in the log for good. */
const isTooOften = ({ chosenAt }: LeaderboardChoiceState, now: string): boolean =>
  chosenAt.length >= LEADERBOARD_CHOICES_PER_DAY_MAX && Date.parse(now) - Date.parse(chosenAt[0] as string) < DAY_MS;

export const leaderboardChoiceDecider: Decider<
  LeaderboardChoiceState,
  LeaderboardCommand,
  LeaderboardEvent,
  LeaderboardRefusal
> = {
  initial: { hidden: false, chosenAt: [] },
  decide(state, { hidden, nickname, now }) {
    if (state.hidden === hidden && (state.nickname ?? '') === (nickname ?? '')) return [];
    // Hiding is never limited, so that a visible student can always hide.
    const hides = hidden && !state.hidden;
    if (!hides && isTooOften(state, now)) return 'place-too-often';
    return [{ type: 'LeaderboardPlaceChosen', data: { hidden, ...(nickname && { nickname }) } }];
  },
  evolve: ({ chosenAt }, { data, recordedAt }) => ({
    ...data,
    chosenAt: [...chosenAt, recordedAt].slice(-LEADERBOARD_CHOICES_PER_DAY_MAX),
  }),
};
