/** Benches of a centre on its busiest day: its people at once, ten times as many requests, and what follows a restart. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EVENTS_FILE } from '#services/record/log-copy/manifest.ts';
import { Client } from '#testing/client.ts';
import { type BenchStudent, type DemoServer, openDemoServer, signIn } from '#testing/demo-server.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { findFreePort } from '#testing/test-port.ts';
import {
  type BenchRow,
  formatCount,
  formatMegabytes,
  formatMs,
  toRatio,
  toTime,
  toTimeFigures,
} from '../harness/bench-row.ts';
import { assertCorrect, mapConcurrently, measureMs, toBody } from '../harness/measure.ts';
import { debuggedEnvironment, readMemory } from '../harness/program-memory.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';
import type { LoadOutcome, LoadPerson } from './people.ts';

const PEOPLE = { student: 200, family: 30, tutor: 5 } as const;
const SECONDS = 180;
const WARM_UP_SECONDS = 20;
const OVERLOAD = { times: 10, seconds: 20 };
/** Milliseconds within which a request that is too many is refused: it waits for a place for a second. */
const REFUSAL_MAX_MS = 2_000;
const PROBE_EVERY_MS = 500;
/** After this long the centre must be as fast as before the overload. */
const RECOVERY_MS = 5_000;
const AFTER_SECONDS = 20;
const SOCKETS = 1_000;
const SIGN_INS = 60;
const P99_MAX_MS = 200;
const PUSH_MAX_MS = 1_000;
const MEMORY_GROWTH_MAX = 1.3;
const RETURN_MAX_MS = 10_000;
const SIGN_IN_MAX_MS = 10_000;
const password = 'chalk and slate';

interface LoadedCentre {
  demo: DemoServer;
  readonly restart: () => Promise<number>;
  readonly dataDir: string;
  readonly students: readonly BenchStudent[];
  /** The tutor of the first person is the one whose page shows when changes are pushed. */
  readonly people: readonly LoadPerson[];
  readonly acknowledged: string[];
  readonly part: Part;
}

export const loadSuite = defineSuite<LoadedCentre>({
  benches: {
    people: measurePeopleRows,
    overload: measureOverloadRows,
    'sign-ins': measureSignInRows,
    restart: measureRestartRows,
  },
  open: openLoadedCentre,
  verify: expectAcknowledgedOnce,
  report: () => ({
    heading: 'Measurements of a busy day',
    intro: `Written by \`npm run bench:load\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the end, of which the people who were acted took a part.`,
  }),
  describe: ({ people }) => `${people.length} people, each with an open feed, who act about every 6 seconds`,
});

async function openLoadedCentre(opened: AsyncDisposableStack, part: Part): Promise<LoadedCentre> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-load-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const PORT = String(await findFreePort());
  const env = { PORT, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error', ...debuggedEnvironment };
  const open = () => openDemoServer({ dataDir, env });
  const demo = await open();
  const owner = await demo.signIn('Owner');
  const counts = { student: part(PEOPLE.student, 2), family: part(PEOPLE.family), tutor: part(PEOPLE.tutor, 2) };
  const tutors = await mapConcurrently(counts.tutor, (number) => joinTutor(owner, number));
  // Each tutor enrols a part of them, because there is a limit on the accounts that a tutor creates in a minute.
  const students = await mapConcurrently(counts.student + counts.tutor, (index) =>
    demo.enrol(tutors[index % tutors.length] as Client, `pupil${index}@rollbook.example`, 9),
  );
  const toPerson = (role: LoadPerson['role'], number: number, client: Client, studentId: string): LoadPerson => {
    const block = { student: 0, family: 1, tutor: 2 }[role];
    return { role, cookie: client.cookie, address: `10.0.${block}.${number + 1}`, studentId };
  };
  const colleagues = tutors.map((tutor, number) =>
    toPerson('tutor', number, tutor, students[counts.student + number]?.id ?? ''),
  );
  const pupils = await mapConcurrently(counts.student, async (number) => {
    const student = students[number] as BenchStudent;
    return toPerson('student', number, await student.signIn(), student.id);
  });
  const families = await mapConcurrently(counts.family, async (number) => {
    const { id } = students[number] as BenchStudent;
    return toPerson('family', number, await joinFamily(owner, id, number), id);
  });
  const centre: LoadedCentre = {
    ...{ demo, dataDir, part, students, people: [...colleagues, ...pupils, ...families], acknowledged: [] },
    /** Returns when the program was ready again, in milliseconds since 1970. */
    async restart() {
      await centre.demo[Symbol.asyncDispose]();
      centre.demo = await open();
      return performance.timeOrigin + performance.now();
    },
  };
  opened.defer(() => centre.demo[Symbol.asyncDispose]());
  return centre;
}

