/** Benches of homework on a demo centre with 200 more students. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import type { Client } from '#testing/client.ts';
import { type FeedSocket, openFeedSocket } from '#testing/feed-socket.ts';
import { openPage } from '../harness/browser.ts';
import { type BenchStudent, openDemoServer, signIn } from '../harness/demo-server.ts';
import { assertCorrect, type BenchRow, defineSuite, formatCount, formatMs, quantile } from '../harness/run-suite.ts';

/** Measures the requests of a tutor's dashboard with 2,000 assignments of 200 students each. */
const HOMEWORK = 2_000;
/** Number of students who have submitted the newest five assignments. */
const SUBMITTED = 30;
const ROUNDS = 300;
const WARM_UP = 50;
const MET_MS = 30;

const lists = {
  'five most recent': '/api/homework?limit=5',
  'tutor dashboard': '/api/dashboard',
  'show all, first 50': '/api/homework?limit=50',
  'show all, searched': '/api/homework?limit=50&search=sums%201',
} as const;

async function measureDashboardRows({ tutor, students, signIn }: HomeworkCentre): Promise<BenchRow[]> {
  const before = (await tutor.get('/api/dashboard')).body.assignments;
  const made = await mapConcurrently(HOMEWORK - before, (index) =>
    assignHomework(tutor, `Sums ${index + 1}`, students),
  );
  const { body: newest } = await tutor.get(lists['five most recent'], made.at(-1)?.after);
  await mapConcurrently(SUBMITTED, async (index) => {
    const student = await signIn(students[index] as (typeof students)[number]);
    for (const { id } of newest.homework) {
      await submitAnswers(student, id, (await student.get(`/api/homework/${id}/assignment`)).body as Assignment);
    }
  });
  await checkCounts(tutor);
  const took = await measureRequests(tutor);
  return Object.keys(lists).map((what) => {
    const times = took.get(what) ?? [];
    const p95 = quantile(times, 0.95);
    return {
      what,
      measured: `p50 ${formatMs(quantile(times, 0.5))}, p95 ${formatMs(p95)}`,
      goal: `p95 ≤ ${MET_MS} ms`,
      met: p95 <= MET_MS,
      checked: `${formatCount(HOMEWORK)} assignments of ${STUDENTS} students each, all counted`,
    };
  });
}

/** Checks that all counts equal the created data. */
async function checkCounts(tutor: Client): Promise<void> {
  const { body: list } = await tutor.get(lists['five most recent']);
  assertCorrect(list.total === HOMEWORK, `${list.total} homework are listed`);
  for (const row of list.homework) {
    const { assigned_count, submission_count, graded_count } = row;
    assertCorrect(assigned_count === STUDENTS, `${assigned_count} students are counted`);
    assertCorrect(
      submission_count === SUBMITTED && graded_count === SUBMITTED,
      `${submission_count} submissions are counted`,
    );
  }
  const { body: dashboard } = await tutor.get(lists['tutor dashboard']);
  assertCorrect(dashboard.assignments === HOMEWORK, `the dashboard counts ${dashboard.assignments} assignments`);
}

/** Measures the milliseconds from each request to its complete answer, by path. */
async function measureRequests(tutor: Client): Promise<Map<string, number[]>> {
  const took = new Map<string, number[]>();
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [what, path] of Object.entries(lists)) {
      const began = performance.now();
      const { status, text } = await tutor.get(path);
      const times = took.get(what) ?? [];
      if (round >= WARM_UP) took.set(what, [...times, performance.now() - began]);
      assertCorrect(status === 200, `${path} was answered ${status}: ${text}`);
    }
  }
  return took;
}

export const homeworkSuite = defineSuite({
  benches: {
    dashboard: measureDashboardRows,
    submit: async (centre) => [await measureSubmitRow(centre)],
    editing: measureEditingRows,
  },
  open: openHomeworkCentre,
  verify: (centre) => centre.verify(),
});

const TOGETHER = 60;
const SUBMIT_ROUNDS = 6;
const WITHIN_MS = 1_000;
const SUBMIT_MET_MS = 300;

async function measureSubmitRow(centre: HomeworkCentre): Promise<BenchRow> {
  const { url, tutor } = centre;
  const students = centre.students.slice(0, TOGETHER);
  const clients = await mapConcurrently(TOGETHER, (index) =>
    centre.signIn(students[index] as (typeof students)[number]),
  );
  using feed = await openFeedSocket(url, tutor.cookie);
  const took: number[] = [];
  for (let round = 0; round <= SUBMIT_ROUNDS; round += 1) {
    const homework = await assignHomework(tutor, `Together ${round}`, students);
    const times = await submitTogether(clients, homework);
    await waitUntilListed(tutor, feed, homework.id);
    if (round > 0) took.push(...times); // The first round is a warm-up.
  }
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
  return {
    what: `${TOGETHER} submit in one second`,
    measured: `p50 ${formatMs(p50)}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${SUBMIT_MET_MS} ms`,
    met: p95 <= SUBMIT_MET_MS,
    checked: `${took.length} submissions, each stored once and shown on the tutor's page`,
  };
}

