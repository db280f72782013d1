import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { createOpenQuestion } from '#testing/homework-fixture.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { openSignedInVisitor, readAndCloseToast } from './steps.ts';

test('open submissions can be graded after the homework became auto-graded', async () => {
  await using centre = await openTestCentre();
  const sam = await centre.createTutor({ name: 'Sam Okafor' });
  const ada = await centre.createStudent({ name: 'Ada Lovell' });
  const tutor = await centre.signIn(sam.email, sam.password);
  const homework = await assignHomeworkByApi(tutor, [ada], {
    grading_type: 'tutor-graded',
    questions: [createOpenQuestion('Why?')],
  });
  await submitAnswersByApi(centre, ada, homework, ['Because it is so']);
  const { body } = await tutor.get(`/api/homework/${homework}`);
  const [{ id, type, text }] = body.questions;
  const revised = { title: body.title, grading_type: 'auto-graded', assigned_students: [ada.id] };
  const saved = await tutor.post(`/api/homework/${homework}`, { ...revised, questions: [{ id, type, text }] });
  expect(saved.body).toMatchObject({ version: 2 });

  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto(`/view-submissions/${homework}`);
  const form = page.getByRole('form', { name: 'Grade Ada Lovell' });
  await form.getByLabel('Grade (0-100)').fill('70');
  await form.getByRole('button', { name: 'Submit Grade' }).click();
  await readAndCloseToast(page, 'The student has been notified of their grade.');
  await page
    .getByRole('article', { name: /Ada Lovell/ })
    .getByText('Graded: 70%')
    .waitFor();
});
