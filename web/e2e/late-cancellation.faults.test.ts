import { expect, test } from 'vitest';
import { centreFacts } from '#events/values/centre-facts.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findRollRow, findRollSaveButton, findRollTick, openRollCentre, openRollDialog, TODAY } from './roll.ts';
import { openInPortal, openSignedInVisitor, readAndCloseToast } from './steps.ts';

const LATE = 'Absent, class taken (late cancellation: less than 24 hours before class)';

test('a late cancellation: the owner turns the rule on, a tutor records one on the roll, everybody reads why, and a correction gives the class back', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  const { centre, sam, students } = rollCentre;
  const [ada, ben] = students as [(typeof students)[number], (typeof students)[number]];
  const owner = await centre.createTutor({ name: 'Olive Owner', owner: true });
  const ann = await centre.createFamily({ name: 'Ann Lovell', children: [ada.id] });

  await using office = await openSignedInVisitor(centre, owner);
  await office.page.goto('/pricing');
  await office.page.getByText(centreFacts.missedClasses.text).waitFor();
  expect(await office.page.getByText('counts as taken').count()).toBe(0);
  await office.page.goto('/owner/rules');
  await office.page.getByLabel('Hours before class for a late cancellation').fill('24');
  await office.page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await readAndCloseToast(office.page, 'Rules saved')).toEqual(['In force from now on.']);
  await office.page.getByText('Hours before class for a late cancellation: 24 hours (before: off)').waitFor();
  await office.page.goto('/pricing');
  await office.page.getByText('Tell us at least 24 hours before class').waitFor();

  // It is noon, and the class begins at four.
  const tutor = await centre.signIn(sam.email, sam.password);
  const { body: group } = await tutor.post('/api/groups', { name: 'Fridays', students: students.map(({ id }) => id) });
  const meetings = [{ weekday: 5, begins: '16:00', ends: '17:00' }];
  await tutor.post(`/api/groups/${group.id}/schedule`, { from: TODAY, seen_version: 0, meetings });
  await using home = await openSignedInVisitor(centre, ann);
  await home.page.goto('/family');
  await home.page.getByRole('button', { name: 'Report an absence' }).click();
  const absence = home.page.getByRole('dialog');
  await absence.getByText('reported less than 24 hours before class can count as a class taken').waitFor();
  await absence.getByRole('button', { name: 'Report an absence' }).click();
  await absence.waitFor({ state: 'detached' });

  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/take-attendance');
  const roll = await openRollDialog(page);
  const row = findRollRow(roll, 'Ada Lovell');
  await row.getByText('Late: less than 24 hours before class at 4:00 PM').waitFor();
  const button = row.getByRole('button', { name: 'Class taken' });
  expect(await button.getAttribute('aria-pressed'), 'nothing is chosen for the tutor').toBe('false');
  expect(await findRollRow(roll, 'Ben Noor').getByRole('button', { name: 'Class taken' }).count()).toBe(0);
  await button.click();
  await row.getByText('Will become 5 after class').waitFor();
  await findRollTick(roll, 'Cleo Ruiz').check();
  await roll.getByText('1 present, 2 absent (class taken for 1)').waitFor();
  // Nobody heard of Ben, so his class is taken from the list of those without a tick.
  await roll.getByRole('button', { name: 'Show who is absent' }).click();
  const unticked = roll.getByRole('list', { name: 'Students without a tick' });
  await unticked
    .getByRole('listitem')
    .filter({ hasText: 'Ben Noor' })
    .getByRole('button', { name: 'Class taken' })
    .click();
  await roll.getByText('1 present, 2 absent (class taken for 2)').waitFor();
  expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
  await findRollSaveButton(roll).click();
  await readAndCloseToast(page, 'Attendance saved successfully');
  await centre.program.runner.caughtUp();

  await using school = await openSignedInVisitor(centre, ada);
  await school.page.goto('/student');
  await school.page.getByRole('table', { name: 'Recent Attendance' }).getByText('Absent, class taken').waitFor();
  for (const reader of [school.page, home.page]) {
    await reader.goto(`/class-history/${ada.id}`);
    await reader.getByRole('row').getByText(LATE).waitFor();
    await reader.getByText('Taken for late cancellations').waitFor();
  }
  await openInPortal(page, `/attendance?student=${ben.id}`);
  await page.getByRole('cell').getByText('late cancellation: less than 24 hours before class').waitFor();

  await openInPortal(page, `/attendance?student=${ada.id}`);
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Correct attendance' });
  expect(await form.getByRole('button', { name: 'Absent, class taken' }).getAttribute('aria-pressed')).toBe('true');
  await form.getByRole('button', { name: 'Absent', exact: true }).click();
  await form.getByText('Gives 1 class back. 6 classes remaining.').waitFor();
  await form.getByRole('button', { name: 'Correction', exact: true }).click();
  await form.getByRole('button', { name: 'Save correction' }).click();
  await readAndCloseToast(page, 'Attendance corrected');
  await home.page.getByText('Given back (late cancellation: less than 24 hours before class)').waitFor();
  await home.page.getByText('6 of 6 classes remaining').first().waitFor();
});
