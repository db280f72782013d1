import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openInPortal, openScreen, openSignedInVisitor, signInByForm as signIn } from './steps.ts';

const PASSWORD = 'another slate';
const PHONE = { width: 390, height: 844 };
const phone = { viewport: PHONE };

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createTutor({ name: 'Ms Lee' });
const { page: desk } = await openForAllTests(openSignedInVisitor(centre, tutor));

async function signUp(name: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@rollbook.example`;
  const { status } = await centre.createVisitor().post('/api/auth/sign-up', { name, email, password: PASSWORD });
  expect(status).toBe(200);
  return email;
}
const findNewAccount = (page: Page, email: string) =>
  page.getByRole('region', { name: 'New accounts' }).getByRole('listitem').filter({ hasText: email });

test('a new account practises, is approved live and appears on the roll', async () => {
  await using child = await openVisitor(centre.url, phone);
  const page = await child.context.newPage();
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill('Zoe Park');
  await page.getByLabel('Email').fill('zoe@rollbook.example');
  await page.getByLabel('Password').fill(PASSWORD);

  await desk.goto('/student-management');
  await desk.getByText('No students yet').waitFor();

  await page.getByRole('button', { name: 'Create student account' }).click();
  await page.getByText('Your account is ready. Sign in.').waitFor();
  await findNewAccount(desk, 'zoe@rollbook.example').getByText('Zoe Park').waitFor();

  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await page.waitForURL('/student');
  await page.getByText('Waiting for your tutor').waitFor();
  await openInPortal(page, '/class-history');
  await page.waitForURL('/student');
  await page.getByRole('link', { name: 'Start Practicing' }).click();
  await page.waitForURL('/practice');
  await page.getByText("It doesn't count yet").waitFor();
  await page.getByText('Yours will count once your tutor has approved your account.').waitFor();
  await page.getByRole('link', { name: 'Start New Practice Session' }).click();
  await page.getByText('This session is for trying out').waitFor();
  expect(await page.getByText('10 points').count()).toBe(0);
  await page.getByLabel('Grade').selectOption('4');
  await page.getByRole('button', { name: 'Math' }).click();
  await page.getByLabel('Topic', { exact: true }).fill('Addition');
  await page.getByLabel('Grade').focus();
  await page.getByRole('button', { name: 'Start Practice' }).click();
  for (let question = 1; question <= 5; question += 1) {
    await page.getByText(`${question} / 5`, { exact: true }).waitFor();
    await page.getByRole('radiogroup').locator('label').first().click();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    expect(await page.getByRole('button', { name: 'Report this question' }).count()).toBe(0);
    await page.getByRole('button', { name: question < 5 ? 'Next Question' : 'Finish Session' }).click();
  }
  await page.waitForURL(/\/practice-results/);
  await page.getByText('it does not count, because your tutor has not approved your account yet').waitFor();
  expect(await page.getByText('Points earned').count()).toBe(0);
  expect(await centre.program.sql`select 1 from desk.personal_keys`).toHaveLength(1);
  await page.getByRole('link', { name: 'Practice Hub' }).first().click();
  await page.getByRole('heading', { name: 'Your last result' }).waitFor();

  await openInPortal(page, '/student');
  await page.getByText('Waiting for your tutor').waitFor();
  await findNewAccount(desk, 'zoe@rollbook.example').getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByText('Zoe Park is a student now.').waitFor();
  await desk.getByRole('region', { name: 'New accounts' }).waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: /^More for/ }).waitFor();
  await page.getByText('Classes Remaining').waitFor();
  expect(await page.getByText('Waiting for your tutor').count()).toBe(0);
  await openInPortal(desk, '/take-attendance');
  await desk.getByText('Zoe Park').first().waitFor();
});

testInFaults('an approval ends the open session and links to one that counts', async () => {
  const email = await signUp('Ida Moss');
  const lee = await centre.signIn(tutor.email, tutor.password);
  const { sign_ups } = (await lee.get('/api/sign-ups')).body;
  const ida = sign_ups.find((row: { email: string }) => row.email === email);
  await using child = await openVisitor(centre.url, phone);
  const page = await child.context.newPage();
  await signIn(page, { email, password: PASSWORD });
  await page.waitForURL('/student');
  await openInPortal(page, '/practice-session?grade=4&subject=math&topic=Addition');
  await page.getByText('1 / 5', { exact: true }).waitFor();
  expect((await lee.post(`/api/sign-ups/${ida.id}/approve`, undefined)).status).toBe(204);
  await page.getByRole('radiogroup').locator('label').first().click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByText('Your tutor has approved your account').waitFor();
  await page.getByRole('link', { name: 'Start a session that counts' }).click();
  await page.waitForURL('/start-practice');
  await page.getByLabel('Grade').waitFor();
  expect(await page.getByText('This session is for trying out').count()).toBe(0);
});

testInFaults(
  'a tutor approves an account and invites the family in one dialog, which keeps what was typed if the address is refused',
  async () => {
    const email = await signUp('Kim Doe');
    // Its dialog is open whenever this session comes back to the list.
    await using other = await openSignedInVisitor(centre, tutor, phone);
    const { page } = other;
    await page.goto('/student-management');
    await findNewAccount(page, email).getByRole('button', { name: 'Approve and invite family' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('signs in with').waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe('');
    await dialog.getByLabel('Name of the parent').fill('Pat Doe');
    await dialog.getByLabel('Email').fill(tutor.email);
    await dialog.getByRole('button', { name: 'Approve and invite family' }).click();
    await dialog.getByText('The family is not invited yet.').waitFor();
    await dialog.getByText('A tutor or owner signs in with this email address.').waitFor();
    expect(await dialog.getByLabel('Name of the parent').inputValue()).toBe('Pat Doe');
    await page.reload();
    await dialog.getByText('The family is not invited yet.').waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(tutor.email);
    await dialog.getByLabel('Email').fill('');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    await dialog.getByRole('link', { name: 'Print card' }).click();
    await page.getByRole('img', { name: 'Code with the address of the invitation' }).waitFor();
    await page.getByText(link).waitFor();
  },
);

testInFaults('a tutor merges an account into a student, who then signs in with the new email', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 5 });
  const email = await signUp('Mia L');
  const page = desk;
  await page.setViewportSize(PHONE);
  await openScreen(page, '/tutor');
  await page.getByText(/\d new accounts? to approve, the oldest from today/).waitFor();
  await page.getByRole('link', { name: 'Review New accounts' }).click();
  await using child = await openVisitor(centre.url);
  const own = await child.context.newPage();
  await signIn(own, { email, password: PASSWORD });
  await own.getByText('Waiting for your tutor').waitFor();
  await using home = await openSignedInVisitor(centre, mia);
  await home.page.goto('/student');
  await home.page.getByText('Welcome, Mia Lindqvist').waitFor();
  await findNewAccount(page, email).getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await dialog.getByText('Please choose the student whose account this is.').waitFor();
  const existing = dialog.getByLabel('Existing student');
  await expect.poll(() => existing.locator(`option[value="${mia.id}"]`).innerText()).toContain(`, ${mia.email}`);
  await existing.selectOption(mia.id);
  await dialog.getByText(`${mia.email} and its password stop working`).waitFor();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await page.getByText('signs in with the new email address now').waitFor();
  await findNewAccount(page, email).waitFor({ state: 'detached' });

  // The open page of the student says so too, and names no e-mail address.
  await home.page.waitForURL('/login');
  await home.page.getByText('A tutor merged your account with a newer one.').waitFor();
  expect(await home.page.getByRole('alertdialog').count()).toBe(0);
  expect(await home.page.getByLabel('Email').inputValue()).toBe('');

  await own.getByRole('link', { name: 'Start Practicing' }).click();
  await own.getByText('A tutor joined this account with your student account.').waitFor();
  await signIn(own, { email, password: PASSWORD });
  await own.waitForURL('/student');
  await own.getByText('Welcome, Mia Lindqvist').waitFor();
});

testInFaults('a tutor declines an account, and a slower colleague is told who did', async () => {
  const email = await signUp('Max Hill');
  const other = await centre.createSignedInTutor({ name: 'Mr Ortiz' });
  const page = desk;
  await openScreen(page, '/student-management');
  await findNewAccount(page, email).getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(`The account of ${email} is removed at once`).waitFor();
  const { sign_ups } = (await other.get('/api/sign-ups')).body;
  const max = sign_ups.find((row: { email: string }) => row.email === email);
  expect((await other.post(`/api/sign-ups/${max.id}/approve`, undefined)).status).toBe(204);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const news = page.locator('[data-sonner-toast]').filter({ hasText: 'Mr Ortiz has already approved this account.' });
  await news.waitFor();
  expect(await news.getAttribute('data-type')).not.toBe('error');
  await dialog.waitFor({ state: 'detached' });
  await findNewAccount(page, email).waitFor({ state: 'detached' });

  const next = await signUp('Ned Hill');
  await findNewAccount(page, next).getByRole('button', { name: 'Decline' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('The account was removed.').waitFor();
  await findNewAccount(page, next).waitFor({ state: 'detached' });
  await page.getByText('New accounts decided in the last 30 days').click();
  const decided = page.getByRole('listitem').filter({ hasText: 'Ned Hill' });
  await decided.getByText(/^Declined by Ms Lee · /).waitFor();
  await page.goto('/activity?group=accounts');
  const link = page.getByRole('link', { name: 'New accounts decided in the last 30 days' });
  await link.waitFor();
  await link.click();
  await decided.getByText(/^Declined by Ms Lee · /).waitFor();
  await expect.poll(() => page.locator(':focus').innerText()).toContain('New accounts decided');
  await using child = await openVisitor(centre.url);
  const own = await child.context.newPage();
  await signIn(own, { email: next, password: PASSWORD });
  await own.getByRole('tabpanel').getByText('The email address or the password is wrong.').waitFor();
});

testInFaults('a slow double click approves one account; the first five are shown', async () => {
  const emails: string[] = [];
  for (const name of ['Ada One', 'Bob Two', 'Cleo Three', 'Dan Four', 'Eve Five', 'Finn Six', 'Gus Seven']) {
    emails.push(await signUp(name));
  }
  const [ada = '', bob = ''] = emails;
  const page = desk;
  await page.setViewportSize(PHONE);
  await openScreen(page, '/student-management');
  const approve = findNewAccount(page, ada).getByRole('button', { name: 'Approve', exact: true });
  await approve.scrollIntoViewIfNeeded();
  const box = await approve.boundingBox();
  const press = () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await press();
  await findNewAccount(page, ada).waitFor({ state: 'detached' });
  await press();

  const rows = page.getByRole('region', { name: 'New accounts' }).getByRole('listitem');
  expect(await rows.count()).toBe(5);
  await page.getByRole('button', { name: 'Show all 6' }).click();
  expect(await rows.count()).toBe(6);
  await findNewAccount(page, bob).getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(bob).waitFor();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('The account was removed.').waitFor();
});
