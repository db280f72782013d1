import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCentre, type TestPerson, testCentre } from '#scripts/test/centre.ts';
import { choice, open } from '#scripts/test/classroom.ts';
import type { Client } from '#scripts/test/client.ts';
import { figure, readToast, seat, toast } from './steps.ts';

let centre: TestCentre;
let lee: TestPerson;
let tutor: Client;
beforeAll(async () => {
  centre = await testCentre({ clock: () => new Date('2026-11-20T17:00:00Z') });
  lee = await centre.createTutor({ name: 'Ms Lee' });
  tutor = await centre.signIn(lee.email, lee.password);
});
afterAll(() => centre[Symbol.asyncDispose]());

const enrol = (name: string) => centre.createStudent({ name, classes: 3 });

async function assign(student: TestPerson, asked: object = {}): Promise<string> {
  const { status, text, body } = await tutor.post('/api/homework', {
    title: 'Fractions',
    grading_type: 'tutor-graded',
    questions: [choice('Half of 4?'), open('Why is that so?')],
    assigned_students: [student.id],
    ...asked,
  });
  if (status !== 200) throw new Error(text);
  await centre.program.runner.caughtUp();
  return body.id;
}

/** The tutor changes the questions, which keep their ids by their places. */
async function revise(id: string, change: (questions: Record<string, unknown>[]) => object[]): Promise<void> {
  const { body } = await tutor.get(`/api/homework/${id}`);
  const questions = body.questions.map((question: Record<string, unknown>) => ({
    ...{ id: question.id, type: question.type, text: question.text },
    ...(question.type === 'multiple-choice' && {
      ...{ options: question.options, correct_answer: question.correct_answer },
    }),
  }));
  const { title, grading_type, assigned_students, version } = body;
  const saved = await tutor.post(
    `/api/homework/${id}`,
    { title, grading_type, assigned_students, questions: change(questions) },
    { 'if-match': `"${version}"` },
  );
  if (saved.status !== 200) throw new Error(saved.text);
}

const submissionsOf = async (id: string) => (await tutor.get(`/api/homework/${id}/submissions`)).body.submissions;
const answerBox = (page: Page) => page.getByRole('textbox', { name: 'Your Answer' });
const pick = (page: Page, option: string) => page.getByRole('radio', { name: option }).check();
const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const saved = (page: Page) => page.getByText(/Saved \d\d:\d\d · not submitted yet/).waitFor();
const shows = (page: Page, label: string, value: number) =>
  figure(page, label).getByText(String(value), { exact: true }).waitFor();
const lineOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Your Assignments' }).getByRole('listitem').filter({ hasText: title });

async function answering(student: TestPerson, id: string) {
  const seated = await seat(centre, student);
  await seated.page.goto(`/complete-homework/${id}`);
  await seated.page.getByRole('heading', { name: 'Fractions', level: 1 }).waitFor();
  return seated;
}

test('assigned, answered, submitted, graded and corrected, without a reload', async () => {
  const mia = await enrol('Mia Chen');
  await using home = await seat(centre, mia);
  const { page } = home;
  await page.goto('/student');
  await page.getByText('No assignments yet').waitFor();
  await page.getByText("Your tutor hasn't assigned any homework yet. Check back later!").waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const id = await assign(mia, { due_date: '2026-11-19' });
  const line = lineOf(page, 'Fractions');
  await line.getByText('Not Started').waitFor();
  await line.getByText('Ready to start').waitFor();
  await line.getByText('Past due').waitFor();
  await shows(page, 'Assigned', 1);
  await line.getByRole('link', { name: 'Start Assignment' }).click();
  await page.getByText('Past due: you can still submit, and it will be marked late.').waitFor();

  await submitButton(page).click();
  expect(await readToast(page, 'Incomplete submission')).toEqual(['Please answer all questions before submitting.']);
  expect(await page.getByText('This question is not answered yet.').count()).toBe(2);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('radio');
  await pick(page, 'Half of 4? one'); // the index 0
  await page.getByText('1 of 2 answered').waitFor();
  expect(await page.getByText('This question is not answered yet.').count()).toBe(1);
  await answerBox(page).fill('Two and two are four.');
  await saved(page);
  await submitButton(page).click();
  expect(await readToast(page, 'Assignment submitted')).toEqual(['Your submission is being reviewed by your tutor.']);
  await page.waitForURL('/student');
  await line.getByText('Submitted', { exact: true }).waitFor();
  await line.getByText('Submitted Nov 20, 2026, 12:00').waitFor();
  await line.getByText('Late').waitFor();
  await shows(page, 'Completed', 1);

  await tutor.post(`/api/homework/${id}/submissions/${mia.id}/grade`, { grade: 80, feedback: 'Well explained.' });
  await line.getByText('Graded: 80%').waitFor();
  await line.getByText('Well explained.').waitFor();
  await shows(page, 'Graded', 1);
  await line.getByRole('link', { name: 'Read submission' }).click();
  await page.getByText('Two and two are four.').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Half of 4? one' })
    .getByText('Your answer', { exact: true })
    .last()
    .waitFor();
  expect(await page.getByText('Correct answer', { exact: true }).count()).toBe(0);
  const [submission] = await submissionsOf(id);
  const correction = { grade: 90, reason: 'A second look' };
  await tutor.post(`/api/homework/${id}/submissions/${mia.id}/correct-grade`, correction, {
    'if-match': `"${submission.version}"`,
  });
  await page.getByText(/80%.*90%.*Corrected by Ms Lee/).waitFor();
  await page.getByText('A second look').waitFor();
  expect(loads).toBe(0);

  await page.goto(`/complete-homework/${id}`);
  await page.waitForURL('/student');
});

