import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toAnswersDraftKey } from '#contracts/draft-keys.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findToast, openSignedInVisitor, readAndCloseToast } from './steps.ts';
import {
  chooseHomeworkOption,
  findAnswerBox,
  findSubmitAssignmentButton,
  openHomeworkCentre,
  waitUntilDraftSaved,
} from './student-homework.ts';

const room = await openForAllTests(openHomeworkCentre());

test('a lost connection loses no answer on any device and submits once', async () => {
  const ben = await room.enrol('Ben Offline');
  const id = await room.assign(ben);
  await using desk = await room.answering(ben, id);
  const { page, context } = desk;
  await findAnswerBox(page).fill('First words');
  await waitUntilDraftSaved(page);
  // A browser does not load code again that failed to load once, and the page after the submission needs some of it.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await context.setOffline(true);
  await findAnswerBox(page).fill('First words, and last words');
  await chooseHomeworkOption(page, 'Half of 4? two');
  await page.getByText('Your answers are safe here.').waitFor();
  await findSubmitAssignmentButton(page).click();
  const safe = page.getByText("We couldn't reach the server. Your answers are safe; try again.");
  await safe.waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  // The notice of the form replaces the one at the bottom of the window.
  expect(await page.getByText(/^You’re offline\./).isVisible()).toBe(false);
  await context.setOffline(false);
  await waitUntilDraftSaved(page);

  await using phone = await room.answering(ben, id);
  expect(await findAnswerBox(phone.page).inputValue()).toBe('First words, and last words');
  expect(await phone.page.getByRole('radio', { name: 'Half of 4? two' }).isChecked()).toBe(true);

  // The server carries the submission out, but its answer is lost. Further clicks must not submit again.
  await page.route(
    `**/api/homework/${id}/submissions`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await collectAlertsFromNow(page);
  await findSubmitAssignmentButton(page).click();
  await page.waitForURL('/student');
  await findToast(page, 'Assignment submitted').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'shownAlerts'))).toEqual([]);
  await phone.page.waitForURL('/student');
  expect(await readAndCloseToast(phone.page, 'Already submitted')).toEqual([
    'This assignment was submitted from another tab or device. Those answers count.',
  ]);
  expect(await room.submissionsOf(id)).toHaveLength(1);
});

test('a device that hears nothing shows newer answers before submitting', async () => {
  const eve = await room.enrol('Eve Elsewhere');
  const id = await room.assign(eve);
  await using desk = await openSignedInVisitor(room.centre, eve);
  await desk.page.routeWebSocket('**/api/feed', () => undefined);
  await desk.page.goto(`/complete-homework/${id}`);
  await chooseHomeworkOption(desk.page, 'Half of 4? two');
  await findAnswerBox(desk.page).fill('Old words');
  await waitUntilDraftSaved(desk.page);
  await using phone = await room.answering(eve, id);
  await expect.poll(() => findAnswerBox(phone.page).inputValue()).toBe('Old words');
  await findAnswerBox(phone.page).fill('New words');
  await waitUntilDraftSaved(phone.page);

  await findSubmitAssignmentButton(desk.page).click();
  expect(await readAndCloseToast(desk.page, 'Not submitted yet')).toEqual([
    'Question 2 was changed on another device. Check it before submitting.',
  ]);
  await desk.page.getByText(/^Question 2 was changed on another device at \d?\d:\d\d\s[AP]M\./).waitFor();
  expect(await findAnswerBox(desk.page).inputValue()).toBe('New words');
  expect(await room.submissionsOf(id)).toEqual([]);

  await findAnswerBox(phone.page).fill('Newest words');
  await waitUntilDraftSaved(phone.page);
  await findAnswerBox(desk.page).fill('Other words');
  await findSubmitAssignmentButton(desk.page).click();
  await desk.page.getByText('Question 2 has another answer there.').waitFor();
  expect(await room.submissionsOf(id)).toEqual([]);
  await desk.page.getByRole('button', { name: 'Choose which draft to keep' }).click();
  await findAnswerBox(phone.page).fill('Newest words of all');
  // The page says “Saved” of the words before, too.
  const draft = `/api/drafts/${toAnswersDraftKey(id)}`;
  await expect.poll(async () => (await phone.page.request.get(draft)).text()).toContain('Newest words of all');
  await desk.page.getByRole('button', { name: 'Keep mine' }).click();
  await desk.page.getByText('This is another draft. Please choose again.').waitFor();
  await desk.page.getByRole('button', { name: 'Keep mine' }).click();
  await desk.page.getByText('Question 2 has another answer there.').waitFor({ state: 'detached' });
  await waitUntilDraftSaved(desk.page);
  await findSubmitAssignmentButton(desk.page).click();
  await desk.page.waitForURL('/student');
  const [only] = await room.submissionsOf(id);
  expect(only.answers[1].answer).toBe('Other words');
});

