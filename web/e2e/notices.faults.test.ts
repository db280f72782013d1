import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findRollSaveButton, findRollTick, openRollCentre, openRollDialog, openTakeAttendance } from './roll.ts';
import { findToast, isOverlapping } from './steps.ts';

const NAMES = ['Ada Lovell', 'Ben Noor', 'Cleo Ruiz', 'Dan Okoye', 'Eve Stone', 'Finn Aalto', 'Gus Weir', 'Hana Mori'];

/** Answers that no row could be saved. */
async function refuseRows(route: Route): Promise<void> {
  const { date, rows } = route.request().postDataJSON();
  const refused = { result: 'failed', detail: 'Please try again.', mark: null, balance: null, change: null };
  await route.fulfill({ json: { date, rows: rows.map((row: object) => ({ ...row, ...refused })) } });
}

test('on a phone, toasts of a failure or a success do not cover an open roll', async () => {
  await using rollCentre = await openRollCentre(...NAMES);
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam, { viewport: { width: 390, height: 844 } });
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
  await expect.poll(() => page.getByText(/^You’re offline\./).isVisible()).toBe(false);
  await context.setOffline(false);
  await findRollSaveButton(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  const success = findToast(page, 'Attendance saved successfully');
  await success.waitFor();
  // A toast stays while the pointer is on it.
  await success.hover();
  await page.getByRole('main').getByRole('button', { name: 'Take Attendance' }).press('Enter');
  await dialog.waitFor();
  await expect.poll(() => isOverlapping(success, dialog)).toBe(false);
});
