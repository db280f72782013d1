/** The rules of the centre: what a second practice session on one day does to a streak, and the owner's page of rules. */
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openPracticeCentre, type PracticeCentre } from '#testing/practice-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { toDocumentTitle } from '../src/app/app-copy.ts';
import {
  practiceResultsTitle,
  practiceTitle,
  practiceTopicsTitle,
  startPracticeTitle,
  studentTitle,
} from '../src/copy/screens.ts';
import { addDays } from '../src/lib/dates.ts';
import { advanceClockWithAnswers, answerRemainingQuestions, openPractisingStudent } from './practice.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

const WARNING = 'Keep this for tomorrow: a second session today starts your streak again at 1.';
const ASSIGNED_WARNING = 'Keep this one for tomorrow, or your streak starts again.';
const DAY_MS = 86_400_000;

let room: PracticeCentre;
beforeAll(async () => {
  room = await openPracticeCentre({ now: '2026-03-20T16:00:00.000Z' });
});
afterAll(() => room[Symbol.asyncDispose]());

/** A student who practiced on the day before. */
async function openStudentWithStreak(name: string) {
  const student = await openPractisingStudent(room.centre, name);
  await room.completeSession(student.client, 5);
  room.moveClock(DAY_MS);
  return student;
}

testInFaults(
  'streak: a student is warned before another session of the day, and starts the same topic with one tap',
  async () => {
    const ada = await openStudentWithStreak('Ada Byron');
    await using desk = await ada.seat();
    const { page } = desk;
    await advanceClockWithAnswers(page, room);
    await page.goto('/student');
    await page.getByRole('link', { name: 'Start Practicing' }).waitFor();
    expect(await page.getByText(WARNING).count()).toBe(0);
    await page.goto('/practice');
    await page.getByText('Practice today for a 2-day streak.').waitFor();
    expect(await page.getByText(WARNING).count()).toBe(0);
    await page.getByRole('link', { name: 'Again: Addition' }).click();
    await answerRemainingQuestions(page, { right: 0 });
    await page.getByRole('button', { name: 'Finish Session' }).click();
    await page.getByText('Your streak is now 2 days!').waitFor();
    await page.getByRole('heading', { name: 'You finished all five questions' }).waitFor();
    expect(await page.getByText('Practice Session Complete!').count()).toBe(0);
    await page.getByText('Well done for today. Come back tomorrow to keep your streak.').waitFor();
    await page.getByText('try the same topic again tomorrow').waitFor();
    await page.getByRole('link', { name: 'Practice Again' }).click();
    await page.getByText(WARNING).waitFor();
    // What was practiced last is filled in.
    expect(await page.getByLabel('Grade').inputValue()).toBe('4');
    expect(await page.getByLabel('Topic').inputValue()).toBe('Addition');
    await page.goto('/practice');
    await page.getByText(WARNING).waitFor();

    await page.goto('/student');
    await page.getByRole('region', { name: 'Practice Hub' }).getByText(WARNING).waitFor();
    const tutor = await room.centre.createSignedInTutor();
    const assignment = { students: [ada.person.id], grade: 4, subject: 'math', topic: 'Fractions', due_on: null };
    expect((await tutor.post('/api/assigned-practice', assignment)).status).toBe(200);
    await page.getByRole('region', { name: 'Assigned practice' }).waitFor();
    await page.getByRole('region', { name: 'Assigned practice' }).getByText(ASSIGNED_WARNING).waitFor();
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByRole('heading', { name: /Question 1/ }).waitFor();
    await page.getByText(ASSIGNED_WARNING).waitFor();
  },
);

testInFaults('streak: each page with buttons that can cost the streak warns once, and no other page', async () => {
  const eve = await openStudentWithStreak('Eve Streak');
  const tutor = await room.centre.createSignedInTutor();
  for (const grade of [5, 6]) {
    const unfinished = await room.startSession(eve.client, grade);
    await room.answerQuestions(eve.client, { ...unfinished, questions: unfinished.questions.slice(0, 2) }, 2);
  }
  const assignment = { students: [eve.person.id], grade: 4, subject: 'math', topic: 'Fractions', due_on: null };
  expect((await tutor.post('/api/assigned-practice', assignment)).status).toBe(200);
  await room.centre.program.runner.caughtUp();
  await using desk = await eve.seat();
  const { page } = desk;
  await page.goto('/student');
  const UNFINISHED = 'You have practiced today. If you finish this one too, your streak starts again.';
  const AFTER = 'A second session today starts it again at 1.';
  const [topics, results] = [`/practice-topics/${eve.person.id}`, '/practice-results'];
  const unanswered = new Set<Request>();
  page.on('request', (request) => void unanswered.add(request));
  page.on('requestfinished', (request) => void unanswered.delete(request));
  page.on('requestfailed', (request) => void unanswered.delete(request));
  /** The warnings of the screen with this title, once it shows this button. */
  const readWarnings = async (path: string, title: string, button: RegExp): Promise<Record<string, number>> => {
    await openInPortal(page, path);
    await expect.poll(() => page.title()).toBe(toDocumentTitle(title));
    await page
      .getByRole('link', { name: button })
      .or(page.getByRole('button', { name: button }))
      .first()
      .waitFor();
    // The answer that says whether the streak is at risk is there.
    await expect.poll(() => unanswered.size).toBe(0);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    const texts = { WARNING, ASSIGNED_WARNING, UNFINISHED, AFTER };
    const counts: Record<string, number> = {};
    for (const [name, text] of Object.entries(texts)) {
      const count = await page.getByText(text).count();
      if (count > 0) counts[name] = count;
    }
    return counts;
  };
  const readAll = async () => ({
    dashboard: await readWarnings('/student', studentTitle, /^Start Practicing$/),
    hub: await readWarnings('/practice', practiceTitle, /^Start New Practice Session$/),
    topics: await readWarnings(topics, practiceTopicsTitle, /^Practice$/),
    start: await readWarnings('/start-practice', startPracticeTitle, /^Start Practice$/),
    noResults: await readWarnings(results, practiceResultsTitle, /^Practice Again$/),
  });
  const none = { dashboard: {}, hub: {}, topics: {}, start: {}, noResults: {} };
  expect(await readAll()).toEqual(none);

  // The first session of the day; its page warns of nothing, also after the last answer.
  await advanceClockWithAnswers(page, room);
  await openInPortal(page, '/practice');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await answerRemainingQuestions(page, { from: 3 });
  const other = await desk.context.newPage();
  await other.goto('/practice');
  await other.getByText(ASSIGNED_WARNING).waitFor();
  await other.close();
  expect(await page.getByText(ASSIGNED_WARNING).count()).toBe(0);
  await page.getByRole('button', { name: 'Finish Session' }).click();
  await page.getByText('Your streak is now 2 days!').waitFor();
  await page.getByText(AFTER).waitFor();
  await page.getByRole('link', { name: 'Practice Again' }).waitFor();
  expect(await readAll()).toEqual({
    dashboard: { ASSIGNED_WARNING: 1 },
    hub: { ASSIGNED_WARNING: 1 },
    topics: { ASSIGNED_WARNING: 1 },
    start: { WARNING: 1 },
    noResults: { WARNING: 1 },
  });
  await openInPortal(page, '/practice');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByText('3 / 5', { exact: true }).waitFor();
  await page.getByText(ASSIGNED_WARNING).waitFor();
  // On the next day the session would cost nothing.
  room.moveClock(DAY_MS);
  await page.reload();
  expect(await readAll()).toEqual(none);
});

