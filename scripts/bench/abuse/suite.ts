/**
 * Runs each attack over eight connections to a server on this machine while a tutor uses it. Figures: p50 and p99 of that
 * tutor before → during → after the attack.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '#testing/client.ts';
import { type DemoServer, openDemoServer, signIn } from '#testing/demo-server.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { type BenchRow, formatCount, formatTimes, toTime, toTimeFigures } from '../harness/bench-row.ts';
import { mapConcurrently, quantile, toBody } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';
import { type Attacker, attacks, packetRequest } from './attacks.ts';

const CONNECTIONS = 8;
/** Milliseconds of each phase of the measurement; waits must be back to normal after the recovery. */
const PHASES = { before: 1_500, attack: 4_000, recovery: 2_000, after: 1_500 };
/** Milliseconds between two requests of the bystander. */
const EVERY_MS = 20;
/** The attack during which people of the centre sign in. */
const GUESSES = 'guesses of one address';
/** The goal of the p95 of the sign-ins of the centre's own people, and the milliseconds between two of them. */
const SIGN_IN_GOAL_MS = 2_000;
const SIGN_IN_EVERY_MS = 100;
/** The goal of the p99 during an attack: this, or so many times the p99 before it, whichever is more. */
const GOAL = { ms: 150, times: 3 };
/** Milliseconds by which the p99 after recovery may exceed the one before. With few requests it is almost the maximum. */
const NOISE_MS = 50;

interface AttackedCentre {
  readonly demo: DemoServer;
  readonly attackers: readonly Attacker[];
  /** The demo's tutor, whose requests are measured during the attack. */
  readonly bystander: Client;
  readonly part: Part;
}

export const abuseSuite = defineSuite<AttackedCentre>({
  benches: {
    // First, because other attacks use up the limits of the accounts that sign in here.
    [GUESSES]: measureSignInRows,
    ...Object.fromEntries(
      Object.keys(attacks)
        .filter((name) => name !== GUESSES)
        .map((name) => [name, (centre: AttackedCentre) => measureAttackRows(name, centre)]),
    ),
  },
  open: openAttackedCentre,
  verify: ({ demo }) => demo.verify(),
});

