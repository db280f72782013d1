import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '#scripts/test/browser.ts';
import { type TestCentre, testCentre } from '#scripts/test/centre.ts';
import { figure, lineOf, open, readLedger, readToast, signIn } from './steps.ts';

const NOON = Date.parse('2026-11-20T17:00:00Z'); // 12:00 at the centre
let centre: TestCentre;
beforeAll(async () => {
  let now = NOON;
  const clock = () => {
    now += 1_000;
    return new Date(now);
  };
  centre = await testCentre({ clock });
});
afterAll(() => centre[Symbol.asyncDispose]());

async function openPage(): Promise<{ page: Page; loads: () => number; [Symbol.asyncDispose](): Promise<void> }> {
  const visitor = await visit(centre.url);
  await visitor.context.clock.setFixedTime(NOON);
  const page = await visitor.context.newPage();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return { page, loads: () => loads, [Symbol.asyncDispose]: () => visitor[Symbol.asyncDispose]() };
}

test('a tutor changes a balance, the ledger remembers why, the student sees it live', async () => {
  const nora = { name: 'Nora Quill', email: 'nora@rollbook.example', password: 'chalk and slate' };
  const sam = await centre.createTutor({ name: 'Sam Okafor' });
  await using desk = await openPage();
  await using dashboard = await openPage();
  const { page } = desk;

  await signIn(page, sam);
  await page.waitForURL('/student-management');
  await page.getByText('Create your first student account to get started').waitFor();

  await page.getByRole('button', { name: 'Create Student' }).first().click();
  const creating = page.getByRole('dialog', { name: 'Create Student Account' });
  await creating.getByLabel('Name').fill(nora.name);
  await creating.getByLabel('Email').fill(nora.email);
  await creating.getByLabel('Password').fill(nora.password);
  await creating.getByLabel('Initial classes').fill('6');
  await creating.getByRole('button', { name: 'Create student' }).click();
  expect(await readToast(page, 'Student created successfully')).toEqual(['Nora Quill has 6 / 6 classes.']);
  await lineOf(page, nora.name).getByText('6 / 6 classes').waitFor();

  await signIn(dashboard.page, nora);
  await dashboard.page.waitForURL('/student');
  await using history = { page: await dashboard.page.context().newPage(), [Symbol.asyncDispose]: async () => {} };
  await figure(dashboard.page, 'Classes Remaining').getByText('of 6 total').waitFor();
  await dashboard.page.getByText('No attendance records yet').waitFor();
  await history.page.goto('/class-history');
  await history.page.getByText('Enrolled with 6 classes').waitFor();
  const loadsBefore = dashboard.loads();

  const managing = await open(page, nora.name, 'Manage Classes');
  await managing.getByLabel('Number of classes').fill('15');
  await managing.getByLabel('Reason').fill('Growth plan');
  await managing.getByText('Waiting').waitFor();
  await managing.getByRole('button', { name: 'Add Classes' }).click();
  expect(await readToast(page, 'Classes updated')).toEqual([
    'Added 15 classes for Nora Quill',
    '12 applied, 3 waiting: the limit is 18.',
  ]);
  await figure(dashboard.page, 'Classes Remaining').getByText('of 18 total').waitFor();
  await dashboard.page.getByText('3 more classes waiting for room').waitFor();
  await history.page.getByText('Added 15 classes: Growth plan').waitFor();

  const marking = await open(page, nora.name, 'Mark Attendance');
  await marking.getByLabel('Date').fill('2026-11-19');
  await marking.getByText('Takes 1 class: 17 remaining after it.').waitFor();
  await marking.getByLabel('Notes').fill('Fractions');
  await marking.getByRole('button', { name: 'Mark Attendance' }).click();
  expect(await readToast(page, 'Attendance marked')).toEqual(['Nora Quill marked as present']);
  const attended = dashboard.page.getByRole('row', { name: 'Nov 19, 2026' });
  await attended.getByText('Present').waitFor();
  await figure(dashboard.page, 'Classes Remaining').getByText('17', { exact: true }).waitFor();
  await history.page.getByText('Attended class').waitFor();

  const correcting = await open(page, nora.name, 'Mark Attendance');
  await correcting.getByLabel('Date').fill('2026-11-19');
  await correcting.getByRole('button', { name: 'Absent' }).click();
  await correcting
    .getByText(/^Already marked present by Sam Okafor at 12:00\WPM; absent gives 1 class back: 18 remaining/)
    .waitFor();
  expect(await correcting.getByLabel('Notes').inputValue()).toBe('Fractions');
  await correcting.getByRole('button', { name: 'Mark Attendance' }).click();
  expect(await readToast(page, 'Attendance marked')).toEqual(['Nora Quill marked as absent']);
  await attended.getByText('Absent').waitFor();
  await figure(dashboard.page, 'Classes Remaining').getByText('18', { exact: true }).waitFor();
  await history.page.getByText('Given back: was marked present by mistake').waitFor();

  await lineOf(page, nora.name).getByRole('link', { name: nora.name }).click();
  await page.getByText('Given back: was marked present by mistake').waitFor();
  const ledger = await readLedger(page);
  expect(ledger.map(({ sentence: _, ...amounts }) => amounts)).toEqual([
    { change: 1, remaining: 18, total: 18 },
    { change: -1, remaining: 17, total: 18 },
    { change: 12, remaining: 18, total: 18 },
    { change: 6, remaining: 6, total: 6 },
  ]);
  const sum = ledger.reduce((total, { change = 0 }) => total + change, 0);
  await figure(page, 'Remaining').getByText(String(sum), { exact: true }).waitFor();
  expect(await readLedger(history.page)).toEqual(ledger);
  expect(dashboard.loads()).toBe(loadsBefore);
});
