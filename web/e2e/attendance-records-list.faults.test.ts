import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { addDays } from '../src/lib/dates.ts';
import { findToast, openInPortal, openSignedInVisitor } from './steps.ts';

// It is 12:00 at the centre.
let now = Date.parse('2026-11-20T17:00:00Z');
const clock = () => {
  now += 1_000;
  return new Date(now);
};
const centre = await openForAllTests(openTestCentre({ clock }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const tutor = await centre.signIn(sam.email, sam.password);

const mark = (studentId: string, date: string, status: string) =>
  tutor.post(`/api/students/${studentId}/attendance`, { date, status });
const { page } = await openForAllTests(openSignedInVisitor(centre, sam));
const openers = (page: Page) => page.getByRole('button', { name: /^History of/ });

test('Attendance Records: student, period and status are kept in the address', async () => {
  const [mia, tom] = [
    await centre.createStudent({ name: 'Mia Lindqvist', classes: 9 }),
    await centre.createStudent({ name: 'Tom Wainwright' }),
  ];
  for (const [date, status] of [
    ['2026-11-03', 'present'],
    ['2026-11-10', 'absent'],
    ['2026-10-06', 'present'],
  ] as const) {
    await mark(mia.id, date, status);
  }
  await mark(tom.id, '2026-11-11', 'present');
  await centre.program.runner.caughtUp();
  await page.goto('/attendance');
  const shown = async (...names: string[]) => {
    await expect
      .poll(() => openers(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(names.map((name) => `History of ${name}, 2026`));
  };
  await shown('Tom Wainwright, Nov 11', 'Mia Lindqvist, Nov 10', 'Mia Lindqvist, Nov 3', 'Mia Lindqvist, Oct 6');
  await page.getByLabel('Student').selectOption('Mia Lindqvist');
  await page.getByLabel('Period').selectOption('This month');
  await page.getByLabel('Status').selectOption('Present');
  await shown('Mia Lindqvist, Nov 3');
  expect(new URL(page.url()).search).toBe(`?student=${mia.id}&period=this-month&status=present`);
  await page.reload();
  await shown('Mia Lindqvist, Nov 3');
  await page.getByLabel('Student').selectOption('Tom Wainwright');
  await page.getByLabel('Status').selectOption('Absent');
  await page.getByText('No records match these filters').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await shown('Tom Wainwright, Nov 11', 'Mia Lindqvist, Nov 10', 'Mia Lindqvist, Nov 3', 'Mia Lindqvist, Oct 6');
});

test('Attendance Records: loads more pages, and a link finds a record further down', async () => {
  const ada = await centre.createStudent({ name: 'Ada Byron' });
  for (let day = 0; day < 53; day += 1) await mark(ada.id, addDays('2026-09-01', day), 'absent');
  await centre.program.runner.caughtUp();
  const address = `/attendance?student=${ada.id}`;
  await page.goto(address);
  await openers(page).nth(49).waitFor();
  expect(await openers(page).count()).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  const first = page.getByRole('button', { name: 'History of Ada Byron, Sep 1, 2026' });
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Marked absent').waitFor();
  await page.waitForURL(/record=/);

  await page.reload();
  await page.getByText('Marked absent').waitFor();
  expect(await first.getAttribute('aria-expanded')).toBe('true');
  await first.click();
  await page.waitForURL(address);
  await page.goto(`${address}&record=${crypto.randomUUID()}`);
  await page.getByText("The record in this link doesn't match these filters.").waitFor();
});

test('Attendance Records: a former student keeps the name, and earlier days can be corrected', async () => {
  const gus = await centre.createStudent({ name: 'Gus Featherstonehaugh-Everything', classes: 3 });
  await mark(gus.id, '2026-11-10', 'present');
  await tutor.delete(`/api/students/${gus.id}`);
  await centre.program.runner.caughtUp();
  await page.goto('/attendance');
  await page.getByLabel('Student').selectOption(`${gus.name} (Former)`);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `History of ${gus.name}` }) });
  await row.getByText('Former', { exact: true }).first().waitFor();
  await row.getByRole('button', { name: /^History of/ }).click();
  await row.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct attendance' });
  await dialog.getByRole('button', { name: 'Absent' }).click();
  await dialog.getByLabel('Reason').fill('Was ill');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Absent', { exact: false }).first().waitFor();
  await page.getByRole('link', { name: 'Former students' }).click();
  await page.getByRole('button', { name: 'Restore' }).waitFor();

  // The pages of the class history offer the same.
  await openInPortal(page, `/class-history/${gus.id}`);
  await page.getByText('Attendance of the days before they left can be corrected.').waitFor();
  await page
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Present' }).click();
  await dialog.getByLabel('Reason').fill('Was there after all');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openInPortal(page, `/class-history?student=${gus.id}`);
  await page
    .getByRole('button', { name: /^Correct/ })
    .first()
    .waitFor();
});

test('Attendance Records: a record can be opened and corrected on a phone', async () => {
  const kim = await centre.createStudent({ name: 'Kim Park' });
  await mark(kim.id, '2026-11-09', 'present');
  await centre.program.runner.caughtUp();
  await using phone = await openSignedInVisitor(centre, sam, { viewport: { width: 360, height: 780 } });
  const { page } = phone;
  await page.goto(`/attendance?student=${kim.id}`);
  await page.getByRole('row', { name: 'Kim Park' }).getByText('Present').click();
  await page.getByText('No classes remaining: uncovered').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Correct' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Absent' }).click();
  await form.getByText('No class was taken, so none comes back.').waitFor();
  await form.getByRole('button', { name: 'Correction', exact: true }).click();
  await form.getByRole('button', { name: 'Save correction' }).click();
  await findToast(page, 'Attendance corrected').waitFor();
  await page.getByText('Corrected from present to absent').waitFor();
});
