import { afterAll, beforeAll, expect, test } from 'vitest';
import { choiceQuestion, openQuestion } from '#scripts/test/homework-fixture.ts';
import { seat, toast } from './steps.ts';
import { answerBox, type HomeworkRoom, homeworkRoom, pick, saved, submitButton } from './student-homework.ts';

let room: HomeworkRoom;
beforeAll(async () => {
  room = await homeworkRoom();
});
afterAll(() => room[Symbol.asyncDispose]());

test('what the tutor changes meanwhile is shown, and answers to unchanged questions stay', async () => {
  const eve = await room.enrol('Eve Changed');
  const questions = [choiceQuestion('Half of 4?'), choiceQuestion('Half of 6?'), openQuestion('Why is that so?')];
  const id = await room.assign(eve, { questions });
  await using desk = await room.answering(eve, id);
  const { page } = desk;
  await pick(page, 'Half of 4? one');
  await pick(page, 'Half of 6? one');
  await answerBox(page).fill('Because.');
  await room.revise(id, (asked) => asked.map((each, at) => (at === 1 ? { ...each, text: 'Half of 8?' } : each)));
  await page.getByText('Ms Lee changed question 2.').waitFor();
  await page.getByText('Changed since you answered: please choose again').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await answerBox(page).inputValue()).toBe('Because.');
  await page.getByRole('button', { name: 'Show question 2' }).click();
  await page.getByRole('radio', { name: 'Half of 6? two' }).check();
  await page.getByText('Ms Lee changed question 2.').waitFor({ state: 'detached' });
  await submitButton(page).click();
  await toast(page, 'Assignment submitted').waitFor();
  const [{ answers }] = await room.submissionsOf(id);
  expect(answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([0, 1, 'Because.']);
});

test('a change that no hint told of is told by submitting; one that nobody sees is none', async () => {
  const flo = await room.enrol('Flo Unaware');
  const id = await room.assign(flo);
  await using desk = await seat(room.centre, flo);
  const { page } = desk;
  await page.routeWebSocket('**/api/feed', () => undefined);
  await page.goto(`/complete-homework/${id}`);
  await pick(page, 'Half of 4? one');
  await answerBox(page).fill('Because.');
  await saved(page);
  await room.revise(id, (asked) => [...asked, openQuestion('And then?')]);
  await room.centre.program.runner.caughtUp();
  await submitButton(page).click();
  await toast(page, 'Failed to submit assignment. Please try again.').waitFor();
  await page.getByText('Ms Lee added question 3.').waitFor();
  await answerBox(page).last().fill('Nothing.');
  await saved(page);

  await room.revise(id, ([first, ...rest]) => [{ ...first, correct_answer: 3 }, ...rest]);
  await room.centre.program.runner.caughtUp();
  await submitButton(page).click();
  await toast(page, 'Assignment submitted').waitFor();
  await page.waitForURL('/student');
});

test('what is not there, or no longer', async () => {
  const [gil, ola] = [await room.enrol('Gil Lost'), await room.enrol('Ola Other')];
  const others = await room.assign(ola);
  const deleted = await room.assign(gil);
  await using desk = await seat(room.centre, gil);
  const { page } = desk;
  await page.goto(`/complete-homework/${deleted}`);
  await submitButton(page).waitFor();
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
  await pick(page, 'Half of 4? one');
  await answerBox(page).fill('Because.');
  await submitButton(page).click();
  await toast(page, 'Assignment submitted').waitFor();
  await room.tutor.delete(`/api/homework/${handedIn}`, { 'if-match': '"1"' });
  await room.centre.program.runner.caughtUp();
  await page.goto(`/complete-homework/${handedIn}`); // leads on where it was submitted, also when it is no more
  await page.waitForURL('/student');
  const mine = await room.assign(gil);
  await page.goto(`/submission/${mine}`);
  await page.waitForURL(`/complete-homework/${mine}`);
});