/** Submits for all students concurrently. Returns the milliseconds of each submission. */
async function submitTogether(clients: readonly Client[], { id, after }: AssignedHomework): Promise<number[]> {
  const assignments = await mapConcurrently(clients.length, async (index) => {
    const { body } = await (clients[index] as Client).get(`/api/homework/${id}/assignment`, after);
    return body as Assignment;
  });
  return Promise.all(
    clients.map(async (client, index) => {
      await sleep((index * WITHIN_MS) / clients.length);
      const began = performance.now();
      await submitAnswers(client, id, assignments[index] as Assignment);
      return performance.now() - began;
    }),
  );
}

/** Reloads the tutor's lists after each change notification, as the page does, until every submission is listed once. */
async function waitUntilListed(tutor: Client, feed: FeedSocket, id: string): Promise<void> {
  const seenNotifications = new Set<unknown>();
  for (;;) {
    const notification = await feed.waitForMessage(
      (message) =>
        message.type === 'changed' && message.tags.includes(`assignment:${id}`) && !seenNotifications.has(message),
    );
    seenNotifications.add(notification);
    assertCorrect(
      notification.type === 'changed' && notification.tags.includes('homework'),
      'a change notification does not name the homework lists',
    );
    const after = { 'min-position': notification.position };
    const { body } = await tutor.get(`/api/homework/${id}/submissions?limit=200`, after);
    if (body.submissions.length < TOGETHER) continue;
    const students = new Set(body.submissions.map(({ student_id }: { student_id: string }) => student_id));
    assertCorrect(body.submissions.length === TOGETHER && students.size === TOGETHER, 'a student is listed twice');
    assertCorrect(body.counts.not_submitted === 0, `${body.counts.not_submitted} count as not submitted`);
    const { body: list } = await tutor.get('/api/homework?limit=1', after);
    assertCorrect(list.homework[0].submission_count === TOGETHER, `${list.homework[0].submission_count} are counted`);
    return;
  }
}

const QUESTIONS = 100;
const EDIT_MET_MS = 50;
const typedText = 'Which of these is half of the number, and why?';
/** Milliseconds between two keys of a fast typist. */
const BETWEEN_KEYS = 60;

/** Event timing of one input: milliseconds of its handlers, and from the input to the next frame. */
interface EventTiming {
  readonly name: string;
  readonly handled: number;
  readonly shown: number;
}

async function measureEditingRows({ url, tutor }: HomeworkCentre): Promise<BenchRow[]> {
  const saved = await tutor.post(`/api/drafts/${NEW_HOMEWORK_DRAFT_KEY}`, { body: createDraft(), revision: 0 });
  assertCorrect(saved.status === 200, `the draft was answered ${saved.status}: ${saved.text}`);
  await using form = await openPage(url, tutor.cookie, '/create-homework');
  const { page } = form;
  await restoreDraft(page);
  await recordEventTimings(page);
  const inputs = await editForm(page);
  const timings = await page.evaluate<EventTiming[]>('window.timings()');
  assertCorrect(
    (await page.getByRole('group', { name: /^Question \d+$/ }).count()) === QUESTIONS,
    'a question is missing',
  );
  const checked = `${inputs} keys and clicks among ${QUESTIONS} questions; all of it is in the form`;
  // The browser reports only events that took 16 ms or more.
  const row = (what: string, slow: number[]): BenchRow => ({
    what,
    measured: `${slow.filter((took) => took > EDIT_MET_MS).length} over, most ${formatMs(Math.max(0, ...slow))}`,
    goal: `none over ${EDIT_MET_MS} ms`,
    met: slow.every((took) => took <= EDIT_MET_MS),
    checked,
  });
  return [
    row(
      'editing: event handled',
      timings.map(({ handled }) => handled),
    ),
    row(
      'editing: event to picture',
      timings.map(({ shown }) => shown),
    ),
  ];
}

/** A draft with 100 questions in the format of the page. */
const createDraft = () => ({
  ...{ title: 'A hundred', grading_type: 'auto-graded', due_date: '', keys_shown: false, version: 0 },
  assigned_students: [],
  questions: Array.from({ length: QUESTIONS }, (_, index) => ({
    ...{ type: index % 4 === 3 ? 'open-answer' : 'multiple-choice', text: `Half of ${index}?`, image_url: '' },
    ...{ options: ['One', 'Two', 'Three', 'Four'], correct_answer: 0, key_chosen: true },
  })),
});

