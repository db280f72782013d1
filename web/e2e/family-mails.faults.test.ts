import { expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));

test('a family switches off one kind of mail on a phone, and opens the calendar of its child', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 3 });
  const family = await centre.createFamily({ name: 'Ann Olsen', children: [mia.id] });
  await using phone = await openSignedInVisitor(centre, family, { viewport: { width: 390, height: 844 } });
  const { page } = phone;
  await page.goto('/family');
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByText('No classes have been recorded yet.').waitFor();
  await page.getByText('Mia Olsen').first().waitFor();

  await openInPortal(page, '/account');
  const graded = page.getByRole('checkbox', { name: 'homework was graded' });
  expect(await graded.isChecked()).toBe(true);
  await graded.click();
  await page.getByRole('checkbox', { name: 'homework was graded', checked: false }).waitFor();
  const client = await centre.signIn(family.email, family.password);
  expect((await client.get('/api/account/mails')).body.off).toEqual(['graded']);
  expect(await page.getByRole('checkbox', { name: 'your child was marked absent today' }).isChecked()).toBe(true);
});
