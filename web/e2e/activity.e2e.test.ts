import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findStudentLine, openInPortal, openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const owner = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
const lee = await centre.createTutor({ name: 'Ms Lee' });
const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 5 });
const noah = await centre.createStudent({ name: 'Noah Brandt', classes: 18 });
const tutor = await centre.signIn(lee.email, lee.password);
const office = await openForAllTests(openSignedInVisitor(centre, owner));
const diaz = await centre.createTutor({ name: 'Mr Diaz' });
const other = await centre.signIn(diaz.email, diaz.password);
const reason = 'Growth plan, two of them for a friend';
await tutor.post(`/api/students/${mia.id}/attendance`, { status: 'present', date: '2026-11-12', notes: 'Fractions' });
await other.post(`/api/students/${noah.id}/classes/add`, { classes: 2, reason });
await other.post(`/api/students/${noah.id}/waiting/apply`, {});
await centre.createVisitor().post('/api/auth/sign-in', { email: lee.email, password: 'not this one' });
await centre.createVisitor().post('/api/auth/sign-in', { email: 'stranger@elsewhere.example', password: 'nor this' });
await centre.program.runner.caughtUp();

const line = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

const MARKED = 'Ms Lee marked Mia Lindqvist present for Thu, Nov 12';
const ADDED = 'Mr Diaz added 2 classes for Noah Brandt';

test('activity: a tutor sees all actions on classes with values before and after', async () => {
  await using desk = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await page.goto('/tutor');
  await page.getByRole('navigation').getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  const marked = line(page, MARKED);
  expect(await marked.first().innerText()).toMatch(/12:00[\s\S]*“Fractions”[\s\S]*5\s*becomes\s*4 classes/);
  await line(page, ADDED).first().waitFor();
  await page.getByLabel('Tutor').selectOption('Ms Lee');
  await line(page, ADDED).first().waitFor({ state: 'detached' });
  expect(await page.getByLabel('Kind').locator('option').allInnerTexts()).not.toContain('Refused');

  await marked.getByRole('link', { name: 'Mia Lindqvist' }).click();
  await page.waitForURL(`/class-history/${mia.id}`);
  await openInPortal(page, '/student-management');
  await findStudentLine(page, mia.name).getByRole('link', { name: 'History' }).click();
  await page.waitForURL(`/class-history/${mia.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Activity' }).click();
  await page.waitForURL(`/activity?student=${mia.id}`);
  await page.goBack();
  await page.getByRole('link', { name: 'History of this record' }).first().click();
  await page.waitForURL(/activity\?record=/);
  await page.getByText('Only what happened to one attendance record.').waitFor();
});

test('activity: an owner sees everybody’s actions, failed sign-ins and refusals', async () => {
  const { page } = office;
  await page.goto('/activity');
  await line(page, MARKED).first().waitFor();
  await line(page, ADDED).getByText('2 waiting, limit 18').waitFor();
  await line(page, 'Refused').getByText('Mr Diaz could not apply waiting classes for Noah Brandt').waitFor();
  await line(page, 'Sign-in failed').getByText('Wrong password for Ms Lee').waitFor();
  await line(page, 'Sign-in failed').getByText('Sign-in as s…@elsewhere.example').waitFor();

  await page.getByLabel('Kind').selectOption('Refused');
  await line(page, ADDED).waitFor({ state: 'detached' });
  await line(page, 'Wrong password for Ms Lee').waitFor({ state: 'detached' });
  await line(page, 'Noah Brandt').waitFor();
  await page.getByLabel('Kind').selectOption('Failed sign-ins');
  await line(page, 'Noah Brandt').waitFor({ state: 'detached' });
  await page.getByLabel('Tutor').selectOption('Ms Lee');
  await line(page, 's…@elsewhere.example').waitFor({ state: 'detached' });
  await line(page, 'Wrong password for Ms Lee').waitFor();
  await page.getByLabel('Kind').selectOption('');
  await page.getByLabel('Tutor').selectOption('');
  await page.getByLabel('Student').selectOption('Noah Brandt');
  await line(page, MARKED).first().waitFor({ state: 'detached' });
  await page.reload();
  await line(page, ADDED).waitFor();
  expect(new URL(page.url()).search).toBe(`?student=${noah.id}`);
  expect(await line(page, 'Mia Lindqvist').count()).toBe(0);

  await page.getByLabel('Period').selectOption('last-month');
  await page.getByText('No activity matches these filters').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await line(page, MARKED).first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});
testInFaults('activity: one record is followed live, and a new refusal appears within half a minute', async () => {
  await using desk = await openSignedInVisitor(centre, owner);
  const { page } = desk;
  await page.clock.install();
  const marks = (await tutor.get(`/api/attendance?student_id=${mia.id}`)).body.records;
  const { id: record, version } = marks.find(({ date }: { date: string }) => date === '2026-11-12');
  await page.goto(`/activity?record=${record}`);
  await line(page, MARKED).first().waitFor();
  expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Noah' }).count()).toBe(0);

  await tutor.post(`/api/students/${mia.id}/attendance/2026-11-12/correct`, {
    ...{ status: 'present', date: '2026-11-13', reason: 'It was Friday', seen_version: version },
  });
  const moved = line(page, 'Ms Lee moved the attendance of Mia Lindqvist to Fri, Nov 13').first();
  await moved.getByText('Reason: It was Friday').waitFor();
  await moved.getByText('Thu, Nov 12').waitFor();
  expect(await page.getByText('corrected').count()).toBe(0);
  await moved.getByRole('link', { name: 'Record' }).click();
  await page.waitForURL(`/attendance?student=${mia.id}&record=${record}`);
  await page.getByText(/^Moved from Nov 12 to Nov 13/).waitFor();
  await openInPortal(page, '/activity?group=refused');
  await line(page, 'Mr Diaz could not apply').waitFor();
  await tutor.post(`/api/students/${mia.id}/waiting/apply`, {});
  const found = line(page, 'Ms Lee could not apply waiting classes for Mia Lindqvist');
  const aLittleLater = async () => {
    await page.clock.fastForward(30_000);
    return found.count();
  };
  await expect.poll(aLittleLater, { interval: 500 }).toBe(1);
});
testInFaults('activity: Show more leaves no gaps', async () => {
  const { id } = await centre.createStudent({ name: 'Mara Many' });
  for (let n = 0; n < 30; n += 1) {
    await tutor.post(`/api/students/${id}/classes/add`, { classes: 1 });
    await tutor.post(`/api/students/${id}/classes/remove`, { classes: 1, reason: 'Refund' });
  }
  await centre.program.runner.caughtUp();
  const { page } = office;
  await page.goto(`/activity?student=${id}`);
  const shown = page.getByRole('main').getByRole('listitem');
  await page.getByRole('button', { name: 'Show more' }).focus();
  const before = await shown.count();
  await page.keyboard.press('Enter');
  // The button disappears with the last page, and the first new row takes the focus.
  await expect.poll(() => shown.nth(before).evaluate((row) => row === document.activeElement)).toBe(true);
  await line(page, 'enrolled Mara Many').first().waitFor();
  expect(await shown.nth(before).evaluate((row) => row === document.activeElement)).toBe(true);
  expect(await line(page, 'Ms Lee added 1 class for Mara Many').filter({ hasText: '12:00' }).count()).toBe(30);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
});
