import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import {
  findStat,
  findStudentLine,
  openSignedInVisitor,
  openStudentDialog,
  readAndCloseToast,
  type SignedInVisitor,
  signInByForm,
  waitUntilHome,
} from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });

/** A tutor who has typed into Manage Classes of a student with 6 classes. */
async function openFilledDialog(name: string, person: TestPerson = sam) {
  const student = await centre.createStudent({ name, classes: 6 });
  const desk = await openSignedInVisitor(centre, person);
  await desk.page.goto('/student-management');
  const dialog = await openStudentDialog(desk.page, name, 'Manage Classes');
  await dialog.getByLabel('Number of classes').fill('3');
  await dialog.getByLabel('Reason').fill('Spring pack');
  return { ...desk, dialog, student };
}

/** Deletes the session as if it had expired. The page is not notified. */
const expire = ({ id }: TestPerson) => centre.program.sql`delete from accounts.session where "userId" = ${id}`;

/** Ends the session of this browser and closes its sockets. */
async function endSession({ context }: SignedInVisitor): Promise<void> {
  const cookies = await context.cookies();
  await centre.program.accounts.signOut({ cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
}

const findSignInDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Your session has ended.' });

async function answer(page: Page, password: string): Promise<void> {
  await findSignInDialog(page).getByLabel('Password').fill(password);
  await findSignInDialog(page).getByRole('button', { name: 'Sign in' }).click();
}

const readTyped = async (dialog: Locator) => [
  await dialog.getByLabel('Number of classes').inputValue(),
  await dialog.getByLabel('Reason').inputValue(),
];

test('a waiting save is sent once after signing in again', async () => {
  const pat = await centre.createTutor({ name: 'Pat Ended' });
  await using desk = await openFilledDialog('Ada Ended', pat);
  const { page, dialog, student } = desk;
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/classes/add')) keys.push(request.headers()['idempotency-key']);
  });
  await expire(pat);
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await findSignInDialog(page).getByText('Sign in again to continue.').waitFor();
  expect(await findSignInDialog(page).getByLabel('Email').inputValue()).toBe(pat.email);
  expect(await findSignInDialog(page).getByLabel('Email').isEditable()).toBe(false);
  expect(
    await findSignInDialog(page)
      .getByLabel('Password')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await answer(page, 'not my password');
  await findSignInDialog(page).getByText('The email address or the password is wrong.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/student-management');
  await answer(page, pat.password);

  expect(await readAndCloseToast(page, 'Classes updated')).toEqual(['Added 3 classes for Ada Ended', '3 added now.']);
  await findSignInDialog(page).waitFor({ state: 'detached' });
  await dialog.waitFor({ state: 'detached' });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await findStudentLine(page, student.name).getByText('9 / 9 classes').waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.post(`/api/students/${student.id}/classes/add`, { classes: 2 });
  await findStudentLine(page, student.name).getByText('11 / 11 classes').waitFor();
});

test('an idle page continues with new data after signing in again, also in another tab', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
  await using home = await openSignedInVisitor(centre, mia);
  await home.page.goto('/student');
  await findStat(home.page, 'Classes Remaining').getByText('of 6 total').waitFor();
  await endSession(home);
  await findSignInDialog(home.page).waitFor();
  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 2 });
  await answer(home.page, mia.password);
  await findSignInDialog(home.page).waitFor({ state: 'detached' });
  await findStat(home.page, 'Classes Remaining').getByText('of 8 total').waitFor();

  await endSession(home);
  await findSignInDialog(home.page).waitFor();
  const other = await home.context.newPage();
  await signInByForm(other, mia);
  await other.waitForURL('/student');
  await findSignInDialog(home.page).waitFor({ state: 'detached' });
});

test('the dialog reports a lost connection, a missing password and too many attempts', async () => {
  const pat = await centre.createTutor({ name: 'Pat Refused' });
  await using desk = await openFilledDialog('Ben Refused', pat);
  const { page, dialog } = desk;
  await endSession(desk);
  await answer(page, '');
  await findSignInDialog(page).getByText('Please enter your password.').waitFor();
  desk.allowFault(/ERR_CONNECTION_RESET/);
  await page.route('**/auth/sign-in', (route) => route.abort('connectionreset'), { times: 1 });
  await answer(page, pat.password);
  await findSignInDialog(page)
    .getByText("We couldn't reach the server. Check your connection and try again.")
    .waitFor();
  const guess = () => centre.createVisitor().post('/api/auth/sign-in', { email: pat.email, password: 'chalk' });
  await Promise.all(Array.from({ length: 20 }, guess));
  // Attempts are counted by device, so the test continues as a new device.
  await desk.context.clearCookies({ name: 'rollbook-device' });
  await answer(page, pat.password);
  await findSignInDialog(page)
    .getByText('There were too many attempts. Please try again in a minute. You can also')
    .waitFor();
  expect(await readTyped(dialog)).toEqual(['3', 'Spring pack']);
});

test('another person signing in in another tab finds nothing of the first, and no waiting command is sent for them', async () => {
  const pat = await centre.createTutor({ name: 'Pat Waits' });
  await using desk = await openFilledDialog('Flo Waits', pat);
  const { page, dialog, student } = desk;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/classes/add')) sent.push(request.url());
  });
  await expire(pat);
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await findSignInDialog(page).waitFor();
  const other = await desk.context.newPage();
  await signInByForm(other, sam);
  await page.waitForURL('/tutor');
  await page.getByText('Welcome, Sam Okafor').waitFor();
  expect(sent).toHaveLength(1);
  const tutor = await centre.signIn(sam.email, sam.password);
  expect((await tutor.get(`/api/students/${student.id}`)).body.classes_remaining).toBe(6);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Spring pack');
});

test('signing out, from the dialog or in one tab, applies to every tab', async () => {
  await using desk = await openFilledDialog('Eve Leaves');
  const { page } = desk;
  const other = await desk.context.newPage();
  await other.goto('/class-history');
  await other.getByRole('heading', { name: 'Class history' }).waitFor();
  await endSession(desk);
  for (const tab of [page, other]) await findSignInDialog(tab).waitFor();
  await findSignInDialog(page).getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await waitUntilHome(tab);
    await tab.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await tab.getByText('Your session has ended').count()).toBe(0);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('rollbook-draft'))).toBeNull();

  await signInByForm(page, sam);
  await page.waitForURL('/tutor');
  await other.goto('/student-management');
  await other.getByRole('heading', { name: 'Student Management' }).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [page, other]) {
    await waitUntilHome(tab);
    await tab.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await tab.getByText('Your session has ended').count()).toBe(0);
  }
});
