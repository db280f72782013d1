import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { openPractisingStudent, readLeaderboardRows } from './practice.ts';
import { findStat, findToast, openInPortal, openSignedInVisitor, readAndCloseToast, retryFailedLoad } from './steps.ts';

const room = await openForAllTests(openPracticeCentre());

const tutor = (name: string) => room.centre.createTutor({ name });
const { page } = await openForAllTests(openSignedInVisitor(room.centre, await tutor('Ms Lee')));

test('reports: an accepted report raises points and boards live', async () => {
  const { centre } = room;
  const [ada, ben] = [
    await openPractisingStudent(centre, 'Ada Byron'),
    await openPractisingStudent(centre, 'Ben Novak'),
  ];
  await room.completeSession(ben.client, 3);
  const { id } = await room.completeSession(ada.client, 2);
  await centre.program.runner.caughtUp();
  await using wall = await openSignedInVisitor(centre, await tutor('Mr Diaz'));
  await using desk = await ada.seat();
  await Promise.all([page.goto('/tutor'), wall.page.goto('/leaderboard')]);
  await page.getByText('Total Students').waitFor();
  expect(await page.getByText('reported by students').count()).toBe(0);

  await desk.page.goto(`/practice-results?session=${id}`);
  await desk.page.getByRole('button', { name: 'Report this question' }).last().click();
  const said = desk.page.getByText('Thanks! A tutor will check this question.');
  await expect.poll(() => said.evaluate((text) => text === document.activeElement)).toBe(true);
  await page.getByText('1 question reported by students').waitFor();
  await page.getByRole('link', { name: 'Review the reported questions' }).click();
  const report = page.getByRole('region', { name: 'Awaiting a decision' }).getByRole('article');
  await report.getByText('Math · 4th Grade · Addition').waitFor();
  await report.getByText('Student’s answer, incorrect').waitFor();
  await report.getByText('Accept: counts as correct, +10 points.').waitFor();

  await findStat(desk.page, 'Points earned').getByText('20', { exact: true }).waitFor();
  await report.getByRole('button', { name: 'Accept' }).dblclick();
  await page.getByText('Report accepted. The question counts as correct for Ada Byron.').waitFor();
  await page.getByText('Nothing to decide').waitFor();
  await desk.page
    .getByText('A tutor agreed that something is wrong here, so this question counts as correct.')
    .waitFor();
  await findStat(desk.page, 'Points earned').getByText('30', { exact: true }).waitFor();
  await desk.page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await desk.page
    .getByRole('link', { name: 'You were right about the Math question you reported: +10 points' })
    .waitFor();
  await desk.page.keyboard.press('Escape');
  await expect
    .poll(async () => (await readLeaderboardRows(wall.page)).toSorted())
    .toEqual(['1 Ada Byron 30', '1 Ben Novak 30']);
  const settled = page.getByRole('region', { name: 'Decided' }).getByRole('article');
  await settled.getByText('Accepted by Ms Lee').waitFor();
  await settled.getByText('Answers').click();

  // The decided questions stay reachable when nothing is left to decide.
  await openInPortal(page, '/tutor');
  await settled.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Reported Questions', exact: true }).click();
  await settled.waitFor();

  await page.getByRole('link', { name: 'Activity' }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Ms Lee accepted the report of Ada Byron' });
  await told.getByRole('link', { name: 'Reports of practice questions' }).click();
  await settled.waitFor();
});

test('reports: the student undoes the report, and the tutor the decision', async () => {
  const { centre } = room;
  const una = await openPractisingStudent(centre, 'Una Do');
  const { id } = await room.completeSession(una.client, 2);
  await centre.program.runner.caughtUp();
  await using desk = await una.seat();
  const student = desk.page;
  await Promise.all([page.goto('/practice-reports'), student.goto(`/practice-results?session=${id}`)]);
  const send = student.getByRole('button', { name: 'Report this question' }).last();
  const report = page.getByRole('region', { name: 'Awaiting a decision' }).getByRole('article');
  await send.click();
  await report.waitFor();
  await student.getByRole('button', { name: 'Undo the report' }).click();
  await student.getByText('Thanks! A tutor will check this question.').waitFor({ state: 'detached' });
  await page.getByText('Nothing to decide').waitFor();

  await send.click();
  await report.getByRole('button', { name: 'Accept' }).click();
  await findStat(student, 'Points earned').getByText('30', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo the decision on' }).click();
  await report.waitFor();
  await findStat(student, 'Points earned').getByText('20', { exact: true }).waitFor();
  await student.getByRole('button', { name: 'Notifications, 2 new' }).click();
  await student
    .getByRole('link', { name: 'A tutor is checking the Math question you reported again, so the 10 points' })
    .waitFor();
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('Report dismissed.').waitFor();
});

test('reports: all of one student are dismissed together, and each decision moves the focus', async () => {
  const { centre } = room;
  const [eve, fay] = [
    await openPractisingStudent(centre, 'Eve Flood'),
    await openPractisingStudent(centre, 'Fay Once'),
  ];
  for (let n = 0; n < 2; n += 1) {
    const { id } = await room.completeSession(eve.client, 0);
    for (const question of [0, 1, 2]) await eve.client.post(`/api/practice/${id}/reports`, { question });
  }
  const { id } = await room.completeSession(fay.client, 0);
  await fay.client.post(`/api/practice/${id}/reports`, { question: 0 });
  await centre.program.runner.caughtUp();
  const address = '**/api/practice-reports';
  await page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/practice-reports');
  await page.getByRole('main').getByText('Error loading reports').waitFor();
  await retryFailedLoad(page, address);
  const open = page.getByRole('region', { name: 'Awaiting a decision' }).getByRole('article');
  await expect.poll(() => open.count()).toBe(7);
  // The list is in order of time, so the other student's report is between the two of the first student.
  await open.nth(1).getByText('Fay Once').waitFor();
  expect(await page.getByText('All open reports of').count()).toBe(1);
  await open.first().getByRole('button', { name: 'Dismiss all' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Dismiss all reports of Eve Flood?' });
  await dialog.getByText('The questions and the points don’t change.').waitFor();
  await dialog.getByRole('button', { name: 'Dismiss all' }).click();
  await findToast(page, '6 reports of Eve Flood dismissed').waitFor();
  await expect.poll(() => open.count()).toBe(1);
  await open.getByText('Fay Once').waitFor();
  await dialog.waitFor({ state: 'detached' });

  // After a decision the focus moves to the next report, or to the heading of the list.
  await fay.client.post(`/api/practice/${id}/reports`, { question: 1 });
  await expect.poll(() => open.count()).toBe(2);
  const region = page.getByRole('region', { name: 'Awaiting a decision' });
  const isFocused = (heading: Locator) => heading.evaluate((element) => element === document.activeElement);
  const [, next] = await open.getByRole('heading').allInnerTexts();
  for (const heading of [next as string, 'Awaiting a decision']) {
    await open.getByRole('button', { name: 'Dismiss' }).first().press('Enter');
    await expect.poll(() => isFocused(region.getByRole('heading', { name: heading }))).toBe(true);
  }
  await region.getByText('Nothing to decide').waitFor();
});

test('reports: a late decision is told the earlier one', async () => {
  const { centre } = room;
  const cleo = await openPractisingStudent(centre, 'Cleo Late');
  const { id } = await room.completeSession(cleo.client, 0);
  await cleo.client.post(`/api/practice/${id}/reports`, { question: 0 });
  const diaz = await tutor('Mr Diaz');
  const other = await centre.signIn(diaz.email, diaz.password);
  await page.route('**/api/practice-reports/settle', async (route) => {
    const verdict = { session_id: id, student_id: cleo.person.id, question: 0, verdict: 'dismiss' };
    expect((await other.post('/api/practice-reports/settle', verdict)).status).toBe(204);
    await route.continue();
  });
  await page.goto('/practice-reports');
  await page.getByRole('region', { name: 'Awaiting a decision' }).getByRole('button', { name: 'Accept' }).click();
  await findToast(page, 'This report is no longer open').waitFor();
  const settled = page.getByRole('region', { name: 'Decided' }).getByRole('article').filter({ hasText: 'Cleo Late' });
  await settled.getByText('Dismissed by Mr Diaz').waitFor();

  await cleo.client.post(`/api/practice/${id}/reports`, { question: 1 });
  await cleo.client.post(`/api/practice/${id}/reports`, { question: 2 });
  await page.route('**/api/practice-reports/settle-all', async (route) => {
    const verdict = { student_id: cleo.person.id, verdict: 'dismiss' };
    expect((await other.post('/api/practice-reports/settle-all', verdict)).body).toEqual({ settled: 2 });
    await centre.program.runner.caughtUp();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept all' }).click();
  expect(await readAndCloseToast(page, 'The reports of Cleo Late were already decided')).toEqual([
    'The decisions are shown below.',
  ]);
  expect(await page.getByText('could not be decided').count()).toBe(0);
});
