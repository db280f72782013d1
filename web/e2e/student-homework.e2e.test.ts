import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createChoiceQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import {
  findToast,
  openInPortal,
  openScreen,
  openSignedInVisitor,
  readAndCloseToast,
  replaceBrowserSession,
  signInByForm,
  waitUntilHome,
} from './steps.ts';
import {
  chooseHomeworkOption,
  expectStat,
  findAnswerBox,
  findAssignmentLine,
  findSubmitAssignmentButton,
  openHomeworkCentre,
  waitUntilDraftSaved,
} from './student-homework.ts';

const room = await openForAllTests(openHomeworkCentre());

test('an assignment from assigning to a corrected grade, without a reload', async () => {
  const mia = await room.enrol('Mia Chen');
  await using home = await openSignedInVisitor(room.centre, mia);
  const { page } = home;
  await openScreen(page, '/student');
  await page.getByText('No assignments yet').waitFor();
  await page.getByText("Your tutor hasn't assigned any homework yet. Check back later!").waitFor();
  // What to do next comes before the figures, on a phone too.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByText(/Hi, .*Mia Chen.*! Here is what you can do next\./).waitFor();
  const parts = [
    page.getByRole('link', { name: 'Start Practicing' }),
    page.getByRole('heading', { name: 'Your Assignments' }),
    page.getByText('Classes Attended'),
  ];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const id = await room.assign(mia, { due_date: '2026-11-19' });
  const line = findAssignmentLine(page, 'Fractions');
  await line.getByText('Not Started').waitFor();
  await line.getByText('Ready to start').waitFor();
  await line.getByText('Past due').waitFor();
  await expectStat(page, 'Assigned', 1);
  await line.getByRole('link', { name: 'Start Assignment' }).click();
  await page.getByText('Past due: you can still submit, and it will be marked late.').waitFor();

  await findSubmitAssignmentButton(page).click();
  expect(await readAndCloseToast(page, 'Incomplete submission')).toEqual([
    'Please answer all questions before submitting.',
  ]);
  expect(await page.getByText('This question is not answered yet.').count()).toBe(2);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio');
  // The option with index 0 counts as an answer.
  await chooseHomeworkOption(page, 'Half of 4? one');
  await page.getByText('1 of 2 answered').waitFor();
  expect(await page.getByText('This question is not answered yet.').count()).toBe(1);
  await findAnswerBox(page).fill('Two and two are four.');
  await waitUntilDraftSaved(page);
  await findSubmitAssignmentButton(page).click();
  expect(await readAndCloseToast(page, 'Assignment submitted')).toEqual([
    'Your submission is being reviewed by your tutor.',
  ]);
  await page.waitForURL('/student');
  await line.getByText('Submitted', { exact: true }).waitFor();
  await line.getByText('Submitted Nov 20, 2026, 12:00 PM').waitFor();
  await line.getByText('Late').waitFor();
  await expectStat(page, 'Completed', 1);

  await room.tutor.post(`/api/homework/${id}/submissions/${mia.id}/grade`, { grade: 80, feedback: 'Well explained.' });
  await line.getByText('Graded: 80%').waitFor();
  await line.getByText('Well explained.').waitFor();
  await expectStat(page, 'Graded', 1);
  await line.getByRole('link', { name: 'View Submission' }).click();
  await page.getByText('Two and two are four.').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Half of 4? one' })
    .getByText('Your answer, correct')
    .last()
    .waitFor();
  expect(await page.getByText('Correct answer', { exact: true }).count()).toBe(0);
  const [submission] = await room.submissionsOf(id);
  const correction = { grade: 90, reason: 'A second look' };
  await room.tutor.post(`/api/homework/${id}/submissions/${mia.id}/correct-grade`, correction, {
    'if-match': `"${submission.version}"`,
  });
  await page.getByText(/80%.*90%.*Corrected by Ms Lee/).waitFor();
  await page.getByText('A second look').waitFor();
  expect(loads).toBe(0);

  await openInPortal(page, `/complete-homework/${id}`);
  await page.waitForURL('/student');
});

