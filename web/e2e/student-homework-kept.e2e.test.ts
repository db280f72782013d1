import { afterAll, beforeAll, expect, test } from 'vitest';
import { choiceQuestion } from '#scripts/test/homework-fixture.ts';
import { findings } from './findings.ts';
import { readToast, signIn, toast } from './steps.ts';
import { answerBox, type HomeworkRoom, homeworkRoom, pick, saved, submitButton } from './student-homework.ts';

let room: HomeworkRoom;
beforeAll(async () => {
  room = await homeworkRoom();
});
afterAll(() => room[Symbol.asyncDispose]());

test('the connection is lost and returns: nothing typed is lost, on no device, and it is submitted once', async () => {
  const ben = await room.enrol('Ben Offline');
  const id = await room.assign(ben);
  await using desk = await room.answering(ben, id);
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
  expect(await page.getByText(/^Not connected\./).isVisible()).toBe(false); // one notice is enough
  await context.setOffline(false);
  await saved(page);

  await using phone = await room.answering(ben, id);
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
  expect(await room.submissionsOf(id)).toHaveLength(1);
});

test('a reload, signing out and leaving lose nothing, and leaving what is saved asks nothing', async () => {
  const cleo = await room.enrol('Cleo Reload');
  const id = await room.assign(cleo);
  await using desk = await room.answering(cleo, id);
  const { page } = desk;
  await answerBox(page).fill('Half an answer');
  await page.reload();
  await expect.poll(() => answerBox(page).inputValue()).toBe('Half an answer');
  await saved(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/login');
  await signIn(page, cleo);
  await page.getByRole('link', { name: 'Start Assignment' }).click();
  await expect.poll(() => answerBox(page).inputValue()).toBe('Half an answer');
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

test('an idle device submits no older answers: it shows what was saved elsewhere first', async () => {
  const eve = await room.enrol('Eve Elsewhere');
  const id = await room.assign(eve);
  await using desk = await room.answering(eve, id);
  await pick(desk.page, 'Half of 4? two');
  await answerBox(desk.page).fill('Old words');
  await saved(desk.page);
  await using phone = await room.answering(eve, id);
  await expect.poll(() => answerBox(phone.page).inputValue()).toBe('Old words');
  await answerBox(phone.page).fill('New words');
  await saved(phone.page);

  await submitButton(desk.page).click();
  expect(await readToast(desk.page, 'Not submitted yet')).toEqual([
    'You have answered on another device since. Look at the answers once more, then submit.',
  ]);
  await desk.page.getByText(/^Saved on another device at \d\d:\d\d\./).waitFor();
  expect(await answerBox(desk.page).inputValue()).toBe('New words');
  expect(await room.submissionsOf(id)).toEqual([]);

  await answerBox(phone.page).fill('Newest words');
  await saved(phone.page);
  await answerBox(desk.page).fill('Other words');
  await submitButton(desk.page).click();
  await desk.page.getByText('What you typed here differs from it.').waitFor();
  expect(await room.submissionsOf(id)).toEqual([]);
  await desk.page.getByRole('button', { name: 'Choose which draft to keep' }).click();
  await desk.page.getByRole('button', { name: 'Keep mine' }).click();
  await saved(desk.page);
  await submitButton(desk.page).click();
  await desk.page.waitForURL('/student');
  const [only] = await room.submissionsOf(id);
  expect(only.answers[1].answer).toBe('Other words');
});

test('a double click and two tabs make one submission', async () => {
  const dan = await room.enrol('Dan Double');
  const id = await room.assign(dan, { questions: [choiceQuestion('Half of 4?')] });
  await using desk = await room.answering(dan, id);
  const { page, context } = desk;
  const other = await context.newPage();
  // No hint reaches the other tab: it is as it was until it submits.
  await other.routeWebSocket('**/api/feed', () => undefined);
  await other.goto(`/complete-homework/${id}`);
  await pick(page, 'Half of 4? three');
  await saved(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/submissions')) sent += 1;
  });
  // before it is gone, the other tab would be told of this draft instead
  const discarded = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await submitButton(page).dblclick();
  await page.waitForURL('/student');
  await discarded;
  await other.bringToFront();
  await pick(other, 'Half of 4? two');
  await submitButton(other).click();
  await toast(other, 'Already submitted').waitFor();
  await other.waitForURL('/student');
  expect(sent).toBe(1);
  const [only, ...more] = await room.submissionsOf(id);
  expect(more).toEqual([]);
  expect(only.answers[0].answer).toBe(2);
});

test('drafts over their limit: the page says so, and a draft is discarded on the page of its assignment', async () => {
  const { sql } = room.centre.program;
  const fay = await room.enrol('Fay Full');
  const [first, second] = [await room.assign(fay), await room.assign(fay)];
  await using seated = await room.answering(fay, first);
  const { page } = seated;
  await answerBox(page).fill('An early draft');
  await saved(page);
  await sql`
    insert into desk.drafts (person_id, key, body, saved_at, revision)
    select ${fay.id}, 'large ' || n, decode(repeat('00', 1024 * 1024), 'hex'), now(), 1 from generate_series(1, 4) n`;
  await page.goto(`/complete-homework/${second}`);
  await answerBox(page).fill('One draft too many');
  await page.getByText('Not saved: Your unsubmitted drafts have reached the limit.').waitFor();

  await page.goto(`/complete-homework/${first}`);
  await saved(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => answerBox(page).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Discard draft' }).waitFor({ state: 'detached' });
  expect(await sql`select 1 from desk.drafts where person_id = ${fay.id} and key = ${`answers:${first}`}`).toHaveLength(
    0,
  );
});
