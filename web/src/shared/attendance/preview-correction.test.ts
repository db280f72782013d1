import { expect, test } from 'vitest';
import { previewCorrection } from './preview-correction.ts';

const today = '2026-11-20';
const covered = { status: 'present', date: '2026-11-12', charge: 'covered' } as const;
const uncovered = { ...covered, charge: 'uncovered' } as const;
const absent = { ...covered, status: 'absent', charge: 'none' } as const;

const preview = (
  from: typeof covered | typeof uncovered | typeof absent,
  to: { status?: 'present' | 'absent'; date?: string },
  remaining = 4,
  waiting = 0,
) =>
  previewCorrection(
    from,
    { status: from.status, date: from.date, ...to },
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
  expect(preview(covered, { status: 'absent' }).text).toBe('Gives 1 class back. 5 classes remaining.');
});

test('previewCorrection: with 18 remaining, the class given back waits', () => {
  expect(preview(covered, { status: 'absent' }, 18)).toEqual({
    tone: 'caution',
    text: 'Gives 1 class back. The class given back is now waiting; the limit is 18. 18 classes remaining.',
  });
});

test('previewCorrection: an uncovered record gives nothing back', () => {
  expect(preview(uncovered, { status: 'absent' }, 0)).toEqual({
    tone: 'info',
    text: 'No class was taken, so none comes back.',
  });
});

test('previewCorrection: present takes a class or is uncovered', () => {
  expect(preview(absent, { status: 'present' }).text).toBe('Takes 1 class. 3 classes remaining.');
  expect(preview(absent, { status: 'present' }, 0)).toEqual({
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
  expect(preview(covered, { date: '2026-11-13', status: 'absent' }).text).toBe(
    'Moves the record from Nov 12 to Nov 13 as absent: gives 1 class back on Nov 12. 5 classes remaining.',
  );
  expect(preview(absent, { date: '2026-11-13', status: 'present' }).text).toBe(
    'Moves the record from Nov 12 to Nov 13 as present: takes 1 class on Nov 13. 3 classes remaining.',
  );
  expect(preview(absent, { date: '2026-11-13' }).text).toBe(
    'Moves the record from Nov 12 to Nov 13: no class is taken or given back.',
  );
});

test('previewCorrection: an uncovered class says that waiting classes can settle it', () => {
  expect(preview(absent, { status: 'present' }, 0, 6)).toEqual({
    tone: 'caution',
    text: 'No classes remaining, so it will be uncovered. You can apply the 6 waiting classes afterwards and settle it.',
  });
});
