import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#scripts/test/browser-fixture.ts';
import { fixedNoon, openTestCentre, type TestCentre } from '#scripts/test/centre-fixture.ts';
import type { TestPerson } from '#scripts/test/people-fixture.ts';
import { findStat, findToast, openSignedInVisitor } from './steps.ts';

let centre: TestCentre;
let sam: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre({ clock: fixedNoon });
  sam = await centre.createTutor({ name: 'Sam Okafor' });
  await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
});
afterAll(() => centre[Symbol.asyncDispose]());

const UNREACHABLE = "We couldn't reach the server. This page keeps trying.";

test('a page opened without a connection says so once and loads when the connection returns', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page, context } = desk;
  await page.goto('/student-management');
  await page.getByRole('heading', { name: 'Mia Lindqvist' }).waitFor();
  await page.getByLabel(/^Notifications/).waitFor({ state: 'attached' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Records' });
  const code = page.waitForResponse('**/assets/attendance-records-page*');
  await link.hover();
  await (await code).finished();
  await context.setOffline(true);
  const notice = page.getByText(/^Not connected\./);
  await notice.waitFor();
  await link.click();
  await page.getByText(UNREACHABLE).waitFor();
  expect(await page.getByText(UNREACHABLE).count()).toBe(1);
  expect(await notice.isVisible()).toBe(false);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await context.setOffline(false);
  await page.getByText(UNREACHABLE).waitFor({ state: 'detached' });
  await page.getByText('No attendance records', { exact: true }).waitFor();
});

test('a page whose code could not be loaded loads when the connection returns', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page, context } = desk;
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

test('a homework whose check could not be loaded is checked by the server', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/create-homework');
  await page.getByLabel('Title').fill('Fractions');
  await page.route('**/assets/find-homework-form-faults*', (route) => route.abort());
  // The page would be reloaded if the server answered: then a newer build could have replaced the file.
  await page.route(`${centre.url}/`, (route) => route.abort());
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  const faults = page.getByRole('alert').filter({ hasText: 'This cannot be saved yet' }).getByRole('listitem');
  await faults.first().waitFor();
  expect(await faults.allInnerTexts()).toEqual([
    'Please add at least one question.',
    'Please assign the homework to at least one student.',
  ]);
  expect(await page.getByLabel('Title').inputValue()).toBe('Fractions');
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

test('a refused load is reported by its toast until the page is left', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.route('**/api/dashboard', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Error',
        status: 500,
        code: 'internal',
        detail: 'The list is being rebuilt.',
      },
    }),
  );
  await page.goto('/tutor');
  const toast = findToast(page, 'Error loading students');
  await toast.getByText('The list is being rebuilt.').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Class history' }).click();
  await toast.waitFor({ state: 'detached' });
});