testInFaults('streak: an owner is asked once which rule the center wants', async () => {
  await using other = await openPracticeCentre({ now: '2026-03-20T16:00:00.000Z' });
  const owner = await other.centre.createTutor({ owner: true });
  await using desk = await openSignedInVisitor(other.centre, owner);
  const { page } = desk;
  await page.goto('/owner');
  const question = page.getByRole('radiogroup', { name: /What should a second practice session/ });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please choose one of the two.').waitFor();
  // The first answer is recorded also if it keeps the default.
  await question.getByRole('radio', { name: /It starts the streak again at 1/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: 'The center in figures' }).waitFor();
  expect(await question.count()).toBe(0);
});

testInFaults('streak: the results say what a second session of the day did under each rule', async () => {
  const ben = await openStudentWithStreak('Ben Novak');
  const owner = await room.centre.createTutor({ owner: true });
  const client = await room.centre.signIn(owner.email, owner.password);
  await using desk = await ben.seat();
  await room.completeSession(ben.client, 5);
  for (const [same_day, sentence] of [
    ['keep', 'Your streak stays at 2 days.'],
    ['reset', 'Another session on the same day: your streak restarted at 1.'],
  ]) {
    const { today } = (await client.get('/api/rules')).body;
    expect((await client.post('/api/rules', { from: today, rules: { same_day } })).status).toBe(204);
    const { id } = await room.completeSession(ben.client, 5);
    await desk.page.goto(`/practice-results?session=${id}`);
    await desk.page.getByText(sentence as string).waitFor();
  }
});

test('center rules: an owner changes rules on a page from a day on, takes one back, and another tutor cannot', async () => {
  const { centre } = room;
  const owner = await centre.createTutor({ owner: true });
  const officeClient = await centre.signIn(owner.email, owner.password);
  await using office = await openSignedInVisitor(centre, owner);
  const { page } = office;
  await page.goto('/owner');
  await page.getByRole('link', { name: 'Center rules' }).click();
  await page.getByRole('radio', { name: 'Restarts the streak at 1', checked: true }).waitFor();
  await page.getByText('Keeps the streak', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Rules saved').waitFor();
  await page.getByText('keeps the streak (before: restarts the streak at 1)').waitFor();

  const limit = page.getByLabel('Class limit');
  await limit.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a number from 1 to 99.').waitFor();
  await limit.fill('24');
  const { today } = (await officeClient.get('/api/rules')).body;
  await page.getByLabel('In force from').fill(addDays(today, 7));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Class limit: 24 classes (before: 18 classes)').waitFor();
  await page.getByText('Not in force yet').waitFor();
  expect((await officeClient.get('/api/centre')).body.classes_max).toBe(18);
  await page.getByRole('button', { name: /^Take back/ }).click();
  await page.getByText('Change taken back').waitFor();
  await page.getByText('Not in force yet').waitFor({ state: 'detached' });

  await limit.fill('24');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Class limit: 24 classes (before: 18 classes)').waitFor();
  expect((await officeClient.get('/api/centre')).body.classes_max).toBe(24);
  await page.getByLabel('Days after which a past date must be confirmed').fill('30');
  await page.getByLabel('Minutes to finish a practice session').fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Days after which a past date must be confirmed: 30 days (before: 60 days)').waitFor();
  await page.getByText('Minutes to finish a practice session: 45 minutes (before: 120 minutes)').waitFor();
  await openInPortal(page, '/activity');
  await page
    .getByText(/changed the rules of the center from/)
    .first()
    .waitFor();

  const tutor = await centre.createTutor();
  const client = await centre.signIn(tutor.email, tutor.password);
  expect((await client.get('/api/rules')).status).toBe(403);
  await using wall = await openSignedInVisitor(centre, tutor);
  await wall.page.goto('/owner/rules');
  await wall.page.waitForURL('**/tutor');
});
