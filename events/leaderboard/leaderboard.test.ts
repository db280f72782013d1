import { expect, test } from 'vitest';
import type { RecordedEvent } from '../record/recorded-event.ts';
import type { LeaderboardEvent } from './events.ts';
import { leaderboardPlace, leaderboardStream, placeOf } from './leaderboard.ts';

const STUDENT = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11';

test('a choice is written when it says something else', () => {
  const hide = { type: 'ChoosePlace', hidden: true, nickname: 'Comet' } as const;
  const [chosen] = leaderboardPlace.decide(leaderboardPlace.initial, hide);
  expect(chosen).toEqual({ type: 'LeaderboardPlaceChosen', data: { hidden: true, nickname: 'Comet' } });
  const state = leaderboardPlace.evolve(leaderboardPlace.initial, chosen as RecordedEvent<LeaderboardEvent>);
  expect(leaderboardPlace.decide(state, hide)).toEqual([]);
  expect(leaderboardPlace.decide(state, { type: 'ChoosePlace', hidden: true, nickname: '' })).toEqual([
    { type: 'LeaderboardPlaceChosen', data: { hidden: true } },
  ]);
});

test('nobody is hidden who never chose', () => {
  expect(leaderboardPlace.decide(leaderboardPlace.initial, { type: 'ChoosePlace', hidden: false })).toEqual([]);
});

test('a stream names its student', () => {
  expect(placeOf(leaderboardStream(STUDENT))).toBe(STUDENT);
  expect(placeOf(`student-${STUDENT}`)).toBeUndefined();
});
