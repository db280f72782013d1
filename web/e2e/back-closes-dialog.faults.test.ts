import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findStudentLine, openSignedInVisitor, openStudentDialog } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
await centre.createStudent({ name: 'Mia Back', classes: 6 });

/** Opens the tutor dashboard and then Student Management, within the page. */
async function openStudentsFromDashboard() {
  const desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/tutor');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Students' }).click();
  await findStudentLine(page, 'Mia Back').waitFor();
  return desk;
}

const expectNoDialog = (page: Page) => expect.poll(() => page.locator('[role$=dialog]').count()).toBe(0);

test('Back closes a dialog, and forward, a reload and a return do not open it again', async () => {
  await using desk = await openStudentsFromDashboard();
  const { page } = desk;
  await openStudentDialog(page, 'Mia Back', 'Manage Classes');
  await page.goBack();
  await expectNoDialog(page);
  expect(new URL(page.url()).pathname).toBe('/student-management');

  await page.goForward();
  await page.reload();
  await findStudentLine(page, 'Mia Back').waitFor();
  await page.getByLabel(/^Notifications/).waitFor({ state: 'attached' });
  await expectNoDialog(page);
  await page.goBack();
  await page.waitForURL('/tutor');
  await page.goForward();
  await findStudentLine(page, 'Mia Back').waitFor();
  await expectNoDialog(page);
  const dialog = await openStudentDialog(page, 'Mia Back', 'Manage Classes');
  await dialog.getByLabel('Number of classes').fill('5');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('5');

  await page.goBack();
  await question.getByRole('button', { name: 'Close without saving' }).click();
  await expectNoDialog(page);
  await page.reload();
  await findStudentLine(page, 'Mia Back').waitFor();
  await expectNoDialog(page);
  await findStudentLine(page, 'Mia Back').getByRole('link', { name: 'Mia Back' }).click();
  await page.getByRole('heading', { name: 'Mia Back' }).waitFor();
  await page.goBack();
  await page.waitForURL('/student-management');

  await openStudentDialog(page, 'Mia Back', 'Delete');
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await page.goBack();
  await page.waitForURL('/tutor');
});
