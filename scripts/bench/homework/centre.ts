import type { Client } from '#testing/client.ts';
import { assertCorrect } from '../harness/bench-row.ts';
import { type BenchStudent, openDemoServer, signIn } from '../harness/demo-server.ts';

export const STUDENTS = 200;

export interface HomeworkCentre extends AsyncDisposable {
  readonly url: string;
  readonly tutor: Client;
  readonly students: readonly BenchStudent[];
  signIn(student: BenchStudent): Promise<Client>;
  verify(): Promise<void>;
}

/** Opens the demo centre with 200 more students. */
export async function openHomeworkCentre(): Promise<HomeworkCentre> {
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
export async function mapConcurrently<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    results.push(...(await Promise.all(indexes.map(act))));
  }
  return results;
}

export interface AssignedHomework {
  readonly id: string;
  /** Headers of a request that must see the homework. */
  readonly after: { readonly 'min-position': string };
}

/** Creates a homework for the students; half of its questions are open. */
export async function assignHomework(
  tutor: Client,
  title: string,
  students: readonly BenchStudent[],
): Promise<AssignedHomework> {
  const answer = await tutor.post('/api/homework', {
    title,
    grading_type: 'auto-graded',
    questions: Array.from({ length: QUESTIONS }, (_, index) => questionOf(index)),
    assigned_students: students.map(({ id }) => id),
  });
  assertCorrect(answer.status === 200, `a homework was answered ${answer.status}: ${answer.text}`);
  return { id: answer.body.id, after: { 'min-position': answer.headers.get('position') ?? '' } };
}

const QUESTIONS = 10;
const questionOf = (index: number) => {
  const text = `What is ${index} and ${index}, and how do you know?`;
  const options = [0, 1, 2, 3].map((more) => `${2 * index + more}`);
  return index % 2 === 0
    ? { type: 'multiple-choice', text, options, correct_answer: 0 }
    : { type: 'open-answer', text };
};

/** Submits answers to every question; multiple-choice answers are correct. */
export async function submitAnswers(student: Client, id: string, assignment: Assignment): Promise<void> {
  const answers = assignment.questions.map(({ id: question_id, type }) => ({
    question_id,
    answer: type === 'multiple-choice' ? 0 : 'Because the one is as large as the other.',
  }));
  const { content_version } = assignment;
  const { status, text } = await student.post(`/api/homework/${id}/submissions`, { answers, content_version });
  assertCorrect(status === 200, `a submission was answered ${status}: ${text}`);
}

export interface Assignment {
  readonly content_version: number;
  readonly questions: readonly { readonly id: string; readonly type: string }[];
}
