import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPracticeQuestion, openPracticeCentre, type PracticeCentre } from '#testing/practice-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import {
  answerPracticeQuestion,
  answerRemainingQuestions,
  openPractisingStudent,
  startPracticeSession,
} from './practice.ts';
import { openSignedInVisitor, type SignedInVisitor } from './steps.ts';

/** Words that must be broken on a small phone. */
const LONG = 'Aurelia Featherstonehaugh-Everything';
const UNBROKEN = 'antidisestablishmentarianism'.repeat(2);

let room: PracticeCentre;
let kim: Awaited<ReturnType<typeof openPractisingStudent>>;
let home: SignedInVisitor;
let page: Page;
beforeAll(async () => {
  const env = { LEADERBOARD_NAMES: 'nickname' };
  room = await openPracticeCentre({
    env,
    createQuestion: (before) => createPracticeQuestion(`Which is right, ${before} or ${UNBROKEN}?`),
  });
  kim = await openPractisingStudent(room.centre, LONG);
  home = await kim.seat();
  page = home.page;
});
afterAll(async () => {
  await home[Symbol.asyncDispose]();
  await room[Symbol.asyncDispose]();
});

/** Fails when the survey finds a fault on the current screen. */
async function expectNoFindings(screen: string, shown = page): Promise<void> {
  expect({ screen, found: await auditAccessibility(shown) }).toEqual({ screen, found: [] });
}

test('before there is any practice', async () => {
  await page.goto('/practice');
  await page.getByText('No practice sessions yet. Be the first!').waitFor();
  await page.getByText('Your first session will appear here.').waitFor();
  await expectNoFindings('Practice Hub of a newcomer');
  await page.goto('/start-practice');
  await page.getByRole('button', { name: 'Math' }).click();
  await page.getByRole('button', { name: 'Algebra' }).waitFor();
  await expectNoFindings('Start Practice');
  await page.goto('/practice-results');
  await page.getByText('There are no results here').waitFor();
  await expectNoFindings('Practice Results without a session');
});

test('a practice session from the first question to the results', async () => {
  await page.goto(`/practice-session?grade=4&subject=math&topic=${UNBROKEN}`);
  await page.getByRole('radio').first().check();
  await expectNoFindings('Practice Session');
  await page.reload();
  await answerPracticeQuestion(page, 1, false);
  await page.getByRole('button', { name: 'Report this question' }).click();
  await page.getByText('Thanks! A tutor will check this question.').waitFor();
  await expectNoFindings('Practice Session, a wrong answer');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await answerRemainingQuestions(page, { from: 2, right: 4 });
  await page.getByRole('button', { name: 'Finish Session' }).click();
  await page.getByRole('heading', { name: 'Good effort!' }).waitFor();
  // The clock of the centre does not advance, so all answers were given at the same instant.
  await page.getByText("You keep these points, but they don't count for the leaderboard").waitFor();
  await expectNoFindings('Practice Results');
});

test('the hub with figures, charts and an open session, and the projector’s board', async () => {
  await room.completeSession(kim.client, 4);
  await startPracticeSession(page);
  await answerPracticeQuestion(page, 1);
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Continue' }).first().waitFor();
  await page.locator('.recharts-bar').first().waitFor();
  await page.getByText(/^You · 1st · 40 points/).waitFor();
  await page.getByText('Up to 10 sessions a day count here').waitFor();
  await expectNoFindings('Practice Hub');
  await page.goto('/student');
  await page.getByText('day streak').waitFor();
  await expectNoFindings('Student Dashboard with practice');
  await using wall = await openSignedInVisitor(room.centre, await room.centre.createTutor());
  await wall.page.goto('/leaderboard');
  await wall.page.getByRole('row').nth(1).waitFor();
  await expectNoFindings('Leaderboard', wall.page);
});
