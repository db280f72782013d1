import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findStudentLine, findToast, openInPortal, openSignedInVisitor, openStudentDialog } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const owner = await centre.createTutor({ name: 'Sam Okafor', owner: true });
const client = await centre.signIn(owner.email, owner.password);

const readMoney = async (student: string) => {
  await centre.program.runner.caughtUp();
  return (await client.get(`/api/students/${student}/money`)).body;
};
const readPayment = (dialog: Locator) =>
  Promise.all([
    dialog.getByRole('radio', { name: /Cash|Check|Card|Bank transfer/, checked: true }).count(),
    dialog.getByLabel('Amount').inputValue(),
    dialog.getByLabel('Day received').inputValue(),
    dialog.getByLabel('Received by').inputValue(),
  ]);

test('a plan is sold and paid at once; an equal one asks first; a reversed one leaves its money as credit', async () => {
  const student = await centre.createStudent({ name: 'Ines Duarte', classes: 0 });
  await using desk = await openSignedInVisitor(centre, owner);
  const { page } = desk;
  await page.goto('/student-management');
  const dialog = await openStudentDialog(page, 'Ines Duarte', 'Manage Classes');
  const save = dialog.getByRole('button', { name: 'Add Classes' });
  await dialog.getByRole('button', { name: 'Growth 12' }).click();
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('12');
  expect(await dialog.getByLabel('Price due').inputValue()).toBe('500.00');
  await dialog.getByText('List price of Growth 12: $500.00 · about $41.67 a class').waitFor();
  await dialog.getByLabel('Price due').fill('four hundred');
  await save.click();
  await dialog.getByText('Enter an amount such as 350.00.').waitFor();
  await dialog.getByLabel('Price due').fill('480');
  await dialog.getByText('· $40.00 a class').waitFor();
  await save.click();
  await dialog.getByText('Please say why the price is not the list price.').waitFor();
  await dialog.getByLabel('Why another price?').fill('Her sister comes too');

  const paidNow = dialog.getByRole('checkbox', { name: 'Paid now' });
  expect(await paidNow.isChecked()).toBe(false);
  await paidNow.check();
  expect(await readPayment(dialog)).toEqual([0, '', '', '']);
  await save.click();
  for (const fault of ['Choose how it was paid.', 'Enter the day.', 'Choose who received it.'])
    await dialog.getByText(fault).waitFor();
  await dialog.getByText('Check', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Use $480.00' }).click();
  await dialog.getByRole('button', { name: 'Today' }).click();
  await dialog.getByLabel('Received by').selectOption('Sam Okafor (you)');
  await dialog.getByLabel('Reference').fill('1041');
  const filled = await readPayment(dialog);
  await page.reload();
  await dialog.getByRole('option', { name: 'Sam Okafor (you)' }).waitFor({ state: 'attached' });
  expect(await readPayment(dialog)).toEqual(filled);

  desk.allowFault(/ERR_CONNECTION_RESET/);
  const loseAnswer = { times: 1 };
  await page.route(
    '**/classes/add',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    loseAnswer,
  );
  await save.click();
  await findToast(page, 'Unexpected error').waitFor();
  await save.dblclick();
  await dialog.waitFor({ state: 'detached' });
  const { purchases, figures, entries } = await readMoney(student.id);
  expect(purchases).toMatchObject([{ classes: 12, price_cents: 48_000, paid_cents: 48_000, status: 'paid' }]);
  expect(figures).toMatchObject({ due_cents: 48_000, paid_cents: 48_000, owed_cents: 0 });
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['payment', 'purchase']);
  expect(entries[0]).toMatchObject({ method: 'check', reference: '1041', received_by_name: 'Sam Okafor' });
  expect(entries[1]).toMatchObject({ price_reason: 'Her sister comes too' });

  await openStudentDialog(page, 'Ines Duarte', 'Manage Classes');
  await dialog.getByRole('button', { name: 'Other' }).click();
  await dialog.getByLabel('Price due').fill('480');
  await save.click();
  await dialog.getByText(/^Sam Okafor recorded \$480\.00 for this student at .*second time\?$/).waitFor();
  const again = dialog.getByRole('checkbox', { name: 'Yes, record it a second time' });
  await expect.poll(() => again.evaluate((box) => box === document.activeElement)).toBe(true);
  await dialog.getByLabel('Price due').fill('480.50');
  await again.waitFor({ state: 'detached' });
  await dialog.getByLabel('Price due').fill('480');
  await save.click();
  await again.check();
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  expect((await readMoney(student.id)).figures).toMatchObject({ due_cents: 96_000, owed_cents: 48_000 });

  await openInPortal(page, `/statement/${student.id}`);
  await page.getByText('Price $480.00').nth(1).waitFor();
  await openInPortal(page, `/class-history/${student.id}`);
  await page.getByLabel('Reason', { exact: true }).selectOption('Growth 12');
  await page.getByText('Price $480.00').nth(1).waitFor({ state: 'detached' });
  await page.getByText('Price $480.00').waitFor();
  expect(new URL(page.url()).searchParams.get('code')).toBe('growth');
  await page.getByRole('row', { name: 'Added 12 classes' }).getByRole('button', { name: 'Reverse' }).click();
  const reversal = page.getByRole('dialog', { name: 'Reverse this purchase' });
  await reversal.getByText('What happens to the $480.00 that was paid?').waitFor();
  await reversal.getByRole('button', { name: 'Correction' }).click();
  await reversal.getByRole('button', { name: 'Reverse purchase' }).click();
  await reversal.getByText('Choose what happens to the money.').waitFor();
  await reversal.getByText('Returned to the family').click();
  await reversal.getByRole('button', { name: 'Reverse purchase' }).click();
  await reversal.getByText('Choose how it was returned.').waitFor();
  await reversal.getByText('Kept as credit').click();
  await reversal.getByRole('button', { name: 'Reverse purchase' }).dblclick();
  await reversal.waitFor({ state: 'detached' });
  expect((await readMoney(student.id)).figures).toMatchObject({
    credit_cents: 48_000,
    open_cents: 48_000,
    owed_cents: 0,
  });
});

