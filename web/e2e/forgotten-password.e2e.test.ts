/** Somebody who forgot the password chooses a new one: by a link in a letter, or by a code from a tutor. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openInPortal, openSignedInVisitor, signInByForm } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 } };
const CHOSEN = 'a slate of my own';

test('a student who forgot the password chooses a new one by the link in a letter, on a phone', async () => {
  // A centre without mail only takes codes; a demo writes its letters to a folder.
  await using centre = await openTestCentre({ demoAccounts: [] });
  const { program } = centre;
  await Promise.all([program.mail.start(), program.accounts.startAccountLinks()]);
  const student = await centre.createStudent({ name: 'Mia Lund' });
  await using open = await openSignedInVisitor(centre, student);
  await open.page.goto('/student');
  await using child = await openVisitor(centre.url, phone);
  const page = await child.context.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText('Please enter your email address.').waitFor();
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Email me a link' }).dblclick();
  await page.getByText(`If ${student.email} has an account here, a link is on its way.`).waitFor();

  const outbox = join(program.config.dataDir, 'outbox');
  const readLink = async () => {
    const letters = await readdir(outbox).catch(() => []);
    const texts = await Promise.all(letters.map((name) => readFile(join(outbox, name), 'utf8')));
    return texts.flatMap((text) => /\S+\/login\?reset=\S+/.exec(text)?.[0] ?? [])[0];
  };
  await expect.poll(readLink).toBeDefined();
  const link = (await readLink()) ?? '';
  await page.goto(link.slice(link.indexOf('/login')));
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Use at least 8 characters.').waitFor();
  await page.getByLabel('New password').fill(CHOSEN);
  await page.getByRole('button', { name: 'Save password' }).dblclick();
  await page.getByText('Your new password is saved. Sign in with it.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(student.email);
  await page.getByLabel('Password').fill(CHOSEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/student');
  // The other device was signed out.
  await open.page.getByText(/ended/).first().waitFor();

  await using late = await openVisitor(centre.url);
  const again = await late.context.newPage();
  await again.goto(link.slice(link.indexOf('/login')));
  await again.getByText('This link or code has been used already').waitFor();
});

testInFaults('a tutor makes a code for a student, who types it in small letters and gets in again', async () => {
  await using centre = await openTestCentre();
  const student = await centre.createStudent({ name: 'Mia Lund' });
  await using desk = await openSignedInVisitor(centre, await centre.createTutor({ name: 'Ms Lee' }));
  await desk.page.goto('/student-management');
  await desk.page.getByRole('button', { name: 'More for Mia Lund' }).click();
  await desk.page.getByRole('menuitem', { name: 'New password' }).click();
  await desk.page.getByRole('button', { name: 'Make a code' }).dblclick();
  const code = (await desk.page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).textContent()) ?? '';
  await desk.page.getByText(/^Works once, until .*It is shown only now/).waitFor();
  await desk.page.getByRole('button', { name: 'Close' }).last().click();
  await openInPortal(desk.page, '/activity');
  await desk.page.getByText('Ms Lee made a password code for').waitFor();

  await using child = await openVisitor(centre.url, phone);
  const page = await child.context.newPage();
  await page.goto('/login?forgot=yes');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await page.getByText('Please enter the code.').waitFor();
  await page.getByLabel('Code from the center').fill('ABCD-EFGH-JKMN');
  await page.getByRole('button', { name: 'Use the code' }).click();
  await page.getByText('This link or code has been used already').waitFor();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Code from the center').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use the code' }).click();
  await page.getByLabel('New password').fill(CHOSEN);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Your new password is saved. Sign in with it.').waitFor();
  await signInByForm(page, { email: student.email, password: CHOSEN });
  await page.waitForURL('/student');
});
