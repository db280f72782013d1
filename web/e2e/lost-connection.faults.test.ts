import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findStat, openSignedInVisitor, openStudentDialog } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });

const UNREACHABLE = "We couldn't reach the server. This page keeps trying.";

test('a page opened without a connection, and one whose code could not be loaded, load when the connection returns', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page, context } = desk;
  await page.goto('/student-management');
  await page.getByRole('heading', { name: 'Mia Lindqvist' }).waitFor();
  await page.getByLabel(/^Notifications/).waitFor({ state: 'attached' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Records' });
  const loaded = page.waitForResponse('**/assets/attendance-records-page*');
  await link.hover();
  await (await loaded).finished();
  await context.setOffline(true);
  const notice = page.getByText(/^You’re offline\./);
  await notice.waitFor();
  await link.click();
  await page.getByText(UNREACHABLE).waitFor();
  expect(await page.getByText(UNREACHABLE).count()).toBe(1);
  expect(await notice.isVisible()).toBe(false);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await context.setOffline(false);
  await page.getByText(UNREACHABLE).waitFor({ state: 'detached' });
  await page.getByText('No attendance records', { exact: true }).waitFor();
  const code = '**/assets/all-class-history-page*';
  await page.route(code, (route) => route.abort());
  await page.goto('/tutor');
  await findStat(page, 'Total Students').waitFor();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Class history' }).click();
  await page.getByText(UNREACHABLE).waitFor();
  await page.unroute(code);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Class history' }).waitFor();
});

const CHECK_FILES = '**/assets/find-homework-form-faults*';
/** Presses Create Assignment with nothing but a title, and reads the faults that the form shows. */
async function listFaultsOfTitleOnly(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  const faults = page.getByRole('alert').filter({ hasText: 'This cannot be saved yet' }).getByRole('listitem');
  await faults.first().waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Fractions');
  return faults.allInnerTexts();
}
const faultsOfTitleOnly = ['Please add at least one question.', 'Please assign the homework to at least one student.'];

test('the check of a homework is loaded before it is needed; without it the server checks', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  const loaded = page.waitForResponse(/assets\/find-homework-form-faults/);
  await page.goto('/create-homework');
  await loaded;
  await page.route(CHECK_FILES, (route) => route.abort());
  // The page would be reloaded if the server answered: then a newer build could have replaced the file.
  await page.route(`${centre.url}/`, (route) => route.abort());
  await page.getByLabel('Title').fill('Fractions');
  expect(await listFaultsOfTitleOnly(page)).toEqual(faultsOfTitleOnly);
  await page.goto('/create-homework');
  await page.getByLabel('Title').fill('Fractions');
  expect(await listFaultsOfTitleOnly(page)).toEqual(faultsOfTitleOnly);
});
test('a page whose code a newer build has replaced is not reloaded before what it saves is answered', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  desk.allowFault(/gone\.js answered 404/);
  await page.goto('/student-management');
  const dialog = await openStudentDialog(page, 'Mia Lindqvist', 'Manage Classes');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/classes/add', async (route) => {
    await released;
    await route.continue();
  });
  const saving = page.waitForRequest('**/classes/add');
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await saving;
  let isReloaded = false;
  page.once('load', () => {
    isReloaded = true;
  });
  const checked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.evaluate(() => {
    const payload = new Error(`Failed to fetch dynamically imported module: ${location.origin}/assets/gone.js`);
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  });
  await checked;
  // The page would reload in one of its next tasks.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect(isReloaded).toBe(false);

  const reloaded = page.waitForEvent('load');
  release();
  await reloaded;
  await page.getByRole('heading', { name: 'Student Management' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('the login page opened without a connection loads by itself when the connection returns', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.route('**/api/session', (route) => route.abort());
  await page.route('**/api/centre', (route) => route.abort());
  await page.goto('/login');
  await page.getByText("We couldn't reach the server. Check your connection and try again.").waitFor();
  await page.unroute('**/api/session');
  await page.unroute('**/api/centre');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByLabel('Email').waitFor();
});

test('a page whose code does not arrive has the menu, and leads a visitor to the login', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await desk.context.route('**/assets/all-class-history-page*', () => undefined);
  await page.goto('/class-history');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Records' }).waitFor();
  await desk.context.clearCookies();
  await page.goto('/class-history');
  await page.waitForURL('/login');
});
