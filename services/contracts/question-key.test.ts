import { expect, test } from 'vitest';
import { toQuestionKey, toTextOfKey } from './question-key.ts';

const text = 'What time is it?';
const clock = (hour: number) => ({ kind: 'clock', hour, minute: 30 }) as const;

test('toQuestionKey: differs for another drawing, and not for another order of its fields', () => {
  expect(toQuestionKey({ text, figure: clock(3) })).not.toBe(toQuestionKey({ text, figure: clock(4) }));
  expect(toQuestionKey({ text, figure: { minute: 30, hour: 3, kind: 'clock' } })).toBe(
    toQuestionKey({ text, figure: clock(3) }),
  );
  expect(toQuestionKey({ text, figure: null })).toBe(text);
});

test('toTextOfKey: returns the text, with and without a drawing', () => {
  expect([toQuestionKey({ text, figure: clock(3) }), toQuestionKey({ text })].map(toTextOfKey)).toEqual([text, text]);
});
