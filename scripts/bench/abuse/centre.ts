import type { Client } from '#testing/client.ts';
import { openDemoServer, signIn } from '../harness/demo-server.ts';
import { assertCorrect } from '../harness/run-suite.ts';
import type { AttackMember, AttackTarget } from './attack.ts';

const MEMBERS = 8;

export interface AttackedCentre extends AsyncDisposable {
  readonly target: AttackTarget;
  /** The demo's student, whose requests are measured during the attack. */
  readonly bystander: { readonly id: string; readonly client: Client };
  verify(): Promise<void>;
}

/** Opens the demo centre with eight attacking students. It trusts X-Forwarded-For, so that attackers can vary their address. */
export async function openAttackedCentre(): Promise<AttackedCentre> {
  await using opening = new AsyncDisposableStack();
  const demo = opening.use(await openDemoServer({ env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' } }));
  const { url } = demo;
  const [tutor, client] = [await demo.signIn('Tutor'), await demo.signIn('Student')];
  const accounts = await Promise.all(
    Array.from({ length: 2 * MEMBERS }, (_, index) => demo.enrol(tutor, `attacker${index}@rollbook.example`)),
  );
  const [attackers, signIns] = [accounts.slice(0, MEMBERS), accounts.slice(MEMBERS)];
  const clients = await Promise.all(attackers.map(({ email, password }) => signIn(url, email, password)));
  const members = attackers.map(({ id }, index) => ({ id, cookie: clients[index]?.cookie ?? '' }));
  const homework = await assign(tutor, members);
  const sessions = await Promise.all(clients.map(answerOne));
  const { profile } = (await client.get('/api/session')).body;
  const opened = opening.move();
  return {
    target: { url, members, homework, sessions, signIns, tutorCookie: tutor.cookie },
    bystander: { id: profile.id, client },
    verify: () => demo.verify(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function assign(tutor: Client, members: readonly AttackMember[]): Promise<string> {
  const answer = await tutor.post('/api/homework', {
    title: 'Essay',
    grading_type: 'tutor-graded',
    questions: [{ type: 'open-answer', text: 'What did you learn?' }],
    assigned_students: members.map(({ id }) => id),
  });
  assertCorrect(answer.status === 200, `a homework was answered ${answer.status}: ${answer.text}`);
  return answer.body.id;
}

async function answerOne(student: Client) {
  const started = await student.post('/api/practice', { grade: 5, subject: 'math', topic: 'Fractions' });
  assertCorrect(started.status === 200, `a practice session was answered ${started.status}: ${started.text}`);
  const { id } = started.body;
  const answered = await student.post(`/api/practice/${id}/answers`, { question: 1, choice: 0 });
  assertCorrect(answered.status === 200, `an answer was answered ${answered.status}: ${answered.text}`);
  return { id, question: '1' };
}
