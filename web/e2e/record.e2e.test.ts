/** The page on which an owner checks and seals the record. */
import { expect, test } from 'vitest';
import { startRecordChecks } from '#services/record/nightly-check/run-record-check.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openSignedInVisitor } from './steps.ts';

test('record: an owner checks the record and seals it, and another tutor cannot', async () => {
  await using centre = await openTestCentre();
  await startRecordChecks(centre.program);
  await centre.createStudent({ classes: 4 });
  await centre.createStudent({ classes: 2 });
  await using office = await openSignedInVisitor(centre, await centre.createTutor({ owner: true }));
  const { page } = office;
  await page.goto('/tutor');
  await page.getByRole('link', { name: 'Owner', exact: true }).click();
  await page.getByText('The record has not been checked yet.').waitFor();
  // Accounts that wait for approval are counted there, with the age of the oldest.
  for (const name of ['ana', 'ben']) {
    const account = { name, email: `${name}@rollbook.example`, password: 'another slate' };
    expect((await centre.createVisitor().post('/api/auth/sign-up', account)).status).toBe(200);
  }
  await centre.program.sql`
    update accounts."user" set "createdAt" = "createdAt" - interval '3 days' where email = 'ana@rollbook.example'`;
  await page.reload();
  await page.getByText(/^2 new accounts to approve.* 3 days/).waitFor();
  await page.getByRole('link', { name: 'Review the new accounts' }).waitFor();
  await page.getByRole('link', { name: 'Record and seals' }).click();
  await page.getByText('The record has not been checked yet.').waitFor();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText(/^All 2 histories add up, checked /).waitFor({ timeout: 60_000 });

  await page.getByText('No seals yet').waitFor();
  await page.getByRole('button', { name: 'Seal now' }).click();
  await page.getByText('The record is sealed').first().waitFor();
  await page.getByRole('button', { name: /^Copy the seal of \d+ events$/ }).waitFor();
  await page.getByRole('button', { name: 'Seal now' }).click();
  await page.getByText('Nothing to seal').first().waitFor();

  await using wall = await openSignedInVisitor(centre, await centre.createTutor());
  await wall.page.goto('/owner/record');
  await wall.page.waitForURL('**/tutor');
});
