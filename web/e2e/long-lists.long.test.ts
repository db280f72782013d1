/** Lists that are longer than a page show everything, and a change reloads only the pages that show it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGE_ROWS_DEFAULT, PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { ROLL_PAGE_ROWS } from '#services/classes/attendance/get-attendance-roll.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { assignHomeworkByApi, findQuestionEditor, submitAnswersByApi } from './homework.ts';
import { readLeaderboardRows } from './practice.ts';
import {
  findRollSaveButton,
  findRollTick,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
  readRecordedMarks,
  TODAY,
} from './roll.ts';
import { findStudentLine, openSignedInVisitor, readAndCloseToast } from './steps.ts';
import { expectStat, findAssignmentLine } from './student-homework.ts';

const COUNT = PAGE_ROWS_MAX + 5;
const nameOf = (index: number) => `Student ${String(index).padStart(3, '0')}`;

const rollCentre = await openForAllTests(openRollCentre());
const students = await Promise.all(
  Array.from({ length: COUNT }, (_, index) => rollCentre.centre.createStudent({ name: nameOf(index), classes: 6 })),
);
const tutor = await rollCentre.centre.signIn(rollCentre.sam.email, rollCentre.sam.password);

const mark = (index: number, date = TODAY) =>
  tutor.post(`/api/students/${students[index]?.id}/attendance`, { status: 'present', date });

/** The query strings of the GET requests to a path, from now on. */
function recordRequests(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname === path) seen.push(url.search);
  });
  return seen;
}

test('Take Attendance: the roll opens once complete, is saved for every student, and repeated after a lost answer', async () => {
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  const overview = page.getByRole('region', { name: 'Students Overview' }).getByRole('listitem');
  await expect.poll(() => overview.count()).toBe(ROLL_PAGE_ROWS);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => overview.count()).toBe(2 * ROLL_PAGE_ROWS);
  const dialog = await openRollDialog(page);
  expect(await dialog.getByRole('listitem').count()).toBe(COUNT);

  // A mark of a student on the last page reloads only that page.
  const requests = recordRequests(page, '/api/attendance/roll');
  await mark(COUNT - 1);
  await dialog.getByText(`${COUNT} students, 1 already recorded`).waitFor();
  expect(requests.length).toBeGreaterThan(0);
  expect(new Set(requests).size).toBe(1);
  expect(requests[0]).toContain('cursor=');

  await findRollTick(dialog, nameOf(0)).check();
  await findRollTick(dialog, nameOf(ROLL_PAGE_ROWS + 1)).check();
  // The roll is saved by two requests. The answer to the first one arrives; the answer to the second is lost.
  desk.allowFault(/ERR_CONNECTION_RESET/);
  let saves = 0;
  await page.route('**/api/attendance/roll', async (route) => {
    saves += 1;
    await route.fetch();
    if (saves === 2) await route.abort('connectionreset');
    else await route.fallback();
  });
  await findRollSaveButton(dialog).click();
  await dialog.getByText(/We couldn't confirm \d+ students\./).waitFor();
  await findRollSaveButton(dialog).click();
  await readAndCloseToast(page, 'Attendance saved successfully');
  const marks = await readRecordedMarks(rollCentre);
  expect(Object.keys(marks)).toHaveLength(COUNT);
  expect([0, 1, ROLL_PAGE_ROWS + 1, COUNT - 2, COUNT - 1].map((index) => marks[nameOf(index)]?.[1])).toEqual([
    'present',
    'absent',
    'present',
    'absent',
    'present',
  ]);
});

test('Student Management: a search finds students of later pages', async () => {
  await using desk = await openSignedInVisitor(rollCentre.centre, rollCentre.sam);
  const { page } = desk;
  await page.goto('/student-management');
  await findStudentLine(page, nameOf(0)).waitFor();
  const lines = page.getByRole('main').getByRole('listitem');
  expect(await lines.count()).toBe(PAGE_ROWS_DEFAULT);
  await page.getByRole('searchbox', { name: 'Search students' }).fill(`student ${COUNT - 1}`);
  await findStudentLine(page, nameOf(COUNT - 1)).waitFor();
  await page.getByText(`1 of ${COUNT} shown`).waitFor();
  expect(await lines.count()).toBe(1);
});

