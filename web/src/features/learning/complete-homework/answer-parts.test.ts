import { expect, test } from 'vitest';
import type { AnswersDraft } from '#contracts/answers-draft.ts';
import { mergeDraft, toOtherVersions } from '../../../server-draft/draft-versions.ts';
import { answerParts } from './answer-parts.ts';
import { emptyAnswersDraft } from './answers-draft.ts';

/** Answers by question; each was given to the question in the look that follows the colon. */
const answers = (given: Record<string, string>, look = 'old'): AnswersDraft => ({
  given,
  seen: Object.fromEntries(['a', 'b', 'c'].map((id) => [id, look])),
});

/** What one device shows after it has merged the answers of another, and what it offers. */
function mergeAnswers(mine: AnswersDraft, theirs: AnswersDraft, base: AnswersDraft | undefined) {
  const format = { initial: emptyAnswersDraft, read: () => null, parts: answerParts };
  const remote = [{ body: theirs, saved_at: '2026-11-20T14:00:00.000Z' }];
  const merged = mergeDraft(
    format,
    { value: mine, others: [] },
    { remote, base: base === undefined ? [] : [base], known: [] },
  );
  return { mine: merged.value, theirs: toOtherVersions(format, merged)[0]?.body ?? merged.value };
}

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
)('answerParts: %s', (_case, mine, theirs, base, mineAfter, theirsAfter) => {
  const merged = mergeAnswers(answers(mine), answers(theirs), base && answers(base));
  expect([merged.mine.given, merged.theirs.given]).toEqual([mineAfter, theirsAfter]);
});

test('answerParts: an answer keeps the look of the question that it was given to', () => {
  const merged = mergeAnswers(answers({ a: '1' }), answers({ b: '2' }, 'new'), answers({}));
  expect(merged.mine).toEqual({ given: { a: '1', b: '2' }, seen: { a: 'old', b: 'new', c: 'new' } });
  expect(merged.theirs).toEqual(merged.mine);
});

test('answerParts: the same answer to another look of the question is no other answer', () => {
  const merged = mergeAnswers(answers({ a: '1' }), answers({ a: '1' }, 'new'), answers({ a: '1' }));
  expect(merged.mine).toEqual(answers({ a: '1' }, 'new'));
  expect(merged.theirs).toEqual(merged.mine);
});
