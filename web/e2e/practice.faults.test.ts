import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import {
  answerPracticeQuestion,
  answerRemainingQuestions,
  choosePracticeOption,
  openPractisingStudent,
  startPracticeSession,
} from './practice.ts';
import { findStat, SERVER_STOPPED } from './steps.ts';

const room = await openForAllTests(openPracticeCentre());

const findUnsavedNotice = (page: Page) => page.getByRole('status').filter({ hasText: "We can't load your result yet" });
const expectNoToast = async (page: Page) => expect(await page.locator('[data-sonner-toast]').count()).toBe(0);

test('practice: answers count after the server restarts', async () => {
  const { centre } = room;
  const ada = await openPractisingStudent(centre, 'Ada Byron');
  await using desk = await ada.seat();
  desk.allowFault(SERVER_STOPPED);
  const { page } = desk;
  await startPracticeSession(page);
  await answerRemainingQuestions(page);
  centre.app.server.closeAllConnections();
  await centre.app.close();
  await page.keyboard.press('Enter');
  await findUnsavedNotice(page).waitFor();
  await page.getByText('Score: 5 / 5').waitFor();
  await expectNoToast(page);

  await centre.reopen();
  await page.getByRole('heading', { name: 'Outstanding work!' }).waitFor();
  await findStat(page, 'Points earned').getByText('50', { exact: true }).waitFor();
});

test('practice: a session whose result could not be loaded counts on another page', async () => {
  const ben = await openPractisingStudent(room.centre, 'Ben Novak');
  await using desk = await ben.seat();
  const { page, context } = desk;
  await startPracticeSession(page);
  await answerRemainingQuestions(page, { right: 3 });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish Session' }).click();
  await findUnsavedNotice(page).waitFor();
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByRole('heading', { name: 'Practice Hub' }).waitFor();

  await context.setOffline(false);
  await page.getByText('You have practiced today.').waitFor();
  await findStat(page, 'Points').getByText('30', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Continue' }).waitFor({ state: 'detached' });
});

test('practice: an unsent answer is kept, points are not taken back, and a refused result says that the answers are saved', async () => {
  const cai = await openPractisingStudent(room.centre, 'Cai Reed');
  await using desk = await cai.seat();
  const { page } = desk;
  await startPracticeSession(page);
  await page.route('**/answers', (route) => route.abort());
  await choosePracticeOption(page, 1);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText("We couldn't send your answer. It's still selected").waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  await expectNoToast(page);
  await page.unroute('**/answers');

  // The session with one answer arrives after the answer to the second question.
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = async (route: Route) => {
    const response = await route.fetch();
    asked.resolve();
    await held.promise;
    await route.fulfill({ response });
  };
  const session = /\/api\/practice\/[0-9a-f-]{36}$/;
  await page.route(session, late, { times: 1 });
  await page.keyboard.press('Enter');
  await page.getByText('Correct!', { exact: true }).waitFor();
  await asked.promise;
  await page.keyboard.press('Enter');
  await answerPracticeQuestion(page, 2, false);
  const come = page.waitForResponse(session);
  held.resolve();
  await (await come).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press('Enter');
  await answerPracticeQuestion(page, 3);
  await page.getByText('Score: 2 / 3').waitFor();
  await page.keyboard.press('Enter');
  await answerRemainingQuestions(page, { from: 4 });

  await page.route('**/complete', (route) => route.abort());
  await page.getByRole('button', { name: 'Finish Session' }).click();
  await findUnsavedNotice(page).waitFor();
  // Playwright tries the newest route first, so no request passes between the two routes.
  await page.route('**/complete', async (route) => {
    const headers = { ...route.request().headers(), origin: 'https://proxy.example', 'sec-fetch-site': 'cross-site' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  const why =
    'Your answers are saved, but your result could not be loaded. This request did not come from a page of this site';
  await page.getByRole('alert').getByText(why).waitFor();
  await page.unroute('**/complete');
  await page.getByRole('button', { name: 'Finish Session' }).click();
  await page.getByRole('heading', { name: 'Great job!' }).waitFor();
});

test('assigned practice: two tabs start one session, and a later start continues it', async () => {
  const { person, client, seat } = await openPractisingStudent(room.centre, 'Mia Tabs');
  const tutor = await room.centre.createSignedInTutor();
  const assignment = { students: [person.id], subject: 'math', grade: 4, topic: 'Fractions', due_on: null };
  expect((await tutor.post('/api/assigned-practice', assignment)).status).toBe(200);
  await room.centre.program.runner.caughtUp();
  await using desk = await seat();
  const tabs = [desk.page, await desk.context.newPage()];
  const own = (page: Page) => page.getByRole('region', { name: 'Assigned practice' });
  for (const page of tabs) {
    // No change notification reaches the tabs, so that each still offers a start.
    await page.routeWebSocket('**/api/feed', () => undefined);
    await page.goto('/practice');
    await own(page).getByRole('link', { name: 'Start' }).waitFor();
  }
  for (const page of tabs) {
    await own(page).getByRole('link', { name: 'Start' }).click();
    await page.getByText('1 / 5', { exact: true }).waitFor();
  }
  const [first, second] = tabs as [Page, Page];
  expect(new URL(second.url()).search).toBe(new URL(first.url()).search);
  await first.getByRole('radio').first().check();
  await first.getByRole('button', { name: 'Submit Answer' }).click();
  await first.getByRole('button', { name: 'Next Question' }).waitFor();
  await room.centre.program.runner.caughtUp();

  await first.goto('/practice');
  await own(first).getByText('1 of 5 answered').waitFor();
  // It is offered once.
  expect(await first.getByRole('link', { name: 'Continue' }).count()).toBe(1);
  expect(await first.getByText('Continue where you left off').count()).toBe(0);
  await first.goto('/student');
  await own(first).getByRole('link', { name: 'Continue' }).click();
  await first.getByText('2 / 5', { exact: true }).waitFor();
  expect(first.url()).toBe(second.url());
  expect((await client.get(`/api/students/${person.id}/practice`)).body.open_sessions).toHaveLength(1);
});
