import { expect, test } from 'vitest';
import { parseAnswersDraft } from './answers-draft.ts';

const answers = { given: { a: 'two', b: 'Because' }, seen: { a: 'choice.5.x1', b: 'open.7.y2' } };

test('parseAnswersDraft: reads a stored draft, without fields that it does not know', () => {
  expect(parseAnswersDraft(answers)).toEqual(answers);
  expect(parseAnswersDraft({ given: {}, seen: {}, title: 'Fractions' })).toEqual({ given: {}, seen: {} });
});

test.each([
  ...[null, undefined, 'text', [], {}, { given: {} }, { seen: {} }],
  ...[
    { ...answers, given: [] },
    { ...answers, given: null },
    { ...answers, seen: 'text' },
  ],
  ...[
    { ...answers, given: { a: 0 } },
    { ...answers, given: { a: null } },
    { ...answers, seen: { a: 1 } },
  ],
])('parseAnswersDraft: refuses %j', (body) => {
  expect(parseAnswersDraft(body)).toBeNull();
});