test('Student Management: a change reloads the first page, and later pages in view', async () => {
  await using desk = await openSignedInVisitor(rollCentre.centre, rollCentre.sam);
  const { page } = desk;
  await page.goto('/student-management');
  await findStudentLine(page, nameOf(0)).waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await findStudentLine(page, nameOf(2 * PAGE_ROWS_DEFAULT - 1)).waitFor();
  await page.evaluate(() => scrollTo({ top: 0 }));

  const requests = recordRequests(page, '/api/students');
  const counts = recordRequests(page, '/api/students/counts');
  // This student is not on the screen.
  await mark(COUNT - 1, '2026-11-18');
  await expect.poll(() => counts.length).toBeGreaterThan(0);
  expect(requests).toEqual([]);

  await mark(1, '2026-11-18');
  await findStudentLine(page, nameOf(1)).getByText('5 / 6').waitFor();
  expect(requests.filter((search) => search.includes('cursor'))).toEqual([]);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2 * PAGE_ROWS_DEFAULT);

  await findStudentLine(page, nameOf(2 * PAGE_ROWS_DEFAULT - 1)).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.filter((search) => search.includes('cursor')).length).toBe(1);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2 * PAGE_ROWS_DEFAULT);
});

test('Create Assignment: all students includes every page', async () => {
  await using desk = await openSignedInVisitor(rollCentre.centre, rollCentre.sam);
  const { page } = desk;
  await page.goto('/create-homework');
  await page.getByRole('checkbox', { name: nameOf(COUNT - 1) }).waitFor();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByText(`${COUNT} of ${COUNT} students selected`).waitFor();
  // A mark does not reload the names.
  const requests = recordRequests(page, '/api/students/names');
  await mark(2, '2026-11-18');
  await rollCentre.centre.program.runner.caughtUp();
  await page.getByRole('checkbox', { name: nameOf(0) }).uncheck();
  await page.getByText(`${COUNT - 1} of ${COUNT} students selected`).waitFor();
  expect(requests).toEqual([]);
});

test('View Submissions: more submissions than a page shows are read, filtered and graded', async () => {
  const work = students.slice(0, 60);
  const questions = [createChoiceQuestion('Half of 4?', 2)];
  const homework = await assignHomeworkByApi(tutor, work, {
    title: 'Long list',
    grading_type: 'tutor-graded',
    questions,
  });
  for (let from = 0; from < work.length; from += 6) {
    await Promise.all(
      work.slice(from, from + 6).map((student) => submitAnswersByApi(rollCentre.centre, student, homework, [2])),
    );
  }
  const graded = students[0] as TestPerson;
  await tutor.post(`/api/homework/${homework}/submissions/${graded.id}/grade`, { grade: 70 });
  await rollCentre.centre.program.runner.caughtUp();
  await using desk = await openSignedInVisitor(rollCentre.centre, rollCentre.sam);
  const { page } = desk;
  await page.goto(`/view-submissions/${homework}`);
  await page.getByText('60 submissions').waitFor();
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(25);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBe(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBe(60);

  await page.getByRole('button', { name: 'Graded 1' }).click();
  await expect.poll(() => cards.count()).toBe(1);
  await page.getByRole('article', { name: new RegExp(graded.name) }).waitFor();
  await page.getByRole('button', { name: 'Next to review' }).click();
  await expect.poll(() => cards.count()).toBe(25);
  const card = cards.first();
  await card.getByLabel('Grade (0-100)').fill('90');
  await card.getByRole('button', { name: 'Submit Grade' }).click();
  await readAndCloseToast(page, 'Grade submitted');
  // The graded submission no longer needs review but stays on the page.
  await card.getByText('Graded: 90%').waitFor();
  await page.getByRole('button', { name: 'Needs Review 58' }).waitFor();
});

test('Replay: lists the events of a long history in parts', async () => {
  const { centre } = rollCentre;
  const lou = await centre.createStudent({ name: 'Lou Long', classes: 6 });
  for (let count = 0; count < 209; count += 1) {
    const act = count % 2 === 0 ? 'remove' : 'add';
    await tutor.post(`/api/students/${lou.id}/classes/${act}`, { classes: 1, reason: `Change ${count}` });
  }
  await using office = await openSignedInVisitor(centre, await centre.createTutor({ owner: true }));
  const { page } = office;
  await page.goto(`/replay/${lou.id}?at=1`);
  const events = page.getByRole('region', { name: 'Events' });
  await events.getByRole('link').first().waitFor();
  expect(await events.getByRole('link').count()).toBe(200);
  expect(await events.getByRole('button').allInnerTexts()).toEqual(['Later events']);
  await events.getByRole('button', { name: 'Later events' }).click();
  await page.waitForURL('**?at=201');
  expect(await events.getByRole('link').count()).toBe(10);
  expect(await page.evaluate('document.activeElement.getAttribute("aria-current")')).toBe('step');
  await events.getByRole('button', { name: 'Earlier events' }).click();
  await page.waitForURL('**?at=200');
  expect(await events.getByRole('link').count()).toBe(200);
});

test('Edit Assignment: typing in one of a hundred questions renders no other', async () => {
  const questions = Array.from({ length: 100 }, (_, index) =>
    index % 4 === 3
      ? createOpenQuestion(`Why is that so, number ${index}?`)
      : createChoiceQuestion(`What is it, number ${index}?`, index % 4),
  );
  const homework = await assignHomeworkByApi(tutor, [students[0] as TestPerson], { title: 'A hundred', questions });
  await using desk = await openSignedInVisitor(rollCentre.centre, rollCentre.sam);
  const { page } = desk;
  await page.goto(`/edit-homework/${homework}`);
  const field = findQuestionEditor(page, 60).getByLabel('Question text');
  await field.fill('');
  expect(await page.getByRole('button', { name: 'Add Question' }).isDisabled()).toBe(true);
  const renders = await page.evaluate(() => {
    const seen = { others: 0 };
    new MutationObserver((records) => {
      for (const { target } of records) {
        const group = (target instanceof Element ? target : target.parentElement)?.closest('ol > li');
        if (group) seen.others += 1;
      }
    }).observe(document.querySelector('ol') as Element, { childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { seen });
    return seen.others;
  });
  expect(renders).toBe(0);
  await field.pressSequentially('Typed among many');
  expect(await field.inputValue()).toBe('Typed among many');
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { others: number } }).seen.others)).toBe(0);
});

