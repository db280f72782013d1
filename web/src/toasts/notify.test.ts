import { beforeEach, expect, test } from 'vitest';
import { countToasts, notify, takeToastRequests } from './notify.ts';

const fail = (key: string, title = 'Error') => notify.failure({ key, title, detail: 'No room.' });
const waiting = () => takeToastRequests().map(({ variant, key }) => `${variant} ${key}`);
beforeEach(() => void takeToastRequests());

test('notify: keeps failures with different keys, oldest first', () => {
  for (const student of ['ada', 'ben', 'cleo']) fail(`save-attendance/${student}`);
  expect(waiting()).toEqual([
    'failure save-attendance/ada',
    'failure save-attendance/ben',
    'failure save-attendance/cleo',
  ]);
});

test('notify: a failure replaces the earlier one with its key', () => {
  fail('delete-student/ada', 'First');
  fail('delete-student/ada', 'Second');
  expect(takeToastRequests()).toMatchObject([{ title: 'Second' }]);
});

test('notify: a success removes the failures with its key and below', () => {
  for (const key of ['save-attendance/ada', 'save-attendance', 'save-attendances', 'create-student']) fail(key);
  notify.success({ key: 'save-attendance', title: 'Saved' });
  expect(waiting()).toEqual(['failure save-attendances', 'failure create-student', 'success save-attendance']);
});

test('notify: a success never replaces another success', () => {
  notify.success({ key: 'create-student', title: 'Ada' });
  notify.success({ key: 'create-student', title: 'Ben' });
  expect(takeToastRequests()).toHaveLength(2);
});

test('notify: settled shows no toast', () => {
  const before = countToasts();
  fail('load/students');
  notify.settled('load/students');
  expect(waiting()).toEqual(['settled load/students']);
  expect(countToasts()).toBe(before + 1);
});