/** Restores the draft in the form. */
async function restoreDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('group', { name: `Question ${QUESTIONS}`, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Starts recording event timings in the page. */
async function recordEventTimings(page: Page): Promise<void> {
  await page.evaluate(`{
    const timings = [];
    const add = (list) => {
      for (const { name, duration, processingStart, processingEnd, interactionId } of list.getEntries()) {
        if (interactionId > 0 || name === 'input') timings.push({ name, handled: processingEnd - processingStart, shown: duration });
      }
    };
    const observer = new PerformanceObserver(add);
    observer.observe({ type: 'event', durationThreshold: 16 });
    window.timings = () => (add({ getEntries: () => observer.takeRecords() }), timings);
  }`);
}

/** Types and clicks at the beginning, in the middle and at the end of the form. Returns the number of keys and clicks. */
async function editForm(page: Page): Promise<number> {
  const question = (number: number) => page.getByRole('group', { name: `Question ${number}`, exact: true });
  let inputs = 0;
  for (const number of [1, 50, 99]) {
    for (const label of ['Question text', 'Option B']) {
      const field = question(number).getByLabel(label);
      await field.click();
      await page.keyboard.type(typedText, { delay: BETWEEN_KEYS });
      assertCorrect(
        (await field.inputValue()).includes(typedText),
        `the form lost the text typed in question ${number}`,
      );
      inputs += typedText.length + 1;
    }
    await question(number).getByLabel('C is correct').click();
    await waitForFrame(page);
    await page.getByLabel('Title').click();
    await page.keyboard.type(typedText.slice(0, 10), { delay: BETWEEN_KEYS });
    inputs += 12;
  }
  await page.getByRole('button', { name: 'Delete question 50' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  return inputs + 2;
}

/**
 * Waits for the frame that shows the last input. Without the wait, the next step scrolls before that frame is drawn, and
 * the measured time of the click would include the scrolling.
 */
const waitForFrame = (page: Page) =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');

const STUDENTS = 200;

interface HomeworkCentre extends AsyncDisposable {
  readonly url: string;
  readonly tutor: Client;
  readonly students: readonly BenchStudent[];
  signIn(student: BenchStudent): Promise<Client>;
  verify(): Promise<void>;
}

/** Opens the demo centre with 200 more students. */
async function openHomeworkCentre(): Promise<HomeworkCentre> {
  await using opening = new AsyncDisposableStack();
  const demo = opening.use(await openDemoServer());
  const tutor = await demo.signIn('Tutor');
  const students = await mapConcurrently(STUDENTS, (index) => demo.enrol(tutor, `homework${index}@rollbook.example`));
  const opened = opening.move();
  return {
    ...{ url: demo.url, tutor, students },
    signIn: ({ email, password }) => signIn(demo.url, email, password),
    verify: () => demo.verify(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

const AT_ONCE = 8;

/** Runs `act` for each index with limited concurrency, and returns the results in order. */
async function mapConcurrently<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    results.push(...(await Promise.all(indexes.map(act))));
  }
  return results;
}

interface AssignedHomework {
  readonly id: string;
  /** Headers of a request that must see the homework. */
  readonly after: { readonly 'min-position': string };
}

/** Creates a homework for the students; half of its questions are open. */
async function assignHomework(
  tutor: Client,
  title: string,
  students: readonly BenchStudent[],
): Promise<AssignedHomework> {
  const answer = await tutor.post('/api/homework', {
    title,
    grading_type: 'auto-graded',
    questions: Array.from({ length: DASHBOARD_QUESTIONS }, (_, index) => questionOf(index)),
    assigned_students: students.map(({ id }) => id),
  });
  assertCorrect(answer.status === 200, `a homework was answered ${answer.status}: ${answer.text}`);
  return { id: answer.body.id, after: { 'min-position': answer.headers.get('position') ?? '' } };
}

const DASHBOARD_QUESTIONS = 10;
const questionOf = (index: number) => {
  const text = `What is ${index} and ${index}, and how do you know?`;
  const options = [0, 1, 2, 3].map((more) => `${2 * index + more}`);
  return index % 2 === 0
    ? { type: 'multiple-choice', text, options, correct_answer: 0 }
    : { type: 'open-answer', text };
};

/** Submits answers to every question; multiple-choice answers are correct. */
async function submitAnswers(student: Client, id: string, assignment: Assignment): Promise<void> {
  const answers = assignment.questions.map(({ id: question_id, type }) => ({
    question_id,
    answer: type === 'multiple-choice' ? 0 : 'Because the one is as large as the other.',
  }));
  const { content_version } = assignment;
  const { status, text } = await student.post(`/api/homework/${id}/submissions`, { answers, content_version });
  assertCorrect(status === 200, `a submission was answered ${status}: ${text}`);
}

interface Assignment {
  readonly content_version: number;
  readonly questions: readonly { readonly id: string; readonly type: string }[];
}
