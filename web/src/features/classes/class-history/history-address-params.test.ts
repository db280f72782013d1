import { expect, test } from 'vitest';
import {
  allStudentsHistoryCauses,
  parseHistoryAddressParams,
  studentHistoryCauses,
  toHistoryQuery,
  toTransactionsQuery,
} from './history-address-params.ts';

const filter = (search: string, today = '2026-03-10') =>
  toHistoryQuery(parseHistoryAddressParams(new URLSearchParams(search)), today);
const tutor = '7b0f4f0e-6f0a-4a0b-9a54-0d9f3a1c2b11';

test('toHistoryQuery: has no filter when nothing is chosen', () => {
  expect(filter('')).toEqual({});
});

test('toHistoryQuery: counts periods from the centre’s date, across years', () => {
  expect(filter('period=this-month')).toEqual({ from: '2026-03-01' });
  expect(filter('period=last-month')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(filter('period=last-month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(filter('period=last-90', '2026-11-21')).toEqual({ from: '2026-08-24' });
  expect(filter('period=this-year')).toEqual({ from: '2026-01-01' });
});

test('toHistoryQuery: uses custom dates only with the custom period', () => {
  expect(filter('period=custom&from=2026-01-05&to=2026-02-01')).toEqual({ from: '2026-01-05', to: '2026-02-01' });
  expect(filter('from=2026-01-05')).toEqual({});
});

test('parseHistoryAddressParams: ignores invalid values', () => {
  expect(filter('period=never&cause=luck&tutor=me')).toEqual({});
  expect(filter('cause=import')).toEqual({});
  expect(filter('period=custom&from=2026-02-30')).toEqual({});
});

test('toHistoryQuery: passes on cause, code and tutor', () => {
  expect(filter('code=make-up')).toEqual({ code: 'make-up' });
  expect(filter('code=No luck')).toEqual({});
  expect(filter(`cause=reversal&tutor=${tutor}`)).toEqual({ cause: 'reversal', tutor_id: tutor });
  expect(filter('order=class-day')).toEqual({});
});

test('studentHistoryCauses, allStudentsHistoryCauses: offer every cause that events create', () => {
  expect(allStudentsHistoryCauses).toEqual([
    'opening',
    'manual',
    'attendance',
    'reversal',
    'waiting',
    'settlement',
    'purchase-reversal',
    'purchase',
  ]);
  expect(studentHistoryCauses).toEqual([...allStudentsHistoryCauses, 'mark']);
});

test('toTransactionsQuery: also passes on the student and the group, and names the cause as the server does', () => {
  const choice = parseHistoryAddressParams(
    new URLSearchParams(`student=${tutor}&group=${tutor}&cause=reversal&order=recorded`),
  );
  expect(toTransactionsQuery(choice, '2026-03-10')).toEqual({
    student_id: tutor,
    group: tutor,
    source: 'reversal',
    order: 'recorded',
  });
});
