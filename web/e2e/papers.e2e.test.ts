/** Invoices and receipts: opened from the payments of a student, and printed without the menu. */
import { expect, test } from 'vitest';
import { issueDuePapers } from '#services/classes/papers/issue-papers.ts';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));

test('a family opens the invoice of a purchase and the receipt of its payment, and prints them', async () => {
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const mia = await centre.createStudent({ name: 'Mia Olsen' });
  const ann = await centre.createFamily({ name: 'Ann Olsen', children: [mia.id] });
  const tutor = await centre.signIn(lee.email, lee.password);
  const payment = { amount_cents: 20_000, method: 'check', reference: '1042', received_on: '2026-11-19' };
  const sold = await tutor.post(`/api/students/${mia.id}/classes/add`, {
    ...{ classes: 12, code: 'growth', purchase: { price_cents: 45_000, price_reason: 'Second child' } },
    payment: { ...payment, received_by: lee.id },
  });
  expect(sold.status, sold.text).toBe(200);
  await using desk = await openSignedInVisitor(centre, ann);
  const { page } = desk;
  await page.goto(`/money/${mia.id}`);
  await page.getByRole('link', { name: 'Invoice' }).click();

  // The number comes while the page is open, and nothing is printed before.
  await page.getByText('The number of this paper is on its way.').waitFor();
  const print = page.getByRole('button', { name: 'Print or save as PDF' });
  expect(await print.isDisabled()).toBe(true);
  for (const kind of ['invoice', 'receipt'] as const) await issueDuePapers(centre.program, kind);
  await page.getByRole('heading', { name: 'Invoice INV-000001' }).waitFor();
  expect(await print.isEnabled()).toBe(true);
  const sheet = page.getByRole('main');
  const texts = [
    '100 Example Street',
    '(607) 555-0100',
    'Ann Olsen',
    'Mia Olsen',
    'Growth, 12 classes',
    '$37.50 a class',
  ];
  for (const text of [...texts, 'Prices include no sales tax.']) await sheet.getByText(text).first().waitFor();
  await sheet.getByText('List price $500.00').waitFor();
  const sum = sheet.getByLabel('How it adds up');
  await sum.getByRole('link', { name: 'REC-000001' }).waitFor();
  expect(await sum.innerText()).toMatch(/\$450\.00[\s\S]+Paid on Nov 19, 2026, check\s·\sREC-000001[\s\S]+\$250\.00$/);

  await page.emulateMedia({ media: 'print' });
  expect(await print.isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'screen' });

  await sum.getByRole('link', { name: 'REC-000001' }).click();
  await page.getByRole('heading', { name: 'Receipt REC-000001' }).waitFor();
  for (const text of ['Check, no. 1042', 'Ms Lee', 'Ann Olsen']) await sheet.getByText(text).first().waitFor();
  expect(await sum.innerText()).toMatch(/Growth, 12 classes, bought on Nov 20, 2026\s·\sINV-000001\s+\$200\.00$/);
  await sum.getByRole('link', { name: 'INV-000001' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-000001' }).waitFor();

  // What was reversed keeps its number and says so, on the open page too.
  const purchase = page.url().split('/').at(-1);
  const reversed = await tutor.post(`/api/students/${mia.id}/purchases/${purchase}/reverse`, {
    ...{ reason: 'Wrong plan', money: 'to-return' },
  });
  expect(reversed.status, reversed.text).toBe(200);
  await page.getByText('Reversed on Nov 20, 2026. What was paid for it is to be returned.').waitFor();
  expect(await sum.innerText()).toMatch(/To be returned\s+\$200\.00$/);
});
