import { expect, test } from 'vitest';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { executeCommand } from '#services/core/command/dispatch.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import {
  findStat,
  findStudentLine,
  findToast,
  openSignedInVisitor,
  openStudentDialog,
  readAndCloseToast,
  SERVER_STOPPED,
} from './steps.ts';

test('open pages reconnect when the server returns', async () => {
  await using centre = await openTestCentre();
  const sam = await centre.createTutor();
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
  await using desk = await openSignedInVisitor(centre, sam);
  await using home = await openSignedInVisitor(centre, mia);
  for (const visitor of [desk, home]) visitor.allowFault(SERVER_STOPPED);
  let loads = 0;
  home.page.on('load', () => {
    loads += 1;
  });
  await Promise.all([desk.page.goto('/student-management'), home.page.goto('/student')]);
  await findStat(home.page, 'Classes Remaining').getByText('of 6 total').waitFor();

  await desk.page.getByLabel(/^Notifications/).waitFor({ state: 'attached' });
  const dialog = await openStudentDialog(desk.page, mia.name, 'Manage Classes');
  await dialog.getByLabel('Number of classes').fill('5');
  centre.app.server.closeAllConnections();
  await centre.app.close();
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await findToast(desk.page, 'Unexpected error').waitFor();
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('5');
  await home.page.getByText('You’re offline. Changes by others will show').waitFor();
  await findStat(home.page, 'Classes Remaining').getByText('of 6 total').waitFor();

  // Another process of the centre adds classes while this server is away.
  const student = await executeCommand(
    centre.program,
    { profile: { ...sam, role: 'tutor', owner: false }, commandId: crypto.randomUUID(), fingerprint: '' },
    studentAggregate,
    mia.id,
    { type: 'AdjustClasses', direction: 'add', classes: 1 },
  );
  expect(student.status).toBe('done');
  await centre.reopen();
  await findStat(home.page, 'Classes Remaining').getByText('of 7 total').waitFor();
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  expect(await readAndCloseToast(desk.page, 'Classes updated')).toEqual([
    'Added 5 classes for Mia Lindqvist',
    '5 added now.',
  ]);
  await findStudentLine(desk.page, mia.name).getByText('12 / 12 classes').waitFor();
  await findStat(home.page, 'Classes Remaining').getByText('of 12 total').waitFor();
  await home.page.getByText('You’re offline.').waitFor({ state: 'detached' });
  expect(loads).toBe(1);
});

test('a page opened while the server is unreachable says so and loads later', async () => {
  await using centre = await openTestCentre();
  const sam = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  const unreachable = page.getByText("We couldn't reach the server. This page keeps trying.");
  for (const address of ['**/api/session', '**/api/activity**']) {
    await page.route(address, (route) => route.abort());
    await page.goto('/activity');
    await unreachable.first().waitFor();
    expect(await page.getByText('An unexpected error occurred').count()).toBe(0);
    await page.unroute(address);
    await page.getByRole('listitem').filter({ hasText: 'joined as a tutor' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
});
