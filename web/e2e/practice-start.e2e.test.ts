import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import { startGenerationJobs } from '#services/learning/question-generation/generation-queue.ts';
import {
  createModelQuestion,
  openModelServer,
  replyNever,
  replyQuestions,
} from '#services/learning/questions/model/test/model-server.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, practiceRequest } from '#testing/practice-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { suggestedTopicsBySubject } from '../src/copy/practice-subjects.ts';
import { answerPracticeQuestion, openPractisingStudent, startPracticeSession } from './practice.ts';
import { openInPortal, openScreen } from './steps.ts';

const room = await openForAllTests(openPracticeCentre());
const ada = await openPractisingStudent(room.centre, 'Ada Byron');

test('a session starts with grade, subject and topic, and Start always makes a new one', async () => {
  await using desk = await ada.seat();
  const { page } = desk;
  await openScreen(page, '/start-practice');
  const start = page.getByRole('button', { name: 'Start Practice' });
  const topic = page.getByLabel('Topic', { exact: true });
  const chips = page.getByRole('group', { name: 'Suggested topics' });
  await page.getByText('Still to choose: Grade, Subject, Topic.').waitFor();
  expect(await start.isDisabled()).toBe(true);
  expect(await page.getByLabel('Grade').getByRole('option').allInnerTexts()).toContain('12th Grade');

  await page.getByLabel('Grade').selectOption('4');
  await page.getByRole('button', { name: 'History' }).click();
  await chips.getByRole('button', { name: 'World Wars' }).click();
  expect(await topic.inputValue()).toBe('World Wars');
  await chips.waitFor({ state: 'detached' });
  expect(await start.isDisabled()).toBe(false);
  // The field has the focus already, so only the click can open the suggestions again.
  await topic.click();
  await chips.getByRole('button', { name: 'World Wars' }).waitFor();
  await page.getByRole('button', { name: 'Math' }).click();
  expect(await topic.inputValue()).toBe('');
  expect(await start.isDisabled()).toBe(true);
  expect(await chips.getByRole('button').count()).toBe(8);
  await topic.fill('Adding up');
  await page.getByRole('button', { name: 'Science' }).click();
  expect(await topic.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Math' }).click();
  await chips.getByRole('button', { name: 'Use “Adding up” again' }).click();
  expect(await topic.inputValue()).toBe('Adding up');
  await page.getByRole('button', { name: 'Math' }).click();
  expect(await topic.inputValue()).toBe('Adding up');
  await page.getByText('You will get questions on Addition.').waitFor();
  await topic.fill('Minecraft redstone');
  const unknown = page.getByRole('status').filter({ hasText: 'We have no questions on “Minecraft redstone” yet.' });
  await unknown.getByRole('button').first().click();
  await unknown.waitFor({ state: 'detached' });
  expect(suggestedTopicsBySubject.math).toContain(await topic.inputValue());
  await topic.fill('  Adding up  ');
  await page.getByLabel('Grade').focus();
  await chips.waitFor({ state: 'detached' });
  await topic.focus();
  await chips.waitFor();
  // One click is enough, although the suggestions above the button are still open.
  await start.click();
  await page.getByText('4th Grade · Adding up').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.waitForURL(/\/practice-session\?session=[0-9a-f-]{36}$/);
  const first = page.url();

  await page.goBack();
  expect((await topic.inputValue()).trim()).toBe('Adding up');
  const unfinished = page.getByText('You have an unfinished session of this topic: 0 of 5 answered.');
  await unfinished.waitFor();
  await topic.fill('Fractions');
  await unfinished.waitFor({ state: 'detached' });
  // A synonym of the topic that “Adding up” means, and its name.
  for (const synonym of ['Plus!', 'addition']) {
    await topic.fill('Fractions');
    await unfinished.waitFor({ state: 'detached' });
    await topic.fill(synonym);
    await unfinished.waitFor();
  }
  expect(await page.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    first.slice(first.indexOf('/practice-session')),
  );
  const drawn = Promise.withResolvers<void>();
  await page.route('**/api/practice', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await start.click();
  await page.getByRole('heading', { name: 'Generating Questions...' }).waitFor();
  await page.getByText('Creating personalized questions just for you!').waitFor();
  drawn.resolve();
  await page.getByText('1 / 5', { exact: true }).waitFor();
  expect(page.url()).not.toBe(first);
});

testInFaults('practice: a session that is not possible says why, with links', async () => {
  await using desk = await ada.seat();
  const { page } = desk;
  await openScreen(page, '/practice-session?grade=13&subject=math&topic=Addition');
  await page.waitForURL('**/start-practice');
  await openInPortal(page, `/practice-session?session=${crypto.randomUUID()}`);
  await page.waitForURL('**/start-practice');
  for (const address of ['/practice-results', `/practice-results?session=${crypto.randomUUID()}`]) {
    await openInPortal(page, address);
    await page.getByText('There are no results here').waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('NaN');
  }
  expect(await page.getByRole('navigation', { name: 'What next' }).getByRole('link').allInnerTexts()).toEqual([
    'Practice Again',
    'Practice Hub',
    'Back to Dashboard',
  ]);

  await startPracticeSession(page);
  await answerPracticeQuestion(page, 1);
  const open = page.url();
  await openInPortal(page, open.replace('practice-session', 'practice-results'));
  await page.getByText('2 / 5', { exact: true }).waitFor();
  room.moveClock(2 * 3_600_000 + 1_000);
  await page.reload();
  await page.getByText('This session is closed').waitFor();
  const unable = "We couldn't create practice questions for this topic. Please try again or choose a different topic.";
  const noQuestions = { type: 'about:blank', title: 'No questions', status: 422, code: 'no-questions', detail: unable };
  for (const [answerWith, reason] of [
    [(route: Route) => route.fulfill({ status: 422, contentType: 'application/problem+json', json: noQuestions }), []],
    [(route: Route) => route.abort(), ["We couldn't reach the server. Check your connection."]],
  ] as const) {
    await page.route('**/api/practice', answerWith);
    await openInPortal(page, '/practice-session?grade=4&subject=history&topic=Presidents');
    await page.getByRole('heading', { name: 'Unable to Generate Questions' }).waitFor();
    expect(await page.getByRole('alert').locator('p').allInnerTexts()).toEqual([unable, ...reason]);
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
    await page.getByRole('link', { name: 'Try Again' }).click();
    expect(await page.getByLabel('Topic', { exact: true }).inputValue()).toBe('Presidents');
    await page.unroute('**/api/practice');
  }
});

testInFaults('practice: missed questions are put right without points, and achievements have their day', async () => {
  const zoe = await openPractisingStudent(room.centre, 'Zoe Park');
  const { body: session } = await zoe.client.post('/api/practice', practiceRequest);
  const options: string[][] = session.questions.map((each: { options: string[] }) => each.options);
  const wrong = (at: number) => (options[at]?.indexOf('right') === 0 ? 1 : 0);
  for (const question of [0, 1, 2, 3, 4]) {
    const choice = question < 2 ? wrong(question) : options[question]?.indexOf('right');
    await zoe.client.post(`/api/practice/${session.id}/answers`, { question, choice });
  }
  await using desk = await zoe.seat();
  const { page } = desk;
  await openScreen(page, '/practice');
  await page.getByRole('navigation', { name: 'More about your practice' }).getByText('Missed questions').click();
  await page.getByText('1 of 2', { exact: true }).waitFor();
  const check = page.getByRole('button', { name: 'Check Answer' });
  expect(await check.isDisabled()).toBe(true);
  const pick = (right: boolean) =>
    page
      .getByRole('radiogroup')
      .locator('label')
      .filter({ hasText: right ? /right$/ : /^[A-D]\s*wrong/ })
      .first()
      .click();
  await pick(false);
  await check.click();
  await page.getByText('Not yet.').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('2 of 2', { exact: true }).waitFor();
  await pick(true);
  await page.route('**/reviews', (route) => route.abort(), { times: 1 });
  await check.click();
  await page.getByText("We couldn't send your answer. It's still selected: check it again.").waitFor();
  await check.click();
  await page.getByText('Put right!').first().waitFor();
  await page.getByRole('button', { name: 'See how it went' }).click();
  await page.getByText('You put 1 of 2 questions right').waitFor();
  await page.getByRole('button', { name: 'Try the rest again' }).click();
  await page.getByText('1 of 1', { exact: true }).waitFor();
  await pick(true);
  await page.keyboard.press('Enter');
  await page.getByText('Put right!').first().waitFor();
  await page.reload();
  await page.getByText('Nothing to put right').waitFor();
  const stats = await zoe.client.get(`/api/students/${zoe.person.id}/practice`);
  expect(stats.body.stats).toMatchObject({ total_points: 30, total_sessions: 1 });
  await openInPortal(page, `/achievements/${zoe.person.id}`);
  await page.getByText('The first one is near').waitFor();
  const next = page.getByRole('region', { name: 'What comes next' }).getByRole('listitem');
  expect(await next.filter({ hasText: '10 missed questions put right' }).getByText('2 of 10').count()).toBe(1);
});

testInFaults('practice: a missing key is explained without advice about topics', async () => {
  const max = await openPractisingStudent(room.centre, 'Max Hill');
  await using desk = await max.seat();
  const { page } = desk;
  await openScreen(page, '/practice');
  await page.getByRole('link', { name: 'Start New Practice Session' }).waitFor();
  await room.centre.program.sql`delete from desk.personal_keys where person_id = ${max.person.id}`;
  await openInPortal(page, '/practice-session?grade=4&subject=math&topic=Addition');
  await page.getByRole('heading', { name: 'Unable to Generate Questions' }).waitFor();
  expect(await page.getByRole('alert').locator('p').allInnerTexts()).toEqual([
    'Something is wrong with your account. Please tell your tutor.',
  ]);
  await page.getByRole('link', { name: 'Back to Practice Hub' }).click();
  await page.waitForURL('/practice');
});

testInFaults(
  'practice: a language model writes on a new topic; a reload waits on; a late one is explained',
  async () => {
    await using server = await openModelServer();
    const env = { AI_BASE_URL: server.baseUrl, AI_MODEL: 'small' };
    await using centre = await openTestCentre({ env });
    await startGenerationJobs(centre.program);
    const mia = await openPractisingStudent(centre, 'Mia Chen');
    await using desk = await mia.seat();
    const { page } = desk;
    const written = Promise.withResolvers<void>();
    server.reply = async (call, response) => {
      await written.promise;
      replyQuestions([1, 2, 3, 4, 5].map(createModelQuestion))(call, response);
    };
    const address = '/practice-session?grade=4&subject=history&topic=Volleyball';
    await openScreen(page, address);
    await page.getByRole('heading', { name: 'Generating Questions...' }).waitFor();
    await expect.poll(() => server.calls.length).toBe(1);
    await page.reload();
    await page.getByRole('heading', { name: 'Generating Questions...' }).waitFor();
    written.resolve();
    await page.getByText('1 / 5', { exact: true }).waitFor();
    await page.getByText('4th Grade · Volleyball').waitFor();
    expect(server.calls).toHaveLength(1);

    server.reply = replyNever;
    await openInPortal(page, address);
    await page.getByRole('heading', { name: 'Unable to Generate Questions' }).waitFor();
    expect(await page.getByRole('alert').locator('p').allInnerTexts()).toEqual([
      "We couldn't create practice questions for this topic. Please try again or choose a different topic.",
      'Writing new questions took too long.',
      'Topics that work',
    ]);
    await page.getByRole('navigation', { name: 'Topics that work' }).getByRole('link').first().click();
    await page.getByText('1 / 5', { exact: true }).waitFor();
  },
);
