import { expect } from 'vitest';
import { toHomeworkDraftKey } from '#contracts/draft-keys.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { emptyHomeworkFormValues } from '../src/features/learning/homework/homework-form-values.ts';
import {
  addMultipleChoiceQuestion,
  assignHomeworkByApi,
  findQuestionEditor,
  openTutorCentre,
  submitAnswersByApi,
} from './homework.ts';
import { openSignedInVisitor, readAndCloseToast } from './steps.ts';

const room = await openForAllTests(openTutorCentre());

const { page } = await openForAllTests(openSignedInVisitor(room.centre, room.sam));

async function openEditForm(homework: string): Promise<void> {
  await page.goto(`/edit-homework/${homework}`);
  await page.getByLabel('Title').waitFor();
}
const loadDetail = async (homework: string) => (await room.tutor.get(`/api/homework/${homework}`)).body;
const update = () => page.getByRole('button', { name: 'Update Assignment' }).click();

testInFaults('Edit Assignment: edited questions keep their ids', async () => {
  const homework = await assignHomeworkByApi(room.tutor, [room.ada], {
    questions: [createChoiceQuestion('First?', 2), createOpenQuestion('Second?')],
  });
  const before = await loadDetail(homework);
  await openEditForm(homework);
  expect(await page.getByLabel('Title').inputValue()).toBe('Sums');
  expect(await findQuestionEditor(page, 1).getByLabel('C is correct').isChecked()).toBe(true);
  expect(await page.getByLabel(/Ada Lovell/).isChecked()).toBe(true);
  expect(await page.getByLabel(/Ben Noor/).isChecked()).toBe(false);
  await page.getByLabel('Title').fill('More sums');
  await findQuestionEditor(page, 2).getByLabel('Question text').fill('Why second?');
  await addMultipleChoiceQuestion(page, 3, 'Third?', 'D');
  await page.getByRole('button', { name: 'Delete question 1' }).click();
  await page.getByLabel(/Ben Noor/).check();
  await update();
  await page.waitForURL('/tutor');
  await readAndCloseToast(page, 'Assignment updated');
  const after = await loadDetail(homework);
  expect(after).toMatchObject({
    title: 'More sums',
    questions: [
      { id: before.questions[1].id, text: 'Why second?' },
      { text: 'Third?', correct_answer: 3 },
    ],
  });
  expect([...after.assigned_students].sort()).toEqual([room.ada.id, room.ben.id].sort());
});

