import { expect, test } from 'vitest';
import type { StatementResponse } from '#contracts/class-audit.ts';
import { toStatementRemarks } from './statement-copy.ts';

const totals = {
  opening: 0,
  bought: 33,
  given_back: 5,
  attended: 33,
  late_cancellations: 0,
  removed: 0,
  reversed: 0,
  closing: 5,
};
const read = (statement: { waiting: number | null; uncovered: number | null }, closing = 5, to = '2026-11-28') =>
  toStatementRemarks(
    { ...statement, totals: { ...totals, closing }, period: { from: null, to } } as StatementResponse,
    { today: '2026-11-28', classesMax: 18 },
  );

test('toStatementRemarks: tells the family of a statement to today whether waiting classes fit, and whom to ask', () => {
  const waiting = { waiting: 3, uncovered: 0 };
  expect(read(waiting)).toEqual(['3 more paid classes are waiting. There is room now: ask your tutor to add them.']);
  expect(read(waiting, 18)).toEqual(['3 more paid classes are waiting. They are added when the balance is below 18.']);
  expect(read(waiting, 5, '2026-10-31')).toEqual(['3 more paid classes were waiting at the end of that day.']);
});

test('toStatementRemarks: says what is not in the sum, that nothing is, or that it is not known', () => {
  expect(read({ waiting: 0, uncovered: 2 })).toEqual(['2 classes were recorded without one left, so not in this sum.']);
  expect(read({ waiting: 0, uncovered: 0 }, -1)).toEqual([
    'Below 0, because a class was taken before classes were added.',
    'No classes were waiting or uncovered on that day.',
  ]);
  expect(read({ waiting: null, uncovered: null })).toEqual([
    'How many classes were waiting or uncovered on that day is not known.',
  ]);
});
