import { expect, test } from 'vitest';
import type { AnswersDraft } from '#contracts/answers-draft.ts';
import type { QuestionRow } from '#contracts/homework.ts';
import { ANSWER_LENGTH_MAX } from '#events/values/limits.ts';
import {
  addAnswer,
  emptyAnswersDraft,
  findAnswerFault,
  findCurrentAnswer,
  findQuestionChangeKind,
  findQuestionChanges,
  findSeenFingerprints,
  markAllQuestionsSeen,
  toAnswerRows,
  toQuestionFingerprint,
  toQuestionFingerprints,
} from './answers-draft.ts';

const asked = { image_url: null, figure: null, correct_answer: null, question_order: 0, version: 1 };
const choice = (id: string, text = 'Half of 4?'): QuestionRow => ({
  ...asked,
  ...{ id, text, type: 'multiple-choice', options: ['1', '2', '3', '4'], option_ids: ['one', 'two', 'three', 'four'] },
});
const open = (id: string, text = 'Why?'): QuestionRow => ({
  ...asked,
  ...{ id, text, type: 'open-answer', options: [], option_ids: [] },
});

const [first, second] = [choice('a'), open('b')];
const questions = [first, second];
const opened = toQuestionFingerprints(questions);
const answering = (...given: [QuestionRow, string][]): AnswersDraft =>
  given.reduce((answers, [question, answer]) => addAnswer(answers, question, answer, opened), emptyAnswersDraft);

test('findAnswerFault: option A, the index 0, is an answer', () => {
  const answers = answering([first, 'one']);
  expect(findAnswerFault(findCurrentAnswer(answers, first))).toBeUndefined();
  expect(toAnswerRows(answers, questions)).toEqual([{ question_id: 'a', answer: 0 }]);
});

test('findAnswerFault: nothing and blanks are no answer, and a text has a limit', () => {
  expect(findAnswerFault(undefined)).toBe('missing');
  expect(findAnswerFault(' \n')).toBe('missing');
  expect(findAnswerFault('x'.repeat(ANSWER_LENGTH_MAX))).toBeUndefined();
  expect(findAnswerFault('x'.repeat(ANSWER_LENGTH_MAX + 1))).toBe('too-long');
});

test('findCurrentAnswer: drops a choice whose options changed, keeps texts and unchanged questions', () => {
  const answers = answering([first, 'three'], [second, 'Because']);
  const edited = [{ ...first, options: ['0', '2', '3', '4'] }, open('b', 'Why not?')];
  expect(toAnswerRows(answers, edited)).toEqual([{ question_id: 'b', answer: 'Because' }]);
  expect(toAnswerRows(answers, [...questions].reverse())).toHaveLength(2);
  expect(findQuestionChanges(findSeenFingerprints(answers, opened), edited)).toEqual({
    changed: [1, 2],
    added: [],
    removed: 0,
  });
});

test('findCurrentAnswer: drops the answer to a question whose type changed', () => {
  const answers = answering([first, 'three']);
  expect(findCurrentAnswer(answers, { ...open('a') })).toBeUndefined();
});

test('findCurrentAnswer: keeps a choice whose option moved', () => {
  const answers = answering([first, 'three']);
  const moved = { ...first, options: ['3', '1', '2', '4'], option_ids: ['three', 'one', 'two', 'four'] };
  expect(toAnswerRows(answers, [moved])).toEqual([{ question_id: 'a', answer: 0 }]);
  expect(findQuestionChanges(findSeenFingerprints(answers, opened), [moved, second])).toBeNull();
});

test('toQuestionFingerprint: ignores the answer key and the order', () => {
  expect(toQuestionFingerprint({ ...first, version: 2, question_order: 4 })).toBe(toQuestionFingerprint(first));
  expect(findQuestionChanges(opened, [second, first])).toBeNull();
});

test('findQuestionChanges: lists added and removed questions', () => {
  expect(findQuestionChanges(opened, [open('c'), second])).toEqual({ changed: [], added: [1], removed: 1 });
});

test('addAnswer: marks only the answered question as seen', () => {
  const edited = [choice('a', 'Half of 6?'), open('b', 'Why not?')];
  const answers = addAnswer(answering([first, 'three'], [second, 'Because']), edited[0] as QuestionRow, 'two', opened);
  expect(findQuestionChanges(answers.seen, edited)).toEqual({ changed: [2], added: [], removed: 0 });
  const seen = markAllQuestionsSeen(answers, edited);
  expect(findQuestionChanges(seen.seen, edited)).toBeNull();
  expect(seen.given).toEqual({ a: 'two', b: 'Because' });
});

test('findQuestionChangeKind: says what the student must do after a change', () => {
  const answers = answering([first, 'three'], [second, 'Because']);
  const notice = (question: QuestionRow) => findQuestionChangeKind(answers, answers.seen, question);
  expect(notice(first)).toBeUndefined();
  expect(notice(choice('a', 'Half of 6?'))).toBe('choose-again');
  expect(notice(open('b', 'Why not?'))).toBe('look-again');
  expect(notice(open('c'))).toBe('added');
  expect(findQuestionChangeKind(emptyAnswersDraft, opened, choice('a', 'Half of 6?'))).toBe('changed');
});
