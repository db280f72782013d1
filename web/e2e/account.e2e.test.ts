import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre());

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
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => devices.count()).toBe(1);
  // Its page asks for the password at once.
  await desk.page.getByRole('alertdialog', { name: 'Your session has ended.' }).waitFor();

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const fill = async (present: string, repeated: string) => {
    await dialog.getByLabel('Present password').fill(present);
    await dialog.getByLabel('New password', { exact: true }).fill(CHOSEN);
    await dialog.getByLabel('New password again').fill(repeated);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not this one', 'another slate');
  await dialog.getByText('The two new passwords differ.').waitFor();
  await fill('not this one', CHOSEN);
  await dialog.getByText('This is not your present password.').waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(CHOSEN);
  await fill(mia.password, CHOSEN);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Password changed').first().waitFor();
  await centre.signIn(mia.email, CHOSEN);
});