test('a double click and two tabs submit once', async () => {
  const dan = await room.enrol('Dan Double');
  const id = await room.assign(dan, { questions: [createChoiceQuestion('Half of 4?')] });
  await using desk = await room.answering(dan, id);
  const { page, context } = desk;
  const other = await context.newPage();
  // No change notification reaches the other tab, so it keeps its data until it submits.
  await other.routeWebSocket('**/api/feed', () => undefined);
  await other.goto(`/complete-homework/${id}`);
  await chooseHomeworkOption(page, 'Half of 4? three');
  await waitUntilDraftSaved(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/submissions')) sent += 1;
  });
  // Until the draft is discarded, the other tab would be offered this draft instead.
  const discarded = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await findSubmitAssignmentButton(page).dblclick();
  await page.waitForURL('/student');
  await discarded;
  await other.bringToFront();
  await chooseHomeworkOption(other, 'Half of 4? two');
  await findSubmitAssignmentButton(other).click();
  await findToast(other, 'Already submitted').waitFor();
  await other.waitForURL('/student');
  expect(sent).toBe(1);
  const [only, ...more] = await room.submissionsOf(id);
  expect(more).toEqual([]);
  expect(only.answers[0].answer).toBe(2);
});

test('a draft that is discarded on one device disappears from the other', async () => {
  const gus = await room.enrol('Gus Discards');
  const id = await room.assign(gus);
  await using desk = await room.answering(gus, id);
  await findAnswerBox(desk.page).fill('Words on both devices');
  await waitUntilDraftSaved(desk.page);
  await using phone = await room.answering(gus, id);
  await expect.poll(() => findAnswerBox(phone.page).inputValue()).toBe('Words on both devices');
  await phone.page.getByRole('button', { name: 'Discard draft' }).click();
  await phone.page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => findAnswerBox(phone.page).inputValue()).toBe('');
  await phone.page.getByRole('alertdialog').waitFor({ state: 'detached' });

  await desk.page.getByText('This draft was discarded on another device.').waitFor();
  expect(await findAnswerBox(desk.page).inputValue()).toBe('');
  expect(await desk.page.getByRole('button', { name: 'Discard draft' }).count()).toBe(0);
});

/** Collects in `shownAlerts` the texts of the alerts that the page shows from now on. */
const collectAlertsFromNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: string[] = [];
    Reflect.set(window, 'shownAlerts', texts);
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role="alert"]')) texts.push(alert.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Collects in `shownNotices` the texts of the live regions that the page shows from now on. */
const collectNoticesFromNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: string[] = [];
    Reflect.set(window, 'shownNotices', texts);
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[role="status"]')) texts.push(notice.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });

const threeQuestions = {
  questions: [
    createChoiceQuestion('Half of 4?'),
    createOpenQuestion('Why is that so?'),
    createChoiceQuestion('Half of 6?'),
  ],
};

