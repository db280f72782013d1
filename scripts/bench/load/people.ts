/**
 * Acts as the people of a centre in a separate process. Each person opens pages and does things at random times, whether or not
 * what they did before has been answered. Arguments: the address, the seconds, how many times as often as usual, a file with the
 * people, and the file for the outcome.
 */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '#contracts/feed.ts';
import { isEarlierPosition } from '#contracts/wire-position.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { openFeed } from '../harness/live.ts';

export interface LoadPerson {
  readonly role: 'student' | 'family' | 'tutor';
  readonly cookie: string;
  /** Each person has an address of their own, because the limits of an address are not what is measured. */
  readonly address: string;
  /** Of a student, themselves; of a family, their child; of a tutor, a student whom no other tutor changes. */
  readonly studentId: string;
}

export interface LoadOutcome {
  /** Milliseconds of each request that was answered as wanted. */
  readonly waits: readonly number[];
  /** Milliseconds of each request that was refused with 503 and the seconds after which to try again. */
  readonly busyWaits: readonly number[];
  /** Other answers and failures, with how many there were of each. */
  readonly failures: Readonly<Record<string, number>>;
  /** The number of commands that were acknowledged. */
  readonly commands: number;
  /** Idempotency keys of those that changed classes. Others may find that there is nothing to change, and write no event. */
  readonly acknowledged: readonly string[];
  /** Milliseconds from the answer to a tutor's command until another tutor's page was notified of it. */
  readonly pushes: readonly number[];
  /** Milliseconds by which this process itself was late, at the 99th percentile: every wait may be longer by as much. */
  readonly lateMs: number;
}

/** Mean milliseconds between two acts of a person. */
const PAUSE_MS = 6_000;
/** Time for the last notifications. */
const SETTLE_MS = 3_000;
/** Connections that a browser opens to one host; further requests wait for one of them. */
const CONNECTIONS_OF_BROWSER = 6;
const LOOP_RESOLUTION_MS = 10;

const [url = '', seconds = '', pace = '', file = '', outcomeFile = ''] = process.argv.slice(2);
const people: readonly LoadPerson[] = JSON.parse(await readFile(file, 'utf8'));

/** The demo centre is in this time zone. */
const today = getCivilDate(() => new Date(), 'America/New_York');
/** Each person has a browser of their own. */
const browsers = new Map(
  people.map((person) => [person, new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_BROWSER })]),
);
const waits: number[] = [];
const failures: Record<string, number> = {};
const acknowledged: string[] = [];
const changes: { readonly position: string; readonly at: number }[] = [];
const notices: { readonly position: string; readonly at: number }[] = [];
const busyWaits: number[] = [];
let commands = 0;

interface Answer {
  readonly key: string;
  readonly position: string | undefined;
  readonly text: string;
}

