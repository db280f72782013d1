import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { openSignedInVisitor } from './steps.ts';

let centre: TestCentre;
beforeAll(async () => {
  centre = await openTestCentre();
});
afterAll(() => centre[Symbol.asyncDispose]());

const PHONE = { width: 390, height: 844 };

test.each([
  ['a tutor', '/tutor', () => centre.createTutor({ name: 'Ms Lee' })],
  ['an owner', '/tutor', () => centre.createTutor({ name: 'Sam Whitfield', owner: true })],
  ['a student', '/student', () => centre.createStudent({ name: 'Mia Lindqvist' })],
])('%s signs out everywhere, and every device asks to sign in', async (_, path, create) => {
  const person = await create();
  await using desk = await openSignedInVisitor(centre, person);
  await using phone = await openSignedInVisitor(centre, person, { viewport: PHONE });
  await Promise.all([desk.page.goto(path), phone.page.goto(path)]);
  for (const { page } of [desk, phone]) await page.getByRole('heading', { level: 1 }).waitFor();

  await phone.page.getByRole('button', { name: 'Menu' }).click();
  await phone.page.getByRole('button', { name: 'More sign-out options' }).click();
  await phone.page.getByText('Ends your sessions on all devices, including this one.').waitFor();
  const [links, options] = await Promise.all([
    phone.page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    phone.page.getByText('Ends your sessions on all devices').boundingBox(),
  ]);
  expect(options?.y).toBeGreaterThanOrEqual((links?.y ?? Infinity) + (links?.height ?? 0));
  expect(await auditAccessibility(phone.page)).toEqual([]);
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

test('the sign-out options work by keyboard and fit on wide screens', async () => {
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  await using desk = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await page.goto('/tutor');
  const options = page.getByRole('button', { name: 'More sign-out options' });
  await options.press('Enter');
  const everywhere = page.getByRole('button', { name: 'Sign Out Everywhere' });
  await everywhere.waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
  await options.press('Tab');
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Sign Out Everywhere');
  await page.keyboard.press('Escape');
  await everywhere.waitFor({ state: 'detached' });
  expect(await options.getAttribute('aria-expanded')).toBe('false');
});
