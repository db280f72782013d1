import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTheRoll, classOf, openRoll, saveIn, tickOf } from './roll.ts';
import { toast } from './steps.ts';

const NAMES = ['Ada Lovell', 'Ben Noor', 'Cleo Ruiz', 'Dan Okoye', 'Eve Stone', 'Finn Aalto', 'Gus Weir', 'Hana Mori'];

test.each([
  { width: 1280, height: 900 },
  { width: 700, height: 900 },
  { width: 390, height: 844 },
])('what is told beside an open roll covers nothing of it: $width × $height', async (viewport) => {
  await using the = await classOf(...NAMES);
  await using desk = await atTheRoll(the, the.sam, { viewport });
  const { page, context } = desk;
  const dialog = await openRoll(page);
  await tickOf(dialog, 'Dan Okoye').check();
  await page.getByLabel(/^Notifications/).waitFor({ state: 'attached' }); // toasts can be shown
  await context.setOffline(true);
  const notice = page.getByText(/^Not connected\./);
  await notice.waitFor();
  await saveIn(dialog).click();
  const failure = toast(page, 'Error saving attendance').first();
  await failure.waitFor();
  for (const told of [notice, failure]) await expect.poll(() => overlapping(told, dialog)).toBe(false);
  expect(await overlapping(notice, failure)).toBe(false);
});

test('what went well before does not lie over the roll that is opened next', async () => {
  await using the = await classOf(...NAMES);
  await using desk = await atTheRoll(the, the.sam, { viewport: { width: 1280, height: 900 } });
  const { page } = desk;
  const dialog = await openRoll(page);
  await tickOf(dialog, 'Dan Okoye').check();
  await saveIn(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  const success = toast(page, 'Attendance saved successfully');
  await success.waitFor();
  await success.hover(); // it stays as long as it is looked at
  await page.getByRole('main').getByRole('button', { name: 'Take Attendance' }).press('Enter');
  await dialog.waitFor();
  await success.waitFor({ state: 'detached' });
});

async function overlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('both must be on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
