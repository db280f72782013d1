import { beforeEach, expect, test } from 'vitest';
import { countToasts, notify, takeNotices } from './notify.ts';

const fail = (key: string, title = 'Error') => notify.failure({ key, title, detail: 'No room.' });
const waiting = () => takeNotices().map(({ variant, key }) => `${variant} ${key}`);
beforeEach(() => void takeNotices());

test('failures under several keys stand beside each other, oldest first', () => {
  for (const student of ['ada', 'ben', 'cleo']) fail(`save-attendance/${student}`);
  expect(waiting()).toEqual([
    'failure save-attendance/ada',
    'failure save-attendance/ben',
    'failure save-attendance/cleo',
  ]);
});

test('a failure takes the place of the one before under its key', () => {
  fail('delete-student/ada', 'First');
  fail('delete-student/ada', 'Second');
  expect(takeNotices()).toMatchObject([{ title: 'Second' }]);
});

test('a success ends the failures under its key and below it, and no others', () => {
  for (const key of ['save-attendance/ada', 'save-attendance', 'save-attendances', 'create-student']) fail(key);
  notify.success({ key: 'save-attendance', title: 'Saved' });
  expect(waiting()).toEqual(['failure save-attendances', 'failure create-student', 'success save-attendance']);
});

test('a success never takes another one away', () => {
  notify.success({ key: 'create-student', title: 'Ada' });
  notify.success({ key: 'create-student', title: 'Ben' });
  expect(takeNotices()).toHaveLength(2);
});

test('what settles without words is no toast', () => {
  const before = countToasts();
  fail('load/students');
  notify.settled('load/students');
  expect(waiting()).toEqual(['settled load/students']);
  expect(countToasts()).toBe(before + 1);
});