const toToken = ({ link }: { readonly link: string }): string =>
  link.slice(Math.max(link.lastIndexOf('='), link.lastIndexOf('/'), link.lastIndexOf('#')) + 1);

async function joinTutor(owner: Client, number: number): Promise<Client> {
  const email = `colleague${number}@rollbook.example`;
  const token = toToken(toBody(await owner.post('/api/tutors', { name: `Colleague ${number}`, email, owner: false })));
  return acceptAndSignIn(owner.url, '/api/tutor-invitation', { token, password }, email);
}

async function joinFamily(owner: Client, studentId: string, number: number): Promise<Client> {
  const email = `family${number}@rollbook.example`;
  const token = toToken(toBody(await owner.post(`/api/students/${studentId}/families`, { name: '', email: '' })));
  return acceptAndSignIn(
    owner.url,
    '/api/family-invitation',
    { token, name: `Family ${number}`, email, password },
    email,
  );
}

async function acceptAndSignIn(url: string, path: string, body: object, email: string): Promise<Client> {
  const answer = await new Client(url).post(path, body);
  assertCorrect(answer.status < 300, `${path} was answered ${answer.status}: ${answer.text}`);
  return signIn(url, email, password);
}

/** Acts as all people for some seconds, `times` as often as usual. */
async function act(
  { demo, dataDir, people, acknowledged }: LoadedCentre,
  seconds: number,
  times = 1,
): Promise<LoadOutcome> {
  const file = join(dataDir, 'people.json');
  await writeFile(file, JSON.stringify(people));
  const outcomeFile = join(dataDir, 'outcome.json');
  const args = [demo.url, String(seconds), String(times), file, outcomeFile];
  const { code, output } = await new ServerProcess('scripts/bench/load/people.ts', {}, ...args).end();
  assertCorrect(code === 0, `the people ended with ${code}: ${output.slice(-500)}`);
  const outcome: LoadOutcome = JSON.parse(await readFile(outcomeFile, 'utf8'));
  acknowledged.push(...outcome.acknowledged);
  return outcome;
}

const expectNoFailure = ({ failures, busyWaits: { length } }: LoadOutcome) =>
  assertCorrect(Object.keys(failures).length === 0 && length === 0, `${length} × 503; ${JSON.stringify(failures)}`);

async function measurePeopleRows(centre: LoadedCentre): Promise<BenchRow[]> {
  const { part, people } = centre;
  await act(centre, part(WARM_UP_SECONDS));
  const before = await readMemory(centre.demo.server);
  const outcome = await act(centre, part(SECONDS, 2));
  const after = await readMemory(centre.demo.server);
  expectNoFailure(outcome);
  const { waits, pushes } = outcome;
  return [
    {
      what: `requests of ${people.length} people for ${part(SECONDS, 2)} s`,
      figures: toTimeFigures(waits, { p99: P99_MAX_MS }),
      detail: formatLateness(outcome),
      checked: `${formatCount(waits.length)} answers, none refused, ${formatCount(outcome.commands)} of them to commands`,
    },
    // A run that is scaled down may have no command of a tutor.
    ...(pushes.length === 0
      ? []
      : [
          {
            what: 'command of a tutor → notification of another tutor',
            figures: toTimeFigures(pushes, { p99: PUSH_MAX_MS }),
            checked: `${pushes.length} commands`,
          },
        ]),
    {
      what: 'memory that the program holds ÷ before',
      figures: [toRatio([after.held], [before.held], { atMost: MEMORY_GROWTH_MAX })],
      detail: `${formatMegabytes(before.held)} → ${formatMegabytes(after.held)}`,
      checked: 'garbage collected, after the people have left',
    },
  ];
}