/** Opens the demo centre with eight attacking students. It trusts X-Forwarded-For, so that attackers can vary their address. */
async function openAttackedCentre(opened: AsyncDisposableStack, part: Part): Promise<AttackedCentre> {
  const demo = opened.use(await openDemoServer({ env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' } }));
  const { url } = demo;
  const [owner, bystander] = [await demo.signIn('Owner'), await demo.signIn('Tutor')];
  const student = toBody(await (await demo.signIn('Student')).get('/api/session')).profile.id;
  const packets = `/api/students/${student}/packets`;
  const packet = `${packets}/${toBody(await owner.post(packets, packetRequest)).id}`;
  const enrol = (name: string) => demo.enrol(owner, `${name}@rollbook.example`);
  const students = await mapConcurrently(CONNECTIONS, (number) => enrol(`attacker${number}`));
  await mapConcurrently(CONNECTIONS, (number) => enrol(`account${number}`));
  const questions = [{ type: 'open-answer', text: 'What did you learn?' }];
  const assigned_students = students.map(({ id }) => id);
  const homework = { title: 'Essay', grading_type: 'tutor-graded', questions, assigned_students };
  const { id } = toBody(await owner.post('/api/homework', homework));
  const attackers = students.map(async (student, number) => {
    const client = await student.signIn();
    const session = toBody(await client.post('/api/practice', { grade: 5, subject: 'math', topic: 'Fractions' })).id;
    toBody(await client.post(`/api/practice/${session}/answers`, { question: 1, choice: 0 }));
    return {
      ...{ number, url, studentId: student.id, cookie: client.cookie, ownerCookie: owner.cookie },
      ...{ packet, homework: id, session },
      account: { email: `account${number}@rollbook.example`, password: 'chalk and slate' },
    };
  });
  return { demo, bystander, part, attackers: await Promise.all(attackers) };
}

async function measureAttackRows(name: string, centre: AttackedCentre): Promise<BenchRow[]> {
  const { part, bystander } = centre;
  const paths = ['/api/students', '/api/session', '/api/homework', '/api/leaderboard'];
  // Without a position, so that no answer waits for the read models.
  const read = (n: number) => bystander.get(paths[n % paths.length] as string, { 'min-position': '' });
  const before = await measureWaits(read, sleep(part(PHASES.before, 100)));
  const { waits: during, counted } = await measureDuringAttack(name, centre, read);
  await sleep(part(PHASES.recovery, 100));
  const after = await measureWaits(read, sleep(part(PHASES.after, 100)));

  const refused = [...before, ...during, ...after].filter((wait) => wait === NEVER).length;
  if (refused > 0) counted.push(`the bystander was refused ${refused} times`);
  return [
    {
      what: name,
      figures: [
        toTime('p99 during', quantile(during, 0.99), Math.max(GOAL.ms, GOAL.times * quantile(before, 0.99))),
        toTime(`${PHASES.recovery / 1_000} s later`, quantile(after, 0.99), quantile(before, 0.99) + NOISE_MS),
      ],
      detail: [before, during, after].map(formatTimes).join(' → '),
      checked: counted.join(', '),
    },
  ];
}

/**
 * People of the centre sign in on known and new devices while one address guesses at their accounts and many others. Each has
 * an address of their own.
 */
async function measureSignInRows(centre: AttackedCentre): Promise<BenchRow[]> {
  const accounts = centre.attackers.map(({ account }) => account);
  const { url } = centre.demo;
  const known = await Promise.all(accounts.map(({ email, password }) => signIn(url, email, password)));
  const { waits, counted } = await measureDuringAttack(
    GUESSES,
    centre,
    (n) => {
      const person = (n >> 1) % accounts.length;
      const client = n % 2 ? known[person] : new Client(url);
      const address = { 'x-forwarded-for': `203.0.113.${person + 1}` };
      return (client as Client).post('/api/auth/sign-in', accounts[person], address);
    },
    SIGN_IN_EVERY_MS,
  );
  return [
    {
      what: GUESSES,
      figures: toTimeFigures(waits, { p95: SIGN_IN_GOAL_MS }),
      checked: `${waits.length} sign-ins; ${counted.join(', ')}`,
    },
  ];
}

/** Runs an attack in a process of its own, and measures a request during it. `counted` says what the attack got. */
async function measureDuringAttack(
  name: string,
  { part, attackers }: AttackedCentre,
  send: Send,
  everyMs?: number,
): Promise<{ waits: number[]; counted: string[] }> {
  const args = [name, String(part(PHASES.attack, 100)), JSON.stringify(attackers)];
  await using attacker = new ServerProcess('scripts/bench/abuse/attacker.ts', {}, ...args);
  await attacker.waitForOutput(/^ready\.$/m);
  const ended = attacker.waitForOutput(/^outcomes (.*)\.$/m);
  const waits = await measureWaits(send, ended, everyMs);
  const outcomes: Record<string, number> = JSON.parse((await ended)[1] ?? '{}');
  const counted = Object.entries(outcomes).map(([outcome, count]) => `${formatCount(count)} × ${outcome}`);
  if (counted.length === 0) throw new Error(`The attack “${name}” sent nothing.`);
  return { waits, counted };
}

/** Sends the request with this number. */
type Send = (n: number) => Promise<{ status: number }>;

/** Wait of a refused request. */
const NEVER = Number.POSITIVE_INFINITY;

/** Measures the milliseconds of each request from its scheduled time. The schedule does not wait for earlier answers. */
async function measureWaits(send: Send, end: Promise<unknown>, everyMs = EVERY_MS): Promise<number[]> {
  const waits: Promise<number>[] = [];
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  void end.then(stop, stop);
  const began = performance.now();
  for (let n = 0; !isOver; n += 1) {
    const due = began + n * everyMs;
    await sleep(Math.max(0, due - performance.now()));
    waits.push(
      send(n).then(
        ({ status }) => (status < 300 ? performance.now() - due : NEVER),
        () => NEVER,
      ),
    );
  }
  return Promise.all(waits);
}
