import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { assignHomeworkByApi, findQuestionEditor, submitAnswersByApi } from './homework.ts';
import { openSignedInVisitor } from './steps.ts';

let centre: TestCentre;
let olga: TestPerson;
let ada: TestPerson;
let ben: TestPerson;
let tutor: Client;
let homework: string;
beforeAll(async () => {
  centre = await openTestCentre();
  olga = await centre.createTutor({ name: 'Olga Prim', owner: true });
  ada = await centre.createStudent({ name: 'Aurelia Featherstonehaugh-Everything' });
  ben = await centre.createStudent({ name: 'Ben Noor' });
  tutor = await centre.signIn(olga.email, olga.password);
  homework = await assignHomeworkByApi(tutor, [ada, ben], {
    title: 'Photosynthesis-and-respiration, with everything that belongs to it',
    grading_type: 'tutor-graded',
    questions: [
      createChoiceQuestion('Which one?', 1),
      { ...createOpenQuestion('Why?'), image_url: 'https://nowhere.invalid/leaf.png' },
    ],
  });
  await submitAnswersByApi(centre, ada, homework, [0, 'Because it is so']);
  await submitAnswersByApi(centre, ben, homework, [1, 'No idea']);
  const address = `/api/homework/${homework}/submissions/${ben.id}`;
  await tutor.post(`${address}/grade`, { grade: 80, feedback: 'Well argued' });
  await tutor.post(`${address}/correct-grade`, { grade: 90, reason: 'Read it again' });
  const gone = await assignHomeworkByApi(tutor, [ada], { title: 'Deleted' });
  await tutor.delete(`/api/homework/${gone}`);
  for (let more = 0; more < 6; more += 1) await assignHomeworkByApi(tutor, [ada], { title: `Sums ${more}` });
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Fails when the survey finds a fault on the current screen. */
async function expectNoFindings(page: Page, screen: string): Promise<void> {
  expect({ screen, found: await auditAccessibility(page) }).toEqual({ screen, found: [] });
}

test('assignments on the dashboard', async () => {
  await using desk = await openSignedInVisitor(centre, olga);
  const { page } = desk;
  await page.goto('/tutor?assignments=all&deleted=shown&tutors=all');
  await page.getByLabel('Search assignments').waitFor();
  await page.getByRole('button', { name: 'Restore Deleted' }).waitFor();
  await expectNoFindings(page, 'Tutor Dashboard with assignments');
  await page.getByRole('button', { name: 'More for Sums 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectNoFindings(page, 'Delete an assignment');
});

test('the assignment form with all its messages', async () => {
  await using desk = await openSignedInVisitor(centre, olga);
  const { page } = desk;
  await page.goto('/create-homework');
  await page.getByText('No questions added yet.').waitFor();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await findQuestionEditor(page, 1).getByLabel('Image URL').fill('https://nowhere.invalid/leaf.png');
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await page.getByText('This cannot be saved yet').waitFor();
  await expectNoFindings(page, 'Create Assignment with faults');
});

test('submissions and their actions', async () => {
  await using desk = await openSignedInVisitor(centre, olga);
  const { page } = desk;
  await page.goto(`/view-submissions/${homework}`);
  await page
    .getByRole('article', { name: /Aurelia/ })
    .getByText('Because it is so')
    .scrollIntoViewIfNeeded();
  await page.getByRole('form').waitFor();
  await page.getByText(/80%.*90%/).waitFor();
  await expectNoFindings(page, 'View Submissions');
  await page.getByRole('button', { name: 'Assign…' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Ben Noor/)
    .waitFor();
  await expectNoFindings(page, 'Assign');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Correct grade' }).click();
  await page.getByRole('dialog').getByLabel('Reason').waitFor();
  await expectNoFindings(page, 'Correct grade');
});

test('the questions that an edit asks', async () => {
  const sums = await assignHomeworkByApi(tutor, [ada, ben], { title: 'Keys' });
  await submitAnswersByApi(centre, ada, sums, [1, 0]);
  await using desk = await openSignedInVisitor(centre, olga);
  const { page } = desk;
  await page.goto(`/edit-homework/${sums}`);
  await findQuestionEditor(page, 1).getByLabel('D is correct').check();
  const { version } = (await tutor.get(`/api/homework/${sums}`)).body;
  await tutor.post(
    `/api/homework/${sums}/assignments`,
    { assigned_students: [ada.id] },
    { 'if-match': `"${version}"` },
  );
  await page.getByRole('button', { name: 'Keep mine' }).waitFor();
  await expectNoFindings(page, 'Edit Assignment, changed while editing');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Update Assignment' }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  await expectNoFindings(page, 'What should happen to the grades');
  await page.goto(`/edit-homework/${crypto.randomUUID()}`);
  await page.getByRole('heading', { name: 'Assignment Not Found' }).waitFor();
  await expectNoFindings(page, 'Assignment Not Found');
});