test('auto-graded work tells its score at once, and the keys where the tutor shows them', async () => {
  const ada = await enrol('Ada Auto');
  const questions = [choice('Half of 4?'), choice('Half of 6?', 2)];
  const id = await assign(ada, { grading_type: 'auto-graded', keys_shown: true, questions });
  await using desk = await answering(ada, id);
  const { page } = desk;
  await pick(page, 'Half of 4? one');
  await pick(page, 'Half of 6? two');
  await submitButton(page).click();
  expect(await readToast(page, 'Assignment submitted')).toEqual(['Your score: 50%']);
  await page.goto(`/submission/${id}`);
  await page.getByText('Your answer, correct').waitFor();
  await page.getByText('Your answer, not correct').waitFor();
  await page.getByText('Correct answer', { exact: true }).waitFor();
});

test('the connection is lost and returns: nothing typed is lost, on no device, and it is submitted once', async () => {
  const ben = await enrol('Ben Offline');
  const id = await assign(ben);
  await using desk = await answering(ben, id);
  const { page, context } = desk;
  await answerBox(page).fill('First words');
  await saved(page);
  await context.setOffline(true);
  await answerBox(page).fill('First words, and last words');
  await pick(page, 'Half of 4? two');
  await page.getByText('You are not connected.').waitFor();
  await submitButton(page).click();
  await toast(page, 'Failed to submit assignment. Please try again.').waitFor();
  await page.getByText('No answer came.').waitFor();
  await context.setOffline(false);
  await saved(page);

  await using phone = await answering(ben, id);
  expect(await answerBox(phone.page).inputValue()).toBe('First words, and last words');
  expect(await phone.page.getByRole('radio', { name: 'Half of 4? two' }).isChecked()).toBe(true);

  // It is carried out and no answer comes; whatever is pressed then does not do it twice.
  await page.route(
    `**/api/homework/${id}/submissions`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submitButton(page).click();
  await page.waitForURL('/student');
  await toast(page, 'Assignment submitted').waitFor();
  await phone.page.waitForURL('/student');
  expect(await readToast(phone.page, 'Already submitted')).toEqual([
    'This assignment was submitted from another tab or device. Those answers count.',
  ]);
  expect(await submissionsOf(id)).toHaveLength(1);
});

test('a reload, signing out and leaving lose nothing, and leaving what is saved asks nothing', async () => {
  const cleo = await enrol('Cleo Reload');
  const id = await assign(cleo);
  await using desk = await answering(cleo, id);
  const { page } = desk;
  await answerBox(page).fill('Half an answer');
  await page.reload();
  await expect.poll(() => answerBox(page).inputValue()).toBe('Half an answer');
  await saved(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('/student');
  expect(await page.getByRole('alertdialog').count()).toBe(0);

  await page.getByRole('link', { name: 'Start Assignment' }).click();
  await expect.poll(() => answerBox(page).inputValue()).toBe('Half an answer');
  await page.route('**/api/drafts/**', (route) => route.abort());
  await answerBox(page).fill('Half an answer more');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  expect(await answerBox(page).inputValue()).toBe('Half an answer more');
  await page.unroute('**/api/drafts/**');
  await answerBox(page).fill('Half an answer and more');
  await saved(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('correct_answer');
});

test('a double click and two tabs make one submission', async () => {
  const dan = await enrol('Dan Double');
  const id = await assign(dan, { questions: [choice('Half of 4?')] });
  await using desk = await answering(dan, id);
  const { page, context } = desk;
  const other = await context.newPage();
  // No hint reaches the other tab: it is as it was until it submits.
  await other.routeWebSocket('**/api/feed', () => undefined);
  await other.goto(`/complete-homework/${id}`);
  await pick(page, 'Half of 4? three');
  await saved(page);
  await pick(other, 'Half of 4? two');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/submissions')) sent += 1;
  });
  await submitButton(page).dblclick();
  await page.waitForURL('/student');
  await other.bringToFront();
  await submitButton(other).click();
  await toast(other, 'Already submitted').waitFor();
  await other.waitForURL('/student');
  expect(sent).toBe(1);
  const [only, ...more] = await submissionsOf(id);
  expect(more).toEqual([]);
  expect(only.answers[0].answer).toBe(2);
});

test('what the tutor changes meanwhile is shown, and answers to unchanged questions stay', async () => {
  const eve = await enrol('Eve Changed');
  const questions = [choice('Half of 4?'), choice('Half of 6?'), open('Why is that so?')];
  const id = await assign(eve, { questions });
  await using desk = await answering(eve, id);
  const { page } = desk;
  await pick(page, 'Half of 4? one');
  await pick(page, 'Half of 6? one');
  await answerBox(page).fill('Because.');
  await revise(id, (asked) => asked.map((each, at) => (at === 1 ? { ...each, text: 'Half of 8?' } : each)));
  await page.getByText('Ms Lee changed question 2.').waitFor();
  await page.getByText('Changed since you answered: please choose again').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await answerBox(page).inputValue()).toBe('Because.');
  await page.getByRole('button', { name: 'Show question 2' }).click();
  await page.getByRole('radio', { name: 'Half of 6? two' }).check();
  await page.getByText('Ms Lee changed question 2.').waitFor({ state: 'detached' });
  await submitButton(page).click();
  await toast(page, 'Assignment submitted').waitFor();
  const [{ answers }] = await submissionsOf(id);
  expect(answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([0, 1, 'Because.']);
});

test('a change that no hint told of is told by submitting; one that nobody sees is none', async () => {
  const flo = await enrol('Flo Unaware');
  const id = await assign(flo);
  await using desk = await seat(centre, flo);
  const { page } = desk;
  await page.routeWebSocket('**/api/feed', () => undefined);
  await page.goto(`/complete-homework/${id}`);
  await pick(page, 'Half of 4? one');
  await answerBox(page).fill('Because.');
  await saved(page);
  await revise(id, (asked) => [...asked, open('And then?')]);
  await centre.program.runner.caughtUp();
  await submitButton(page).click();
  await toast(page, 'Failed to submit assignment. Please try again.').waitFor();
  await page.getByText('Ms Lee added question 3.').waitFor();
  await answerBox(page).last().fill('Nothing.');
  await saved(page);

  await revise(id, ([first, ...rest]) => [{ ...first, correct_answer: 3 }, ...rest]);
  await centre.program.runner.caughtUp();
  await submitButton(page).click();
  await toast(page, 'Assignment submitted').waitFor();
  await page.waitForURL('/student');
});

test('what is not there, or no longer', async () => {
  const [gil, ola] = [await enrol('Gil Lost'), await enrol('Ola Other')];
  const others = await assign(ola);
  const deleted = await assign(gil);
  await using desk = await seat(centre, gil);
  const { page } = desk;
  await page.goto(`/complete-homework/${deleted}`);
  await submitButton(page).waitFor();
  await tutor.delete(`/api/homework/${deleted}`, { 'if-match': '"1"' });
  const card = page.getByRole('heading', { name: 'Assignment Not Found' });
  await card.waitFor();
  for (const address of [`/complete-homework/${others}`, '/complete-homework/none', `/submission/${others}`]) {
    await page.goto(address);
    await card.waitFor();
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).last().click();
  await page.waitForURL('/student');
  const mine = await assign(gil);
  await page.goto(`/submission/${mine}`);
  await page.waitForURL(`/complete-homework/${mine}`);
});

test('a first load that fails says so once, and can be tried again', async () => {
  const hal = await enrol('Hal Failing');
  await assign(hal);
  await using desk = await seat(centre, hal);
  const { page } = desk;
  const address = `**/api/students/${hal.id}/homework`;
  await page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/student');
  await toast(page, 'Error loading homework').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again', disabled: false }).waitFor();
  expect(await toast(page, 'Error loading homework').count()).toBe(1);
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await lineOf(page, 'Fractions').waitFor();
});

test('more than ten stand there, and are counted by the server', async () => {
  const ivy = await enrol('Ivy Many');
  for (let number = 1; number <= 12; number += 1) await assign(ivy, { title: `Sheet ${number}` });
  await using desk = await seat(centre, ivy);
  const { page } = desk;
  await page.goto('/student');
  await shows(page, 'Assigned', 12);
  expect(await lineOf(page, 'Sheet').count()).toBe(10);
  await page.getByRole('button', { name: 'Show all (12)' }).click();
  await lineOf(page, 'Sheet 1').last().waitFor();
  expect(await lineOf(page, 'Sheet').count()).toBe(12);
});
