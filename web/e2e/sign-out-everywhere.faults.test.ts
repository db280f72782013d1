import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre());

const PHONE = { width: 390, height: 844 };

test('signing out everywhere by keyboard and on a phone: every device asks to sign in', async () => {
  const person = await centre.createTutor({ name: 'Ms Lee' });
  await using desk = await openSignedInVisitor(centre, person);
  await using phone = await openSignedInVisitor(centre, person, { viewport: PHONE });
  await Promise.all([desk.page.goto('/tutor'), phone.page.goto('/tutor')]);
  for (const each of [desk, phone]) await each.page.getByRole('heading', { level: 1 }).waitFor();
  const { page } = desk;
  const options = page.getByRole('button', { name: 'More sign-out options' });
  await options.press('Enter');
  const everywhere = page.getByRole('button', { name: 'Sign Out Everywhere' });
  await everywhere.waitFor();
  await options.press('Tab');
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Sign Out Everywhere');
  await page.keyboard.press('Escape');
  await everywhere.waitFor({ state: 'detached' });
  expect(await options.getAttribute('aria-expanded')).toBe('false');

  await phone.page.getByRole('button', { name: 'Menu' }).click();
  await phone.page.getByRole('button', { name: 'More sign-out options' }).click();
  await phone.page.getByText('Ends your sessions on all devices, including this one.').waitFor();
  expect(await findAxeViolations(phone.page)).toEqual([]);
  const [links, offer] = await Promise.all([
    phone.page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    phone.page.getByText('Ends your sessions on all devices').boundingBox(),
  ]);
  expect(offer?.y).toBeGreaterThanOrEqual((links?.y ?? Infinity) + (links?.height ?? 0));
  await phone.page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  // The page changes more than once, which would end a wait for one navigation.
  await expect.poll(() => new URL(phone.page.url()).pathname).toMatch(/^\/(login)?$/);

  const question = desk.page.getByRole('alertdialog', { name: 'Your session has ended.' });
  await question.waitFor();
  expect(await centre.program.sql`select 1 from accounts.session where "userId" = ${person.id}`).toHaveLength(0);
  await question.getByLabel('Password').fill(person.password);
  await question.getByRole('button', { name: 'Sign in' }).click();
  await question.waitFor({ state: 'detached' });
});