test('answering works by keyboard, and Enter on an option does not submit', async () => {
  const kim = await room.enrol('Kim Keys');
  const id = await room.assign(kim);
  await using desk = await room.answering(kim, id);
  const { page } = desk;
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Back to Dashboard' }).focus();
  for (const key of ['Tab', 'Space', 'ArrowDown', 'Enter', 'Tab']) await keyboard.press(key);
  await keyboard.type('Because.');
  expect(await page.getByRole('radio', { name: 'Half of 4? two' }).isChecked()).toBe(true);
  // A saved draft has a button to discard it, which comes before the others in the tab order.
  await waitUntilDraftSaved(page);
  for (const key of ['Tab', 'Tab', 'Tab']) await keyboard.press(key);
  expect(await findSubmitAssignmentButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await keyboard.press('Enter');
  await findToast(page, 'Assignment submitted').waitFor();
  await page.waitForURL('/student');
  const [{ answers }] = await room.submissionsOf(id);
  expect(answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([1, 'Because.']);
});

testInFaults('auto-graded work shows its score at once, allowed keys, and names a missing picture', async () => {
  const ada = await room.enrol('Ada Auto');
  const image_url = 'https://pictures.invalid/half.png';
  const questions = [{ ...createChoiceQuestion('Half of 4?'), image_url }, createChoiceQuestion('Half of 6?', 2)];
  const id = await room.assign(ada, { grading_type: 'auto-graded', keys_shown: true, questions });
  await using desk = await room.answering(ada, id);
  const { page } = desk;
  await page.getByText('Question 1 image could not be loaded.').waitFor();
  await chooseHomeworkOption(page, 'Half of 4? one');
  await chooseHomeworkOption(page, 'Half of 6? two');
  await findSubmitAssignmentButton(page).click();
  expect(await readAndCloseToast(page, 'Assignment submitted')).toEqual(['Your score: 50%']);
  await openInPortal(page, `/submission/${id}`);
  await page.getByText('Your answer, correct').waitFor();
  await page.getByText('Your answer, incorrect').waitFor();
  await page.getByText('Correct answer', { exact: true }).waitFor();
});

const readTabStorage = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

testInFaults('a reload, a sign-out and leaving lose no answers', async () => {
  const cleo = await room.enrol('Cleo Reload');
  const id = await room.assign(cleo);
  await using desk = await room.answering(cleo, id);
  const { page } = desk;
  await findAnswerBox(page).fill('Half an answer');
  await page.reload();
  await expect.poll(() => findAnswerBox(page).inputValue()).toBe('Half an answer');
  await waitUntilDraftSaved(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await waitUntilHome(page);
  expect(await readTabStorage(page)).toBe('{}');
  await signInByForm(page, cleo);
  await page.getByText('In progress · 1 of 2 answered, not submitted').waitFor();
  await page.getByText('Not Started').waitFor();
  const [next, practice] = await Promise.all(
    ['Continue', 'Start Practicing'].map((name) => page.getByRole('link', { name }).first().boundingBox()),
  );
  expect(next?.y).toBeLessThan(practice?.y ?? 0);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect.poll(() => findAnswerBox(page).inputValue()).toBe('Half an answer');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('/student');
  expect(await page.getByRole('alertdialog').count()).toBe(0);

  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect.poll(() => findAnswerBox(page).inputValue()).toBe('Half an answer');
  await page.route('**/api/drafts/**', (route) => route.abort());
  await findAnswerBox(page).fill('Half an answer more');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  expect(await findAnswerBox(page).inputValue()).toBe('Half an answer more');
  await page.unroute('**/api/drafts/**');
  await findAnswerBox(page).fill('Half an answer and more');
  await waitUntilDraftSaved(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('correct_answer');
  expect(await readTabStorage(page)).toContain('Half an answer and more');
  // The session has ended without a sign-out when another student signs in.
  await replaceBrowserSession(room.centre, desk, await room.enrol('Dora Later'));
  await openScreen(page, '/student');
  await page.getByText('Welcome, Dora Later').waitFor();
  expect(await readTabStorage(page)).not.toContain('Half an answer');
});
