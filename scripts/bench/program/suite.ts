/**
 * Benches of the program and its record on the embedded PostgreSQL. Both sides of a ratio are measured in one run. The database of each bench is dropped before the next one starts.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { TakeAttendanceResponse } from '#contracts/attendance.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { questionSubject } from '#events/values/shapes.ts';
import { PRACTICE_STARTS_A_DAY } from '#services/learning/practice/start-quota.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import type { Client } from '#testing/client.ts';
import { type BenchCluster, openBenchCluster } from '../harness/bench-cluster.ts';
import { openDemoServer, signIn } from '../harness/demo-server.ts';
import { measureLiveRows } from '../harness/measure-live.ts';
import { readMemory } from '../harness/read-memory.ts';
import {
  assertCorrect,
  type BenchRow,
  defineSuite,
  formatCount,
  formatMs,
  median,
  quantile,
} from '../harness/run-suite.ts';
import { copyHistory, toCentreSize } from '../history/history.ts';
import { appendGoals, toRawComparison } from '../record/append-rows.ts';
import { formatRatio, runAlternately } from '../record/contender.ts';
import { toBenchSize } from '../record/record-target.ts';
import { createRawTable, createRollbookContender } from '../record/rollbook.ts';

import { MEMORY_GOAL, measureVerify, RATE_GOAL } from '../record/verify.ts';

/** Measures the time from the start of the process to its first answer, with and without seeding the demo centre. */
const LATER_STARTS = 5;

async function timedStart(dataDir: string): Promise<number> {
  const began = performance.now();
  await using opened = await openDemoServer({ dataDir });
  const { url, server } = opened;
  const took = performance.now() - began;
  const answer = await fetch(`${url}/api/centre`);
  assertCorrect(answer.ok, `the centre answered ${answer.status}`);
  const { demo } = (await answer.json()) as { demo: boolean };
  assertCorrect(demo, 'the centre is not the demo centre');
  const ended = await server.end('SIGTERM');
  assertCorrect(ended.code === 0, `the program ended with ${ended.code}:\n${ended.output}`);
  return took;
}

