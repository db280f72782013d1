import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { startGenerationJobs } from '#services/learning/question-generation/generation-queue.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import {
  createModelQuestion,
  openModelServer,
  replyQuestions,
  replyStatus,
} from '#services/learning/questions/model/test/model-server.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findToast, openInPortal, openSignedInVisitor, readAndCloseToast } from './steps.ts';

const builtIn = createQuestionSource();
/** The source, which a test can make wait. */
let ask: QuestionSource['questions'] = builtIn.questions;
const centre = await openForAllTests(openTestCentre({ questions: { questions: (request) => ask(request) } }));
await startGenerationJobs(centre.program);
afterEach(() => {
  ask = builtIn.questions;
});

const findDialog = (page: Page) => page.getByRole('dialog');

async function openForm(
  tutor: TestPerson,
  options: Parameters<typeof openSignedInVisitor>[2] = {},
  of: TestCentre = centre,
) {
  const desk = await openSignedInVisitor(of, tutor, options);
  await desk.page.goto('/create-homework');
  await desk.page.getByRole('button', { name: 'Generate with AI' }).click();
  await findDialog(desk.page).getByLabel('Subject').waitFor();
  return desk;
}

async function fillForm(
  page: Page,
  { subject = 'Biology', topic = 'Human Body', grade = '4th Grade', count = '' } = {},
) {
  const dialog = findDialog(page);
  await dialog.getByLabel('Subject').selectOption(subject);
  await dialog.getByLabel('Sub-topic').fill(topic);
  await dialog.getByLabel('Grade level').selectOption(grade);
  await dialog.getByLabel('Difficulty').selectOption('Easy');
  if (count !== '') await dialog.getByLabel('Number of questions').fill(count);
}
const generate = (page: Page) => findDialog(page).getByRole('button', { name: 'Generate', exact: true }).click();
const findUse = (page: Page, number: number) =>
  findDialog(page).getByRole('checkbox', { name: `Use question ${number}` });

