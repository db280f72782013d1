/** Benches of homework on a demo centre with 200 more students. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import type { Client } from '#testing/client.ts';
import { type BenchStudent, type DemoServer, openDemoServer, openPage } from '#testing/demo-server.ts';
import { createChoiceQuestion, createOpenQuestion } from '#testing/homework-fixture.ts';
import { type BenchRow, formatCount, toTime, toTimeFigures } from '../harness/bench-row.ts';
import { assertCorrect, mapConcurrently, measureMs, measureTurns, toBody } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';

interface HomeworkCentre {
  readonly demo: DemoServer;
  readonly tutor: Client;
  readonly students: readonly BenchStudent[];
  readonly part: Part;
}

export const homeworkSuite = defineSuite<HomeworkCentre>({
  benches: { dashboard: measureDashboardRows, submit: measureSubmitRows, editing: measureEditingRows },
  async open(opened, part) {
    const demo = opened.use(await openDemoServer());
    const tutor = await demo.signIn('Tutor');
    const students = await mapConcurrently(part(200, 2), (index) =>
      demo.enrol(tutor, `homework${index}@rollbook.example`),
    );
    return { demo, tutor, students, part };
  },
  verify: ({ demo }) => demo.verify(),
});

const lists = {
  'five most recent': '/api/homework?limit=5',
  'tutor dashboard': '/api/dashboard',
  'show all, first 50': '/api/homework?limit=50',
  'show all, searched': '/api/homework?limit=50&search=sums%201',
};

/** Measures the requests of a tutor's dashboard with all assignments. */
async function measureDashboardRows({ tutor, students, part }: HomeworkCentre): Promise<BenchRow[]> {
  const homework = part(2_000, 5);
  /** Number of students who have submitted the newest five assignments. */
  const submitters = part(30, 2);
  const before = toBody(await tutor.get('/api/dashboard')).assignments;
  await mapConcurrently(homework, (index) => assignHomework(tutor, `Sums ${index + 1}`, students));
  const newest: { id: string }[] = toBody(await tutor.get(lists['five most recent'])).homework;
  await mapConcurrently(submitters, async (index) => {
    const student = await (students[index] as BenchStudent).signIn();
    for (const { id } of newest) await submitAnswers(student, id, await loadAssignment(student, id));
  });
  const listed = toBody(await tutor.get(lists['five most recent']));
  for (const { assigned_count, submission_count, graded_count } of listed.homework) {
    const counts = [assigned_count, submission_count, graded_count].join();
    assertCorrect(counts === [students.length, submitters, submitters].join(), `an assignment counts ${counts}`);
  }
  const counted = [listed.total, toBody(await tutor.get(lists['tutor dashboard'])).assignments];
  assertCorrect(
    counted.every((count) => count === before + homework),
    `${counted.join()} assignments are counted`,
  );
  const rows: BenchRow[] = [];
  for (const [what, path] of Object.entries(lists)) {
    const took = await measureTurns(part(300), async () => toBody(await tutor.get(path)), part(50));
    const checked = `${formatCount(homework)} assignments of ${students.length} students each, all counted`;
    rows.push({ what, figures: toTimeFigures(took, { p95: 30 }), checked });
  }
  return rows;
}

/** Measures submissions of a class that submits within one second. The first of seven rounds is a warm-up. */
async function measureSubmitRows({ tutor, students, part }: HomeworkCentre): Promise<BenchRow[]> {
  const group = students.slice(0, part(60, 2));
  const clients = await mapConcurrently(group.length, (index) => (group[index] as BenchStudent).signIn());
  const took: number[] = [];
  for (let round = 0; round <= part(6); round += 1) {
    const id = await assignHomework(tutor, `Together ${round}`, group);
    const assignments = await mapConcurrently(group.length, (index) => loadAssignment(clients[index] as Client, id));
    const times = await Promise.all(
      clients.map(async (client, index) => {
        await sleep((index * 1_000) / group.length);
        return measureMs(() => submitAnswers(client, id, assignments[index] as Assignment));
      }),
    );
    await checkListed(tutor, id, group.length);
    if (round > 0) took.push(...times);
  }
  return [
    {
      what: `${group.length} submit in one second`,
      figures: toTimeFigures(took, { p95: 300 }),
      checked: `${took.length} submissions, each stored once and shown on the tutor's page`,
    },
  ];
}

