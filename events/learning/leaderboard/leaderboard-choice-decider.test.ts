import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { LEADERBOARD_CHOICES_PER_DAY_MAX } from '../../values/limits.ts';
import type { LeaderboardEvent } from './events.ts';
import {
  type LeaderboardChoiceState,
  type LeaderboardCommand,
  leaderboardChoiceDecider,
} from './leaderboard-choice-decider.ts';

const now = '2026-11-21T15:00:00.000Z';
const { initial, evolve } = leaderboardChoiceDecider;
const decide = (state: LeaderboardChoiceState, command: LeaderboardCommand, at = now) =>
  leaderboardChoiceDecider.decide(state, command, { now: at });
const after = (state: LeaderboardChoiceState, command: LeaderboardCommand, at = now): LeaderboardChoiceState => {
  const events = decide(state, command, at);
  if (typeof events === 'string') throw new Error(events);
  const recorded = events.map((event) => ({ ...event, recordedAt: at }) as RecordedEvent<LeaderboardEvent>);
  return recorded.reduce(evolve, state);
};

test('ChoosePlace: writes a choice only when it differs from the present one', () => {
  const hide = { type: 'ChoosePlace', hidden: true, nickname: 'Comet' } as const;
  expect(decide(initial, hide)).toEqual([
    { type: 'LeaderboardPlaceChosen', data: { hidden: true, nickname: 'Comet' } },
  ]);
  const state = after(initial, hide);
  expect(decide(state, hide)).toEqual([]);
  expect(decide(state, { ...hide, nickname: '' })).toEqual([
    { type: 'LeaderboardPlaceChosen', data: { hidden: true } },
  ]);
});

test('a student who never chose is visible', () => {
  expect(decide(initial, { type: 'ChoosePlace', hidden: false })).toEqual([]);
});

test('ChoosePlace: accepts twenty choices in 24 hours, but a visible student can always hide', () => {
  let state = initial;
  for (let number = 1; number <= LEADERBOARD_CHOICES_PER_DAY_MAX; number += 1) {
    state = after(state, { type: 'ChoosePlace', hidden: false, nickname: `Comet ${number}` });
  }
  const another = { type: 'ChoosePlace', hidden: false, nickname: 'Comet' } as const;
  expect(decide(state, another)).toBe('place-too-often');
  const hidden = after(state, { ...another, hidden: true });
  expect(hidden.hidden).toBe(true);
  expect(decide(hidden, another)).toBe('place-too-often');
  expect(after(state, another, '2026-11-22T15:00:00.000Z').nickname).toBe('Comet');
});

test('ResetNickname: removes the nickname that the tutor saw, and the student cannot choose it again', () => {
  const choose = { type: 'ChoosePlace', hidden: true, nickname: 'Comet' } as const;
  const reset = { type: 'ResetNickname', nickname: 'Comet' } as const;
  const chosen = after(initial, choose);
  expect(decide(chosen, { ...reset, nickname: 'Star' })).toBe('nickname-changed');
  expect(decide(chosen, reset)).toEqual([{ type: 'NicknameReset', data: {} }]);
  const state = after(chosen, reset);
  expect([state.hidden, state.nickname]).toEqual([true, undefined]);
  expect(decide(state, reset)).toBe('nickname-changed');
  expect(decide(state, { ...choose, nickname: 'COMET' })).toBe('nickname-removed');
  expect(after(state, { ...choose, nickname: 'Star' }).nickname).toBe('Star');
});
