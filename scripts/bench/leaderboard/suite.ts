/** Benches of the delay of leaderboard updates, and of the memory per socket. */

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { SOCKETS_PER_PERSON_MAX } from '#services/core/feed/hub.ts';
import type { Client } from '#testing/client.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { openPage } from '../harness/browser.ts';
import { type DemoServer, openDemoServer, signIn } from '../harness/demo-server.ts';
import { assertCorrect, type BenchRow, defineSuite, formatMs, quantile } from '../harness/run-suite.ts';

/** Measures the time from the answer to a completion to the changed leaderboard in another browser, with a hundred listeners. */
const LISTENERS = 100;
/** Number of measured completions. With the warm-up it is below the daily limit of practice starts. */
const COMPLETIONS = 90;
/** Milliseconds between two completions, so that each causes its own frame. */
const BETWEEN = 300;

async function measureScreenRow(centre: BoardCentre): Promise<BenchRow> {
  const { url, tutor, student, studentId } = centre;
  await completeSession(student, await startAnsweredSession(student));
  await using listeners = new ServerProcess(
    'scripts/bench/leaderboard/listeners.ts',
    {},
    url,
    `${LISTENERS}`,
    ...(await createBoardCookies(centre, LISTENERS)),
  );
  await listeners.waitForOutput(/sockets are open/);
  await using screen = await openPage(url, tutor.cookie, '/leaderboard');
  const { page } = screen;
  await recordChanges(page, studentId);
  const answered: number[] = [];
  for (let n = 0; n < COMPLETIONS; n += 1) {
    const id = await startAnsweredSession(student);
    answered.push(await completeSession(student, id));
    await sleep(BETWEEN);
  }
  const changed = await page.evaluate<number[]>('window.changes');
  assertCorrect(changed.length === COMPLETIONS, `${changed.length} of ${COMPLETIONS} completions were seen`);
  const took = changed.map((at, index) => at - (answered[index] as number));
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  return {
    what: 'completed → another screen',
    measured: `p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`,
    goal: 'p50 ≤ 100 ms, p99 ≤ 1 s',
    met: p50 <= 100 && p99 <= 1_000,
    checked: `${COMPLETIONS} completions, each seen on the board; ${LISTENERS} other sockets open`,
  };
}

/** Makes the page record when a student's number of sessions changes on it, in milliseconds since 1970. */
async function recordChanges(page: Page, studentId: string): Promise<void> {
  await page.locator(`[data-glide="${studentId}"]`).waitFor();
  await page.evaluate(`{
    const sessions = () => document.querySelector('[data-glide="${studentId}"]')?.textContent.match(/(\\d+) session/)?.[1];
    let last = sessions();
    window.changes = [];
    new MutationObserver(() => {
      const now = sessions();
      if (now === undefined || now === last) return;
      last = now;
      window.changes.push(performance.timeOrigin + performance.now());
    }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  }`);
}

export const leaderboardSuite = defineSuite({
  benches: { screen: async (centre) => [await measureScreenRow(centre)], sockets: measureSocketRows },
  open: openBoardCentre,
});

const SOCKETS = 1_000;
const FRAMES = 200;
/** Number of students who practise in rotation, because of the daily limit of practice starts. */
const STUDENTS = 4;
/** Milliseconds between two completions, so that each causes its own frame. */
const BETWEEN_PUSHES = 300;
const LAST_MS = 50;
const HELD_MAX = 30_000;