/** Throws unless the tutor's page shows every submission once. */
async function checkListed(tutor: Client, id: string, count: number): Promise<void> {
  const { submissions, counts } = toBody(await tutor.get(`/api/homework/${id}/submissions?limit=200`));
  const people = new Set(submissions.map(({ student_id }: { student_id: string }) => student_id));
  const { homework } = toBody(await tutor.get('/api/homework?limit=1'));
  const shown = [submissions.length, people.size, homework[0].submission_count, counts.not_submitted].join();
  assertCorrect(shown === [count, count, count, 0].join(), `the tutor's page counts ${shown}`);
}

interface Assignment {
  readonly content_version: number;
  readonly questions: readonly { readonly id: string; readonly type: string }[];
}

/** Creates a homework of ten questions, half of which are open, and returns its id. */
async function assignHomework(tutor: Client, title: string, students: readonly BenchStudent[]): Promise<string> {
  const questions = Array.from({ length: 10 }, (_, index) => {
    const text = `What is ${index} and ${index}, and how do you know?`;
    return index % 2 === 0 ? createChoiceQuestion(text) : createOpenQuestion(text);
  });
  const assigned_students = students.map(({ id }) => id);
  const homework = { title, grading_type: 'auto-graded', questions, assigned_students };
  return toBody(await tutor.post('/api/homework', homework)).id;
}

const loadAssignment = async (student: Client, id: string): Promise<Assignment> =>
  toBody(await student.get(`/api/homework/${id}/assignment`));

/** Submits answers to every question; multiple-choice answers are correct. */
async function submitAnswers(student: Client, id: string, { questions, content_version }: Assignment): Promise<void> {
  const answers = questions.map(({ id: question_id, type }) => ({
    question_id,
    answer: type === 'multiple-choice' ? 0 : 'Because the one is as large as the other.',
  }));
  toBody(await student.post(`/api/homework/${id}/submissions`, { answers, content_version }));
}

const QUESTIONS = 100;
const typedText = 'Which of these is half of the number, and why?';
/** Milliseconds between two keys of a fast typist. */
const delay = 60;

/** Measures typing and clicking in a form of 100 questions. */
async function measureEditingRows({ tutor }: HomeworkCentre): Promise<BenchRow[]> {
  // A draft in the format of the page.
  const draft = {
    ...{ title: 'A hundred', grading_type: 'auto-graded', due_date: '', keys_shown: false, version: 0 },
    assigned_students: [],
    questions: Array.from({ length: QUESTIONS }, (_, index) => ({
      ...{ type: index % 4 === 3 ? 'open-answer' : 'multiple-choice', text: `Half of ${index}?`, image_url: '' },
      ...{ options: ['One', 'Two', 'Three', 'Four'], correct_answer: 0, key_chosen: true },
    })),
  };
  toBody(await tutor.post(`/api/drafts/${NEW_HOMEWORK_DRAFT_KEY}`, { body: draft, revision: 0 }));
  await using opened = new AsyncDisposableStack();
  const page = await openPage(opened, tutor, '/create-homework');
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('group', { name: `Question ${QUESTIONS}`, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  // Records the milliseconds of the handlers of each input, and from the input to the next frame.
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
  const inputs = await editForm(page);
  const timings = await page.evaluate<{ handled: number; shown: number }[]>('window.timings()');
  const count = await page.getByRole('group', { name: /^Question \d+$/ }).count();
  assertCorrect(count === QUESTIONS, `${count} questions are in the form`);
  const checked = `${inputs} keys and clicks among ${QUESTIONS} questions; all of it is in the form`;
  // The browser reports only events that took 16 ms or more.
  const slowest = (which: 'handled' | 'shown') => [
    toTime('slowest', Math.max(0, ...timings.map((timing) => timing[which])), 50),
  ];
  return [
    { what: 'editing: event handled', figures: slowest('handled'), checked },
    { what: 'editing: event to picture', figures: slowest('shown'), checked },
  ];
}

/** Types and clicks at the beginning, in the middle and at the end of the form. Returns the number of keys and clicks. */
async function editForm(page: Page): Promise<number> {
  let inputs = 0;
  for (const number of [1, 50, 99]) {
    const question = page.getByRole('group', { name: `Question ${number}`, exact: true });
    for (const label of ['Question text', 'Option B']) {
      const field = question.getByLabel(label);
      await field.click();
      await page.keyboard.type(typedText, { delay });
      assertCorrect((await field.inputValue()).includes(typedText), `question ${number} lost the typed text`);
    }
    await question.getByLabel('C is correct').click();
    // The next step scrolls. Before the frame that shows the click is drawn, the scrolling would count as part of the click.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await page.getByLabel('Title').click();
    await page.keyboard.type(typedText.slice(0, 10), { delay });
    inputs += 2 * (typedText.length + 1) + 12;
  }
  await page.getByRole('button', { name: 'Delete question 50' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  return inputs + 2;
}