/** Undefined if it was refused or failed, which is counted. */
async function send(
  person: LoadPerson,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer | undefined> {
  const key = crypto.randomUUID();
  const began = performance.now();
  try {
    const sent = request(`${url}${path}`, {
      ...{ method, agent: browsers.get(person) },
      headers: {
        ...{ origin: url, cookie: person.cookie, 'x-forwarded-for': person.address },
        ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
      },
    });
    sent.end(body && JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const text = await readText(answer);
    const { statusCode: status = 0, headers } = answer;
    if (status >= 200 && status < 300) {
      waits.push(performance.now() - began);
      if (body) commands += 1;
      return { key, position: headers.position as string | undefined, text };
    }
    if (status === 503 && headers['retry-after'] !== undefined) busyWaits.push(performance.now() - began);
    else count(`${method} ${path.replace(/[\da-f-]{36}/g, ':id')} ${status}: ${text.slice(0, 120)}`);
  } catch (error) {
    count(`${method}: ${error}`);
  }
  return undefined;
}

const count = (failure: string) => {
  failures[failure] = (failures[failure] ?? 0) + 1;
};

/** A page asks for everything that it shows at once. */
const open = (person: LoadPerson, ...paths: readonly string[]) =>
  Promise.all(paths.map((path) => send(person, 'GET', path)));

const ofStudent = ({ studentId }: LoadPerson, path: string) => `/api/students/${studentId}${path}`;

/** What the people of each role do, each as often as the others. */
const acts: Readonly<Record<LoadPerson['role'], readonly ((person: LoadPerson) => Promise<unknown>)[]>> = {
  student: [
    (person) => open(person, '/api/session', ofStudent(person, ''), ofStudent(person, '/homework'), '/api/leaderboard'),
    (person) => open(person, ofStudent(person, '/class-history'), ofStudent(person, '/balance-series')),
    (person) => open(person, ofStudent(person, '/practice'), ofStudent(person, '/practice/progress')),
    practise,
    practise,
  ],
  family: [
    (person) => open(person, '/api/session', ofStudent(person, ''), ofStudent(person, '/homework')),
    (person) => open(person, ofStudent(person, '/class-history'), ofStudent(person, '/money')),
    (person) => open(person, ofStudent(person, '/attendance-calendar'), ofStudent(person, '/cases')),
  ],
  tutor: [
    (person) => open(person, '/api/session', '/api/dashboard', '/api/students', '/api/leaderboard'),
    (person) => open(person, ofStudent(person, ''), ofStudent(person, '/class-history')),
    (person) => open(person, `/api/attendance/roll?date=${today}`, '/api/groups'),
    (person) => change(person, 'add'),
    (person) => change(person, 'remove'),
  ],
};

/** Practises one question after another, as fast as nobody answers, so that there are more commands than a centre has. */
async function practise(person: LoadPerson): Promise<void> {
  const choice = { grade: 5, subject: 'math', topic: 'Fractions', continue_unfinished: true };
  const session = await send(person, 'POST', '/api/practice', choice);
  if (session === undefined) return;
  const { id, questions } = JSON.parse(session.text) as { id: string; questions: readonly { result: unknown }[] };
  const question = questions.findIndex(({ result }) => result === null);
  await send(person, 'POST', `/api/practice/${id}/answers`, { question, choice: 0 });
}

async function change(person: LoadPerson, act: 'add' | 'remove'): Promise<void> {
  const answer = await send(person, 'POST', ofStudent(person, `/classes/${act}`), { classes: 1, reason: 'Bench' });
  if (answer === undefined) return;
  acknowledged.push(answer.key);
  if (answer.position) changes.push({ position: answer.position, at: performance.now() });
}

const feeds = await Promise.all(
  people.map((person, index) =>
    openFeed(url, person.cookie, (text) => {
      // One page is enough to see when a change was pushed. Parsing the frames of all of them would distort the figures.
      if (index > 0) return;
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'changed') notices.push({ position: message.position, at: performance.now() });
    }),
  ),
);
const loopDelay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
loopDelay.enable();
const begins = performance.now();
const ends = begins + Number(seconds) * 1_000;
/** Milliseconds until the next act of a person. The acts are a Poisson process. */
const choosePauseMs = () => (-Math.log(1 - Math.random()) * PAUSE_MS) / Number(pace);

async function actUntilEnd(person: LoadPerson): Promise<void> {
  const pending: Promise<unknown>[] = [];
  for (let at = begins + choosePauseMs(); at < ends; at += choosePauseMs()) {
    await sleep(Math.max(0, at - performance.now()));
    const choices = acts[person.role];
    pending.push((choices[Math.floor(Math.random() * choices.length)] as (typeof choices)[number])(person));
  }
  await Promise.all(pending);
}

await Promise.all(people.map(actUntilEnd));
const lateMs = Math.max(0, loopDelay.percentile(99) / 1_000_000 - LOOP_RESOLUTION_MS);
await sleep(SETTLE_MS);
for (const feed of feeds) feed.close();
const pushes = changes.map(({ position, at }) => {
  const notice = notices.find((each) => !isEarlierPosition(each.position, position));
  return Math.max(0, (notice?.at ?? Number.POSITIVE_INFINITY) - at);
});
const outcome: LoadOutcome = { waits, busyWaits, failures, commands, acknowledged, pushes, lateMs };
await writeFile(outcomeFile, JSON.stringify(outcome));
process.exit();
