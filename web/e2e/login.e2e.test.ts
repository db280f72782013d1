import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createConfirmationTokens } from '#services/core/accounts/person-token.ts';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { isOverlapping, openInPortal, signInByForm as signIn, waitUntilHome } from './steps.ts';

let centre: TestCentre;
/** A centre that asks people to confirm their e-mail address. */
let strict: TestCentre;
let tutor: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre({ env: { SIGNUPS: 'open' } });
  tutor = await centre.createTutor({ name: 'Ms Lee' });
  student = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
  strict = await openTestCentre({ env: { EMAIL_CONFIRMATION: 'required' } });
});
afterAll(() => Promise.all([centre, strict].map((each) => each[Symbol.asyncDispose]())));

async function isBelow(control: Locator, above: Locator): Promise<boolean> {
  const [lower, upper] = [await control.boundingBox(), await above.boundingBox()];
  return lower !== null && upper !== null && lower.y >= upper.y + upper.height;
}

test('guarded pages lead to the login, people of another role to their dashboard, and unknown addresses home', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  for (const path of ['/tutor', '/student', '/student-management', '/class-history', `/class-history/${student.id}`]) {
    if (path === '/tutor') await page.goto(path);
    else await openInPortal(page, path);
    await page.waitForURL('/login');
  }
  await expect.poll(() => page.title()).toBe('Sign in · Rollbook');
  await signIn(page, student);
  await page.waitForURL('/student');
  for (const path of ['/student-management', '/login']) {
    await page.goto(path);
    await page.waitForURL('/student');
  }
  const other = await centre.createStudent({ name: 'Ben Other' });
  await openInPortal(page, `/class-history/${other.id}`);
  await page.getByRole('heading', { name: 'Unauthorized' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('/student');

  await visitor.context.clearCookies();
  for (const fails of [false, true]) {
    if (fails) await page.route('**/api/session', (route) => route.abort());
    const reported = page.waitForRequest('**/api/not-found');
    await page.goto('/nowhere/at/all');
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    if (!fails) expect((await reported).postDataJSON()).toEqual({ path: '/nowhere/at/all' });
    expect(await page.getByRole('navigation').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await waitUntilHome(page);
});

test('a wrong password and a lost connection are reported; the right password signs in', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.route('**/api/auth/sign-in', (route) => route.abort(), { times: 1 });
  await signIn(page, tutor);
  const reason = "We couldn't reach the server. Check your connection and try again.";
  await page.getByRole('listitem').filter({ hasText: 'Login failed' }).getByText(reason).waitFor();
  await page.getByRole('tabpanel').getByText(reason).waitFor();
  await signIn(page, { ...tutor, password: 'not my password' });
  await page.getByRole('listitem').getByText('Login failed').waitFor();
  await page.getByRole('tabpanel').getByText('The email address or the password is wrong.').waitFor();

  await page.getByLabel('Password').fill(tutor.password);
  await page.getByLabel('Password').press('Enter');
  await page.waitForURL('/tutor');
  await page.getByText('You have successfully logged in.').waitFor();
  await page.getByText('Welcome, Ms Lee').waitFor();
  await expect.poll(() => page.title()).toBe('Tutor Dashboard · Rollbook');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await page.goBack();
  // Chromium can replace the entry of a page that is left early, so that what was open before the login is behind it.
  await expect.poll(() => page.url()).toMatch(/\/login$|^about:blank$/);
  expect(await page.getByText('Ms Lee').count()).toBe(0);
});
testInFaults('signing up leads to the Login tab with the e-mail, even after several clicks', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-up')) sent += 1;
  });
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Create student account' }).click();
  await page.getByText('Please enter your full name.').waitFor();
  await page.getByText('Please enter your email address.').waitFor();
  expect(await page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true);

  await page.getByLabel('Full name').fill('Zoe Park');
  await page.getByLabel('Email').fill('zoe@rollbook.example');
  await page.getByLabel('Password').fill('chalk and slate');
  await page.getByRole('button', { name: 'Create student account' }).dblclick();
  await page.getByText('Your account is ready. Sign in.').waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  expect(await page.getByRole('tab', { name: 'Login' }).getAttribute('aria-selected')).toBe('true');
  expect(await page.getByLabel('Email').inputValue()).toBe('zoe@rollbook.example');
  expect(sent).toBe(1);

  await page.getByLabel('Password').fill('chalk and slate');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/student');
  await visitor.context.clearCookies();
  await page.route('**/api/centre', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), sign_ups: 'closed' } });
  });
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByText('You cannot create an account here yourself. Please ask your tutor for one.').waitFor();
  expect(await page.getByLabel('Full name').count()).toBe(0);
});

