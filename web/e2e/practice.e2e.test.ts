import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { pressByKeyboard, typeByKeyboard } from './keyboard.ts';
import {
  advanceClockWithAnswers,
  answerPracticeQuestion,
  answerRemainingQuestions,
  choosePracticeOption,
  countPageLoads,
  countScriptAnimations,
  openPractisingStudent,
  readLeaderboardRows,
  startPracticeSession,
} from './practice.ts';
import { findStat, openSignedInVisitor } from './steps.ts';

const room = await openForAllTests(openPracticeCentre());

test('practice by keyboard moves the student up on every open board', async () => {
  const { centre } = room;
  const [ada, ben] = [
    await openPractisingStudent(centre, 'Ada Byron'),
    await openPractisingStudent(centre, 'Ben Novak'),
  ];
  await room.completeSession(ben.client, 3);
  await room.completeSession(ada.client, 2);
  await centre.program.runner.caughtUp();
  await using desk = await ada.seat();
  await using home = await ben.seat({ reducedMotion: 'no-preference' });
  await using wall = await openSignedInVisitor(centre, await centre.createTutor());
  const motions = await Promise.all([home.page, wall.page].map(countScriptAnimations));
  await Promise.all([home.page.goto('/practice'), wall.page.goto('/leaderboard'), desk.page.goto('/practice')]);
  const boards = [home.page, wall.page];
  for (const page of boards) {
    await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Ben Novak 30', '2 Ada Byron 20']);
    await page.getByText('Live', { exact: true }).waitFor();
  }
  const loads = boards.map(countPageLoads);
  await advanceClockWithAnswers(desk.page, room);

  const { page } = desk;
  await pressByKeyboard(page, page.getByRole('link', { name: 'Start New Practice Session' }));
  await typeByKeyboard(page, page.getByLabel('Grade'), '4');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Math' }), 'Space');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Addition' }));
  await page.keyboard.press('Enter');
  await answerRemainingQuestions(page, { right: 4 });
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Great job!' }).waitFor();
  await page.getByRole('img', { name: 'Glowing star' }).waitFor();
  await findStat(page, 'Points earned').getByText('40', { exact: true }).waitFor();
  await findStat(page, 'Score').getByText('80%').waitFor();
  await findStat(page, 'Rank').getByText('From 2nd to 1st all-time').waitFor();
  expect(await page.getByRole('region', { name: 'Achievements' }).getByRole('listitem').allInnerTexts()).toEqual([
    'Great Performance!',
    'Practice Session Complete!',
  ]);
  for (const shown of boards)
    await expect.poll(() => readLeaderboardRows(shown)).toEqual(['1 Ada Byron 60', '2 Ben Novak 30']);
  await home.page.getByText('30 points to 1st').waitFor();
  expect(loads.map((count) => count())).toEqual([0, 0]);
  // Both rows are animated, except on the page that prefers reduced motion.
  expect(await Promise.all(motions.map((count) => count()))).toEqual([2, 0]);

  const results = await page.getByRole('main').innerText();
  await page.reload();
  await page.getByRole('heading', { name: 'Great job!' }).waitFor();
  expect(await page.getByRole('main').innerText()).toBe(results);
});

testInFaults('a practice session continues after a reload and on another device, with sound on demand', async () => {
  const cai = await openPractisingStudent(room.centre, 'Cai Reed');
  await using desk = await cai.seat();
  await using phone = await cai.seat();
  const { page } = desk;
  await startPracticeSession(page);
  await choosePracticeOption(page, 1);
  await page.keyboard.down('Enter');
  await page.getByText('Correct!', { exact: true }).waitFor();
  // While Enter is held down, the page must not continue before the feedback can be read.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.getByText('1 / 5', { exact: true }).count()).toBe(1);
  await page.keyboard.press('Enter');
  await answerPracticeQuestion(page, 2, false);
  const address = page.url();
  await page.reload();
  await page.getByText('Score: 1 / 2').waitFor();
  await page.getByText('3 / 5', { exact: true }).waitFor();
  expect(page.url()).toBe(address);

  await phone.page.goto('/practice');
  await phone.page.getByText('Math · 4th Grade · Addition · 2 of 5 answered').waitFor();
  await phone.page.getByRole('link', { name: 'Continue' }).click();
  await answerPracticeQuestion(phone.page, 3);
  await page.getByText('Score: 2 / 3').waitFor();
  await page.getByText('Correct!', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next Question' }).press('Enter');
  await answerRemainingQuestions(page, { from: 4 });
  await page.getByRole('button', { name: 'Finish Session' }).click();
  for (const each of [desk, phone]) await each.page.getByRole('heading', { name: 'Great job!' }).waitFor();
  // Right answers sound only after the student switched the sound on, and the choice is kept.
  const gil = await openPractisingStudent(room.centre, 'Gil Sound');
  await using sounding = await gil.seat();
  await expectSoundOnDemand(sounding.page);
});

async function expectSoundOnDemand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1);
      start.call(this, when);
    };
  });
  const notes = () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
  await startPracticeSession(page);
  await answerPracticeQuestion(page, 1);
  expect(await notes()).toBe(0);
  await page.getByRole('button', { name: 'Sound: off for right answers' }).click();
  await page.getByText('Sound: on').waitFor();
  expect(await notes()).toBe(2);
  await page.reload();
  await answerPracticeQuestion(page, 2);
  expect(await notes()).toBe(2);
  await page.keyboard.press('Enter');
  await answerPracticeQuestion(page, 3, false);
  expect(await notes()).toBe(2);
  await page.getByText('Sound: on').click();
  await page.getByText('Sound: off').waitFor();
}
