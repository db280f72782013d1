import { expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { openSignedInVisitor, readAndCloseToast } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const tutor = await centre.signIn(sam.email, sam.password);

const { page } = await openForAllTests(openSignedInVisitor(centre, sam));
const openSubmissions = (homework: string) => page.goto(`/view-submissions/${homework}`);
const enrol = (...names: string[]) => Promise.all(names.map((name) => centre.createStudent({ name })));

test('View Submissions: text stays when a colleague grades first', async () => {
  const [gus, hal] = (await enrol('Gus Orr', 'Hal Pym')) as [TestPerson, TestPerson];
  const questions = [createOpenQuestion('Why?')];
  const homework = await assignHomeworkByApi(tutor, [gus, hal], {
    title: 'Two tutors',
    grading_type: 'tutor-graded',
    questions,
  });
  for (const student of [gus, hal]) await submitAnswersByApi(centre, student, homework, ['Because']);
  const lee = await centre.createTutor({ name: 'Ms Lee', owner: true });
  const other = await centre.signIn(lee.email, lee.password);
  // Submissions that wait can be graded after the homework became auto-graded.
  const { body } = await tutor.get(`/api/homework/${homework}`);
  const [{ id, type, text }] = body.questions;
  const revised = { title: body.title, grading_type: 'auto-graded', assigned_students: [gus.id, hal.id] };
  await tutor.post(`/api/homework/${homework}`, { ...revised, questions: [{ id, type, text }] });
  const graded = (student: TestPerson) =>
    other.post(`/api/homework/${homework}/submissions/${student.id}/grade`, { grade: 80 });
  await openSubmissions(homework);
  const formOf = (name: string) => page.getByRole('form', { name: `Grade ${name}` });
  await formOf('Gus Orr').getByLabel('Feedback').fill('Long and careful words');
  await graded(gus);
  const notice = formOf('Gus Orr').getByRole('alert');
  await notice.getByText(/Graded 80% by Ms Lee at \d?\d:\d\d\s[AP]M\./).waitFor();
  expect(await formOf('Gus Orr').getByLabel('Feedback').inputValue()).toBe('Long and careful words');
  await notice.getByRole('button', { name: 'Correct grade…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct grade' });
  expect(await dialog.getByLabel('Grade (0-100)').inputValue()).toBe('80');
  expect(await dialog.getByLabel('Feedback').inputValue()).toBe('Long and careful words');
  await dialog.getByLabel('Reason').fill('Feedback added');
  // A reload keeps the typed correction too.
  await page.reload();
  await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe('Feedback added');
  // A colleague's correction that came in between is told before it is replaced.
  await other.post(`/api/homework/${homework}/submissions/${gus.id}/correct-grade`, { grade: 85, reason: 'Recounted' });
  await expect.poll(() => dialog.getByLabel('Grade (0-100)').inputValue()).toBe('85');
  await dialog.getByRole('button', { name: 'Correct grade' }).click();
  await dialog.getByText(/^Ms Lee .* while you were editing\./).waitFor();
  expect(await dialog.getByLabel('Feedback').inputValue()).toBe('Long and careful words');
  await dialog.getByRole('button', { name: 'Correct grade' }).click();
  await readAndCloseToast(page, 'Grade corrected');
  await page
    .getByRole('article', { name: /Gus Orr/ })
    .getByText('Long and careful words')
    .waitFor();
  await formOf('Gus Orr').waitFor({ state: 'detached' });

  await formOf('Hal Pym').getByLabel('Grade (0-100)').fill('75');
  await graded(hal);
  await formOf('Hal Pym').getByRole('button', { name: 'Discard' }).click();
  await formOf('Hal Pym').waitFor({ state: 'detached' });
  await page
    .getByRole('article', { name: /Hal Pym/ })
    .getByText('Graded: 80%')
    .waitFor();
  await expect.poll(async () => (await centre.program.sql`select 1 from desk.drafts`).length).toBe(0);
});