testInFaults('a quick choice records no payment, and leaves no number or price of another choice', async () => {
  const student = await centre.createStudent({ name: 'Buys Starter', classes: 0 });
  await using desk = await openSignedInVisitor(centre, owner);
  const { page } = desk;
  await page.goto('/student-management');
  const dialog = page.getByRole('dialog', { name: 'Manage Classes' });
  const openDialog = () =>
    findStudentLine(page, 'Buys Starter').getByRole('button', { name: 'Manage Classes' }).click();
  const save = async () => {
    await dialog.getByRole('button', { name: 'Add Classes' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await openDialog();
  await dialog.getByRole('button', { name: 'Starter 6' }).click();
  await save();
  expect(await readMoney(student.id)).toMatchObject({
    figures: { due_cents: 35_000, paid_cents: 0, owed_cents: 35_000 },
    purchases: [{ classes: 6, price_cents: 35_000, status: 'owed' }],
  });

  await openDialog();
  await dialog.getByRole('button', { name: 'Excellence 18' }).click();
  expect(await dialog.getByLabel('Price due').inputValue()).toBe('650.00');
  await dialog.getByRole('button', { name: 'Other' }).click();
  expect(await dialog.getByLabel('Price due').inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Growth 12' }).click();
  await dialog.getByRole('checkbox', { name: 'Paid now' }).check();
  await dialog.getByRole('button', { name: 'Goodwill' }).click();
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('1');
  await save();
  const { figures, purchases } = await readMoney(student.id);
  expect(figures).toMatchObject({ due_cents: 35_000, paid_cents: 0 });
  expect(purchases).toHaveLength(1);

  // A number that was typed stays, and nothing of a plan turns into the reason of a removal.
  await openDialog();
  await dialog.getByRole('button', { name: 'Starter 6' }).click();
  await dialog.getByLabel('Number of classes').fill('4');
  await dialog.getByRole('button', { name: 'Make-up' }).click();
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('4');
  await dialog.getByRole('button', { name: 'Starter 6' }).click();
  await dialog.getByRole('radio', { name: 'Remove Classes' }).click();
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('');
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('1');
  expect(await dialog.getByLabel('Price due').count()).toBe(0);
  await dialog.getByRole('link', { name: 'Record a refund' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Refund' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/money/${student.id}`);
});
