import { expect, test } from 'vitest';
import {
  countNewSubmissions,
  createShownSubmissionList,
  findNextSubmissionToReview,
  updateShownSubmissionList,
} from './shown-submission-list.ts';

const row = (id: string, hour: number, is_graded = false) => ({
  ...{ id, is_graded },
  submitted_at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
});
const [a, b, c, d] = [row('a', 12), row('b', 11, true), row('c', 10), row('d', 9)];
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

test('updateShownSubmissionList: a row that left the list stays, as it was last', () => {
  const shown = updateShownSubmissionList(createShownSubmissionList([a, c]), [c]);
  expect(idsOf(shown.rows)).toBe('ac');
});

test('updateShownSubmissionList: older rows are added at the end, newer ones wait', () => {
  const shown = updateShownSubmissionList(createShownSubmissionList([a, b]), [row('new', 13), a, b, c, d]);
  expect(idsOf(shown.rows)).toBe('abcd');
  expect(countNewSubmissions(shown)).toBe(1);
  expect(idsOf(createShownSubmissionList(shown.loaded).rows)).toBe('newabcd');
});

test('updateShownSubmissionList: a row between others does not move them', () => {
  const shown = updateShownSubmissionList(createShownSubmissionList([a, c]), [a, { ...b, is_graded: false }, c]);
  expect(idsOf(shown.rows)).toBe('ac');
  expect(countNewSubmissions(shown)).toBe(0);
});

test('updateShownSubmissionList: updates a row in place', () => {
  expect(
    updateShownSubmissionList(createShownSubmissionList([a, c]), [{ ...a, is_graded: true }, c]).rows[0],
  ).toMatchObject({ is_graded: true });
});

test('countNewSubmissions: counts the first submission of an empty list', () => {
  expect(countNewSubmissions(updateShownSubmissionList(createShownSubmissionList([]), [a]))).toBe(1);
});

test('findNextSubmissionToReview: searches below the last one, then from the top', () => {
  const rows = [a, b, c];
  expect(findNextSubmissionToReview(rows, undefined)?.id).toBe('a');
  expect(findNextSubmissionToReview(rows, 'a')?.id).toBe('c');
  expect(findNextSubmissionToReview(rows, 'b')?.id).toBe('c');
  expect(findNextSubmissionToReview(rows, 'c')?.id).toBe('a');
});

test('findNextSubmissionToReview: skips the current submission', () => {
  expect(findNextSubmissionToReview([a], 'a')).toBeUndefined();
});
