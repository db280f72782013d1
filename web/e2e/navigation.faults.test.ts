import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedNoon, openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { launchChromium } from '#testing/chromium.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { findStudentLine, openInPortal, openSignedInVisitor, openStudentDialog, waitUntilHome } from './steps.ts';

let centre: TestCentre;
let sam: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre({ clock: fixedNoon });
  sam = await centre.createTutor({ name: 'Sam Okafor' });
});
afterAll(() => centre[Symbol.asyncDispose]());

test('a reload after the session ended leads back to the page and the typed text', async () => {
  await centre.createStudent({ name: 'Ida Ended' });
  await centre.createStudent({ name: 'Uma Other' });
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/student-management?search=ida');
  const dialog = await openStudentDialog(page, 'Ida Ended', 'Manage Classes');
  await dialog.getByLabel('Reason').fill('Spring pack');
  await desk.context.clearCookies();
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await page.getByRole('alertdialog', { name: 'Your session has ended.' }).waitFor();

  await page.reload();
  await page.waitForURL('/login');
  await page.getByText('Your session has ended. Please sign in again.').waitFor();
  await page.getByLabel('Email').fill(sam.email);
  await page.getByLabel('Password').fill(sam.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/student-management?search=ida');
  expect(await page.getByRole('dialog').getByLabel('Reason').inputValue()).toBe('Spring pack');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await findStudentLine(page, 'Uma Other').count()).toBe(0);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await waitUntilHome(page);
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await page.getByText('Your session has ended').count()).toBe(0);
});

test('Back restores what was searched and opened, and what disappears or does not exist leads on', async () => {
  await centre.createStudent({ name: 'Mia Back' });
  const former = await centre.createStudent({ name: 'Mia Former' });
  await (await centre.signIn(sam.email, sam.password)).delete(`/api/students/${former.id}`);
  await centre.program.runner.caughtUp();
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/student-management');
  await page.getByLabel('Search students').pressSequentially('mia');
  await page.getByText('Former students').click();
  await page.getByText('Mia Former').waitFor();
  await findStudentLine(page, 'Mia Back').getByRole('link', { name: 'Mia Back' }).click();
  await page.getByRole('heading', { name: 'Mia Back' }).waitFor();
  await page.goBack();
  await findStudentLine(page, 'Mia Back').waitFor();
  expect(await page.getByLabel('Search students').inputValue()).toBe('mia');
  await page.getByText('Mia Former').waitFor();

  // A button that disappears with its action moves the focus to the heading.
  await openInPortal(page, '/class-history?period=this-month');
  const everything = page.getByRole('button', { name: 'Show everything' });
  await everything.press('Enter');
  await everything.waitFor({ state: 'detached' });
  await page.locator('h1:focus').waitFor();

  for (const id of ['xyz', '4f9c2a9e-58a4-4c8e-9a86-1f1a5b8d7f10']) {
    await openInPortal(page, `/class-history/${id}`);
    await page.getByRole('heading', { name: 'Student Not Found' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('/tutor');
  const reported = page.waitForRequest('**/api/not-found');
  await page.goto('/nowhere/at/all');
  const heading = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  await heading.waitFor();
  expect((await reported).postDataJSON()).toEqual({ path: '/nowhere/at/all' });
  expect(await page.title()).toBe('Page not found · Rollbook');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Students' }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL('/tutor');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  await page.goBack();
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on a desktop the header of a short page reaches the edge of the window', async () => {
  await using desk = await openSignedInVisitor(centre, sam, { viewport: { width: 1280, height: 900 } });
  const { page } = desk;
  await page.goto('/cases');
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  const takePixel = (x: number) => page.screenshot({ clip: { x, y: height / 2, width: 1, height: 1 } });
  expect(await takePixel(1279)).toEqual(await takePixel(2));
});

test('on a desktop a short page is as wide as a long one', async () => {
  // The browser of the other tests has scroll bars without a width.
  await using browser = await launchChromium([], ['--hide-scrollbars']);
  const page = await browser.newPage({ baseURL: centre.url, viewport: { width: 1280, height: 900 } });
  const measure = async (path: string) => {
    await page.goto(path);
    return page.evaluate(() => {
      const { clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return { clientWidth, isLong: scrollHeight > clientHeight };
    });
  };
  const long = await measure('/about');
  expect(await measure('/contact/sent')).toEqual({ clientWidth: long.clientWidth, isLong: false });
  expect(long).toMatchObject({ isLong: true });
  expect(long.clientWidth).toBeLessThan(1280);
});
