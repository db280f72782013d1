import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findStudentLine, openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const tutor = await centre.createTutor({ name: 'Sam Okafor' });

const findMonth = (page: Page, name: string) => page.getByRole('table', { name });
const findDay = (page: Page, words: string) => page.getByRole('cell', { name: words, exact: true });

test('the calendar of a student: days in words, row behind a day, earlier months, and marks as they are recorded', async () => {
  const mia = await centre.createStudent({ name: 'Mia Chen', classes: 1 });
  const client = await centre.signIn(tutor.email, tutor.password);
  const mark = (date: string, status: 'present' | 'absent') =>
    client.post(`/api/students/${mia.id}/attendance`, { date, status, reason: 'Recorded late' });
  await mark('2026-09-29', 'absent');
  await mark('2026-11-02', 'present');
  await mark('2026-11-03', 'present');
  await using desk = await openSignedInVisitor(centre, tutor);
  const { page } = desk;
  await page.goto('/student-management');
  await findStudentLine(page, 'Mia Chen').getByRole('link', { name: 'Calendar' }).click();
  await findMonth(page, 'November 2026').waitFor();
  await page.getByText('1 present and 1 uncovered').waitFor();
  await findDay(page, 'Tuesday, November 3, 2026: present with no classes left, uncovered').waitFor();
  await findDay(page, 'Wednesday, November 4, 2026: no class').waitFor();
  await findDay(page, 'Friday, November 20, 2026, today: no class').waitFor();
  const headers = await findMonth(page, 'November 2026').locator('th .sr-only').allTextContents();
  expect(headers.at(0)).toBe('Sunday');

  // Another tutor corrects a mark while the calendar is open.
  await mark('2026-11-02', 'absent');
  await findDay(page, 'Monday, November 2, 2026: absent, class given back').waitFor();
  await page.getByText('1 uncovered, 1 absent and 1 given back').waitFor();

  await page.getByRole('button', { name: 'Previous month' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'October 2026' }).waitFor();
  await page.getByText('No classes were recorded in this month.').waitFor();
  await page.keyboard.press('Enter');
  await findDay(page, 'Tuesday, September 29, 2026: absent').waitFor();
  // No mark is older, so the button does nothing and keeps the focus.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'October 2026' }).waitFor();
  await page.keyboard.press('Enter');
  await findMonth(page, 'November 2026').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/class-history/${mia.id}?period=custom&from=2026-11-02&to=2026-11-02#*`);
  const row = new URL(page.url()).hash.slice(1);
  await page.locator(`tr[id="${row}"]`).getByText('Given back: Recorded late').waitFor();

  // The student opens their own on a phone.
  await using phone = await openSignedInVisitor(centre, mia, { viewport: { width: 320, height: 640 } });
  const { page: own } = phone;
  await own.goto(`/class-history/${mia.id}`);
  await own.getByRole('link', { name: 'Calendar' }).click();
  await findDay(own, 'Monday, November 2, 2026: absent, class given back').getByRole('link').waitFor();
  await own.getByText('Given back: the mark was changed, and the class came back').waitFor();
  expect(await own.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await own.getByRole('button', { name: 'Previous month' }).click();
  await own.getByRole('heading', { name: 'October 2026' }).waitFor();
});
