import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatCents } from '#contracts/reason-words.ts';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openInPortal, openScreen, openSignedInVisitor, openStudentDialog } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const lee = await centre.createTutor({ name: 'Ms Lee' });
const client = await centre.signIn(lee.email, lee.password);
const { page } = await openForAllTests(openSignedInVisitor(centre, lee));
const PHONE = { width: 360, height: 780 };

const send = async (path: string, body: object) => {
  const answer = await client.post(path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  await centre.program.runner.caughtUp();
};
const readMoney = async (student: string) => {
  await centre.program.runner.caughtUp();
  return (await client.get(`/api/students/${student}/money`)).body;
};
const starter = { classes: 6, code: 'starter', purchase: { price_cents: 35_000 } };

const findRow = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('table', { name: 'All entries' }).getByRole('row').filter({ hasText: text });
const findPurchase = (page: Page, text: string): Locator =>
  page.getByRole('table', { name: 'Purchases' }).getByRole('row').filter({ hasText: text });
/** Waits until the strip of figures begins with this amount. */
const waitForOwed = (page: Page, amount: string) =>
  page
    .locator('dl')
    .filter({ hasText: `Owed${amount}` })
    .first()
    .waitFor();

/** Fills in how and when a payment came in. */
async function fillTransfer(dialog: Locator, method: string, amount: string) {
  await dialog.getByRole('radio', { name: method }).check();
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await dialog.getByRole('button', { name: 'Today' }).click();
}

test('a plan is paid in parts, also for two siblings by one check, which bounces; a refund takes classes; the family reads it', async () => {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 0 });
  const ben = await centre.createStudent({ name: 'Ben Olsen', classes: 0 });
  const family = await centre.createFamily({ name: 'Ann Olsen', children: [mia.id, ben.id] });
  await send(`/api/students/${ben.id}/classes/add`, starter);
  await openScreen(page, '/student-management');
  const sale = await openStudentDialog(page, mia.name, 'Manage Classes');
  await sale.getByRole('button', { name: 'Growth 12' }).click();
  await sale.getByRole('button', { name: 'Add Classes' }).click();
  await sale.waitFor({ state: 'detached' });

  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: mia.name })
    .getByRole('link', { name: 'Payments' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
  await waitForOwed(page, '$500.00');
  await findPurchase(page, 'Growth 12').getByText('Owed').waitFor();
  const dialog = page.getByRole('dialog');
  const record = dialog.getByRole('button', { name: 'Record payment' });
  await page.getByRole('button', { name: 'Record payment' }).click();
  await record.click();
  await dialog.getByText('Choose who received it.').waitFor();
  await fillTransfer(dialog, 'Cash', '200');
  await dialog.getByLabel('Received by').selectOption('Ms Lee (you)');
  await dialog.getByText('No purchase is chosen, so all $200.00 becomes credit for later purchases.').waitFor();
  await dialog.getByRole('checkbox', { name: 'Growth 12' }).check();
  await dialog.getByText(/^Pays \$200\.00 of Growth 12 of .*; \$300\.00 stays open\.$/).waitFor();
  await record.dblclick();
  await dialog.waitFor({ state: 'detached' });
  await waitForOwed(page, '$300.00');
  await findPurchase(page, 'Growth 12').getByText('Part paid').waitFor();

  await page.getByRole('button', { name: 'Record payment' }).click();
  await fillTransfer(dialog, 'Check', '450');
  await dialog.getByLabel('Received by').selectOption('Ms Lee (you)');
  await dialog.getByLabel('Reference').fill('1042');
  await dialog.getByRole('button', { name: 'Also for another student' }).click();
  await dialog.getByRole('button', { name: ben.name }).click();
  await dialog.getByLabel(/^Part for .*Mia Olsen/).fill('300');
  await dialog.getByRole('checkbox', { name: 'Growth 12' }).check();
  await dialog.getByLabel(/^Part for .*Ben Olsen/).fill('140');
  await dialog.getByText('The parts add up to $440.00: $10.00 of the payment has no student yet.').waitFor();
  await record.click();
  await dialog.waitFor();
  await dialog.getByLabel(/^Part for .*Ben Olsen/).fill('150');
  await dialog.getByRole('checkbox', { name: 'Starter 6' }).check();
  await page.reload();
  await dialog.getByText('The parts add up to $450.00.').waitFor();
  await dialog.getByText(/^Pays \$150\.00 of Starter 6/).waitFor();
  await record.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Nothing is owed').waitFor();
  const check = findRow(page, 'Payment by check');
  await check.getByText('Part of one payment of $450.00').waitFor();
  expect((await readMoney(ben.id)).figures.owed_cents).toBe(20_000);

  await check.getByRole('button', { name: 'Reverse' }).click();
  await dialog.getByText(/^Growth 12 of .*: \$300\.00 is open again\.$/).waitFor();
  await dialog.getByRole('button', { name: 'Bounced check' }).click();
  await dialog.getByRole('button', { name: 'Reverse payment' }).click();
  await dialog.getByText('Choose whether the whole payment is reversed.').waitFor();
  await dialog.getByRole('radio', { name: 'The whole payment, $450.00' }).check();
  await dialog.getByRole('button', { name: 'Reverse payment' }).click();
  await dialog.waitFor({ state: 'detached' });
  await waitForOwed(page, '$300.00');
  const undo = findRow(page, 'Payment reversed: Bounced check');
  await findRow(page, 'Payment by check')
    .getByRole('link', { name: /^Reversed on/ })
    .click();
  expect(new URL(page.url()).hash).toBe(`#${await undo.getAttribute('id')}`);
  await undo.getByRole('link', { name: /^Reverses the payment of/ }).waitFor();
  expect((await readMoney(ben.id)).figures.owed_cents).toBe(35_000);

  await openInPortal(page, `/money/${mia.id}?refund=1`);
  const refund = dialog.getByRole('button', { name: 'Record refund' });
  const source = dialog.getByLabel('What is refunded?');
  await source.waitFor();
  expect(await source.locator('option').allTextContents()).toEqual([
    'Choose',
    expect.stringMatching(/^Growth 12 .*: at most \$200\.00$/),
  ]);
  await source.selectOption({ index: 1 });
  await fillTransfer(dialog, 'Cash', '200.01');
  await refund.click();
  await dialog.getByText('At most $200.00 can be returned for this.').waitFor();
  await dialog.getByRole('radio', { name: 'Yes, take classes back' }).check();
  await dialog.getByLabel('Number of classes').fill('15');
  await dialog.getByText('Takes 12 of 15: only 12 are left.').waitFor();
  await dialog.getByLabel('Number of classes').fill('3');
  await dialog.getByText('Takes 3 of 3 classes.').waitFor();
  await dialog.getByText(/\$500\.00 ÷ 12 × 3 = \$125\.00/).waitFor();
  await dialog.getByRole('button', { name: 'Use $125.00' }).click();
  await dialog.getByLabel('Reason').fill('Moving away');
  await refund.click();
  await dialog.waitFor({ state: 'detached' });
  await findRow(page, 'Refund in cash for Growth 12').getByText('with 3 classes removed').waitFor();
  expect((await readMoney(mia.id)).student.classes_remaining).toBe(9);

  await using phone = await openSignedInVisitor(centre, family, { viewport: PHONE });
  await phone.page.goto('/family');
  const card = phone.page.getByRole('region', { name: mia.name, exact: true });
  const { owed_cents: owed } = (await readMoney(mia.id)).figures;
  await card.getByText(`${formatCents(Math.abs(owed))} ${owed > 0 ? 'to pay' : 'in your favor'}`).waitFor();
  await card.getByRole('link', { name: 'Payments' }).click();
  await phone.page.getByText('Refund in cash for Growth 12').waitFor();
  await phone.page.getByText('Payment reversed: Bounced check').waitFor();
  await findRow(phone.page, 'Payment by check').getByText('no. 1042').waitFor();
  await findRow(phone.page, 'Payment by check').getByRole('link', { name: ben.name }).waitFor();
  for (const act of [/^Record/, 'Reverse', 'Refund', 'Use credit'])
    expect(await phone.page.getByRole('main').getByRole('button', { name: act }).count()).toBe(0);
  await phone.page.getByRole('button', { name: 'Something wrong?' }).click();
  const question = phone.page.getByRole('dialog', { name: 'Something wrong?' });
  await question.getByRole('radio', { name: 'Charged twice' }).click();
  await question.getByLabel('What happened?').fill('The check of last week is missing.');
  await question.getByRole('button', { name: 'Send' }).dblclick();
  await question.waitFor({ state: 'detached' });
  const asked = phone.page.getByRole('region', { name: 'Questions about classes' });
  await asked.getByText('The check of last week is missing.').waitFor();
  expect(await asked.getByText('The check of last week').count()).toBe(1);
});

