import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { addMultipleChoiceQuestion, findHomeworkLine, findQuestionEditor, openTutorCentre } from './homework.ts';
import { findStat, findToast, openInPortal, openScreen, openSignedInVisitor, readAndCloseToast } from './steps.ts';

const room = await openForAllTests(openTutorCentre());
const { page } = await openForAllTests(openSignedInVisitor(room.centre, room.sam));

test('Create Assignment: names what is missing in order, then creates the assignment', async () => {
  await openScreen(page, '/tutor');
  await page.getByText('Create your first assignment to get started').waitFor();
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Create Assignment' }).click();
  const act = page.getByRole('button', { name: 'Create Assignment' });
  await page.getByText('No questions added yet. Click "Add Question" or "Generate with AI" to get started.').waitFor();

  await act.click();
  const summary = page.getByRole('alert').filter({ hasText: 'This cannot be saved yet' });
  await summary.waitFor();
  expect(await summary.getByRole('listitem').allInnerTexts()).toEqual([
    'Please enter a homework title.',
    'Please add at least one question.',
    'Please assign the homework to at least one student.',
  ]);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Title').fill('Halves '.repeat(30));
  await act.click();
  await summary.getByText('Use at most 200 characters.').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Halves '.repeat(30));
  await page.getByLabel('Title').fill('Fractions');
  await act.click();
  await summary.getByText('Please add at least one question.').waitFor();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await act.click();
  await summary.getByText('Please assign the homework to at least one student.').waitFor();
  await page.getByLabel(/Ada Lovell/).check();
  await page.getByLabel(/Ben Noor/).check();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await act.click();
  await summary.getByText('All questions must have text.').waitFor();
  expect(await summary.getByRole('listitem').first().innerText()).toBe(
    'All questions must have text. Questions 1 and 2.',
  );
  const [first, second] = [findQuestionEditor(page, 1), findQuestionEditor(page, 2)];
  expect(await first.getByLabel('Question text').evaluate((field) => field === document.activeElement)).toBe(true);
  await first.getByLabel('Question text').fill('What is a half of one half?');
  await second.getByLabel('Question text').fill('Why?');
  await second.getByLabel('Type').selectOption('Open Answer');
  await act.click();
  await summary.getByText('All multiple choice options must be filled.').waitFor();
  await page.getByText('1 question still uses the default answer A.').waitFor();
  await page.getByText('The best possible score is 50%').waitFor();
  for (const [letter, text] of Object.entries({ A: 'A half', B: 'A quarter', C: 'A half', D: 'One' })) {
    await first.getByLabel(`Option ${letter}`).fill(text);
  }
  await page.getByText('Question 1: options A and C are the same.').waitFor();
  await first.getByLabel('B is correct').check();
  await page.getByText('still uses the default answer').waitFor({ state: 'detached' });

  await act.click();
  expect(await readAndCloseToast(page, 'Homework created')).toEqual([
    '"Fractions" has been successfully created and assigned.',
  ]);
  await page.waitForURL('/tutor');
  const line = findHomeworkLine(page, 'Fractions');
  expect(await line.innerText()).toMatch(/Auto Graded.*2\squestions\s· Assigned\sto\s2\sstudents\s· 0\ssubmissions/s);
  await findStat(page, 'Assignments').getByText('1', { exact: true }).waitFor();
  const { homework } = (await room.tutor.get('/api/homework')).body as { homework: { id: string }[] };
  const detail = (await room.tutor.get(`/api/homework/${homework[0]?.id}`)).body as { questions: object[] };
  expect(detail.questions).toMatchObject([{ type: 'multiple-choice', correct_answer: 1 }, { type: 'open-answer' }]);
});

test('Create Assignment: opens empty and offers an earlier draft', async () => {
  await openScreen(page, '/create-homework');
  await page.getByLabel('Title').fill('Halves and quarters');
  await addMultipleChoiceQuestion(page, 1, 'What is half of four?', 'C');
  await page.getByText(/^Saved \d?\d:\d\d\s[AP]M · not submitted yet$/).waitFor();
  // Everything is saved, so Cancel asks nothing.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('/tutor');
  await openScreen(page, '/create-homework');
  await page.getByText(/^Draft from \d?\d:\d\d\s[AP]M$/).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('');
  await page.getByLabel('Title').fill('Thirds');
  await page.getByRole('button', { name: 'View earlier draft' }).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  const replacing = page.getByRole('alertdialog', { name: 'Replace what you typed?' });
  await replacing.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Thirds');
  await page.getByRole('button', { name: 'Restore' }).click();
  await replacing.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Halves and quarters');
  expect(await findQuestionEditor(page, 1).getByLabel('Option D').inputValue()).toBe('What is half of four? D');
  expect(await findQuestionEditor(page, 1).getByLabel('C is correct').isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Delete question 1' }).click();
  await page.getByText('No questions added yet.').waitFor();
  await page.locator(':focus').filter({ hasText: 'Put it back' }).press('Enter');
  await findQuestionEditor(page, 1).waitFor();
  expect(await findQuestionEditor(page, 1).getByLabel('Question text').inputValue()).toBe('What is half of four?');
  expect(await findQuestionEditor(page, 1).getByLabel('C is correct').isChecked()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText(/^Draft from/).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('No questions added yet.').waitFor();
  expect(await page.getByText(/^Draft from/).count()).toBe(0);
});

test('Create Assignment: a lost answer and a reload create one assignment', async () => {
  await openScreen(page, '/create-homework');
  await page.getByLabel('Title').fill('Once');
  await page.getByLabel(/Ada Lovell/).check();
  await addMultipleChoiceQuestion(page, 1, 'What is half of six?', 'B');
  await page.getByText(/^Saved/).waitFor();
  await page.route('**/api/homework', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await readAndCloseToast(page, 'Failed to create homework. Please try again.');
  await page.unroute('**/api/homework');
  await page.reload();
  await page.getByText('this may have been saved already').waitFor();
  await page.getByLabel('Title').fill('Once');
  await page.getByLabel(/Ada Lovell/).check();
  await addMultipleChoiceQuestion(page, 1, 'What is half of six?', 'B');
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  await readAndCloseToast(page, 'Homework created');
  const { total } = (await room.tutor.get('/api/homework?search=Once')).body as { total: number };
  expect(total).toBe(1);
});

test('an unknown assignment says so, to edit and to view', async () => {
  await openScreen(page, `/edit-homework/${crypto.randomUUID()}`);
  await page.getByRole('heading', { name: 'Assignment Not Found' }).waitFor();
  await page.getByText("The assignment you're trying to edit doesn't exist.").waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('/tutor');
  await openInPortal(page, '/view-submissions/%25zz');
  await page.getByRole('heading', { name: 'Assignment Not Found' }).waitFor();
  await openInPortal(page, '/view-submissions/nothing');
  await page.getByRole('heading', { name: 'Assignment Not Found' }).waitFor();
  expect(await findToast(page, 'Error').count()).toBe(0);
});
