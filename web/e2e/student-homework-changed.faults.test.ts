import { expect, test } from 'vitest';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findToast, openSignedInVisitor } from './steps.ts';
import {
  chooseHomeworkOption,
  findAnswerBox,
  findSubmitAssignmentButton,
  openHomeworkCentre,
  waitUntilDraftSaved,
} from './student-homework.ts';

const room = await openForAllTests(openHomeworkCentre());

test('an assignment’s changes are shown, and answers to unchanged questions stay', async () => {
  const eve = await room.enrol('Eve Changed');
  const questions = [
    createChoiceQuestion('Half of 4?'),
    createChoiceQuestion('Half of 6?'),
    createOpenQuestion('Why is that so?'),
  ];
  const id = await room.assign(eve, { questions });
  await using desk = await room.answering(eve, id);
  const { page } = desk;
  await chooseHomeworkOption(page, 'Half of 4? one');
  await chooseHomeworkOption(page, 'Half of 6? one');
  await findAnswerBox(page).fill('Because.');
  await room.revise(id, (asked) => asked.map((each, at) => (at === 1 ? { ...each, text: 'Half of 8?' } : each)));
  await page.getByText('Ms Lee changed question 2.').waitFor();
  await page.getByText('Changed since you answered: please choose again').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await findAnswerBox(page).inputValue()).toBe('Because.');
  await page.getByRole('button', { name: 'Show question 2' }).click();
  await page.getByRole('radio', { name: 'Half of 6? two' }).check();
  await page.getByText('Ms Lee changed question 2.').waitFor({ state: 'detached' });
  await findSubmitAssignmentButton(page).click();
  await findToast(page, 'Assignment submitted').waitFor();
  const [{ answers }] = await room.submissionsOf(id);
  expect(answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([0, 1, 'Because.']);
});

test('a change that was not notified is shown on submitting, unless students cannot see it', async () => {
  const flo = await room.enrol('Flo Unaware');
  const id = await room.assign(flo);
  await using desk = await openSignedInVisitor(room.centre, flo);
  const { page } = desk;
  await page.routeWebSocket('**/api/feed', () => undefined);
  await page.goto(`/complete-homework/${id}`);
  await chooseHomeworkOption(page, 'Half of 4? one');
  await findAnswerBox(page).fill('Because.');
  await waitUntilDraftSaved(page);
  await room.revise(id, (asked) => [...asked, createOpenQuestion('And then?')]);
  await room.centre.program.runner.caughtUp();
  await findSubmitAssignmentButton(page).click();
  await findToast(page, 'Failed to submit assignment. Please try again.').waitFor();
  await page.getByText('Ms Lee added question 3.').waitFor();
  await findAnswerBox(page).last().fill('Nothing.');
  await waitUntilDraftSaved(page);

  await room.revise(id, ([first, ...rest]) => [{ ...first, correct_answer: 3 }, ...rest]);
  await room.centre.program.runner.caughtUp();
  await findSubmitAssignmentButton(page).click();
  await findToast(page, 'Assignment submitted').waitFor();
  await page.waitForURL('/student');
});

test('assignments that do not exist or were deleted lead to the dashboard', async () => {
  const [gil, ola] = [await room.enrol('Gil Lost'), await room.enrol('Ola Other')];
  const others = await room.assign(ola);
  const deleted = await room.assign(gil);
  await using desk = await openSignedInVisitor(room.centre, gil);
  const { page } = desk;
  await page.goto(`/complete-homework/${deleted}`);
  await findSubmitAssignmentButton(page).waitFor();
  await room.tutor.delete(`/api/homework/${deleted}`, { 'if-match': '"1"' });
  const card = page.getByRole('heading', { name: 'Assignment Not Found' });
  await card.waitFor();
  for (const address of [`/complete-homework/${others}`, '/complete-homework/none', `/submission/${others}`]) {
    await page.goto(address);
    await card.waitFor();
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).last().click();
  await page.waitForURL('/student');
  const handedIn = await room.assign(gil);
  await page.goto(`/complete-homework/${handedIn}`);
  await chooseHomeworkOption(page, 'Half of 4? one');
  await findAnswerBox(page).fill('Because.');
  await findSubmitAssignmentButton(page).click();
  await findToast(page, 'Assignment submitted').waitFor();
  await room.tutor.delete(`/api/homework/${handedIn}`, { 'if-match': '"1"' });
  await room.centre.program.runner.caughtUp();
  // A submitted assignment leads to the dashboard even after it was deleted.
  await page.goto(`/complete-homework/${handedIn}`);
  await page.waitForURL('/student');
  const mine = await room.assign(gil);
  await page.goto(`/submission/${mine}`);
  await page.waitForURL(`/complete-homework/${mine}`);
});
