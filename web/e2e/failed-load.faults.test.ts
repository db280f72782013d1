import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findStat, openSignedInVisitor, retryFailedLoad } from './steps.ts';

const centre = await openForAllTests(openTestCentre());
const lee = await centre.createTutor({ name: 'Ms Lee' });

test('the tutor dashboard reports a failed first load once', async () => {
  await centre.createStudent({ name: 'Mia Chen' });
  await using desk = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  const fails = () => page.route('**/api/dashboard', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await fails();
  await page.goto('/tutor');
  await page.getByText('Error loading students').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again', disabled: false }).waitFor();
  expect(await page.getByText('Error loading students').count()).toBe(1);
  await retryFailedLoad(page, '**/api/dashboard');
  await findStat(page, 'Total Students').getByText('1', { exact: true }).waitFor();
});

test('a failed load of the profile signs nobody out, and an unknown role shows a message and does not loop', async () => {
  await using desk = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await page.goto('/tutor');
  await page.getByText('Welcome, Ms Lee').waitFor();
  await page.route('**/api/session', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.reload();
  await retryFailedLoad(page, '**/api/session');
  await page.getByText('Welcome, Ms Lee').waitFor();
  const user = { id: lee.id, email: lee.email };
  const profile = { ...user, name: 'Ms Lee', role: 'janitor', owner: false };
  await page.route('**/api/session', (route) =>
    route.fulfill({ json: { user, profile, expires_at: null, account_token: null } }),
  );
  let visits = 0;
  page.on('framenavigated', () => {
    visits += 1;
  });
  await page.goto('/student-management');
  await page.getByText('but this account has no profile at this center').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(visits).toBeLessThanOrEqual(2);
});
