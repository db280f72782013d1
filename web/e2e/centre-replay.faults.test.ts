/** The pages on which an owner replays the centre up to a day, and supposes another rule. */
import { expect, test } from 'vitest';
import { comparisonJob, comparisonStore } from '#services/record/sandboxes/comparison-job.ts';
import { replayJob } from '#services/record/sandboxes/replay-job.ts';
import { whatIfJob } from '#services/record/what-if/what-if-job.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

test('owner: replays a day, compares it with today and drops it, then supposes another limit', async () => {
  await using centre = await openTestCentre();
  await replayJob.work(centre.program);
  await comparisonJob.work(centre.program);
  await whatIfJob.work(centre.program);
  const student = await centre.createStudent({ name: 'Mia Lund', classes: 20 });
  await using office = await openSignedInVisitor(centre, await centre.createTutor({ owner: true }));
  const { page } = office;
  await page.goto('/owner');
  await page.getByRole('link', { name: 'The center on an earlier day' }).click();
  await page.getByText('No sandboxes yet').waitFor();
  await using other = await openSignedInVisitor(centre, await centre.createTutor({ owner: true }));
  await other.page.goto('/owner/replay');
  await other.page.getByText('No sandboxes yet').waitFor();
  await page.getByLabel('Last day').fill('2020-01-31');
  await page.getByLabel('Name of the sandbox').fill('Not a name');
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await page
    .getByText(/^Use at most 40 small letters/)
    .first()
    .waitFor();
  await page.getByLabel('Name of the sandbox').fill('before');
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.getByText(/^Up to Jan 31, 2020 · 0 events/).waitFor({ timeout: 60_000 });
  // The page of another owner, who did nothing, follows through the feed.
  await other.page.getByText(/^Up to Jan 31, 2020 · 0 events/).waitFor();
  await page.getByRole('button', { name: 'Compare with today' }).click();
  await page.getByRole('row', { name: 'Mia Lund not there 18' }).waitFor({ timeout: 60_000 });
  await page.getByRole('row', { name: 'Balances 0 0 1 0' }).waitFor();
  await other.page.getByRole('row', { name: 'Mia Lund not there 18' }).waitFor();
  await page.reload();
  await page.getByRole('row', { name: 'Mia Lund not there 18' }).waitFor();
  // A comparison that takes long: no worker has it.
  const { sql } = centre.program;
  const id = (await comparisonStore.claim(sql, { name: 'before' }, new Date())) ?? '';
  await comparisonStore.report(sql, id, { done: 5, total: 24 });
  await page.getByText('5 of 24 tables compared').waitFor();
  await page.getByRole('button', { name: 'Cancel the comparison' }).click();
  await other.page.getByRole('button', { name: 'Canceling...' }).waitFor();
  expect(await comparisonStore.report(sql, id, { done: 6, total: 24 })).toBe(false);
  await comparisonStore.finish(sql, id, { outcome: 'canceled' }, new Date());
  for (const { page: shown } of [office, other]) await shown.getByText('The comparison was canceled.').waitFor();
  await page.getByRole('button', { name: 'Drop' }).click();
  await page.getByText('No sandboxes yet').waitFor();
  await page.getByText('The comparison was canceled.').waitFor({ state: 'detached' });
  await other.page.getByText('No sandboxes yet').waitFor();

  await openInPortal(page, '/owner/what-if');
  await page.getByRole('button', { name: 'Show what differs' }).click();
  await page.getByText('Enter a limit, or choose a rule for streaks.').waitFor();
  await page.getByLabel('Class limit').fill('24');
  await page.getByRole('radio', { name: 'Keeps the streak' }).click();
  await page.getByRole('button', { name: 'Show what differs' }).click();
  await page.getByText('The numbers of 1 of 1 student would differ, today or earlier.').waitFor({ timeout: 60_000 });
  // The page of another owner shows the same.
  await openInPortal(other.page, '/owner/what-if');
  await other.page.getByText('Class limit: 24. A second practice session on the same day: Keeps the streak.').waitFor();
  await page.getByText('No streak of 0 students with practice would differ, today or earlier.').waitFor();
  await page.getByRole('link', { name: 'Entry 1' }).click();
  await page.waitForURL(`**/replay/${student.id}?at=1`);

  await using wall = await openSignedInVisitor(centre, await centre.createTutor());
  for (const path of ['/owner/replay', '/owner/what-if']) {
    await wall.page.goto(path);
    await wall.page.waitForURL('**/tutor');
  }
});