async function measureSocketRows(centre: BoardCentre): Promise<BenchRow[]> {
  const { url, memory, frames } = centre;
  const args = [url, `${SOCKETS}`, ...(await createBoardCookies(centre, SOCKETS))];
  const listen = async () => {
    const listeners = new ServerProcess('scripts/bench/leaderboard/listeners.ts', {}, ...args);
    await listeners.waitForOutput(/sockets are open/);
    return listeners;
  };
  // Warm-up: the first time the program has so many sockets, it allocates memory that it keeps.
  await (await listen()).end('SIGTERM');
  const before = await memory();
  await using listeners = await listen();
  const after = await memory();

  const students = await Promise.all(Array.from({ length: STUDENTS }, () => createSignedInStudent(centre)));
  const sent = frames().length;
  for (let n = 0; n < FRAMES; n += 1) {
    const student = students[n % STUDENTS] as Client;
    const id = await startAnsweredSession(student);
    await completeSession(student, id);
    await sleep(BETWEEN_PUSHES);
  }
  const all = () => [...listeners.output.matchAll(/^all ([\d.]+) ([\d.]+)\.$/gm)].map(([, , last]) => Number(last));
  for (let waited = 0; all().length < FRAMES && waited < 5_000; waited += 50) await sleep(50);
  const made = frames().slice(sent);
  const lasts = all();
  assertCorrect(
    made.length === FRAMES && lasts.length === FRAMES,
    `${made.length} frames were made, ${lasts.length} came to all`,
  );
  const took = lasts.map((last, index) => last - (made[index] as number));
  const held = (after.held - before.held) / SOCKETS;
  const resident = (after.resident - before.resident) / SOCKETS;
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  return [
    {
      what: `frame made → last of ${SOCKETS} sockets`,
      measured: `p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`,
      goal: `p99 ≤ ${LAST_MS} ms`,
      met: p99 <= LAST_MS,
      checked: `${FRAMES} completions, a frame each, in every socket`,
    },
    {
      what: 'server memory of one socket',
      measured: `${(held / 1_000).toFixed(1)} kB held, ${(resident / 1_000).toFixed(1)} kB of the process`,
      goal: `≤ ${HELD_MAX / 1_000} kB`,
      met: held <= HELD_MAX && resident <= HELD_MAX,
      checked: `${SOCKETS} sockets open against none, after a collection`,
    },
  ];
}

interface BoardCentre extends Pick<DemoServer, 'url' | 'enrol'>, AsyncDisposable {
  readonly tutor: Client;
  readonly student: Client;
  readonly studentId: string;
  /** Times at which sending each frame began, in milliseconds since 1970. */
  frames(): number[];
  /** Memory after a garbage collection: bytes of heap and external memory, and resident bytes of the process. */
  memory(): Promise<{ readonly held: number; readonly resident: number }>;
}

/** Opens the demo centre; its student practises, and its tutor watches the leaderboard. */
async function openBoardCentre(): Promise<BoardCentre> {
  await using opening = new AsyncDisposableStack();
  const demo = opening.use(await openDemoServer({ program: 'scripts/bench/leaderboard/server.ts' }));
  const { url, server } = demo;
  const [tutor, student] = [await demo.signIn('Tutor'), await demo.signIn('Student')];
  const { profile } = (await student.get('/api/session')).body;
  const opened = opening.move();
  return {
    ...{ url, tutor, student, studentId: profile.id, enrol: demo.enrol },
    frames: () => [...server.output.matchAll(/^frame ([\d.]+)\.$/gm)].map(([, at]) => Number(at)),
    async memory() {
      const reports = () => [...server.output.matchAll(/^memory (\d+) (\d+)\.$/gm)];
      const before = reports().length;
      server.child.kill('SIGCONT');
      while (reports().length === before) await once(server.child.stdout as never, 'data');
      const [, held, resident] = reports().at(-1) ?? [];
      return { held: Number(held), resident: Number(resident) };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Creates a student who has not practised yet, and signs them in. */
async function createSignedInStudent({ url, tutor, enrol }: BoardCentre): Promise<Client> {
  const { email, password } = await enrol(tutor, `${crypto.randomUUID()}@rollbook.example`);
  return signIn(url, email, password);
}

/** Creates the students that are needed to open `boards` leaderboards, and returns their cookies. */
async function createBoardCookies(centre: BoardCentre, boards: number): Promise<string[]> {
  const people = Array.from({ length: Math.ceil(boards / SOCKETS_PER_PERSON_MAX) }, () =>
    createSignedInStudent(centre),
  );
  return (await Promise.all(people)).map(({ cookie }) => cookie);
}

/** Starts a session and answers its five questions without completing it. Returns its id. */
async function startAnsweredSession(student: Client): Promise<string> {
  const started = await student.post('/api/practice', { grade: 4, subject: 'math', topic: 'Addition' });
  assertCorrect(started.status === 200, `a session was answered ${started.status}: ${started.text}`);
  const { id } = started.body;
  for (let question = 0; question < QUESTIONS_PER_PRACTICE; question += 1) {
    const { status, text } = await student.post(`/api/practice/${id}/answers`, { question, choice: 0 });
    assertCorrect(status === 200, `an answer was answered ${status}: ${text}`);
  }
  return id;
}

/** Completes a session. Returns the time of the answer in milliseconds since 1970. */
async function completeSession(student: Client, id: string): Promise<number> {
  const { status, text } = await student.post(`/api/practice/${id}/complete`, {});
  const at = performance.timeOrigin + performance.now();
  assertCorrect(status === 200, `a completion was answered ${status}: ${text}`);
  return at;
}
