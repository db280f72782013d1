import { expect, test } from 'vitest';
import { answerReceived, changeNotified, syncSlice } from './sync.ts';

const at = (position: number, log = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11') => `${log}.${position}`;
const after = (...actions: Parameters<typeof syncSlice.reducer>[1][]) => actions.reduce(syncSlice.reducer, undefined);

test('syncSlice: keeps the latest position of answers and notifications', () => {
  expect(after(answerReceived(at(4)), changeNotified(at(9)), answerReceived(at(9)))?.latestPosition).toBe(at(9));
});

test('syncSlice: is catching up while the last answer is older than the latest position', () => {
  expect(after(changeNotified(at(9)), answerReceived(at(8)))?.catchingUp).toBe(true);
  expect(after(changeNotified(at(9)), answerReceived(at(8)), answerReceived(at(9)))?.catchingUp).toBe(false);
});

test('syncSlice: starts over with an answer from another log', () => {
  const state = after(answerReceived(at(9)), answerReceived(at(1, 'f3b1c2d4-0000-5000-8000-000000000000')));
  expect(state).toMatchObject({ catchingUp: false, latestPosition: 'f3b1c2d4-0000-5000-8000-000000000000.1' });
});
