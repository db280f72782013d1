import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { openSignedInVisitor } from './steps.ts';

let centre: TestCentre;
beforeAll(async () => {
  centre = await openTestCentre();
});
afterAll(() => centre[Symbol.asyncDispose]());

async function signUp(name: string, email: string) {
  const account = { name, email, password: 'another slate' };
  expect((await centre.createVisitor().post('/api/auth/sign-up', account)).status).toBe(200);
}

test('an owner sees how many accounts wait for approval and since when, with a link to them', async () => {
  const owner = await centre.createTutor({ name: 'Olga Owner', owner: true });
  await using office = await openSignedInVisitor(centre, owner);
  const { page } = office;
  await page.goto('/owner');
  await page.getByText('No questions are waiting for an answer.').waitFor();
  expect(await page.getByText('to approve').count()).toBe(0);

  await signUp('Ana Ahead', 'ana@rollbook.example');
  await signUp('Ben Behind', 'ben@rollbook.example');
  await centre.program.sql`
    update accounts."user" set "createdAt" = "createdAt" - interval '3 days' where email = 'ana@rollbook.example'`;
  await page.reload();
  await page.getByText('2 new accounts to approve, the oldest 3 days old').waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
  await page.getByRole('link', { name: 'Review New accounts' }).click();
  await page.getByRole('region', { name: 'New accounts' }).getByText('Ana Ahead').waitFor();
});
