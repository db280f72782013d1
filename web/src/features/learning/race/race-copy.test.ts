import { expect, test } from 'vitest';
import { playerTexts, toAnswerStatusText } from './race-copy.ts';

const result = { correct_answer: 0, explanation: null, chosen: [1, 0, 0, 0] };
const open = { status: 'open', result: null } as const;
const closed = { status: 'closed', result } as const;
const none = { seconds: 9, counted: null, isSending: false };

test('toAnswerStatusText: a question that closes while an answer is being sent is not yet missed', () => {
  expect(toAnswerStatusText(closed, { ...none, isSending: true })).toBe(playerTexts.sending);
  expect(toAnswerStatusText(closed, { ...none, counted: 2, isSending: true })).toBe('');
  expect(toAnswerStatusText(closed, none)).toBe(playerTexts.missed);
});

test('toAnswerStatusText: follows an answer from the choice until it counts', () => {
  expect(toAnswerStatusText(open, none)).toBe(playerTexts.choose);
  expect(toAnswerStatusText(open, { ...none, isSending: true })).toBe(playerTexts.sending);
  expect(toAnswerStatusText(open, { ...none, counted: 0 })).toBe(playerTexts.received);
  expect(toAnswerStatusText(open, { ...none, seconds: 0 })).toBe(playerTexts.timeUp);
  expect(toAnswerStatusText({ status: 'paused', result: null }, none)).toBe(playerTexts.paused);
  expect(toAnswerStatusText({ status: 'dropped', result: null }, { ...none, counted: 1 })).toBe(playerTexts.dropped);
});
