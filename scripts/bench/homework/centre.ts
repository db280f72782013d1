import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '#scripts/demo/centre/demo-accounts.ts';
import { Client } from '#scripts/test/client.ts';
import { ServerProcess } from '#scripts/test/server-process.ts';
import { check } from '../harness/bench-row.ts';
import { checkRecord } from '../harness/check-record.ts';

export const STUDENTS = 200;

export interface BenchStudent {
  readonly id: string;
  readonly email: string;
}

export interface BenchCentre extends AsyncDisposable {
  readonly url: string;
  readonly tutor: Client;
  readonly students: readonly BenchStudent[];
  signIn(student: BenchStudent): Promise<Client>;
  /** The record verifies with the server still running; throws where it does not. */
  verify(): Promise<void>;
}

const password = 'chalk and slate';

/** The demo centre with 200 more students. */
export async function benchCentre(): Promise<BenchCentre> {
  const opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-homework-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = new ServerProcess('scripts/demo/start.ts', { PORT: '0', DATA_DIR: dataDir });
  opened.defer(async () => void (await server.end('SIGTERM')));
  try {
    const [, url = ''] = await server.says(/Rollbook is running: (\S+)/);
    const signIn = async (email: string, word: string) => {
      const client = new Client(url);
      const { status, text } = await client.post('/api/auth/sign-in', { email, password: word });
      check(status === 204, `${email} could not sign in: ${text}`);
      return client;
    };
    const lee = demoAccounts[1] as (typeof demoAccounts)[number];
    const tutor = await signIn(lee.email, lee.password);
    return {
      url,
      tutor,
      students: await inTurns(STUDENTS, (index) => enrol(tutor, index)),
      signIn: ({ email }) => signIn(email, password),
      verify: () => checkRecord(dataDir),
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function enrol(tutor: Client, index: number): Promise<BenchStudent> {
  const email = `homework${index}@rollbook.example`;
  const answer = await tutor.post('/api/students', { name: `Student ${index}`, email, password, classes_total: 6 });
  check(answer.status === 200, `a student was answered ${answer.status}: ${answer.text}`);
  return { id: answer.body.balance.student_id, email };
}

const AT_ONCE = 8;

/** Does something so many times, a few at a time. */
export async function inTurns<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    results.push(...(await Promise.all(indexes.map(act))));
  }
  return results;
}

export interface Assigned {
  readonly id: string;
  /** Headers of a request that is to see it. */
  readonly after: { readonly 'min-position': string };
}

/** A homework of so many questions, half of them open, for these students. */
export async function assign(tutor: Client, title: string, students: readonly BenchStudent[]): Promise<Assigned> {
  const answer = await tutor.post('/api/homework', {
    title,
    grading_type: 'auto-graded',
    questions: Array.from({ length: QUESTIONS }, (_, index) => questionOf(index)),
    assigned_students: students.map(({ id }) => id),
  });
  check(answer.status === 200, `a homework was answered ${answer.status}: ${answer.text}`);
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

/** Answers every question; right where there is a choice. */
export async function submit(student: Client, id: string, assignment: Assignment): Promise<void> {
  const answers = assignment.questions.map(({ id: question_id, type }) => ({
    question_id,
    answer: type === 'multiple-choice' ? 0 : 'Because the one is as large as the other.',
  }));
  const { content_version } = assignment;
  const { status, text } = await student.post(`/api/homework/${id}/submissions`, { answers, content_version });
  check(status === 200, `a submission was answered ${status}: ${text}`);
}

export interface Assignment {
  readonly content_version: number;
  readonly questions: readonly { readonly id: string; readonly type: string }[];
}
