import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findToast, keepToastOpen, openSignedInVisitor, openStudentDialog } from './steps.ts';

// A demo writes its letters to a folder.
const centre = await openForAllTests(openTestCentre({ demoAccounts: [] }));

const PHONE = { width: 390, height: 844 };
const CHOSEN = 'a slate of my own';

test('on a phone, a student finds the account behind the name, signs another device out and changes the password', async () => {
  const mia = await centre.createStudent();
  await using phone = await openSignedInVisitor(centre, mia, { viewport: PHONE });
  await using desk = await openSignedInVisitor(centre, mia);
  const { page } = phone;
  await Promise.all([page.goto('/student'), desk.page.goto('/student')]);
  await desk.page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: mia.name }).click();
  await page.getByRole('heading', { level: 1, name: 'Your Account' }).waitFor();

  const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
  await expect.poll(() => devices.count()).toBe(2);
  expect(await devices.first().innerText()).toContain('This device');
  await page.route('**/api/account/sessions/end', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
  const failure = findToast(page, "We couldn't confirm the sign-out");
  await failure.getByText("Trying again won't do it twice.").waitFor();
  await keepToastOpen(failure);
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await failure.waitFor({ state: 'detached' });
  await expect.poll(() => devices.count()).toBe(1);
  // Its page asks for the password at once.
  await desk.page.getByRole('alertdialog', { name: 'Your session has ended.' }).waitFor();

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByText('Your other devices are signed out. We also confirm the change by email.').waitFor();
  const fill = async (present: string, repeated: string) => {
    await dialog.getByLabel('Current password').fill(present);
    await dialog.getByLabel('New password', { exact: true }).fill(CHOSEN);
    await dialog.getByLabel('New password again').fill(repeated);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not this one', 'another slate');
  await dialog.getByText('The two new passwords differ.').waitFor();
  await fill('not this one', CHOSEN);
  const refusal = dialog.getByText('This is not your current password.');
  await refusal.waitFor();
  // An attempt that is stopped here shows no refusal of an earlier one.
  await fill(mia.password, 'another slate');
  await dialog.getByText('The two new passwords differ.').waitFor();
  expect(await refusal.count()).toBe(0);
  // The field showed it, so there was no toast.
  expect(await page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(CHOSEN);
  await fill(mia.password, CHOSEN);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Password changed').first().waitFor();
  await centre.signIn(mia.email, CHOSEN);
});

testInFaults('on a phone, a student changes the email by a link that another browser opens', async () => {
  const { program } = centre;
  await Promise.all([program.mail.start(), program.accounts.startAccountLinks()]);
  const mia = await centre.createStudent({ name: 'Mia Lund' });
  const email = `new-${mia.email}`;
  await using phone = await openSignedInVisitor(centre, mia, { viewport: PHONE });
  const { page } = phone;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText('This is not your current password.').waitFor();
  await dialog.getByLabel('Current password').fill(mia.password);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If ${email} can be used here, a link is on its way.`).waitFor();

  const outbox = join(program.config.dataDir, 'outbox');
  const readLink = async () => {
    const letters = await readdir(outbox).catch(() => []);
    const texts = await Promise.all(letters.map((name) => readFile(join(outbox, name), 'utf8')));
    return texts.flatMap((text) => /\/login\?email_token=\S+/.exec(text)?.[0] ?? [])[0];
  };
  await expect.poll(readLink).toBeDefined();
  const link = (await readLink()) ?? '';
  await using other = await openVisitor(centre.url, { viewport: PHONE });
  const opened = await other.context.newPage();
  await opened.goto(link);
  await opened.getByText('Sign in to confirm your new email.').waitFor();
  await opened.getByLabel('Email').fill(mia.email);
  await opened.getByLabel('Password').fill(mia.password);
  await opened.getByRole('button', { name: 'Sign in' }).click();
  await opened.getByText(`Do you want to sign in with ${email} from now on?`).waitFor();
  await opened.getByRole('button', { name: 'Confirm new email' }).click();
  await findToast(opened, 'Your email is changed').waitFor();
  await opened.getByRole('main').getByText(email, { exact: true }).waitFor();
  await centre.signIn(email, mia.password);
  await page.goto(link);
  await page.getByText('This link is for another account, has been used already').waitFor();
});

testInFaults('a centre without mail says who changes the email: a tutor does it for a student', async () => {
  await using silent = await openTestCentre();
  const mia = await silent.createStudent({ name: 'Mia Lund' });
  const tutor = await silent.createTutor();
  await using visitor = await openSignedInVisitor(silent, mia, { viewport: PHONE });
  await visitor.page.goto('/account');
  await visitor.page.getByText('Ask your tutor to change your address.').waitFor();
  await visitor.page.getByRole('button', { name: 'Change password' }).click();
  await visitor.page.getByText('Your other devices are signed out.', { exact: true }).waitFor();
  await using desk = await openSignedInVisitor(silent, tutor);
  await desk.page.goto('/student-management');
  const dialog = await openStudentDialog(desk.page, 'Mia Lund', 'Change email');
  await dialog
    .getByText('They sign in with the new address from now on, with the same password.', { exact: true })
    .waitFor();
  await dialog.getByLabel('Email').fill(tutor.email);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  const taken = dialog.getByText('There is already an account with this email address.');
  await taken.waitFor();
  await dialog.getByLabel('Email').fill('mia.lund@rollbook.example');
  expect(await taken.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await dialog.waitFor({ state: 'detached' });
  await desk.page.getByRole('main').getByText('mia.lund@rollbook.example').waitFor();
  await silent.signIn('mia.lund@rollbook.example', mia.password);
});
