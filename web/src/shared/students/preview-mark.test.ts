import { expect, test } from 'vitest';
import type { MarkChoice } from '../../lib/mark-choice.ts';
import { previewMark, type RecordedMarkSummary } from './preview-mark.ts';

const present: RecordedMarkSummary = { choice: 'present', charge: 'covered', by: 'Sam at 3:40 PM' };
const preview = (
  mark: RecordedMarkSummary | null,
  choice: MarkChoice,
  remaining: number,
  noteChanges = false,
  returnLimit = remaining,
) =>
  previewMark(mark, choice, { remaining, waiting: 0, classesMax: 18, returnLimit, applyWaiting: false, noteChanges });

test('previewMark: offers waiting classes when none is left', () => {
  const waiting = { remaining: 0, waiting: 20, classesMax: 18, returnLimit: 0, noteChanges: false };
  expect(previewMark(null, 'present', { ...waiting, applyWaiting: false })).toEqual({
    tone: 'caution',
    text: 'No classes remaining! 18 are waiting. Apply them and take 1?',
    waiting: 18,
  });
  expect(previewMark(null, 'present', { ...waiting, applyWaiting: true })).toEqual({
    tone: 'info',
    text: 'Applies 18 waiting classes and takes 1, leaving 17.',
    waiting: 18,
  });
  expect(previewMark(null, 'absent', { ...waiting, applyWaiting: true }).waiting).toBeUndefined();
});

test('previewMark: a first mark takes one class or is uncovered', () => {
  expect(preview(null, 'present', 11)).toEqual({ tone: 'info', text: 'Takes 1 class, leaving 10.' });
  expect(preview(null, 'present', 0)).toEqual({
    tone: 'caution',
    text: 'No classes remaining: this class will be uncovered.',
  });
  expect(preview(null, 'absent', 0).text).toBe('Absent: no class is taken.');
});

test('previewMark: a correction to absent gives the class back', () => {
  expect(preview(present, 'absent', 4).text).toBe(
    'Already marked present by Sam at 3:40 PM; absent gives 1 class back, leaving 5.',
  );
});

test('previewMark: with 18 remaining, the class given back waits', () => {
  expect(preview(present, 'absent', 18)).toEqual({
    tone: 'caution',
    text: 'Already marked present by Sam at 3:40 PM; absent gives 1 class back, which will wait: the limit is 18.',
  });
});

test('previewMark: an uncovered mark gives nothing back', () => {
  expect(preview({ ...present, charge: 'uncovered' }, 'absent', 0).text).toMatch(
    /no class was taken, so none comes back/,
  );
});

test('previewMark: a correction to present takes one class or is uncovered', () => {
  const absent: RecordedMarkSummary = { choice: 'absent', charge: 'none', by: 'Sam at 3:40 PM' };
  expect(preview(absent, 'present', 3).text).toBe(
    'Already marked absent by Sam at 3:40 PM; present takes 1 class, leaving 2.',
  );
  expect(preview(absent, 'present', 0)).toEqual({
    tone: 'caution',
    text: 'Already marked absent by Sam at 3:40 PM. No classes remaining: this class will be uncovered.',
  });
});

test('previewMark: the same mark changes only its note', () => {
  expect(preview(present, 'present', 3).text).toBe('Already marked present by Sam at 3:40 PM.');
  expect(preview(present, 'present', 3, true).text).toBe(
    'Already marked present by Sam at 3:40 PM; only the note changes.',
  );
});

test('previewMark: above a lowered cap, the class given back returns to the balance from which it was taken', () => {
  expect(preview(present, 'absent', 19, false, 20).text).toContain('gives 1 class back, leaving 20');
  expect(preview(present, 'absent', 20, false, 20).text).toContain('will wait: the limit is 18');
});

test('previewMark: a late cancellation takes a class like a present mark, and keeps the one of a present mark', () => {
  const late: RecordedMarkSummary = { choice: 'late-cancellation', charge: 'covered', by: 'Sam at 3:40 PM' };
  const already = 'Already marked absent, class taken (late cancellation) by Sam at 3:40 PM';
  expect(preview(null, 'late-cancellation', 3).text).toBe('Takes 1 class, leaving 2.');
  expect(preview({ ...late, choice: 'absent', charge: 'none' }, 'late-cancellation', 3).text).toBe(
    'Already marked absent by Sam at 3:40 PM; a late cancellation takes 1 class, leaving 2.',
  );
  expect(preview(present, 'late-cancellation', 3).text).toBe(
    'Already marked present by Sam at 3:40 PM; its class stays taken.',
  );
  expect(preview(late, 'present', 3).text).toBe(`${already}; its class stays taken.`);
  expect(preview({ ...late, charge: 'uncovered' }, 'present', 0).text).toBe(`${already}; it stays uncovered.`);
  expect(preview(late, 'absent', 3).text).toBe(`${already}; absent gives 1 class back, leaving 4.`);
});
