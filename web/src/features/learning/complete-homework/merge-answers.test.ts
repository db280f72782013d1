import { expect, test } from 'vitest';
import type { AnswersDraft } from '#contracts/answers-draft.ts';
import { mergeAnswers, takeAnswer } from './merge-answers.ts';

/** Answers by question; each was given to the question in the look that follows the colon. */
const answers = (given: Record<string, string>, look = 'old'): AnswersDraft => ({
  given,
  seen: Object.fromEntries(['a', 'b', 'c'].map((id) => [id, look])),
});

test.each<[string, Record<string, string>, Record<string, string>, Record<string, string> | undefined, object, object]>(
  [
    ['answers that only one side has', { a: '1' }, { b: '2' }, {}, { a: '1', b: '2' }, { a: '1', b: '2' }],
    ['an answer that both have changed', { a: '1', c: 'x' }, { a: '2' }, {}, { a: '1', c: 'x' }, { a: '2', c: 'x' }],
    ['an answer that only this side has changed', { a: '1' }, { a: '0' }, { a: '0' }, { a: '1' }, { a: '1' }],
    ['an answer that only the other side has changed', { a: '0' }, { a: '2' }, { a: '0' }, { a: '2' }, { a: '2' }],
    ['an answer that was cleared here', { a: '' }, { a: '0' }, { a: '0' }, { a: '' }, { a: '' }],
    ['an answer that was cleared here and changed there', { a: '' }, { a: '2' }, { a: '0' }, { a: '' }, { a: '2' }],
    [
      'two versions that continue nothing known',
      { a: '1', b: '1' },
      { b: '2', c: '2' },
      undefined,
      { a: '1', b: '1', c: '2' },
      { a: '1', b: '2', c: '2' },
    ],
    ['a text of blanks here', { a: ' ' }, { a: '2' }, {}, { a: '2' }, { a: '2' }],
  ],
)('mergeAnswers: %s', (_case, mine, theirs, base, mineAfter, theirsAfter) => {
  const merged = mergeAnswers({ mine: answers(mine), theirs: answers(theirs), base: base && answers(base) });
  expect([merged.mine.given, merged.theirs.given]).toEqual([mineAfter, theirsAfter]);
});

test('mergeAnswers: an answer keeps the look of the question that it was given to', () => {
  const merged = mergeAnswers({ mine: answers({ a: '1' }), theirs: answers({ b: '2' }, 'new'), base: answers({}) });
  expect(merged.mine).toEqual({ given: { a: '1', b: '2' }, seen: { a: 'old', b: 'new', c: 'new' } });
  expect(merged.theirs).toEqual(merged.mine);
});

test('takeAnswer: when each differing answer was taken, both versions are equal', () => {
  const { mine, theirs } = mergeAnswers({
    mine: answers({ a: '1', b: '1', c: '1' }),
    theirs: answers({ a: '2', b: '2' }, 'new'),
    base: answers({}),
  });
  const taken = ['a', 'b'].reduce((all, id) => takeAnswer(all, theirs, { id } as never), mine);
  expect(taken).toEqual(theirs);
});
