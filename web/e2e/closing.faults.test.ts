import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

const clock = { now: '2026-10-05T16:00:00Z' };
const centre = await openForAllTests(openTestCentre({ clock: () => new Date(clock.now) }));
const owner = await centre.createTutor({ name: 'Olga Owner', owner: true });

test('a month is closed as it is known now and as it was known on a day, with what was recorded since, and the books are exported', async () => {
  const client = await centre.signIn(owner.email, owner.password);
  const ines = await centre.createStudent({ name: 'Ines Duarte', classes: 0 });
  const post = async (path: string, body: object) => {
    const answer = await client.post(`/api/students/${ines.id}${path}`, body);
    expect([path, answer.status, answer.text]).toEqual([path, 200, expect.any(String)]);
  };
  const purchase = { price_cents: 40_000, price_reason: 'Second child' };
  const payment = { amount_cents: 30_000, method: 'check', reference: '1042', received_by: owner.id };
  await post('/classes/add', {
    ...{ classes: 12, code: 'growth', purchase },
    payment: { ...payment, received_on: '2026-10-05' },
  });
  clock.now = '2026-11-03T16:00:00Z';
  await post('/attendance', { status: 'present', date: '2026-10-30', reason: 'The roll was forgotten' });
  clock.now = '2026-11-20T17:00:00Z';
  await centre.program.runner.caughtUp();

  await using desk = await openSignedInVisitor(centre, owner);
  const { page } = desk;
  await page.goto('/owner');
  await page.getByRole('link', { name: 'Monthly Closing' }).click();
  await page.getByRole('heading', { name: 'October 2026' }).waitFor();
  const row = (name: RegExp) => page.getByRole('row', { name }).first().waitFor();
  await row(/^Sold \+12 \+\$400\.00$/);
  await row(/^Delivered −1 −\$33\.33$/);
  await row(/^Unused at the end 11 \$366\.67$/);
  await row(/^Received −\$300\.00$/);
  await row(/^Owed at the end \$100\.00$/);

  await page.getByLabel('As known on').fill('2026-10-31');
  await page.getByText('As known at the end of Oct 31, 2026').waitFor();
  await row(/^Unused at the end 12 \$400\.00$/);
  await row(/^Classes: Unused at the end 12 11 −1$/);
  const later = page.getByRole('table', { name: 'Recorded since then' });
  await later.getByText('Ines Duarte').waitFor();
  await later.getByText('−1 class').waitFor();
  await later.getByRole('link', { name: 'Class history' }).click();
  await page.getByRole('heading', { name: 'Ines Duarte' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Next month' }).click();
  await page.getByText('This month is not over yet.').waitFor();
  await row(/^Unused before 11 \$366\.67$/);

  await openInPortal(page, '/owner/books');
  await page.getByText('Payments: $300.00 in 1 entry').waitFor();
  await page.getByText('Check · no. 1042').waitFor();
  await page.getByRole('button', { name: 'Purchases', exact: true }).click();
  await page.getByText('Purchases: $400.00 in 1 entry').waitFor();
  await page.getByRole('button', { name: 'Export purchases' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('purchases-2026-11-20.csv');
});
