import { expect, test } from 'vitest';
import type { ReplayFrame, ReplayMark } from '#contracts/class-audit.ts';
import { findMarksAt, listMarks } from './find-marks-at.ts';

const toMark = (id: string, date: string, change: Partial<ReplayMark> = {}): ReplayMark => ({
  ...{ id, date, status: 'present', charge: 'covered', note: null, private_note: null, voided: false },
  late_cancellation_hours: null,
  ...change,
});
const first = toMark('first', '2026-11-10');
const frames = [
  toMark('second', '2026-11-12'),
  null,
  toMark('first', '2026-11-14'),
  toMark('second', '2026-11-12', { voided: true }),
].map((mark) => ({ mark }) as ReplayFrame);
const figures = {
  ...{ added: 0, taken: 0, late_cancellations: 0, removed: 0, waiting: 0 },
  ...{ remaining: 0, total: 0, attended: 0, uncovered: 0 },
};
const replay = { start: { version: 1, figures, marks: [first] }, frames };

test('findMarksAt: shows each mark as the last frame up to the index left it, newest date first, without voided ones', () => {
  const listDates = (index: number) => listMarks(findMarksAt(replay, index)).map(({ id, date }) => [id, date]);
  expect([-1, 0, 1, 2, 3].map(listDates)).toEqual([
    [['first', '2026-11-10']],
    [
      ['second', '2026-11-12'],
      ['first', '2026-11-10'],
    ],
    [
      ['second', '2026-11-12'],
      ['first', '2026-11-10'],
    ],
    [
      ['first', '2026-11-14'],
      ['second', '2026-11-12'],
    ],
    [['first', '2026-11-14']],
  ]);
  expect(findMarksAt(replay, 3).get('second')).toMatchObject({ voided: true });
});
