import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor, type Visitor } from '#testing/browser-fixture.ts';
import { toBrowserCookies } from '#testing/chromium.ts';
import type { Client } from '#testing/client.ts';
import { createOpenQuestion, type HomeworkCentre, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findToast } from './steps.ts';

const PHONE = { width: 360, height: 740 };

let room: HomeworkCentre;
let now = Date.parse('2026-03-20T18:00:00Z');
beforeAll(async () => {
  // Each reading of the clock is a second later than the one before.
  room = await openHomeworkCentre({}, () => {
    now += 1_000;
    return new Date(now);
  });
});
afterAll(() => room[Symbol.asyncDispose]());

/** Submits homework that the tutor must grade, and returns functions that grade it. */
async function submitGradableWork(client: Client, student: string, title: string) {
  const id = await room.createHomework({
    title,
    questions: [createOpenQuestion('Why?')],
    grading_type: 'tutor-graded',
  });
  await room.submitHomework(client, id, { 'Why?': 'Because' });
  const at = `/api/homework/${id}/submissions/${student}`;
  return {
    id,
    grade: (grade: number) => room.tutor.post(`${at}/grade`, { grade }),
    correct: (grade: number) => room.tutor.post(`${at}/correct-grade`, { grade, reason: 'Added up wrongly' }),
  };
}

async function openDashboard(client: Client): Promise<Visitor & { page: Page }> {
  const visitor = await openVisitor(room.centre.url);
  await visitor.context.addCookies(toBrowserCookies(client.cookie, room.centre.url));
  const page = await visitor.context.newPage();
  await page.goto('/student');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { ...visitor, page };
}
const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a grade shows a toast, counts at the bell and links to the work, also by keyboard', async () => {
  await using mia = await openDashboard(room.mia);
  const { page } = mia;
  await bell(page, 'Notifications').click();
  await page.getByText('No notifications yet').waitFor();
  await page.keyboard.press('Escape');

  const sums = await submitGradableWork(room.mia, room.ids.mia, 'Sums');
  await sums.grade(80);
  await findToast(page, '“Sums” was graded: 80%').waitFor();
  await bell(page, 'Notifications, 1 new').waitFor();
  await sums.correct(90);
  await bell(page, 'Notifications, 2 new').click();

  const list = page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('listitem');
  await bell(page, 'Notifications').waitFor();
  const lines = (await list.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(lines).toEqual(['The grade of “Sums” was changed: from 80% to 90%', '“Sums” was graded: 80%']);
  expect(await list.getByText('New', { exact: true }).count()).toBe(2);

  await page.reload();
  await bell(page, 'Notifications').click();
  expect(await list.getByText('New', { exact: true }).count()).toBe(0);
  await list.first().getByRole('link').click();
  await page.waitForURL(`/submission/${sums.id}`);
  await list.first().waitFor({ state: 'hidden' });
  await sums.correct(95);
  await bell(page, 'Notifications, 1 new').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^The grade of “Sums” was changed: from 90% to 95%/ }).waitFor();
  await bell(page, 'Notifications').focus();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Notifications', exact: true }).waitFor({ state: 'hidden' });
  expect(await bell(page, 'Notifications').evaluate((button) => button === document.activeElement)).toBe(true);

  await page.setViewportSize(PHONE);
  await bell(page, 'Notifications').click();
  const panel = await page.getByRole('region', { name: 'Notifications', exact: true }).boundingBox();
  expect(panel).toMatchObject({ x: 0, width: PHONE.width });
  expect(await findAxeViolations(page)).toEqual([]);

  // A tutor has no bell.
  await using tutor = await openDashboard(room.tutor);
  await tutor.page.getByRole('heading', { name: 'Tutor Dashboard' }).waitFor();
  expect(await tutor.page.getByRole('button', { name: /^Notifications/ }).count()).toBe(0);
});
