import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { openPractisingStudent, startPracticeSession } from './practice.ts';

const room = await openForAllTests(openPracticeCentre());

/** From now on, lets the server start requested sessions but holds its answers back until they are released. */
async function holdSessions(page: Page) {
  const [made, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  await page.route('**/api/practice', async (route) => {
    asked += 1;
    const response = await route.fetch();
    made.resolve();
    await held.promise;
    await route.fulfill({ response });
  });
  return {
    made: made.promise,
    asked: () => asked,
    /** Resolves once the page has had time to process the answer. */
    async release() {
      const come = page.waitForResponse('**/api/practice');
      held.resolve();
      await (await come).finished();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    },
  };
}

const findGeneratingHeading = (page: Page) => page.getByRole('heading', { name: 'Generating Questions...' });

test('practice: going back before the questions arrive stays there, and the hub lists the session', async () => {
  const ada = await openPractisingStudent(room.centre, 'Ada Byron');
  await using desk = await ada.seat();
  const { page } = desk;
  const drawn = room.countDraws();
  await page.goto('/start-practice?grade=4&subject=math&topic=Addition');
  const start = page.getByRole('button', { name: 'Start Practice' });
  const choice = page.url();
  const sessions = await holdSessions(page);
  await start.dblclick();
  await findGeneratingHeading(page).waitFor();
  await sessions.made;
  await page.goBack();
  await start.waitFor();
  await sessions.release();
  expect(page.url()).toBe(choice);
  expect(await start.isVisible()).toBe(true);

  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByText('Math · 4th Grade · Addition · 0 of 5 answered').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('1 / 5', { exact: true }).waitFor();
  // No entry of the browser's history was replaced.
  await page.goBack();
  await page.waitForURL('**/practice');
  await page.goBack();
  await page.waitForURL(choice);
  expect([sessions.asked(), room.countDraws() - drawn]).toEqual([1, 1]);
});

test('practice: returning to a started session opens it', async () => {
  const ben = await openPractisingStudent(room.centre, 'Ben Novak');
  await using desk = await ben.seat();
  const { page } = desk;
  const drawn = room.countDraws();
  const sessions = await holdSessions(page);
  await startPracticeSession(page);
  await sessions.made;
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByRole('heading', { name: 'Practice Hub' }).waitFor();
  await sessions.release();
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/practice');
  await page.goBack();
  await page.getByText('1 / 5', { exact: true }).waitFor();
  expect([sessions.asked(), room.countDraws() - drawn]).toEqual([2, 1]);
});
