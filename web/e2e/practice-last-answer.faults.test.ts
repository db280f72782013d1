/** The last answer of a practice session: it counts by itself, nothing moves under a finger, and a wrong one comes back. */
import type { Locator, Page } from 'playwright-core';
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
import { findStat } from './steps.ts';

const room = await openForAllTests(openPracticeCentre());

test('practice: answers count without Finish, stay when another session is started, and wrong ones come back for fun', async () => {
  const ada = await openPractisingStudent(room.centre, 'Ada Byron');
  await using desk = await ada.seat();
  const { page } = desk;
  await startPracticeSession(page);
  await answerPracticeQuestion(page, 1);
  await startPracticeSession(page);
  await page.getByText('Score: 0 / 0').waitFor();
  await answerRemainingQuestions(page);
  await page.getByText('Score: 5 / 5').waitFor();

  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByText('You have practiced today.').waitFor();
  await findStat(page, 'Points').getByText('50', { exact: true }).waitFor();
  await page.getByText('Math · 4th Grade · Addition · 1 of 5 answered').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await answerRemainingQuestions(page, { from: 2, right: 3 });
  await page.getByRole('button', { name: 'Try Again for Fun' }).click();
  await page.getByText('Second try, 1 of 2').waitFor();
  await page.locator('label', { hasText: /^[A-D]\s*right$/ }).click();
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByText('You got it!', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Second try, 2 of 2').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Finish Session' }).click();
  await page.getByRole('heading', { name: 'Good effort!' }).waitFor();
});

const boxOf = async (target: Locator) => (await target.boundingBox()) as { x: number; y: number; height: number };
/** The left and upper edge of each option's text, relative to the question. */
const readOptionPlaces = async (page: Page) => {
  const { y } = await boxOf(page.locator('#practice-question'));
  const options = await page.locator('#practice-question ~ * bdi').all();
  return Promise.all(options.map(boxOf)).then((boxes) => boxes.map((box) => [box.x, box.y - y]));
};

test('practice on a phone: the result and the next step are in view after each answer, and no text moves', async () => {
  const cai = await openPractisingStudent(room.centre, 'Cai Reed');
  await using phone = await cai.seat({ viewport: { width: 375, height: 667 } });
  const { page } = phone;
  await startPracticeSession(page);
  await choosePracticeOption(page, 1, false);
  const before = await readOptionPlaces(page);
  expect(before).toHaveLength(4);
  await page.route('**/answers', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByRole('alert').waitFor();
  const failedAt = await boxOf(page.getByRole('radiogroup'));
  const gate = Promise.withResolvers<void>();
  await page.unroute('**/answers');
  await page.route('**/answers', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByRole('button', { name: 'Submitting...' }).waitFor();
  expect(await boxOf(page.getByRole('radiogroup'))).toEqual(failedAt);
  gate.resolve();
  await page.getByText('Not quite.', { exact: true }).waitFor();
  expect(await readOptionPlaces(page)).toEqual(before);
  const next = await boxOf(page.getByRole('button', { name: 'Next Question' }));
  expect(next.y).toBeGreaterThan(0);
  expect(next.y + next.height).toBeLessThanOrEqual(667);
  const result = await boxOf(page.getByText('Not quite.', { exact: true }).locator('..'));
  expect(result.y).toBeGreaterThan(0);
  expect(result.y + result.height).toBeLessThanOrEqual(next.y);
});