test('Generate with AI: questions are generated, edited, replaced, left out, added and saved with their origin', async () => {
  const sam = await centre.createTutor();
  const mia = await centre.createStudent({ name: 'Mia Chen' });
  await using desk = await openForm(sam, { viewport: { width: 390, height: 664 } });
  const { page } = desk;
  const dialog = findDialog(page);
  await generate(page);
  expect(await readAndCloseToast(page, 'Missing Information')).toEqual(['Please fill in all required fields.']);
  await dialog.getByText('Please fill in all required fields.').first().waitFor();
  // The form of the assignment, in which the dialog is, was not sent.
  expect(await page.getByText('Please enter a homework title.').count()).toBe(0);
  await fillForm(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep open' }).click();
  expect(await dialog.getByLabel('Sub-topic').inputValue()).toBe('Human Body');
  expect(await dialog.getByLabel('Number of questions').inputValue()).toBe('5');
  await dialog.getByLabel('Number of questions').fill('21');
  await generate(page);
  await dialog.getByText('Choose from 1 to 20 questions.').waitFor();
  await dialog.getByLabel('Number of questions').fill('4');
  await generate(page);
  expect(await readAndCloseToast(page, 'Questions Generated')).toEqual([
    '4 questions have been generated successfully.',
  ]);
  for (const number of [1, 2, 3, 4]) expect(await findUse(page, number).isChecked()).toBe(true);

  const third = dialog.getByLabel('Text of question 3');
  const before = await third.inputValue();
  await dialog.getByRole('button', { name: 'Another question' }).nth(2).click();
  await expect.poll(() => third.inputValue()).not.toBe(before);
  await dialog.getByRole('button', { name: 'Remove' }).nth(3).click();
  await findUse(page, 4).waitFor({ state: 'hidden' });
  await findUse(page, 2).uncheck();
  await dialog.getByLabel('Text of question 1').fill('Which part pumps blood through the body?');
  const kept = await third.inputValue();

  // Closing and a reload keep what was edited, left out and removed.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('3 generated questions wait for your review.').waitFor();
  await page.reload();
  await page.getByText('3 generated questions wait for your review.').waitFor();
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  expect(await findUse(page, 2).isChecked()).toBe(false);
  expect(await findUse(page, 4).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click();
  expect(await readAndCloseToast(page, 'Questions Added')).toEqual([
    '2 built-in questions have been added to your homework.',
  ]);
  await dialog.waitFor({ state: 'hidden' });
  const texts = page.getByLabel('Question text');
  expect(await texts.nth(0).inputValue()).toBe('Which part pumps blood through the body?');
  expect(await texts.nth(1).inputValue()).toBe(kept);
  await page.getByText(/From the question bank \(human-body-\d+\) · .* · edited/).waitFor();
  expect(await page.getByText(/From the question bank/).count()).toBe(2);
  expect(await page.getByText('wait for your review').count()).toBe(0);

  await page.getByLabel('Title').fill('Body');
  await page.getByRole('checkbox', { name: new RegExp(mia.name) }).check();
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await findToast(page, 'Homework created').waitFor();
  await openInPortal(page, '/tutor');
  await page.getByRole('link', { name: 'Edit Body' }).click();
  await page.getByRole('heading', { name: 'Edit Assignment' }).waitFor();
  await page.getByText(/From the question bank \(human-body-\d+\) · .* · edited/).waitFor();
  expect(await page.getByText(/From the question bank/).count()).toBe(2);

  // The form is empty again, with 5 questions.
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  expect(await dialog.getByLabel('Number of questions').inputValue()).toBe('5');
  expect(await dialog.getByLabel('Sub-topic').inputValue()).toBe('');

  // A student reads nothing about where questions come from.
  const student = await centre.signIn(mia.email, mia.password);
  const { homework } = (await student.get(`/api/students/${mia.id}/homework`)).body;
  const assignment = await student.get(`/api/homework/${homework[0].id}/assignment`);
  expect(JSON.stringify(assignment.body)).toContain('pumps blood');
  expect(JSON.stringify(assignment.body)).not.toContain('human-body');
});

testInFaults('Generate with AI: an unknown topic offers topics that work, and the daily limit is said', async () => {
  const sam = await centre.createTutor();
  await using desk = await openForm(sam);
  const { page } = desk;
  const dialog = findDialog(page);
  await fillForm(page, { topic: 'Football' });
  await generate(page);
  expect(await readAndCloseToast(page, 'Generation Failed')).toEqual([
    'Failed to generate questions. Please try again.',
  ]);
  await dialog.getByText('No questions received from AI').waitFor();
  await dialog
    .getByRole('button', { name: 'Ecosystems' })
    .or(dialog.getByRole('button', { name: 'Living Things' }))
    .first()
    .click();
  await generate(page);
  await findUse(page, 5).waitFor();
  await readAndCloseToast(page, 'Questions Generated');
  await dialog.getByRole('button', { name: 'Back' }).click();
  // A question stays if there is no other one, and one that the assignment has is not added twice.
  await dialog.getByLabel('Number of questions').fill('1');
  await generate(page);
  await readAndCloseToast(page, 'Questions Generated');
  const text = await dialog.getByLabel('Text of question 1').inputValue();
  ask = async () => [];
  await dialog.getByRole('button', { name: 'Another question' }).click();
  await dialog.getByText('There is no other question on this topic, so this one was kept.').waitFor();
  ask = builtIn.questions;
  expect(await dialog.getByLabel('Text of question 1').inputValue()).toBe(text);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.getByLabel('Question text').fill(text);
  await page.getByRole('button', { name: 'Generate with AI' }).click();
  await dialog.getByText('Already in this assignment').waitFor();
  expect(await findUse(page, 1).isChecked()).toBe(false);
  expect(await dialog.getByRole('button', { name: 'Add 0 questions' }).isDisabled()).toBe(true);

  const { limits } = centre.program;
  const limit = createDayLimit('question-generations-of-day', 200);
  await limits.consume(limit, toDayLimitKey(centre.program, sam.id), 200);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await generate(page);
  await dialog.getByText('You have generated questions 200 times today. Come back tomorrow!').waitFor();
  expect(await readAndCloseToast(page, 'Generation Failed')).toEqual([
    'Failed to generate questions. Please try again.',
  ]);
});

testInFaults('Generate with AI: progress is shown, survives closing and a reload, and can be canceled', async () => {
  const sam = await centre.createTutor();
  const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  ask = async (request) => {
    calls += 1;
    if (calls === 1) return builtIn.questions({ ...request, count: 2 });
    await (calls === 2 ? first : rest).promise;
    return builtIn.questions(request);
  };
  await using desk = await openForm(sam);
  const { page } = desk;
  const dialog = findDialog(page);
  await fillForm(page);
  await generate(page);
  await dialog.getByText('2 of 5 ready').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('2 of 5 ready').waitFor();
  await page.reload();
  await page.getByText('2 of 5 ready').waitFor();
  first.resolve();
  await page.getByText('5 generated questions wait for your review.').waitFor();

  await page.getByRole('button', { name: 'Generate with AI' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await dialog.getByLabel('Sub-topic').inputValue()).toBe('Human Body');
  await generate(page);
  // The code of toasts is loaded after a page, and cannot be loaded without a connection.
  await page.locator('[aria-label^="Notifications"]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Cancel generating' }).click();
  await readAndCloseToast(page, 'Generating was not canceled');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Cancel generating' }).click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).waitFor();
  rest.resolve();
  ask = builtIn.questions;
  await generate(page);
  await findUse(page, 5).waitFor();
  await page.reload();
  await findUse(page, 5).waitFor();
});

testInFaults('Generate with AI: a language model writes the questions, and what takes its place is said', async () => {
  await using server = await openModelServer();
  await using modelCentre = await openTestCentre({ env: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'small-model' } });
  await startGenerationJobs(modelCentre.program);
  const sam = await modelCentre.createTutor();
  server.reply = replyQuestions([1, 2, 3, 4, 5].map(createModelQuestion));
  await using desk = await openForm(sam, {}, modelCentre);
  const { page } = desk;
  const dialog = findDialog(page);
  await dialog.getByText('Names of students are left out.').waitFor();
  await fillForm(page, { topic: 'Something that is not built in' });
  await generate(page);
  await readAndCloseToast(page, 'Questions Generated');
  server.reply = replyStatus(401);
  await dialog.getByRole('button', { name: 'Add all 5' }).click();
  await page
    .getByText(/Written by small-model/)
    .first()
    .waitFor();
  expect(await page.getByText(/Written by small-model/).count()).toBe(5);

  await page.getByRole('button', { name: 'Generate with AI' }).click();
  await fillForm(page, { topic: 'Something that is not built in' });
  await generate(page);
  await dialog.getByText('No questions received from AI').waitFor();
  await dialog.getByText('The language model could not be reached.').waitFor();
  await fillForm(page);
  await generate(page);
  await dialog.getByText('The language model could not be reached. 5 questions are built in.').waitFor();
});
