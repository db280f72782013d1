import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '#scripts/test/client.ts';
import { ServerProcess } from '#scripts/test/server-process.ts';
import { check } from '../harness/bench-row.ts';
import { checkRecord } from '../harness/check-record.ts';
import { signInDemoAccount } from '../harness/sign-in-demo-account.ts';
import type { Member, Target } from './attack.ts';

const MEMBERS = 8;
const password = 'chalk and slate';

export interface AttackedCentre extends AsyncDisposable {
  readonly target: Target;
  /** The demo's student, who is no part of any attack. */
  readonly bystander: { readonly id: string; readonly client: Client };
  /** The record verifies with the server still running; throws where it does not. */
  verify(): Promise<void>;
}

/** The demo centre in a process of its own, with eight students who attack it. It takes their word for their address. */
export async function attackedCentre(): Promise<AttackedCentre> {
  const opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-abuse-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const env = { PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' };
  const server = new ServerProcess('scripts/demo/start.ts', env);
  opened.defer(async () => void (await server.end('SIGTERM')));
  try {
    const [, url = ''] = await server.says(/Rollbook is running: (\S+)/);
    const [tutor, client] = [await signInDemoAccount(url, 'Tutor'), await signInDemoAccount(url, 'Student')];
    const people = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => enrol(url, tutor, index)));
    const members = people.map(({ id, client: { cookie } }) => ({ id, cookie }));
    const homework = await assign(tutor, members);
    const sessions = await Promise.all(people.map(({ client }) => answerOne(client)));
    const signIns = await Promise.all(
      Array.from({ length: MEMBERS }, (_, index) => addAccount(tutor, MEMBERS + index)),
    );
    const { profile } = (await client.get('/api/session')).body;
    return {
      target: { url, members, homework, sessions, signIns, tutorCookie: tutor.cookie },
      bystander: { id: profile.id, client },
      verify: () => checkRecord(dataDir),
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function enrol(url: string, tutor: Client, index: number): Promise<Member & { readonly client: Client }> {
  const { id, email } = await addAccount(tutor, index);
  const client = new Client(url);
  const { status, text } = await client.post('/api/auth/sign-in', { email, password });
  check(status === 204, `${email} could not sign in: ${text}`);
  return { id, cookie: client.cookie, client };
}

async function addAccount(tutor: Client, index: number) {
  const email = `attacker${index}@rollbook.example`;
  const answer = await tutor.post('/api/students', { name: `Attacker ${index}`, email, password, classes_total: 6 });
  check(answer.status === 200, `a student was answered ${answer.status}: ${answer.text}`);
  return { id: answer.body.balance.student_id as string, email, password };
}

async function assign(tutor: Client, members: readonly Member[]): Promise<string> {
  const answer = await tutor.post('/api/homework', {
    title: 'Essay',
    grading_type: 'tutor-graded',
    questions: [{ type: 'open-answer', text: 'What did you learn?' }],
    assigned_students: members.map(({ id }) => id),
  });
  check(answer.status === 200, `a homework was answered ${answer.status}: ${answer.text}`);
  return answer.body.id;
}

async function answerOne(student: Client) {
  const started = await student.post('/api/practice', { grade: 5, subject: 'math', topic: 'Fractions' });
  check(started.status === 200, `a practice session was answered ${started.status}: ${started.text}`);
  const { id } = started.body;
  const answered = await student.post(`/api/practice/${id}/answers`, { question: 1, choice: 0 });
  check(answered.status === 200, `an answer was answered ${answered.status}: ${answered.text}`);
  return { id, question: '1' };
}
