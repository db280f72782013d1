import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditAccessibility } from './audit-accessibility.ts';
import {
  findRollRow,
  findRollSaveButton,
  findRollTick,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
} from './roll.ts';
import { confirmDate } from './steps.ts';

/** A word that must be broken on a small phone. */
const LONG = 'Aurelia Featherstonehaugh-Everything';

async function expectNoFindings(page: Page, screen: string): Promise<void> {
  expect({ screen, found: await auditAccessibility(page) }).toEqual({ screen, found: [] });
}

test('Take Attendance, its calendar and its dialog in every state', async () => {
  await using rollCentre = await openRollCentre(
    LONG,
    ['Ben Noor', 0],
    'Cleo Ruiz',
    ['Dan Okoye', 0],
    'Eve Stone',
    'Eve Stone',
  );
  const [, , cleo, dan, eve] = rollCentre.students;
  const tutor = await rollCentre.centre.signIn(rollCentre.sam.email, rollCentre.sam.password);
  const mark = (id = '', status = 'present', notes?: string) =>
    tutor.post(`/api/students/${id}/attendance`, { date: '2026-11-03', status, ...(notes && { notes }) });
  await mark(cleo?.id);
  await mark(dan?.id);
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam, { search: '?date=2026-11-03' });
  const { page } = desk;
  await page
    .getByText(/Present, Sam Okafor/)
    .first()
    .waitFor();
  await expectNoFindings(page, 'Take Attendance');
  await page.getByRole('button', { name: 'Date' }).click();
  await page.getByRole('grid').waitFor();
  await expectNoFindings(page, 'Calendar');
  await page.keyboard.press('Escape');

  const dialog = await openRollDialog(page);
  await expectNoFindings(page, 'Roll, nothing chosen');
  for (const name of [LONG, 'Ben Noor']) await findRollTick(dialog, name).check();
  for (const name of ['Cleo Ruiz', 'Dan Okoye']) await findRollTick(dialog, name).uncheck();
  await mark(eve?.id, 'absent', 'Ill');
  await dialog.getByText('Recorded while this roll was open.').waitFor();
  await expectNoFindings(page, 'Roll with choices');

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor();
  await expectNoFindings(page, 'Leaving the roll');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });

  desk.allowFault(/ERR_CONNECTION_RESET/);
  await page.route('**/api/attendance/roll', (route) => route.abort('connectionreset'), { times: 1 });
  await findRollSaveButton(dialog).click();
  await confirmDate(page);
  await dialog.getByText(/We couldn't confirm/).waitFor();
  await expectNoFindings(page, 'Roll without an answer');

  await tutor.delete(`/api/students/${rollCentre.students[0]?.id}`);
  await findRollRow(dialog, LONG)
    .getByText(/No longer a current student/)
    .waitFor();
  await findRollSaveButton(dialog).click();
  await dialog.getByText(/could not be saved and is at the top/).waitFor();
  await expectNoFindings(page, 'Roll, saved in part');
});

test('Take Attendance without students', async () => {
  await using rollCentre = await openRollCentre();
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  await desk.page.getByText('No students found. Please add students first.').waitFor();
  await expectNoFindings(desk.page, 'Take Attendance without students');
});
