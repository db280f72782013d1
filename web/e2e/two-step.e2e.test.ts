import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { showCode } from '#services/core/accounts/test/authenticator-app.ts';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findToast, openSignedInVisitor, waitUntilHome } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ demoAccounts: [] }));

const PHONE = { width: 390, height: 844 };

/** Turns two-step sign-in on from the page of the account. Returns the app's secret and the recovery codes. */
const turnOn = async (page: Page, password: string) => {
  await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByText('This is not your current password.').waitFor();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByText('This code is wrong or has been used already.').waitFor();
  await dialog.getByLabel('Code', { exact: true }).fill(await showCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await shown.waitFor();
  const codes = await shown.getByRole('listitem').allInnerTexts();
  return { secret, codes, shown };
};
const enterPassword = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
};

test('a student turns two-step sign-in on on a phone, signs in with a code, and on a computer with a recovery code', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lund' });
  await using phone = await openSignedInVisitor(centre, mia, { viewport: PHONE });
  const other = await centre.signIn(mia.email, mia.password);
  const { page } = phone;
  await page.goto('/account');
  const { secret, codes, shown } = await turnOn(page, mia.password);
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { name: 'Two-step sign-in', includeHidden: true }).isVisible()).toBe(false);
  await shown.getByText(`, ${mia.email}`).waitFor();
  expect(await shown.getByRole('listitem').filter({ visible: true }).count()).toBe(10);
  expect(await shown.getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  // It closes only when she says so.
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep open' }).click();
  await shown.getByRole('button', { name: 'Sign out elsewhere' }).click();
  await expect.poll(async () => (await other.get('/api/account')).status).toBe(401);
  await shown.getByRole('button', { name: 'I saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await waitUntilHome(page);
  await page.goto('/login');
  await enterPassword(page, mia);
  const code = page.getByLabel('Code', { exact: true });
  await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true);
  expect([await code.getAttribute('inputmode'), await code.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Please enter the code.').waitFor();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('This code is wrong').first().waitFor();
  await code.fill(await showCode(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await findToast(page, 'Welcome back!').waitFor();

  await using desk = await openVisitor(centre.url);
  const computer = await desk.context.newPage();
  await computer.goto('/login');
  await enterPassword(computer, mia);
  await computer.getByRole('button', { name: 'Use a recovery code' }).click();
  await computer.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await computer.getByRole('button', { name: 'Sign in' }).click();
  await findToast(computer, 'Welcome back!').waitFor();
  await computer.getByRole('link', { name: mia.name }).click();
  await computer.getByText('9 recovery codes left').waitFor();

  await computer.getByRole('button', { name: 'New recovery codes' }).click();
  const fresh = computer.getByRole('dialog', { name: 'New recovery codes' });
  await fresh.getByLabel('Current password').fill(mia.password);
  await fresh.getByRole('button', { name: 'Use a recovery code' }).click();
  await fresh.getByLabel('Recovery code', { exact: true }).fill(codes[1] ?? '');
  await fresh.getByRole('button', { name: 'Make new codes' }).click();
  const replaced = computer.getByRole('dialog', { name: 'Your recovery codes' });
  await replaced.waitFor();
  const [first = ''] = await replaced.getByRole('listitem').allInnerTexts();
  expect(codes).not.toContain(first);
  await replaced.getByRole('button', { name: 'I saved them' }).click();

  await computer.getByRole('button', { name: 'Turn off' }).click();
  const off = computer.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await off.getByLabel('Current password').fill(mia.password);
  await off.getByRole('button', { name: 'Use a recovery code' }).click();
  await off.getByLabel('Recovery code', { exact: true }).fill(first);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await findToast(computer, 'Two-step sign-in is off').waitFor();
  await centre.signIn(mia.email, mia.password);
});

testInFaults('a page whose session has ended asks for the code too, after the password', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lund' });
  await using desk = await openSignedInVisitor(centre, mia);
  const { page } = desk;
  await page.goto('/account');
  const { codes, shown } = await turnOn(page, mia.password);
  await shown.getByRole('button', { name: 'I saved them' }).click();
  await centre.program.sql`delete from accounts.session where "userId" = ${mia.id}`;
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const again = page.getByRole('alertdialog', { name: 'Your session has ended.' });
  await again.getByLabel('Password').fill(mia.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.waitFor({ state: 'detached' });
});

testInFaults('the page forgets a password to which no code was entered in five minutes', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lund' });
  await using desk = await openSignedInVisitor(centre, mia);
  await desk.page.goto('/account');
  await turnOn(desk.page, mia.password);
  await using visitor = await openVisitor(centre.url, { viewport: PHONE });
  const page = await visitor.context.newPage();
  await page.clock.install();
  await page.goto('/login');
  await enterPassword(page, mia);
  await page.clock.runFor('05:01');
  await page.getByText('The code was not entered in time. Please sign in again.').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Password').inputValue()).toBe('');
});
