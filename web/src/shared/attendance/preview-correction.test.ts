import { expect, test } from 'vitest';
import type { MarkChoice } from '../../lib/mark-choice.ts';
import { previewCorrection } from './preview-correction.ts';

const today = '2026-11-20';
const covered = { choice: 'present', date: '2026-11-12', charge: 'covered' } as const;
const uncovered = { ...covered, charge: 'uncovered' } as const;
const late = { ...covered, choice: 'late-cancellation' } as const;
const absent = { ...covered, choice: 'absent', charge: 'none' } as const;

const preview = (
  from: typeof covered | typeof uncovered | typeof absent | typeof late,
  to: { choice?: MarkChoice; date?: string },
  remaining = 4,
  waiting = 0,
) =>
  previewCorrection(
    from,
    { choice: from.choice, date: from.date, ...to },
    { remaining, waiting, classesMax: 18, returnLimit: remaining, today, noteChanges: false },
  );

test('previewCorrection: the same status changes only the note', () => {
  expect(preview(covered, {}).text).toBe('Nothing changes yet.');
  const noted = previewCorrection(covered, covered, {
    remaining: 4,
    waiting: 0,
    classesMax: 18,
    returnLimit: 4,
    today,
    noteChanges: true,
  });
  expect(noted).toEqual({ tone: 'info', text: 'Only the note changes; no class moves.' });
});

test('previewCorrection: absent gives the class back', () => {
  expect(preview(covered, { choice: 'absent' }).text).toBe('Gives 1 class back. 5 classes remaining.');
});

test('previewCorrection: with 18 remaining, the class given back waits', () => {
  expect(preview(covered, { choice: 'absent' }, 18)).toEqual({
    tone: 'caution',
    text: 'Gives 1 class back. The class given back is now waiting; the limit is 18. 18 classes remaining.',
  });
});

test('previewCorrection: an uncovered record gives nothing back', () => {
  expect(preview(uncovered, { choice: 'absent' }, 0)).toEqual({
    tone: 'info',
    text: 'No class was taken, so none comes back.',
  });
});

test('previewCorrection: present takes a class or is uncovered', () => {
  expect(preview(absent, { choice: 'present' }).text).toBe('Takes 1 class. 3 classes remaining.');
  expect(preview(absent, { choice: 'present' }, 0)).toEqual({
    tone: 'caution',
    text: 'No classes remaining, so it will be uncovered.',
  });
});

test('previewCorrection: another date moves the class without changing the balance, also at the cap', () => {
  expect(preview(covered, { date: '2026-11-13' }).text).toBe(
    'Moves the class from Nov 12 to Nov 13: 4 remaining, as before.',
  );
  expect(preview(covered, { date: '2025-12-30' }, 18)).toEqual({
    tone: 'info',
    text: 'Moves the class from Nov 12 to Dec 30, 2025: 18 remaining, as before.',
  });
});

test('previewCorrection: an uncovered class stays uncovered on another date', () => {
  for (const remaining of [0, 2]) {
    expect(preview(uncovered, { date: '2026-11-13' }, remaining)).toEqual({
      tone: 'caution',
      text: 'Moves the class from Nov 12 to Nov 13: it stays uncovered.',
    });
  }
});

test('previewCorrection: changes date and status together', () => {
  expect(preview(covered, { date: '2026-11-13', choice: 'absent' }).text).toBe(
    'Moves the record from Nov 12 to Nov 13 as absent: gives 1 class back on Nov 12. 5 classes remaining.',
  );
  expect(preview(absent, { date: '2026-11-13', choice: 'present' }).text).toBe(
    'Moves the record from Nov 12 to Nov 13 as present: takes 1 class on Nov 13. 3 classes remaining.',
  );
  expect(preview(absent, { date: '2026-11-13' }).text).toBe(
    'Moves the record from Nov 12 to Nov 13: no class is taken or given back.',
  );
});

test('previewCorrection: an uncovered class says that waiting classes can settle it', () => {
  expect(preview(absent, { choice: 'present' }, 0, 6)).toEqual({
    tone: 'caution',
    text: 'No classes remaining, so it will be uncovered. You can apply the 6 waiting classes afterwards and settle it.',
  });
});

test('previewCorrection: a late cancellation takes, keeps, moves and gives back its class like a present record', () => {
  expect(preview(absent, { choice: 'late-cancellation' }).text).toBe('Takes 1 class. 3 classes remaining.');
  expect(preview(covered, { choice: 'late-cancellation' }).text).toBe('Its class stays taken.');
  expect(preview({ ...late, charge: 'uncovered' } as never, { choice: 'present' }, 0).text).toBe('It stays uncovered.');
  expect(preview(late, { date: '2026-11-13' }).text).toBe(
    'Moves the class from Nov 12 to Nov 13: 4 remaining, as before.',
  );
  expect(preview(late, { date: '2026-11-13', choice: 'present' }).text).toBe(
    'Moves the record from Nov 12 to Nov 13 as present: its class stays taken.',
  );
  expect(preview(late, { choice: 'absent' }).text).toBe('Gives 1 class back. 5 classes remaining.');
});