async function measureOverloadRows(centre: LoadedCentre): Promise<BenchRow[]> {
  const { part } = centre;
  const overloaded = act(centre, part(OVERLOAD.seconds, 2), OVERLOAD.times);
  const probes = await probeUntilSettled(centre.demo.url, overloaded);
  const overload = await overloaded;
  const { waits, busyWaits, failures } = overload;
  assertCorrect(Object.keys(failures).length === 0, JSON.stringify(failures));
  await sleep(part(RECOVERY_MS, 100));
  const after = await act(centre, part(AFTER_SECONDS, 2));
  expectNoFailure(after);
  return [
    {
      what: `${OVERLOAD.times} times as many requests for ${part(OVERLOAD.seconds, 2)} s`,
      figures: toTimeFigures(waits, {}),
      detail: formatLateness(overload),
      checked: `${formatCount(waits.length)} answers and ${formatCount(busyWaits.length)} × 503 with Retry-After, no other failure; ${probes} probes, each answered 200; each acknowledged command is in the log once`,
    },
    ...(busyWaits.length === 0
      ? []
      : [
          {
            what: 'refusal of a request that is too many',
            figures: toTimeFigures(busyWaits, { p99: REFUSAL_MAX_MS }),
            checked: `${formatCount(busyWaits.length)} × 503`,
          },
        ]),
    {
      what: `requests from ${RECOVERY_MS / 1_000} s after that`,
      figures: toTimeFigures(after.waits, { p99: P99_MAX_MS }),
      detail: formatLateness(after),
      checked: `${formatCount(after.waits.length)} answers, none refused`,
    },
  ];
}

/** The people share the cores with the program, so that a wait may be theirs. */
const formatLateness = ({ lateMs }: LoadOutcome) => `of which the people were late by p99 ${formatMs(lateMs)}`;

/** Probes as a proxy does, and returns how many probes were answered. Throws when one was not. */
async function probeUntilSettled(url: string, work: Promise<unknown>): Promise<number> {
  let settled = false;
  const end = work
    .catch(() => {})
    .finally(() => {
      settled = true;
    });
  let probes = 0;
  for (; !settled; probes += 1) {
    const { status } = await fetch(`${url}/health/live`);
    assertCorrect(status === 200, `a probe was answered ${status}`);
    await Promise.race([end, sleep(PROBE_EVERY_MS)]);
  }
  return probes;
}

async function measureSignInRows({ demo, part }: LoadedCentre): Promise<BenchRow[]> {
  const count = part(SIGN_INS, 2);
  const took = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      measureMs(async () => {
        const body = { email: `pupil${index}@rollbook.example`, password };
        const { status, text } = await new Client(demo.url).post('/api/auth/sign-in', body);
        assertCorrect(status === 204, `a sign-in was answered ${status}: ${text}`);
      }),
    ),
  );
  return [
    {
      what: `${count} sign-ins at once, of one address`,
      figures: [toTime('the last one', Math.max(...took), SIGN_IN_MAX_MS)],
      checked: 'none refused',
    },
  ];
}

/** Measures when the pages of many people are connected again after the program was restarted. */
async function measureRestartRows(centre: LoadedCentre): Promise<BenchRow[]> {
  const count = centre.part(SOCKETS, 2);
  const cookies = centre.people.map(({ cookie }) => cookie);
  await using sockets = new ServerProcess('scripts/bench/load/sockets.ts', {}, centre.demo.url, `${count}`, ...cookies);
  await sockets.waitForOutput(/all open/);
  const readyAt = await centre.restart();
  const [, at] = await sockets.waitForOutput(/all open .*\n(?:.*\n)*all open ([\d.]+)\.$/m);
  return [
    {
      what: `${count} feeds that are open again after a restart`,
      figures: [toTime('from ready to the last one', Math.max(0, Number(at) - readyAt), RETURN_MAX_MS)],
      checked: 'each reconnects by itself, as a page does',
    },
  ];
}

/** Each acknowledged change of classes, which is one event, is in an export of the log once, and the record verifies. */
async function expectAcknowledgedOnce({ demo, dataDir, acknowledged }: LoadedCentre): Promise<void> {
  await demo.verify();
  const folder = join(dataDir, 'log-copy');
  const { code, output } = await new ServerProcess(
    'scripts/rollbook.js',
    { DATA_DIR: dataDir },
    'export',
    folder,
  ).end();
  assertCorrect(code === 0, `the export ended with ${code}: ${output.slice(-500)}`);
  const text = await readFile(join(folder, EVENTS_FILE), 'utf8');
  const counts = new Map<string | undefined, number>();
  for (const [, id] of text.matchAll(/commandId\\?":\\?"([\da-f-]+)/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = acknowledged.filter((key) => counts.get(key) !== 1);
  assertCorrect(
    wrong.length === 0,
    `${wrong.length} of ${acknowledged.length} acknowledged commands are not there once`,
  );
}