test('answers of two devices are merged; only an answer that both have changed is shown and chosen', async () => {
  const ida = await room.enrol('Ida Twice');
  const id = await room.assign(ida, threeQuestions);
  await using desk = await room.answering(ida, id);
  await using phone = await openSignedInVisitor(room.centre, ida, { viewport: { width: 390, height: 844 } });
  await phone.page.goto(`/complete-homework/${id}`);
  await findAnswerBox(phone.page).waitFor();
  await phone.context.setOffline(true);
  await chooseHomeworkOption(phone.page, 'Half of 6? two');
  await findAnswerBox(phone.page).fill('Phone words');
  await chooseHomeworkOption(desk.page, 'Half of 4? two');
  await findAnswerBox(desk.page).fill('Desk words');
  await waitUntilDraftSaved(desk.page);
  await phone.page.reload().catch(() => undefined);
  await phone.context.setOffline(false);
  await phone.page.goto(`/complete-homework/${id}`);

  const { page } = phone;
  const differ = 'Question 2 has another answer there. All other answers are merged.';
  await page.getByText(differ).waitFor();
  expect(await page.getByRole('radio', { name: 'Half of 4? two' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Half of 6? two' }).isChecked()).toBe(true);
  expect(await findAnswerBox(page).inputValue()).toBe('Phone words');
  const question = page.getByRole('listitem').filter({ has: findAnswerBox(page) });
  await question.getByText('On your other device: Desk words').waitFor();
  expect(await page.getByRole('button', { name: 'Use this answer' }).count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  // The desk gets what the phone has merged, and asks the same.
  await desk.page.getByText(differ).waitFor();
  expect(await findAnswerBox(desk.page).inputValue()).toBe('Desk words');
  expect(await desk.page.getByRole('radio', { name: 'Half of 6? two' }).isChecked()).toBe(true);

  await findSubmitAssignmentButton(page).click();
  expect(await readAndCloseToast(page, 'Not submitted yet')).toEqual([
    'Question 2 was changed on another device. Check it before submitting.',
  ]);
  await question.getByRole('button', { name: 'Use this answer' }).click();
  await page.getByText(differ).waitFor({ state: 'detached' });
  expect(await findAnswerBox(page).inputValue()).toBe('Desk words');
  await findSubmitAssignmentButton(page).click();
  await page.waitForURL('/student');
  const [{ answers }] = await room.submissionsOf(id);
  expect(answers.map(({ answer }: { answer: unknown }) => answer)).toEqual([1, 'Desk words', 1]);
});

test('the second device of a submitted homework shows one message and leads to the dashboard', async () => {
  for (const notified of [true, false]) {
    const kit = await room.enrol(`Kit Second ${notified}`);
    const id = await room.assign(kit, threeQuestions);
    await using phone = await room.answering(kit, id);
    await using desk = await openSignedInVisitor(room.centre, kit);
    const { page } = desk;
    if (!notified) await page.routeWebSocket('**/api/feed', () => undefined);
    await page.goto(`/complete-homework/${id}`);
    await findAnswerBox(page).waitFor();
    // A browser does not load code again that failed to load once.
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await desk.context.setOffline(true);
    await chooseHomeworkOption(phone.page, 'Half of 4? two');
    await chooseHomeworkOption(phone.page, 'Half of 6? two');
    await findAnswerBox(phone.page).fill('Phone words');
    await waitUntilDraftSaved(phone.page);
    await findAnswerBox(page).fill('Desk words');
    await desk.context.setOffline(false);
    // The desk still has to choose when the phone submits its own answers.
    await page.getByText('Question 2 has another answer there.').waitFor();
    await phone.page.getByRole('button', { name: 'Keep mine' }).click();
    await waitUntilDraftSaved(phone.page);
    if (notified) {
      await page.getByText(/^Question 2 was changed on another device at \d?\d:\d\d\s[AP]M\./).waitFor();
      expect(await findAnswerBox(page).inputValue()).toBe('Phone words');
    }
    const discarded = phone.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await collectNoticesFromNow(page);
    await findSubmitAssignmentButton(phone.page).click();
    await phone.page.waitForURL('/student');
    await discarded;
    if (!notified) await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.waitForURL('/student');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await readAndCloseToast(page, 'Already submitted')).toEqual([
      'This assignment was submitted from another tab or device. Those answers count.',
    ]);
    await page.getByRole('heading', { name: 'Your Assignments' }).waitFor();
    const shown: string[] = await page.evaluate(() => Reflect.get(window, 'shownNotices'));
    expect(shown.filter((text) => text.includes('discarded on another device'))).toEqual([]);
    expect((await room.submissionsOf(id))[0].answers[1].answer).toBe('Phone words');
  }
});

test('after “Keep mine” no replaced answer is offered again, and a reload shows what was kept', async () => {
  const joy = await room.enrol('Joy Keeps');
  const id = await room.assign(joy, { questions: ['Half of 4?', 'Half of 6?', 'Half of 8?'].map(createOpenQuestion) });
  await using desk = await room.answering(joy, id);
  await using phone = await room.answering(joy, id);
  const box = ({ page }: typeof desk, number: number) => findAnswerBox(page).nth(number - 1);
  const answersOf = (visitor: typeof desk) => Promise.all([1, 2, 3].map((number) => box(visitor, number).inputValue()));
  await box(desk, 1).fill('first draft of 1');
  await waitUntilDraftSaved(desk.page);
  await expect.poll(() => answersOf(phone)).toEqual(['first draft of 1', '', '']);

  // Both answer question 2 at the same time.
  await phone.context.setOffline(true);
  await box(phone, 2).fill('phone 2');
  await box(desk, 2).fill('desk 2');
  await waitUntilDraftSaved(desk.page);
  await phone.context.setOffline(false);
  const differ = 'Question 2 has another answer there.';
  await phone.page.getByText(differ).waitFor();
  await waitUntilDraftSaved(phone.page);
  // An answer that both have is replaced on one device while the other answer is not chosen yet.
  await box(phone, 1).fill('second draft of 1');
  await waitUntilDraftSaved(phone.page);
  await desk.page.getByText(differ).waitFor();
  await expect.poll(() => answersOf(desk)).toEqual(['second draft of 1', 'desk 2', '']);
  await desk.page.reload();
  await desk.page.getByText(differ).waitFor();
  expect(await answersOf(desk)).toEqual(['second draft of 1', 'desk 2', '']);

  // The phone continues its answer before it hears of the choice.
  await phone.context.setOffline(true);
  await desk.page.getByRole('button', { name: 'Keep mine' }).click();
  await desk.page.getByText(differ).waitFor({ state: 'detached' });
  await box(phone, 2).fill('phone 2, and more');
  await box(phone, 3).fill('phone 3');
  await waitUntilDraftSaved(desk.page);
  await phone.context.setOffline(false);
  await phone.page.getByText('On your other device: desk 2').waitFor();
  await waitUntilDraftSaved(phone.page);
  await desk.page.reload();
  await desk.page.getByText('On your other device: phone 2, and more').waitFor();
  expect(await answersOf(desk)).toEqual(['second draft of 1', 'desk 2', 'phone 3']);
  await desk.page.getByRole('button', { name: 'Keep mine' }).click();
  await desk.page.getByText(differ).waitFor({ state: 'detached' });
  await waitUntilDraftSaved(desk.page);
  for (const visitor of [desk, phone]) {
    await visitor.page.reload();
    await findAnswerBox(visitor.page).first().waitFor();
    expect(await answersOf(visitor)).toEqual(['second draft of 1', 'desk 2', 'phone 3']);
    expect(await visitor.page.getByRole('button', { name: 'Keep mine' }).count()).toBe(0);
  }
});