testInFaults('a sign-up that needs confirmation focuses its message, the same for a taken address', async () => {
  const { email: takenEmail } = await strict.createStudent({ name: 'Zoe Known' });
  await using visitor = await openVisitor(strict.url, { viewport: { width: 390, height: 844 } });
  const page = await visitor.context.newPage();
  for (const email of [takenEmail, 'zoe@rollbook.example']) {
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Full name').fill('Zoe Park');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('chalk and slate');
    await page.getByRole('button', { name: 'Create student account' }).click();
    const message = `We sent an email to ${email}. Follow its instructions, then sign in here.`;
    await expect.poll(() => page.locator(':focus').innerText()).toBe(message);
    const created = page.locator('[data-sonner-toast]').filter({ hasText: 'Account created!' });
    await created.getByText('Please check your email to confirm your account.').waitFor();
    await expect.poll(() => isBelow(page.getByRole('button', { name: 'Sign in' }), created)).toBe(true);
  }
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
});

testInFaults('the confirmation link: names who is signed in, and confirms by password and button', async () => {
  const email = 'zoe.confirms@rollbook.example';
  const signedUp = await strict
    .createVisitor()
    .post('/api/auth/sign-up', { name: 'Zoe Park', email, password: "the stranger's" });
  expect(signedUp.status).toBe(200);
  const { config, sql } = strict.program;
  const [zoe] = await sql<{ id: string }[]>`select id from accounts."user" where email = ${email}`;
  const token = createConfirmationTokens(config.sessionSecret).issue(zoe?.id ?? '', email);

  await using visitor = await openVisitor(strict.url, { viewport: { width: 390, height: 844 } });
  const page = await visitor.context.newPage();
  const sam = await strict.createTutor({ name: 'Sam Okafor' });
  await signIn(page, sam);
  await page.waitForURL('/tutor');
  await page.goto(`/login?confirm=${token}`);
  await page.getByText(`You are signed in as ${sam.email}. This link confirms ${email}`).waitFor();
  await page.getByRole('button', { name: 'Sign out and continue' }).click();
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  const confirmed = () => sql`select 1 from accounts."user" where email = ${email} and "emailVerified"`;
  expect(await confirmed()).toHaveLength(0);
  await page.getByRole('button', { name: 'Confirm account' }).click();
  await page.getByText('Please enter your password.').waitFor();
  await page.route('**/api/auth/confirm', (route) => route.abort(), { times: 1 });
  await page.getByLabel('New password').fill('chosen by Zoe');
  await page.getByRole('button', { name: 'Confirm account' }).click();
  const failure = page.locator('[data-sonner-toast]').filter({ hasText: 'We could not confirm your email.' });
  await failure.waitFor();
  const home = page.getByRole('link', { name: 'Back to home' });
  await expect.poll(() => isOverlapping(failure, home)).toBe(false);
  await page.getByRole('button', { name: 'Confirm account' }).click();
  await page.getByText('Your email is confirmed.').waitFor();
  await page.waitForURL('/login');
  expect(await confirmed()).toHaveLength(1);
  await failure.waitFor({ state: 'detached', timeout: 3_000 });
  expect(await page.getByLabel('Email').inputValue()).toBe(email);

  await page.goto(`/login?confirm=${token}`);
  await page.getByText('This link has been used already or has expired.').waitFor();
  expect(await page.getByLabel('New password').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.waitForURL('/login');
  await signIn(page, { email, password: 'chosen by Zoe' });
  await page.waitForURL('/student');
  await page.getByText('Waiting for your tutor').waitFor();
});

testInFaults('the confirmation link: says so when it was used while its page is open', async () => {
  const { config, sql } = strict.program;
  const linkOf = async (email: string) => {
    await strict.createVisitor().post('/api/auth/sign-up', { name: 'Zoe Park', email, password: "the stranger's" });
    const [zoe] = await sql<{ id: string }[]>`select id from accounts."user" where email = ${email}`;
    return createConfirmationTokens(config.sessionSecret).issue(zoe?.id ?? '', email);
  };
  const use = async (token: string) =>
    expect((await strict.createVisitor().post('/api/auth/confirm', { token, password: 'chosen by Zoe' })).status).toBe(
      204,
    );
  const used = 'This link has been used already or has expired.';
  await using visitor = await openVisitor(strict.url);
  const page = await visitor.context.newPage();

  const first = await linkOf('zoe.late@rollbook.example');
  await page.goto(`/login?confirm=${first}`);
  await page.getByLabel('New password').fill('chosen too late');
  await use(first);
  await page.getByRole('button', { name: 'Confirm account' }).click();
  await page.getByText(used).waitFor();
  expect(await page.getByLabel('New password').count()).toBe(0);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);

  const second = await linkOf('zoe.park@rollbook.example');
  await signIn(page, await strict.createTutor({ name: 'Sam Okafor' }));
  await page.waitForURL('/tutor');
  await page.goto(`/login?confirm=${second}`);
  await page.getByText('You are signed in as').waitFor();
  await use(second);
  await page.getByRole('button', { name: 'Sign out and continue' }).click();
  await page.getByText(used).waitFor();
  expect(await page.getByLabel('New password').count()).toBe(0);
});
