import type { Locator, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findRollSaveButton, findRollTick, openRollCentre, openRollDialog, openTakeAttendance } from './roll.ts';
import { findToast } from './steps.ts';

const NAMES = ['Ada Lovell', 'Ben Noor', 'Cleo Ruiz', 'Dan Okoye', 'Eve Stone', 'Finn Aalto', 'Gus Weir', 'Hana Mori'];

/** Answers that no row could be saved. */
async function refuseRows(route: Route): Promise<void> {
  const { date, rows } = route.request().postDataJSON();
  const refused = { result: 'failed', detail: 'Please try again.', mark: null, balance: null, change: null };
  await route.fulfill({ json: { date, rows: rows.map((row: object) => ({ ...row, ...refused })) } });
}

test.each([
  { width: 1280, height: 900 },
  { width: 700, height: 900 },
  { width: 390, height: 844 },
])('toasts do not cover an open roll: $width × $height', async (viewport) => {
  await using rollCentre = await openRollCentre(...NAMES);
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam, { viewport });
  const { page, context } = desk;
  const dialog = await openRollDialog(page);
  await findRollTick(dialog, 'Dan Okoye').check();
  // Toasts can be shown from now on.
  await page.getByLabel(/^Notifications/).waitFor({ state: 'attached' });
  await page.route('**/api/attendance/roll', refuseRows, { times: 1 });
  await findRollSaveButton(dialog).click();
  const failure = findToast(page, 'Error saving attendance').first();
  await failure.waitFor();
  await expect.poll(() => isOverlapping(failure, dialog)).toBe(false);

  await context.setOffline(true);
  await findRollSaveButton(dialog).click();
  // The roll alone reports that it could not be saved, whatever the cause.
  await dialog.getByText(/We couldn't confirm 8 students/).waitFor();
  await failure.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(/^Not connected\./).isVisible()).toBe(false);
});

test('an earlier success toast does not cover the roll', async () => {
  await using rollCentre = await openRollCentre(...NAMES);
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam, { viewport: { width: 1280, height: 900 } });
  const { page } = desk;
  const dialog = await openRollDialog(page);
  await findRollTick(dialog, 'Dan Okoye').check();
  await findRollSaveButton(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  const success = findToast(page, 'Attendance saved successfully');
  await success.waitFor();
  // A toast stays while the pointer is on it.
  await success.hover();
  await page.getByRole('main').getByRole('button', { name: 'Take Attendance' }).press('Enter');
  await dialog.waitFor();
  await success.waitFor({ state: 'detached' });
});

async function isOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('both must be on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