test('Student Dashboard: more than ten assignments are listed on demand and counted by the server', async () => {
  const ivy = await rollCentre.centre.createStudent({ name: 'Ivy Many' });
  for (let number = 1; number <= 12; number += 1) await assignHomeworkByApi(tutor, [ivy], { title: `Sheet ${number}` });
  await using desk = await openSignedInVisitor(rollCentre.centre, ivy);
  const { page } = desk;
  await page.goto('/student');
  await expectStat(page, 'Assigned', 12);
  expect(await findAssignmentLine(page, 'Sheet').count()).toBe(10);
  await page.getByRole('button', { name: 'Show all (12)' }).click();
  await findAssignmentLine(page, 'Sheet 1').last().waitFor();
  expect(await findAssignmentLine(page, 'Sheet').count()).toBe(12);
});

test('leaderboard for a room: full screen has 20 large places in two columns, without the menu and the demo bar', async () => {
  await using crowd = await openPracticeCentre();
  for (let number = 1; number <= 21; number += 1) {
    const { client } = await crowd.createStudent(`Alexandra Montgomery ${number}`);
    await crowd.completeSession(client, 1 + (number % 5));
  }
  await crowd.centre.program.runner.caughtUp();
  await using wall = await openSignedInVisitor(crowd.centre, await crowd.centre.createTutor(), {
    viewport: { width: 1920, height: 1080 },
  });
  const { page } = wall;
  await page.goto('/leaderboard');
  await expect.poll(async () => (await readLeaderboardRows(page)).length).toBe(20);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const leave = page.getByRole('button', { name: 'Leave full screen' });
  await leave.waitFor();
  const covers = () => page.evaluate(() => document.elementFromPoint(8, 8)?.closest('header') === null);
  expect(await covers()).toBe(true);

  const [first, tenth, eleventh, last] = await Promise.all(
    [0, 9, 10, 19].map((index) => page.locator('tbody tr').nth(index).boundingBox()),
  );
  expect(eleventh?.y).toBe(first?.y);
  expect(eleventh?.x).toBeGreaterThanOrEqual(960);
  expect(last?.y).toBe(tenth?.y);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(1080);
  expect((first?.width ?? 0) + (eleventh?.width ?? 0)).toBeGreaterThan(1800);
  // A capital is about 0.7 of the font size; 30 px of it are 3 cm on a picture that is two meters wide.
  const size = await page
    .locator('tbody th bdi')
    .first()
    .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
  expect(size).toBeGreaterThanOrEqual(43);

  await leave.click();
  await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
  await page.setViewportSize({ width: 390, height: 664 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 720 });
});
