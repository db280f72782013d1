import { expect } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { openSignedInVisitor, readAndCloseToast } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const tutor = await centre.signIn(sam.email, sam.password);

const { page } = await openForAllTests(openSignedInVisitor(centre, sam));
const openSubmissions = (homework: string) => page.goto(`/view-submissions/${homework}`);
const enrol = (...names: string[]) => Promise.all(names.map((name) => centre.createStudent({ name })));

test('View Submissions: grading and correcting moves no submission', async () => {
  const [ada, ben, cleo] = (await enrol('Ada Lovell', 'Ben Noor', 'Cleo Ruiz')) as [TestPerson, TestPerson, TestPerson];
  const homework = await assignHomeworkByApi(tutor, [ada, ben, cleo], {
    title: 'Essay',
    grading_type: 'tutor-graded',
    questions: [createChoiceQuestion('Which one?', 1), createOpenQuestion('Why?')],
  });
  await openSubmissions(homework);
  await page.getByText("Students haven't submitted this assignment yet.").waitFor();
  await page.getByText('0 submissions').waitFor();
  await submitAnswersByApi(centre, ada, homework, [0, 'Because it is so']);
  const card = page.getByRole('article', { name: /Ada Lovell/ });
  await card.getByText(`Student ${ada.id}`).waitFor();
  await page.getByText('1 submission', { exact: true }).waitFor();
  await card.getByText('Needs Review').waitFor();
  await card.getByText('Because it is so').waitFor();
  const picks = card.getByRole('listitem').filter({ hasText: 'Which one?' }).getByRole('listitem');
  expect((await picks.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))).toEqual([
    ['A', 'Which one? one', 'Student’s answer, incorrect'],
    ['B', 'Which one? two', 'Correct answer'],
    ['C', 'Which one? three'],
    ['D', 'Which one? four'],
  ]);
  const waiting = page.getByRole('region', { name: 'Not submitted yet' }).getByRole('listitem');
  await expect.poll(() => waiting.count()).toBe(2);

  const form = page.getByRole('form', { name: 'Grade Ada Lovell' });
  const act = form.getByRole('button', { name: 'Submit Grade' });
  await act.click();
  await form.getByText('Please enter a grade before submitting.').waitFor();
  await expect
    .poll(() => form.getByLabel('Grade (0-100)').evaluate((field) => field === document.activeElement))
    .toBe(true);
  const pasted = 'Well done. '.repeat(400);
  await form.getByLabel('Feedback').fill(pasted);
  await form.getByText('Use at most 4,000 characters: there are 4,400.').waitFor();
  await form.getByLabel('Grade (0-100)').fill('80');
  await act.click();
  expect(await form.getByLabel('Feedback').inputValue()).toBe(pasted);
  await form.getByLabel('Feedback').fill('');
  for (const grade of [' 90 ', '85.5', '1e2', '101', '-1']) {
    await form.getByLabel('Grade (0-100)').fill(grade);
    await act.click();
    await form.getByText('Grade must be a number between 0 and 100.').waitFor();
  }
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await form.getByLabel('Feedback').fill('Well argued');
  await form.getByLabel('Grade (0-100)').fill('80');
  await form.getByText(/^Saved \d?\d:\d\d\s[AP]M/).waitFor();
  // A reload keeps the typed grade.
  await page.reload();
  await expect.poll(() => form.getByLabel('Feedback').inputValue()).toBe('Well argued');

  await submitAnswersByApi(centre, ben, homework, [1, 'No idea']);
  const fresh = page.getByRole('button', { name: '1 new submission – show' });
  await fresh.waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  await act.click();
  await expect.poll(() => card.evaluate((work) => work === document.activeElement)).toBe(true);
  expect(await readAndCloseToast(page, 'Grade submitted')).toEqual(['The student has been notified of their grade.']);
  await card.getByText('Graded: 80%').waitFor();
  await fresh.click();
  await expect.poll(() => page.getByRole('article').count()).toBe(2);

  await card.getByRole('button', { name: 'Correct grade' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Grade (0-100)').fill('90');
  await dialog.getByRole('button', { name: 'Correct grade' }).click();
  await dialog.getByText('Please give a reason.').waitFor();
  await dialog.getByLabel('Reason').fill('Read it again');
  await dialog.getByRole('button', { name: 'Correct grade' }).click();
  await readAndCloseToast(page, 'Grade corrected');
  await card.getByText('Graded: 90%').waitFor();
  const history = card.getByRole('list', { name: 'History of this grade' });
  await expect
    .poll(() => history.innerText())
    .toMatch(/80%\s+became\s+90%\s+·\s+Corrected by Sam Okafor · .*\s+Read it again/);

  await page.getByRole('button', { name: 'Needs Review 1' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.getByRole('button', { name: 'Graded 1' }).click();
  await page.getByRole('button', { name: 'Next to review' }).click();
  const ben1 = page.getByRole('article', { name: /Ben Noor/ });
  await expect.poll(() => ben1.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('View Submissions: one submission after another is graded from the keyboard, with its suggested grade', async () => {
  const [ivy, jon] = (await enrol('Ivy Park', 'Jon Quist')) as [TestPerson, TestPerson];
  const homework = await assignHomeworkByApi(tutor, [ivy, jon], {
    title: 'Halves',
    grading_type: 'tutor-graded',
    questions: [createChoiceQuestion('One?', 1), createChoiceQuestion('Two?', 2)],
  });
  await submitAnswersByApi(centre, jon, homework, [1, 2]);
  await submitAnswersByApi(centre, ivy, homework, [1, 3]);
  await openSubmissions(homework);
  const gradeOf = (name: string) => page.getByRole('form', { name: `Grade ${name}` }).getByLabel('Grade (0-100)');
  const form = page.getByRole('form', { name: 'Grade Ivy Park' });
  await form.getByText('1 of 2 multiple-choice answers is correct.').waitFor();
  await expect.poll(() => gradeOf('Ivy Park').inputValue()).toBe('50');
  // A suggestion can be cleared.
  await gradeOf('Ivy Park').fill('');
  expect(await gradeOf('Ivy Park').inputValue()).toBe('');
  await gradeOf('Ivy Park').fill('60');
  await gradeOf('Ivy Park').press('Control+Enter');
  await page
    .getByRole('article', { name: /Ivy Park/ })
    .getByText('Graded: 60%')
    .waitFor();
  await expect.poll(() => gradeOf('Jon Quist').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await gradeOf('Jon Quist').inputValue()).toBe('100');
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('article', { name: /Jon Quist/ })
    .getByText('Graded: 100%')
    .waitFor();
});

testInFaults('View Submissions: assignments change there, and unassigning a submitter asks first', async () => {
  const [dora, ezra, fay] = (await enrol('Dora Lane', 'Ezra Moss', 'Fay Nunn')) as [TestPerson, TestPerson, TestPerson];
  const homework = await assignHomeworkByApi(tutor, [dora, ezra], { title: 'Sums' });
  await submitAnswersByApi(centre, dora, homework, [1, 2]);
  await openSubmissions(homework);
  await page.getByText('Graded: 100%').waitFor();
  await page.getByRole('button', { name: 'Assign…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Dora Lane/).uncheck();
  await dialog.getByLabel(/Ezra Moss/).uncheck();
  await dialog.getByRole('button', { name: 'Save assignments' }).click();
  await dialog.getByText('Please assign the homework to at least one student.').waitFor();
  await dialog.getByLabel(/Fay Nunn/).check();
  await dialog.getByRole('button', { name: 'Save assignments' }).click();
  await page
    .getByRole('alertdialog', { name: 'Unassign Dora Lane?' })
    .getByRole('button', { name: 'Unassign' })
    .click();
  await readAndCloseToast(page, 'Student assignments updated');
  const due = page.getByRole('region', { name: 'Not submitted yet' }).getByRole('listitem');
  await expect.poll(() => due.allInnerTexts()).toEqual([`Fay Nunn\n${fay.email}`]);
  // The submission of an unassigned student stays.
  await page.getByText('Graded: 100%').waitFor();
});
