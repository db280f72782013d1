/** Benches of how soon a completed practice session changes the leaderboard, and of the memory of one socket. */
import { setTimeout as sleep } from 'node:timers/promises';
import { COUNTED_SESSION_MIN_MS, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { SOCKETS_PER_PERSON_MAX } from '#services/core/feed/hub.ts';
import type { Client } from '#testing/client.ts';
import { type DemoServer, openDemoServer, openPage } from '#testing/demo-server.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { type BenchRow, type Figure, toTimeFigures } from '../harness/bench-row.ts';
import { assertCorrect, mapConcurrently, toBody } from '../harness/measure.ts';
import { debuggedEnvironment, readMemory } from '../harness/program-memory.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';

interface BoardCentre {
  readonly demo: DemoServer;
  readonly tutor: Client;
  readonly part: Part;
}

export const leaderboardSuite = defineSuite<BoardCentre>({
  benches: { screen: measureScreenRows, sockets: measureSocketRows },
  async open(opened, part) {
    const demo = await openDemoServer({ program: 'scripts/bench/leaderboard/server.ts', env: debuggedEnvironment });
    opened.use(demo);
    return { demo, tutor: await demo.signIn('Tutor'), part };
  },
});

/** Measures the time from the answer to a completion to the changed leaderboard in another browser, with a hundred listeners. */
async function measureScreenRows(centre: BoardCentre): Promise<BenchRow[]> {
  const { demo, tutor } = centre;
  const student = await demo.signIn('Student');
  const { profile } = toBody(await student.get('/api/session'));
  await completeSession(student);
  await using opened = new AsyncDisposableStack();
  opened.use(await listen(centre, 100));
  const page = await openPage(opened, tutor, '/leaderboard');
  await page.locator(`[data-glide="${profile.id}"]`).waitFor();
  // Records when the student's number of sessions changes on the page, in milliseconds since 1970.
  await page.evaluate(`{
    const sessions = () => document.querySelector('[data-glide="${profile.id}"]')?.textContent.match(/(\\d+) session/)?.[1];
    let last = sessions();
    window.changes = [];
    new MutationObserver(() => {
      const now = sessions();
      if (now === undefined || now === last) return;
      last = now;
      window.changes.push(performance.timeOrigin + performance.now());
    }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  }`);
  const answered: number[] = [];
  // With the warm-up, this is below the daily limit of practice starts.
  while (answered.length < centre.part(90)) answered.push(await completeSession(student));
  await page.waitForFunction(`window.changes.length >= ${answered.length}`);
  const changed = await page.evaluate<number[]>('window.changes');
  assertCorrect(
    changed.length === answered.length,
    `${answered.length} completions changed the board ${changed.length} times`,
  );
  const took = changed.map((at, index) => at - (answered[index] as number));
  return [
    {
      what: 'completed → another screen',
      figures: toTimeFigures(took, { p50: 100, p99: 1_000 }),
      checked: `${took.length} completions, each seen on the board; 100 other sockets open`,
    },
  ];
}

async function measureSocketRows(centre: BoardCentre): Promise<BenchRow[]> {
  const { server } = centre.demo;
  const [sockets, frames] = [centre.part(1_000), centre.part(200)];
  // Warm-up: the first time the program has so many sockets, it allocates memory that it keeps.
  await (await listen(centre, sockets)).end('SIGTERM');
  const before = await readMemory(server);
  await using listeners = await listen(centre, sockets);
  const after = await readMemory(server);

  // Several students practise in rotation, because of the daily limit of practice starts.
  const students = await createStudents(centre, 4);
  const times = (output: string, what: string) =>
    [...output.matchAll(new RegExp(`^${what} ([\\d.]+)\\.$`, 'gm'))].map(([, at]) => Number(at));
  const sentBefore = times(server.output, 'frame').length;
  for (let n = 0; n < frames; n += 1) await completeSession(students[n % students.length] as Client);
  for (let waited = 0; times(listeners.output, 'all').length < frames && waited < 5_000; waited += 50) await sleep(50);
  const sent = times(server.output, 'frame').slice(sentBefore);
  const received = times(listeners.output, 'all');
  assertCorrect(
    sent.length === frames && received.length === frames,
    `${sent.length} frames were sent, ${received.length} came to all`,
  );
  const took = received.map((at, index) => at - (sent[index] as number));
  const toKilobytes = (name: 'held' | 'resident'): Figure => ({
    ...{ name, value: ((after[name] - before[name]) * 1_000) / sockets, atMost: 30 },
    format: (kilobytes) => `${kilobytes.toFixed(1)} kB`,
  });
  return [
    {
      what: `frame sent → last of ${sockets} sockets`,
      figures: toTimeFigures(took, { p99: 50 }),
      checked: `${frames} completions, a frame each, in every socket`,
    },
    {
      what: 'server memory of one socket',
      figures: [toKilobytes('held'), toKilobytes('resident')],
      checked: `${sockets} sockets open against none, after a collection`,
    },
  ];
}

/** Opens sockets of students who have not practised yet, as many of each as a person may have. */
async function listen(centre: BoardCentre, sockets: number): Promise<ServerProcess> {
  const people = await createStudents(centre, Math.ceil(sockets / SOCKETS_PER_PERSON_MAX));
  const args = [centre.demo.url, `${sockets}`, ...people.map(({ cookie }) => cookie)];
  const listeners = new ServerProcess('scripts/bench/leaderboard/listeners.ts', {}, ...args);
  await listeners.waitForOutput(/sockets are open/);
  return listeners;
}

const createStudents = ({ demo, tutor }: BoardCentre, count: number): Promise<Client[]> =>
  mapConcurrently(count, async () => (await demo.enrol(tutor, `${crypto.randomUUID()}@rollbook.example`)).signIn());

/**
 * Practises so long that the session counts, which also parts its frame from the one before. Returns the time of the answer
 * to the completion, in milliseconds since 1970.
 */
async function completeSession(student: Client): Promise<number> {
  const { id } = toBody(await student.post('/api/practice', { grade: 4, subject: 'math', topic: 'Addition' }));
  await sleep(COUNTED_SESSION_MIN_MS);
  for (let question = 0; question < QUESTIONS_PER_PRACTICE; question += 1)
    toBody(await student.post(`/api/practice/${id}/answers`, { question, choice: 0 }));
  const completed = await student.post(`/api/practice/${id}/complete`, {});
  const at = performance.timeOrigin + performance.now();
  toBody(completed);
  return at;
}
