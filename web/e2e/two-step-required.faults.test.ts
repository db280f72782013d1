import { expect, test } from 'vitest';
import { showCode } from '#services/core/accounts/test/authenticator-app.ts';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findToast, openSignedInVisitor, openStudentDialog } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ demoAccounts: [] }));
const PHONE = { width: 390, height: 844 };

test('an owner requires two-step sign-in, and a tutor sets it up on a phone before anything else opens', async () => {
  const ada = await centre.createTutor({ name: 'Ada Quinn', owner: true });
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const client = await centre.signIn(ada.email, ada.password);
  await using desk = await openSignedInVisitor(centre, ada);
  await desk.page.goto('/owner/rules');
  const rule = desk.page.getByRole('region', { name: 'Two-step sign-in of tutors' });
  const require = async () => {
    await rule.getByRole('button', { name: 'Require it' }).click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Require it' }).click();
  };
  await require();
  await desk.page.getByRole('alertdialog').getByText('Turn on two-step sign-in for your own account first.').waitFor();
  await desk.page.keyboard.press('Escape');
  const { secret } = (await client.post('/api/account/second-factor/setup', { password: ada.password })).body;
  await client.post('/api/account/second-factor', { code: await showCode(secret) });
  await require();
  await rule.getByText('Tutors and owners need two-step sign-in.').waitFor();

  await using phone = await openVisitor(centre.url, { viewport: PHONE });
  const page = await phone.context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(lee.email);
  await page.getByLabel('Password').fill(lee.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Your center requires two-step sign-in.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');
  expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(lee.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const key = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(await showCode(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('button', { name: 'I saved them' }).click();
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Student Management' }).waitFor();
  expect((await client.post('/api/rules/second-factor', { required: false })).status).toBe(204);
});

test('a tutor turns it off for a student who lost the phone, from the line of the student', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lund' });
  const student = await centre.signIn(mia.email, mia.password);
  const { secret } = (await student.post('/api/account/second-factor/setup', { password: mia.password })).body;
  await student.post('/api/account/second-factor', { code: await showCode(secret) });
  const tutor = await centre.createTutor();
  await using desk = await openSignedInVisitor(centre, tutor);
  await desk.page.goto('/student-management');
  const dialog = await openStudentDialog(desk.page, 'Mia Lund', 'Turn off two-step sign-in');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await findToast(desk.page, 'Two-step sign-in turned off').waitFor();
  await centre.signIn(mia.email, mia.password);
});
