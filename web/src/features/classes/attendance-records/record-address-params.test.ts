import { expect, test } from 'vitest';
import {
  areRecordsFiltered,
  clearedRecordFilterParams,
  parseRecordAddressParams,
  toAttendanceQuery,
} from './record-address-params.ts';

const choice = (search: string) => parseRecordAddressParams(new URLSearchParams(search));
const filter = (search: string) => toAttendanceQuery(choice(search), '2026-03-10');
const id = '7b0f4f0e-6f0a-4a0b-9a54-0d9f3a1c2b11';

test('toAttendanceQuery: has no filter when nothing is chosen', () => {
  expect(choice('')).toEqual({ period: 'all' });
  expect(filter('')).toEqual({});
  expect(areRecordsFiltered(choice(''))).toBe(false);
});

test('toAttendanceQuery: combines student, period and status', () => {
  expect(filter(`student=${id}&period=last-month&status=absent`)).toEqual({
    student_id: id,
    from: '2026-02-01',
    to: '2026-02-28',
    status: 'absent',
  });
});

test('toAttendanceQuery: uses custom dates only with the custom period', () => {
  expect(filter('period=custom&from=2026-01-05&to=2026-02-01')).toEqual({ from: '2026-01-05', to: '2026-02-01' });
  expect(filter('period=custom&to=2026-02-01')).toEqual({ to: '2026-02-01' });
  expect(filter('from=2026-01-05')).toEqual({});
});

test('parseRecordAddressParams: ignores invalid values', () => {
  expect(choice('student=me&period=never&status=late&record=first')).toEqual({ period: 'all' });
  expect(filter('period=custom&from=2026-02-30')).toEqual({});
});

test('toAttendanceQuery: ignores the open record, which stays when filters are cleared', () => {
  expect(areRecordsFiltered(choice(`record=${id}`))).toBe(false);
  expect(choice(`record=${id}`).record).toBe(id);
  expect(Object.keys(clearedRecordFilterParams)).not.toContain('record');
  for (const search of [`student=${id}`, 'period=this-month', 'status=present']) {
    expect(areRecordsFiltered(choice(search))).toBe(true);
  }
});
