/** The rules by which a student chooses how others see them on the leaderboard, and a tutor removes a nickname. */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import { LEADERBOARD_CHOICES_PER_DAY_MAX } from '../../values/limits.ts';
import type { LeaderboardEvent } from './events.ts';
import { toLeaderboardStream } from './leaderboard-stream.ts';

interface LeaderboardChoice {
  readonly hidden: boolean;
  readonly nickname?: string | undefined;
}
/** The present choice, with the instants (UTC, ISO 8601) of the newest choices, oldest first. */
export interface LeaderboardChoiceState extends LeaderboardChoice {
  readonly chosenAt: readonly string[];
  /** The nicknames that tutors removed, in lower case. The student cannot choose them again. */
  readonly removed: readonly string[];
}

type ChoosePlace = { type: 'ChoosePlace' } & LeaderboardChoice;
/** `nickname` is the one that the tutor saw. */
type ResetNickname = { type: 'ResetNickname'; nickname: string };
export type LeaderboardCommand = ChoosePlace | ResetNickname;
export type LeaderboardRefusal = 'place-too-often' | 'nickname-removed' | 'nickname-changed';
type LeaderboardContext = Pick<DecisionContext, 'now'>;

const DAY_MS = 86_400_000;

/** Choices are limited because each one stays in the log for good. */
const isTooOften = ({ chosenAt }: LeaderboardChoiceState, now: string): boolean =>
  chosenAt.length >= LEADERBOARD_CHOICES_PER_DAY_MAX && Date.parse(now) - Date.parse(chosenAt[0] as string) < DAY_MS;

export const leaderboardChoiceDecider: Decider<
  LeaderboardChoiceState,
  LeaderboardCommand,
  LeaderboardEvent,
  LeaderboardRefusal,
  LeaderboardContext
> = {
  initial: { hidden: false, chosenAt: [], removed: [] },
  decide: (state, command, { now }) =>
    command.type === 'ChoosePlace' ? choosePlace(state, command, now) : resetNickname(state, command),
  evolve: ({ hidden, nickname, chosenAt, removed }, event) =>
    event.type === 'NicknameReset'
      ? { hidden, chosenAt, removed: [...removed, ...(nickname ? [nickname.toLowerCase()] : [])] }
      : { ...event.data, removed, chosenAt: [...chosenAt, event.recordedAt].slice(-LEADERBOARD_CHOICES_PER_DAY_MAX) },
};

function choosePlace(
  state: LeaderboardChoiceState,
  { hidden, nickname }: ChoosePlace,
  now: string,
): LeaderboardEvent[] | LeaderboardRefusal {
  if (state.hidden === hidden && (state.nickname ?? '') === (nickname ?? '')) return [];
  // Hiding is never limited, so that a visible student can always hide.
  const hides = hidden && !state.hidden;
  if (!hides && isTooOften(state, now)) return 'place-too-often';
  if (nickname && state.removed.includes(nickname.toLowerCase())) return 'nickname-removed';
  return [{ type: 'LeaderboardPlaceChosen', data: { hidden, ...(nickname && { nickname }) } }];
}

const resetNickname = (
  state: LeaderboardChoiceState,
  { nickname }: ResetNickname,
): LeaderboardEvent[] | LeaderboardRefusal =>
  state.nickname === nickname ? [{ type: 'NicknameReset', data: {} }] : 'nickname-changed';

export const leaderboardAggregate = defineAggregate(leaderboardChoiceDecider, {
  toStream: toLeaderboardStream,
  toPerson: (studentId) => studentId,
  usesRules: false,
});