async function measureStartUpRows(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-start-'));
  try {
    const first = await timedStart(dataDir);
    const later: number[] = [];
    for (let start = 0; start < LATER_STARTS; start += 1) later.push(await timedStart(dataDir));
    const checked = 'answers, and ends when asked to';
    return [
      { what: 'first start, with seeding', measured: formatMs(first), goal: '≤ 6 s', met: first <= 6_000, checked },
      { what: 'later start', measured: formatMs(median(later)), goal: '≤ 1 s', met: median(later) <= 1_000, checked },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Measures the built-in question source, and the memory of a program in which many practice sessions start. */
const GRADES = [2, 6, 10];
const ROUNDS = 5;
const DRAW_MS_MAX = 5;
const STUDENTS = 10;
/** Compiled code, and the changes that the feed remembers, still grow a little after a hundred starts. */
const GROWTH_MAX = 0.05;

const topics = questionSubject.options.flatMap((subject) =>
  topicsBySubject[subject].map(({ name: topic }) => ({ subject, topic })),
);

const measureQuestionRows = async (): Promise<BenchRow[]> => [await measureDraws(), await measureStarts()];

async function measureDraws(): Promise<BenchRow> {
  const source = createQuestionSource();
  const took: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { subject, topic } of topics) {
      for (const grade of GRADES) {
        const began = performance.now();
        const { length } = await source.questions({ subject, topic, grade, count: 5 });
        // The first round compiles the code.
        if (round > 0) took.push(performance.now() - began);
        assertCorrect(length === 5, `there are ${length} questions about ${topic}`);
      }
    }
  }
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
  return {
    what: 'five built-in questions',
    measured: `p50 ${formatMs(p50)}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${DRAW_MS_MAX} ms`,
    met: p95 <= DRAW_MS_MAX,
    checked: `${formatCount(took.length)} draws on ${topics.length} topics, five questions each`,
  };
}

/** Each student starts as many sessions as a day allows, on one topic after the other. */
async function measureStarts(): Promise<BenchRow> {
  await using demo = await openDemoServer({ env: { NODE_OPTIONS: '--inspect=127.0.0.1:0' } });
  const [, debuggerUrl = ''] = await demo.server.waitForOutput(/Debugger listening on (\S+)/);
  const tutor = await demo.signIn('Tutor');
  const practised = topics.filter(({ subject }) => subject === 'science' || subject === 'history');
  const held: number[] = [];
  const took: number[] = [];
  for (let student = 0; student < STUDENTS; student += 1) {
    const { email, password } = await demo.enrol(tutor, `practice${student}@rollbook.example`);
    const client = await signIn(demo.url, email, password);
    for (let start = 0; start < PRACTICE_STARTS_A_DAY; start += 1) {
      const body = { ...practised[start % practised.length], grade: (start % 12) + 1 };
      const began = performance.now();
      const { status, text } = await client.post('/api/practice', body);
      took.push(performance.now() - began);
      assertCorrect(status === 200, `a start was answered ${status}: ${text}`);
    }
    held.push((await readMemory(debuggerUrl)).held);
  }
  const [first = Number.NaN, last = Number.NaN] = [held[0], held.at(-1)];
  return {
    what: `${formatCount(took.length)} practice starts`,
    measured: `${first.toFixed(1)} MB after the first ${PRACTICE_STARTS_A_DAY}, ${last.toFixed(1)} MB after all`,
    goal: `at most ${GROWTH_MAX * 100} % more`,
    met: last <= first * (1 + GROWTH_MAX),
    checked: `each answered in ${formatMs(quantile(took, 0.5))} (p50), ${formatMs(quantile(took, 0.95))} (p95)`,
  };
}

/** Compares appends per second with a prepared insert of the same texts on the same server. */
async function measureAppendRows(cluster: BenchCluster): Promise<BenchRow[]> {
  await using database = await cluster.database('appends');
  const { sql } = database;
  const store = openPostgresStore({ sql });
  const [ours, raw] = [createRollbookContender(store, sql), await createRawTable(sql)];
  const rows: BenchRow[] = [];
  for (const goal of appendGoals) {
    const works = await runAlternately([ours, raw], { ...toBenchSize(1), writers: goal.writers });
    rows.push(toRawComparison(goal, works.get(ours) ?? [], works.get(raw) ?? []));
  }
  await store.close();
  return rows;
}

export const programSuite = defineSuite({
  benches: {
    'start-up': measureStartUpRows,
    live: () => measureLiveRows(),
    roll: async () => [await measureRollRow()],
    append: (cluster) => measureAppendRows(cluster),
    verify: (cluster) => measureVerifyRows(cluster, [100_000, 600_000]),
    questions: measureQuestionRows,
    'verify-large': (cluster) => measureVerifyRows(cluster, [100_000, 2_000_000]),
  },
  onlyWhenNamed: ['verify-large'],
  open: openBenchCluster,
  describe: ({ durability }) => durability,
});

const ROLL_STUDENTS = 40;
/** Number of rolls that a full pack of classes covers; after them every student gets another pack. */
const ROLLS = 18;
const ROLL_ROUNDS = 3;
const MET_MS = 300;

async function measureRollRow(): Promise<BenchRow> {
  await using demo = await openDemoServer();
  const tutor = await demo.signIn('Tutor');
  const enrolled = await Promise.all(
    Array.from({ length: ROLL_STUDENTS }, (_, index) => demo.enrol(tutor, `roll${index + 1}@rollbook.example`, ROLLS)),
  );
  const students = enrolled.map(({ id }) => id);
  await rolls(tutor, students, 0); // Warm-up: compiles the code and opens the connections.
  const took: number[] = [];
  for (let round = 1; round <= ROLL_ROUNDS; round += 1) {
    await Promise.all(students.map((id) => tutor.post(`/api/students/${id}/classes/add`, { classes: ROLLS })));
    took.push(...(await rolls(tutor, students, round)));
  }
  await demo.verify();
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
  return {
    what: `roll of ${ROLL_STUDENTS} rows`,
    measured: `p50 ${formatMs(p50)}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${MET_MS} ms`,
    met: p95 <= MET_MS,
    checked: `${took.length} rolls, each ${ROLL_STUDENTS} marks and ${ROLL_STUDENTS} classes; verify passes`,
  };
}

/** Saves one roll per day of a month. Returns the milliseconds of each. */
async function rolls(tutor: Client, students: readonly string[], round: number): Promise<number[]> {
  const took: number[] = [];
  for (let day = 1; day <= ROLLS; day += 1) {
    const date = `${2020 + round}-01-${String(day).padStart(2, '0')}`;
    const rows = students.map((student_id) => ({ student_id, status: 'present', seen_version: 0 }));
    const began = performance.now();
    const { status, body, text } = await tutor.post('/api/attendance/roll', { date, rows, generalNotes: 'Algebra' });
    took.push(performance.now() - began);
    assertCorrect(status === 200, `a roll was answered ${status}: ${text}`);
    const saved = (body as TakeAttendanceResponse).rows.filter(
      ({ result, mark, change }) =>
        result === 'saved' && mark?.charge === 'covered' && change?.applied_remaining === -1,
    );
    assertCorrect(saved.length === students.length, `${saved.length} of ${students.length} rows took their class`);
  }
  return took;
}

/** Number of students. With fewer, a large log would need more marks per student than three years have days. */
const VERIFIED_STUDENTS = 1_000;

async function measureVerifyRows(cluster: BenchCluster, sizes: readonly number[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let fewest: number | undefined;
  for (const size of sizes) {
    const centre = toCentreSize({ students: VERIFIED_STUDENTS, events: size });
    const fill = async (sql: Sql, keys: KeyRing) => (await copyHistory(sql, centre, keys)).events;
    const found = await measureVerify(cluster, `verified_${size}`, fill);
    const { events, rate, microsecondsAnEvent, peakMegabytes } = found;
    const megabytes = `${formatCount(peakMegabytes)} MB at most`;
    const checked = 'no fault, every event counted';
    rows.push({
      what: `verify of ${formatCount(events)} events`,
      measured: `${formatCount(rate)} events/s, ${megabytes}; ${formatCount(microsecondsAnEvent)} µs an event, the server’s not counted`,
      goal: `≥ ${formatCount(RATE_GOAL)}/s`,
      met: rate >= RATE_GOAL,
      checked,
    });
    fewest ??= peakMegabytes;
    if (size === sizes[0]) continue;
    const growth = peakMegabytes / fewest;
    const what = '… its memory beside the first';
    rows.push({ what, measured: formatRatio(growth), goal: `≤ ${MEMORY_GOAL} ×`, met: growth <= MEMORY_GOAL, checked });
  }
  return rows;
}
