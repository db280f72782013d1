import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import {
  confirmDate,
  findStat,
  findStudentLine,
  openStudentDialog,
  readAndCloseToast,
  readLedgerRows,
  signInByForm,
} from './steps.ts';

// It is 12:00 at the centre.
const NOON = Date.parse('2026-11-20T17:00:00Z');
let now = NOON;
const clock = () => {
  now += 1_000;
  return new Date(now);
};
const centre = await openForAllTests(openTestCentre({ clock }));

const nora = { name: 'Nora Quill', email: 'nora@rollbook.example', password: 'chalk and slate' };

/** A browser with the centre's clock. It counts the loads of its pages and collects their errors. */
async function browser() {
  const visitor = await openVisitor(centre.url);
  await visitor.context.clock.setFixedTime(NOON);
  let loads = 0;
  const openPage = async () => {
    const page = await visitor.context.newPage();
    page.on('load', () => {
      loads += 1;
    });
    return page;
  };
  return { openPage, loads: () => loads, [Symbol.asyncDispose]: () => visitor[Symbol.asyncDispose]() };
}

async function createNora(page: Page): Promise<void> {
  await page.getByText('Create your first student account to get started').waitFor();
  await page.getByRole('button', { name: 'Create Student' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Student Account' });
  await dialog.getByLabel('Name').fill(nora.name);
  await dialog.getByLabel('Email').fill(nora.email);
  await dialog.getByLabel('Password').fill(nora.password);
  await dialog.getByLabel('Initial classes').fill('6');
  await dialog.getByRole('button', { name: 'Create student' }).click();
  expect(await readAndCloseToast(page, 'Student created successfully')).toEqual(['Nora Quill has 6 / 6 classes.']);
  await findStudentLine(page, nora.name).getByText('6 / 6 classes').waitFor();
}

async function addFifteen(page: Page): Promise<void> {
  const dialog = await openStudentDialog(page, nora.name, 'Manage Classes');
  await dialog.getByLabel('Number of classes').fill('15');
  await dialog.getByLabel('Reason').fill('Growth plan');
  expect(await dialog.locator('dl').innerText()).toMatch(
    /Remaining\s+6\s+becomes\s+18\s+Total\s+6\s+becomes\s+18\s+Waiting\s+0\s+becomes\s+3/,
  );
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  expect(await readAndCloseToast(page, 'Classes updated')).toEqual([
    'Added 15 classes for Nora Quill',
    '12 added now, 3 waiting (limit 18).',
  ]);
}

async function markPresentYesterday(page: Page): Promise<void> {
  const dialog = await openStudentDialog(page, nora.name, 'Mark Attendance');
  await dialog.getByLabel('Date').fill('2026-11-19');
  await dialog.getByText('Takes 1 class, leaving 17.').waitFor();
  await dialog.getByLabel('Notes').fill('Fractions');
  await dialog.getByRole('button', { name: 'Mark Attendance' }).dblclick();
  // She enrolled today, so the day before is asked about. A double click does not answer the question.
  await page.getByText('Mark attendance for Thursday, November 19, 2026?').waitFor();
  await page.getByText('Nora Quill enrolled after that day.').waitFor();
  await confirmDate(page);
  expect(await readAndCloseToast(page, 'Attendance marked')).toEqual(['Nora Quill marked as present']);
}

async function correctToAbsent(page: Page): Promise<void> {
  const dialog = await openStudentDialog(page, nora.name, 'Mark Attendance');
  await dialog.getByLabel('Date').fill('2026-11-19');
  await dialog.getByRole('button', { name: 'Absent' }).click();
  await dialog
    .getByText(/^Already marked present by Sam Okafor at 12:\d\d\sPM; absent gives 1 class back, leaving 18/)
    .waitFor();
  expect(await dialog.getByLabel('Notes').inputValue()).toBe('Fractions');
  await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
  expect(await readAndCloseToast(page, 'Attendance marked')).toEqual(['Nora Quill marked as absent']);
}

test('Manage Classes: the ledger shows the reason, and the student sees the change live', async () => {
  const sam = await centre.createTutor({ name: 'Sam Okafor' });
  await using tutor = await browser();
  await using student = await browser();
  const desk = await tutor.openPage();
  await signInByForm(desk, sam);
  await desk.waitForURL('/tutor');
  await desk.getByRole('link', { name: 'Manage Students' }).first().click();
  await createNora(desk);

  const [dashboard, history] = [await student.openPage(), await student.openPage()];
  await signInByForm(dashboard, nora);
  await dashboard.waitForURL('/student');
  await dashboard.getByText('No attendance records yet').waitFor();
  await history.goto('/class-history');
  await history.getByRole('cell', { name: 'Enrolled with 6 classes' }).waitFor();
  const loads = student.loads();
  const sees = async (remaining: string, below: string, sentence: string) => {
    const card = findStat(dashboard, 'Classes Remaining');
    await card.getByText(remaining, { exact: true }).waitFor();
    await card.getByText(below).waitFor();
    await history.getByRole('cell', { name: sentence }).waitFor();
  };

  await addFifteen(desk);
  await sees(
    '18',
    '3 more paid classes are waiting. They are added when the balance is below 18.',
    'Added 15 classes: Growth plan',
  );
  await markPresentYesterday(desk);
  await sees('17', 'of 18 total', 'Attended class');
  await dashboard
    .getByText('3 more paid classes are waiting. There is room for 1 now: ask your tutor to add it.')
    .waitFor();
  await history.getByText('There is room for 1 now: ask your tutor to add it.').waitFor();
  await dashboard.getByRole('row', { name: 'Nov 19' }).getByText('Present').waitFor();
  await correctToAbsent(desk);
  await sees('18', 'of 18 total', 'Class given back because the mark was a mistake');
  await dashboard.getByRole('row', { name: 'Nov 19' }).getByText('Absent').waitFor();

  await findStudentLine(desk, nora.name).getByRole('link', { name: nora.name }).click();
  await desk.getByRole('cell', { name: 'Class given back because the mark was a mistake' }).waitFor();
  await desk.getByLabel('Order').selectOption('Recorded on');
  await desk.waitForURL(/order=recorded/);
  await history.getByLabel('Order').selectOption('Recorded on');
  const readNumbers = async (page: Page) =>
    (await readLedgerRows(page)).map(({ change, remaining, total }) => [change, remaining, total]);
  const ledger = [
    [1, 18, 18],
    [-1, 17, 18],
    [12, 18, 18],
    [6, 6, 6],
  ];
  // The rows of the earlier order stay until the others are loaded.
  await expect.poll(() => readNumbers(desk)).toEqual(ledger);
  await expect.poll(() => readNumbers(history)).toEqual(ledger);
  const sum = ledger.reduce((before, [change = 0]) => before + change, 0);
  await findStat(desk, 'Remaining').getByText(String(sum), { exact: true }).first().waitFor();
  expect(student.loads()).toBe(loads);
});
