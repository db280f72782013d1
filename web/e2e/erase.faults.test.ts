/** An owner looks at what erasing a student would do, types the name, and finds nobody of that name any more. */
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

test('an owner erases a student after reading what goes and what stays, and typing the name', async () => {
  await using centre = await openTestCentre();
  const ada = await centre.createTutor({ name: 'Ada Quinn', owner: true });
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 4 });
  const noah = await centre.createStudent({ name: 'Noah Brandt', classes: 4 });
  const tutor = await centre.signIn(ada.email, ada.password);
  const marked = { status: 'present', notes: 'Worked with Mia today.' };
  expect((await tutor.post(`/api/students/${noah.id}/attendance`, marked)).status).toBe(200);
  const purchase = { price_cents: 12_300, price_reason: 'Agreed with the family' };
  const added = await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 5, code: 'other', purchase });
  expect(added.status).toBe(200);
  await centre.program.runner.caughtUp();

  await using desk = await openSignedInVisitor(centre, ada);
  const { page } = desk;
  await page.goto('/owner');
  await page.getByRole('link', { name: 'Erase a Person' }).click();
  await page.getByRole('searchbox').fill('lindq');
  await page.getByRole('button', { name: /Mia Lindqvist/ }).click();
  const named = page.getByRole('region', { name: 'Texts about others that may name them' });
  await named.getByText('Worked with Mia today.').waitFor();
  const toNoah = named.getByRole('link', { name: /about .*Noah Brandt/ });
  expect(await toNoah.getAttribute('href')).toBe(`/class-history/${noah.id}`);
  await page.getByRole('region', { name: 'What is deleted' }).getByText('1 account with its password').waitFor();
  await page.getByText('The program makes no backups.').waitFor();
  await page.getByText('$123.00 is still to be paid.').waitFor();

  await page.getByRole('button', { name: 'Erase...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/to confirm/).fill('Noah Brandt');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await dialog.getByText('Type the name exactly as it is shown.').waitFor();
  await dialog.getByLabel(/to confirm/).fill('mia lindqvist');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByText(/^Erased on .*\.$/).waitFor();

  await page.getByRole('button', { name: 'Choose somebody else' }).click();
  await page.getByRole('searchbox').fill('lindqvist');
  await page.getByText('Nobody found').waitFor();
  await openInPortal(page, '/activity');
  await page.getByText(/Ada Quinn.* erased the personal data of a person/).waitFor();
  expect(await page.getByText('Mia Lindqvist').count()).toBe(0);
});
