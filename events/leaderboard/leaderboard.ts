/** Each student says for themselves how others see them on the board. */
import type { Decider } from '../decider.ts';
import type { LeaderboardEvent } from './events.ts';

export interface Place {
  readonly hidden: boolean;
  readonly nickname?: string | undefined;
}
export type LeaderboardCommand = { type: 'ChoosePlace' } & Place;

export const leaderboardPlace: Decider<Place, LeaderboardCommand, LeaderboardEvent, never> = {
  initial: { hidden: false },
  decide(state, { hidden, nickname }) {
    if (state.hidden === hidden && (state.nickname ?? '') === (nickname ?? '')) return [];
    return [{ type: 'LeaderboardPlaceChosen', data: { hidden, ...(nickname && { nickname }) } }];
  },
  evolve: (_, { data }) => data,
};

const STREAM = /^leaderboard-([0-9a-f-]{36})$/;

export const leaderboardStream = (studentId: string) => `leaderboard-${studentId}`;
/** Whose place this stream holds; undefined for every other stream. */
export const placeOf = (stream: string): string | undefined => STREAM.exec(stream)?.[1];
