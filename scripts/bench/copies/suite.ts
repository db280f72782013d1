/** Benches of one, two and three copies of the program on one database. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { COUNTED_SESSION_MIN_MS, QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { SOCKETS_PER_PERSON_MAX } from '#services/core/feed/hub.ts';
import type { Client } from '#testing/client.ts';
import { type DemoServer, openDemoServer } from '#testing/demo-server.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, toRate, toRatio, toTimeFigures } from '../harness/bench-row.ts';
import { assertCorrect, mapConcurrently, median, runAlternately, toBody } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';

const COPIES_MAX = 3;
const SECONDS = 6;
const ROUNDS = 3;
/** Two copies, PostgreSQL and the process that reads need a core each. With fewer, a second copy takes what the first one had. */
const CORES_OF_TWO_COPIES = 4;

interface Copies {
  readonly demos: readonly DemoServer[];
  readonly tutor: Client;
  readonly part: Part;
}

const cores = availableParallelism();

export const copiesSuite = defineSuite<Copies>({
  benches: { reads: measureReadRows, pushes: measurePushRows },
  async open(opened, part) {
    const cluster = await openBenchCluster(opened);
    const { url } = await cluster.database('copies');
    const env = {
      DATABASE_URL: url,
      SESSION_SECRET: 'secret'.repeat(8),
      PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      // Without a proxy in front, one address may open fewer connections than the bench does.
      TRUST_PROXY: 'loopback',
    };
    const demos: DemoServer[] = [];
    while (demos.length < COPIES_MAX) demos.push(opened.use(await openDemoServer({ env })));
    return { demos, tutor: await (demos[0] as DemoServer).signIn('Tutor'), part };
  },
  report: () => ({
    heading: 'Measurements of several copies',
    intro: `Written by \`npm run bench:copies\` on ${new Date().toISOString().slice(0, 10)}, on ${cores} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}.`,
  }),
  describe: () => `${COPIES_MAX} copies of the demo centre on one PostgreSQL, ${cores} cores`,
});

const counts = Array.from({ length: COPIES_MAX }, (_, index) => index + 1);
const toName = (copies: number) => (copies === 1 ? '1 copy' : `${copies} copies`);
const toAddresses = (demos: readonly DemoServer[], copies: number) =>
  demos
    .slice(0, copies)
    .map(({ url }) => url)
    .join(',');

/** Measures how many pages a second one, two and three copies answer, in turn. */
async function measureReadRows({ demos, tutor, part }: Copies): Promise<BenchRow[]> {
  const read = async (copies: number): Promise<number> => {
    const args = [toAddresses(demos, copies), String(part(SECONDS)), tutor.cookie];
    const { code, output } = await new ServerProcess('scripts/bench/copies/readers.ts', {}, ...args).end();
    const answered = Number(/^answered (\d+)\.$/m.exec(output)?.[1]);
    assertCorrect(code === 0 && answered > 0, `the readers ended with ${code}: ${output.slice(-500)}`);
    return answered / part(SECONDS);
  };
  const rates = await runAlternately(counts, part(ROUNDS), read);
  const [alone = []] = rates;
  return rates.map((rounds, index) => ({
    what: `pages read from ${toName(counts[index] as number)}`,
    figures: [
      toRate(median(rounds), {}, 'pages'),
      ...(index === 0
        ? []
        : [toRatio(rounds, alone, index === 1 && cores >= CORES_OF_TWO_COPIES ? { atLeast: 1.6 } : {})]),
    ],
    ...(index === 1 && cores < CORES_OF_TWO_COPIES && { detail: `no goal on ${cores} cores` }),
    checked: `${rounds.length} rounds of ${part(SECONDS)} s in turn, each page answered 200`,
  }));
}

/** Measures how soon the last of 2,000 sockets, which are spread over the copies, has the board of a completed session. */
async function measurePushRows(centre: Copies): Promise<BenchRow[]> {
  const [sockets, completions] = [centre.part(2_000, COPIES_MAX), centre.part(30, 3)];
  const people = await createStudents(centre, Math.ceil(sockets / SOCKETS_PER_PERSON_MAX));
  const students = await createStudents(centre, Math.ceil((completions * COPIES_MAX) / 8));
  const rows: BenchRow[] = [];
  let turn = 0;
  for (const copies of counts) {
    const args = [toAddresses(centre.demos, copies), `${sockets}`, ...people.map(({ cookie }) => cookie)];
    await using listeners = new ServerProcess('scripts/bench/copies/listeners.ts', {}, ...args);
    await listeners.waitForOutput(/sockets are open/);
    const took: number[] = [];
    for (let n = 0; n < completions; n += 1) {
      const { position, at } = await completeSession(students[turn % students.length] as Client);
      turn += 1;
      took.push((await waitForAll(listeners, position)) - at);
    }
    rows.push({
      what: `practice completed → last of ${sockets} sockets of ${toName(copies)}`,
      figures: toTimeFigures(took, { p99: 1_000 }),
      checked: `${completions} completions, each board in every socket`,
    });
  }
  return rows;
}

/** When all sockets had a board at or after the position, in milliseconds since 1970. */
async function waitForAll(listeners: ServerProcess, position: number): Promise<number> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    const found = [...listeners.output.matchAll(/^all (\d+) ([\d.]+)\.$/gm)].find(([, at]) => Number(at) >= position);
    if (found) return Number(found[2]);
    await sleep(20);
  }
  throw new Error(`The board at ${position} did not reach every socket within 10 s.`);
}

const createStudents = ({ demos: [demo], tutor }: Copies, count: number): Promise<Client[]> =>
  mapConcurrently(count, async () =>
    (await (demo as DemoServer).enrol(tutor, `${crypto.randomUUID()}@rollbook.example`)).signIn(),
  );

/** Practises so long that the session counts. Returns the position of its end, and when that was sent. */
async function completeSession(student: Client): Promise<{ readonly position: number; readonly at: number }> {
  const { id } = toBody(await student.post('/api/practice', { grade: 4, subject: 'math', topic: 'Addition' }));
  await sleep(COUNTED_SESSION_MIN_MS);
  for (let question = 0; question < QUESTIONS_PER_PRACTICE; question += 1)
    toBody(await student.post(`/api/practice/${id}/answers`, { question, choice: 0 }));
  const at = performance.timeOrigin + performance.now();
  const completed = await student.post(`/api/practice/${id}/complete`, {});
  toBody(completed);
  return { position: Number(completed.headers.get('position')?.split('.')[1]), at };
}
