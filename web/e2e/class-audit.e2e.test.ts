/** Where the classes of a student went: as of a day, explained, and on a statement. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#scripts/test/centre-fixture.ts';
import type { Client } from '#scripts/test/client.ts';
import type { TestPerson } from '#scripts/test/people-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { openSignedInVisitor } from './steps.ts';

let centre: TestCentre;
let now = Date.parse('2026-11-20T17:00:00Z');
let owner: TestPerson;
let client: Client;
beforeAll(async () => {
  centre = await openTestCentre({ clock: () => new Date(now) });
  owner = await centre.createTutor({ name: 'Olive Owner', owner: true });
  client = await centre.signIn(owner.email, owner.password);
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Enrolled on Nov 10 without classes, got 6 on Nov 20, and was marked for Nov 10 after that. */
async function createLateClass(name: string): Promise<TestPerson> {
  now = Date.parse('2026-11-10T17:00:00Z');
  const student = await centre.createStudent({ name });
  now = Date.parse('2026-11-20T17:00:00Z');
  await client.post(`/api/students/${student.id}/classes/add`, { classes: 6, reason: 'Starter' });
  await client.post(`/api/students/${student.id}/attendance`, {
    ...{ date: '2026-11-10', status: 'present', reason: 'Paper roll' },
  });
  return student;
}

test('as of a day: an owner sees both clocks and the row between them, and opens its history', async () => {
  const lena = await createLateClass('Lena Late');
  await using office = await openSignedInVisitor(centre, owner);
  const { page } = office;
  await page.goto(`/class-history/${lena.id}`);
  await page.getByRole('link', { name: 'As of a day' }).click();
  await page.getByText('Both clocks agree').waitFor();
  await page.getByLabel('True on').fill('2026-11-10');
  await page.getByText(/^−1 remaining is outside 0 to 18\./).waitFor();
  const figures = page.getByRole('table', { name: 'Classes on both clocks' });
  const cells = figures.getByRole('row', { name: /^Remaining/ }).getByRole('cell');
  expect(await cells.allInnerTexts()).toEqual(['−1', '0', '−1']);
  const later = page.getByRole('region', { name: /^Recorded after Nov 10, 2026, 11:59/ });
  await later.getByText('Attended class: Paper roll').waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
  await page.getByLabel('Known at').fill('2026-11-20T13:00');
  await expect.poll(() => cells.allInnerTexts()).toEqual(['−1', '5', '−6']);
  const effectiveLater = page.getByRole('region', { name: 'Effective after Nov 10, 2026' });
  await effectiveLater.getByText('Added 6 classes: Starter').waitFor();
  await effectiveLater.getByRole('link', { name: 'Show in history' }).click();
  await page.getByText('Added 6 classes: Starter').waitFor();
  expect(await page.getByText('Enrolled').count()).toBe(0);
});