testInFaults(
  'balances due are listed with their age, and an owner decides about what may have been recorded twice',
  async () => {
    const owner = await centre.createTutor({ name: 'Sam Okafor', owner: true });
    const noah = await centre.createStudent({ name: 'Noah Brandt', classes: 0 });
    await send(`/api/students/${noah.id}/classes/add`, starter);
    const { today } = (await client.get('/api/centre')).body;
    const payment = { amount_cents: 10_000, method: 'cash', received_on: today, received_by: lee.id, allocations: [] };
    await send(`/api/students/${noah.id}/payments`, payment);
    await using desk = await openSignedInVisitor(centre, owner);
    const { page } = desk;
    const dialog = page.getByRole('dialog');

    await openScreen(page, '/owner/balances');
    const row = page.getByRole('row').filter({ hasText: noah.name });
    await row.getByText('$100.00 of credit could pay for it').waitFor();
    await page.getByRole('button', { name: 'Over 30 days' }).click();
    await page.getByText('Nothing is owed for over 30 days').waitFor();
    expect(new URL(page.url()).search).toBe('?over=30');
    await page.getByRole('button', { name: 'To be returned' }).click();
    await page.getByText('Nothing is to be returned').waitFor();
    const zoe = await centre.createStudent({ name: 'Zoe Brandt', classes: 0 });
    const { allocations: _, ...received } = { ...payment, amount_cents: 35_000 };
    await send(`/api/students/${zoe.id}/classes/add`, { ...starter, payment: received });
    const [sale] = (await readMoney(zoe.id)).purchases;
    const reversal = { reason: 'Wrong plan', money: 'to-return' };
    await send(`/api/students/${zoe.id}/purchases/${sale.id}/reverse`, reversal);
    await page.getByText('1 student, $350.00 to be returned').waitFor();
    await page.getByRole('row').filter({ hasText: zoe.name }).getByText('$350.00').waitFor();
    await page.getByRole('button', { name: 'All' }).click();
    await row.getByRole('link', { name: noah.name }).click();

    await page.getByRole('button', { name: 'Use credit' }).click();
    await dialog.getByText(/^Pays \$100\.00 of Starter 6 .* with credit; \$250\.00 stays open\./).waitFor();
    await dialog.getByRole('button', { name: 'Use credit' }).click();
    await dialog.waitFor({ state: 'detached' });
    await findRow(page, 'Credit used for Starter 6').waitFor();

    await page.getByRole('button', { name: 'Record payment' }).click();
    await fillTransfer(dialog, 'Card', '100');
    await dialog.getByLabel('Received by').selectOption('Ms Lee');
    const record = dialog.getByRole('button', { name: 'Record payment' });
    await record.click();
    await dialog.getByText(/Ms Lee.* recorded \$100\.00 for this student at/).waitFor();
    await dialog.getByRole('checkbox', { name: 'Yes, record it a second time' }).check();
    await record.click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Record refund' }).click();
    await dialog.getByLabel('What is refunded?').selectOption('Not tied to a purchase');
    await fillTransfer(dialog, 'Cash', '5');
    await dialog.getByRole('radio', { name: 'No, only money' }).check();
    await dialog.getByRole('button', { name: 'Goodwill' }).click();
    await dialog.getByRole('button', { name: 'Record refund' }).click();
    await page.getByRole('alertdialog').getByText('Return $5.00 that is tied to no purchase?').waitFor();
    expect((await readMoney(noah.id)).figures.refunded_cents).toBe(0);
    await page.getByRole('button', { name: 'Record it all the same' }).click();
    await dialog.waitFor({ state: 'detached' });
    const given = findRow(page, 'Refund in cash: Goodwill');
    await given.getByRole('button', { name: 'Reverse' }).click();
    await dialog.getByText('$5.00 counts as not returned.').waitFor();
    await dialog.getByRole('button', { name: 'Correction' }).click();
    await dialog.getByRole('button', { name: 'Reverse refund' }).click();
    await dialog.waitFor({ state: 'detached' });
    await findRow(page, 'Refund reversed: Correction').waitFor();

    await openInPortal(page, '/owner/duplicates');
    const pair = page.getByRole('region', { name: 'Payment of $100.00' });
    await pair.getByText('Payment in cash').waitFor();
    await pair.getByRole('button', { name: 'Reverse this one' }).nth(1).click();
    await dialog.getByRole('button', { name: 'Correction' }).click();
    await dialog.getByRole('button', { name: 'Reverse payment' }).click();
    await page.getByText('No possible duplicates').waitFor();
    const twice = { ...starter, seen_equal: (await readMoney(noah.id)).purchases.map(({ id }: { id: string }) => id) };
    await send(`/api/students/${noah.id}/classes/add`, twice);
    const purchases = page.getByRole('region', { name: 'Purchase of $350.00' });
    await purchases.getByRole('link', { name: 'Reverse this one' }).nth(1).click();
    await dialog.getByRole('heading', { name: 'Reverse this purchase' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await openInPortal(page, '/owner/duplicates');
    await purchases.getByRole('button', { name: 'Keep both' }).click();
    await page.getByText('No possible duplicates').waitFor();
  },
);

testInFaults('a dialog says that its payment or refund was reversed by another person in the meantime', async () => {
  const eva = await centre.createStudent({ name: 'Eva Novak', classes: 0 });
  const at = `/api/students/${eva.id}`;
  await send(`${at}/classes/add`, starter);
  const day = (await client.get('/api/centre')).body.today;
  const paid = { amount_cents: 9_000, method: 'cash', received_on: day, received_by: lee.id, allocations: [] };
  await send(`${at}/payments`, paid);
  const [payment] = (await readMoney(eva.id)).payments;
  const given = { payment_id: payment.id, cents: 1_000, method: 'cash', returned_on: day, reason: 'Goodwill' };
  await send(`${at}/refunds`, given);
  await openScreen(page, `/money/${eva.id}`);
  const dialog = page.getByRole('dialog');
  const refund = findRow(page, 'Refund in cash');
  const refundId = await refund.getAttribute('id');
  await refund.getByRole('button', { name: 'Reverse' }).click();
  await dialog.getByText('$10.00 counts as not returned.').waitFor();
  const reason = { reason: 'Wrong student' };
  await send(`${at}/refunds/${refundId}/reverse`, reason);
  await dialog.getByText('This refund was already reversed.').waitFor();
  await dialog.getByText('Close', { exact: true }).click();

  await findRow(page, 'Payment in cash').getByRole('button', { name: 'Reverse' }).click();
  await dialog.getByText('$90.00 of credit can no longer be used.').waitFor();
  await send(`${at}/payments/${payment.id}/reverse`, reason);
  await dialog.getByText('This payment was already reversed.').waitFor();
});

testInFaults('a refund of an older purchase suggests an amount only for the classes that it takes of it', async () => {
  const kim = await centre.createStudent({ name: 'Kim Sato', classes: 0 });
  const { today } = (await client.get('/api/centre')).body;
  const payment = { amount_cents: 50_000, method: 'cash', received_on: today, received_by: lee.id };
  const growth = { classes: 12, code: 'growth', purchase: { price_cents: 50_000 }, payment };
  for (const bought of [growth, starter]) await send(`/api/students/${kim.id}/classes/add`, bought);
  await openScreen(page, `/money/${kim.id}?refund=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is refunded?').selectOption({ index: 1 });
  await dialog.getByRole('radio', { name: 'Yes, take classes back' }).check();
  await dialog.getByLabel('Number of classes').fill('3');
  await dialog.getByText(/^No amount is suggested: .* those of Starter 6 of /).waitFor();
  const offered = dialog.getByRole('button', { name: /^Use / });
  expect(await offered.allTextContents(), 'only all that was paid').toEqual(['Use $500.00']);
  await dialog.getByLabel('Number of classes').fill('9');
  await dialog.getByText(/\$500\.00 ÷ 12 × 3 = \$125\.00/).waitFor();
});