testInFaults('Edit Assignment: a conflict shows the other tutor’s changes and loses nothing', async () => {
  const homework = await assignHomeworkByApi(room.tutor, [room.ada]);
  await openEditForm(homework);
  await page.getByLabel('Title').fill('My title');
  const { version, questions, ...detail } = await loadDetail(homework);
  const theirs = {
    title: 'Their title',
    grading_type: detail.grading_type,
    assigned_students: [room.ada.id, room.ben.id],
    questions: questions.map(({ id, type, text, options, correct_answer }: never) => ({
      ...{ id, type, text, options, correct_answer },
    })),
  };
  expect((await room.tutor.post(`/api/homework/${homework}`, theirs, { 'if-match': `"${version}"` })).status).toBe(200);
  const notice = page.getByRole('alert').filter({ hasText: /Sam Okafor changed this assignment at/ });
  // The read models may apply the events of one command one at a time.
  await expect
    .poll(() => notice.getByRole('listitem').allInnerTexts())
    .toEqual(['Title: “Their title”', '1 student assigned']);
  // The save is refused, because the tutor has not seen the other version.
  await update();
  await readAndCloseToast(page, 'Failed to update assignment.');
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Their title');
  await page.getByRole('button', { name: 'Put mine back' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('My title');
  await update();
  await page.waitForURL('/tutor');
  expect(await loadDetail(homework)).toMatchObject({ title: 'My title', assigned_students: [room.ada.id] });
});

test('Edit Assignment: changing a key of submitted work asks about the grades', async () => {
  const homework = await assignHomeworkByApi(room.tutor, [room.ada, room.ben], {
    questions: [createChoiceQuestion('One?', 0), createChoiceQuestion('Two?', 1)],
  });
  await submitAnswersByApi(room.centre, room.ada, homework, [0, 1]);
  await submitAnswersByApi(room.centre, room.ben, homework, [3, 1]);
  await openEditForm(homework);
  await findQuestionEditor(page, 1).getByLabel('D is correct').check();
  await update();
  const dialog = page.getByRole('dialog', { name: 'What should happen to the grades?' });
  const rows = dialog.getByRole('row');
  await rows.nth(2).waitFor();
  expect((await rows.allInnerTexts()).map((row) => row.split(/\s+/).join(' '))).toEqual([
    'Student Now Regraded With credit',
    'Ada Lovell 100 50 100',
    'Ben Noor 50 100 100',
  ]);
  await dialog.getByLabel('Credit everyone').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('/tutor');
  expect(await readAndCloseToast(page, 'Assignment updated')).toEqual(['1 grade changed.']);

  // The student's page marks the answers by what counted.
  await using visitor = await openSignedInVisitor(room.centre, room.ben);
  await visitor.page.goto(`/submission/${homework}`);
  await visitor.page.getByRole('definition').filter({ hasText: '100%' }).waitFor();
  const first = visitor.page.getByRole('listitem').filter({ hasText: 'One?' }).first();
  await first.getByText('Counted as correct for everyone.').waitFor();
  expect(await first.getByText('not correct').count()).toBe(0);
  await visitor.page.getByText('Question 1 counts as correct for everyone.').waitFor();
});

testInFaults('Edit Assignment: regrading follows options that moved, and asks about those in other words', async () => {
  const homework = await assignHomeworkByApi(room.tutor, [room.ada], {
    questions: [{ ...createChoiceQuestion('2 + 2 = ?', 1), options: ['3', '4', '5', '6'] }],
  });
  await submitAnswersByApi(room.centre, room.ada, homework, [1]);
  await openEditForm(homework);
  const editor = findQuestionEditor(page, 1);
  await editor.getByLabel('Option A', { exact: true }).fill('4');
  await editor.getByLabel('Option B', { exact: true }).fill('3');
  await editor.getByLabel('A is correct').check();
  await update();
  // Places change no grade, so nothing is asked.
  await page.waitForURL('/tutor');
  await readAndCloseToast(page, 'Assignment updated');
  await openEditForm(homework);
  await editor.getByLabel('Option B', { exact: true }).fill('four');
  await editor.getByLabel('Option A', { exact: true }).fill('3');
  await editor.getByLabel('B is correct').check();
  await update();
  const dialog = page.getByRole('dialog', { name: 'What should happen to the grades?' });
  const question = dialog.getByRole('radiogroup', { name: /Question 1: “4” is now “four”/ });
  await dialog.getByRole('radio', { name: 'Regrade' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please choose, because students chose this option.').waitFor();
  await question.getByRole('radio', { name: 'No, another answer' }).check();
  await dialog.getByRole('cell', { name: '0', exact: true }).waitFor();
  await question.getByRole('radio', { name: 'Yes, in other words' }).check();
  await expect.poll(() => dialog.getByRole('cell', { name: '100', exact: true }).count()).toBe(3);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('/tutor');

  await using ada = await openSignedInVisitor(room.centre, room.ada);
  await ada.page.goto(`/submission/${homework}`);
  await ada.page.getByText('Your answer, correct').waitFor();
  await ada.page.getByText('The correct answer is now: four').waitFor();
});

testInFaults('Edit Assignment: unassigning a submitter asks first, and a former student is refused', async () => {
  const cleo = await room.centre.createStudent({ name: 'Cleo Ruiz' });
  const homework = await assignHomeworkByApi(room.tutor, [room.ada, room.ben]);
  await submitAnswersByApi(room.centre, room.ada, homework, [1, 2]);
  await openEditForm(homework);
  await page.getByLabel(/Ada Lovell/).uncheck();
  await page.getByLabel(/Cleo Ruiz/).check();
  // The page cannot reload the names, so it does not know that the student has been deleted.
  await page.route('**/api/students/names*', (route) => route.abort());
  await page.route(`**/api/homework/${homework}`, async (route) => {
    if (route.request().method() === 'POST') {
      await room.tutor.delete(`/api/students/${cleo.id}`);
      // A student whose archiving is not yet projected could still be assigned.
      await room.centre.program.runner.caughtUp();
    }
    await route.continue();
  });
  await update();
  const dialog = page.getByRole('alertdialog', { name: 'Unassign Ada Lovell?' });
  await dialog.getByText('The work and its grades are kept').waitFor();
  await dialog.getByRole('button', { name: 'Unassign' }).click();
  await page.getByRole('alert').filter({ hasText: 'This cannot be saved yet' }).waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  // The refused save has changed nothing.
  expect((await loadDetail(homework)).assigned_students).toContain(room.ada.id);
  await page.getByLabel(/Cleo Ruiz/).uncheck();
  await page.unroute('**/api/students/names*');
  await update();
  await dialog.getByRole('button', { name: 'Unassign' }).click();
  await page.waitForURL('/tutor');
  expect((await loadDetail(homework)).assigned_students).toEqual([room.ben.id]);
  await page.unrouteAll();
});

testInFaults('Edit Assignment: saving without edits keeps the draft of another device', async () => {
  const homework = await assignHomeworkByApi(room.tutor, [room.ada]);
  await openEditForm(homework);
  const address = `/api/drafts/${toHomeworkDraftKey(homework)}`;
  const body = { ...emptyHomeworkFormValues, title: 'Typed on the phone', version: 1 };
  expect((await room.tutor.post(address, { body, revision: 0 })).status).toBe(200);
  await update();
  await page.waitForURL('/tutor');
  await page.goto(`/edit-homework/${homework}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Typed on the phone');
});
