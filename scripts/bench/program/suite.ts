/** Benches of the program of a demo centre: how soon it starts and notifies, and the time and memory of what is done often. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TakeAttendanceResponse } from '#contracts/attendance.ts';
import type { StudentImportPreview, StudentImportRow, StudentImportsResponse } from '#contracts/student-import.ts';
import { IMPORT_LINES_MAX } from '#events/values/limits.ts';
import { questionSubject } from '#events/values/shapes.ts';
import { PRACTICE_STARTS_A_DAY } from '#services/learning/practice/start-quota.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import type { Client } from '#testing/client.ts';
import { openDemoServer } from '#testing/demo-server.ts';
import { type BenchRow, formatMegabytes, formatTimes, toTime, toTimeFigures } from '../harness/bench-row.ts';
import { measureLiveRows } from '../harness/live.ts';
import { assertCorrect, mapConcurrently, measureTurns, median, toBody } from '../harness/measure.ts';
import { debuggedEnvironment, readMemory } from '../harness/program-memory.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';

export const programSuite = defineSuite<Part>({
  benches: {
    'start-up': measureStartUpRows,
    live: (part) => measureLiveRows([20, 200], part(15)),
    roll: measureRollRows,
    import: measureImportRows,
    questions: async (part) => [await measureDraws(), await measureStarts(part)],
  },
  open: async (_, part) => part,
});

/** Measures the time from the start of the process to its first answer, with and without seeding the demo centre. */
async function measureStartUpRows(part: Part): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-start-'));
  const start = async () => {
    const began = performance.now();
    await using demo = await openDemoServer({ dataDir });
    const took = performance.now() - began;
    const answer = await fetch(`${demo.url}/api/centre`);
    const { demo: isDemo } = (await answer.json()) as { demo?: boolean };
    assertCorrect(answer.ok && isDemo === true, `the centre answered ${answer.status}`);
    const { code, output } = await demo.server.end('SIGTERM');
    assertCorrect(code === 0, `the program ended with ${code}:\n${output}`);
    return took;
  };
  const first = await start();
  const later: number[] = [];
  while (later.length < part(4)) later.push(await start());
  await rm(dataDir, { recursive: true, force: true });
  const checked = 'answers, and ends when asked to';
  return [
    { what: 'first start, with seeding', figures: [toTime('', first, 6_000)], checked },
    { what: 'later start', figures: [toTime('median', median(later), 1_000)], checked },
  ];
}

/** Number of rolls that a full pack of classes covers; after them every student gets another pack. */
const ROLLS = 18;

/** Measures saving a roll, one for each day of a month, four times. The first month is a warm-up. */
async function measureRollRows(part: Part): Promise<BenchRow[]> {
  await using demo = await openDemoServer();
  const tutor = await demo.signIn('Tutor');
  const enrolled = await mapConcurrently(part(40, 2), (index) =>
    demo.enrol(tutor, `roll${index + 1}@rollbook.example`, ROLLS),
  );
  const students = enrolled.map(({ id }) => id);
  const took: number[] = [];
  for (let year = 2020; year <= 2020 + part(3); year += 1) {
    const times = await measureTurns(ROLLS, (day) => saveRoll(tutor, students, `${year}-01-${10 + day}`));
    if (year > 2020) took.push(...times);
    await Promise.all(students.map((id) => tutor.post(`/api/students/${id}/classes/add`, { classes: ROLLS })));
  }
  await demo.verify();
  return [
    {
      what: `roll of ${students.length} rows`,
      figures: toTimeFigures(took, { p95: 300 }),
      checked: `${took.length} rolls, each ${students.length} marks and as many classes; verify passes`,
    },
  ];
}

/** Measures the preview of the largest file, and the import of 500 students from its start to its end. */
async function measureImportRows(part: Part): Promise<BenchRow[]> {
  await using demo = await openDemoServer();
  const tutor = await demo.signIn('Tutor');
  const [rows, students] = [part(IMPORT_LINES_MAX, 10), part(500, 5)];
  const lines = Array.from(
    { length: rows },
    (_, at) => `Student A${at},a${at}@example.com,Group ${at % 20},5,12,growth`,
  );
  const content = Buffer.from(`Name,Email,Group,Left,Total,Plan\n${lines.join('\n')}`).toString('base64');
  let began = performance.now();
  const preview = toBody(await tutor.post('/api/students/import/preview', { content })) as StudentImportPreview;
  const previewMs = performance.now() - began;
  const chosen = preview.lines.filter(({ errors }) => errors.length === 0).slice(0, students);
  const request = { content, file_name: 'students.csv', digest: preview.digest, rows: chosen.map(({ row }) => row) };
  began = performance.now();
  const started = await tutor.post('/api/students/import', request);
  assertCorrect(started.status === 202, started.text);
  const { id } = started.body;
  const find = async (): Promise<StudentImportRow | undefined> => {
    const { imports } = toBody(await tutor.get('/api/students/imports')) as StudentImportsResponse;
    return imports.find((each) => each.id === id);
  };
  let found = await find();
  while (found?.status === 'running') {
    await sleep(100);
    found = await find();
  }
  const importMs = performance.now() - began;
  assertCorrect(found?.made === students, `${found?.made} of ${students} students were made`);
  await demo.verify();
  return [
    {
      what: `preview of ${rows} rows`,
      figures: [toTime('', previewMs, 5_000)],
      checked: `${preview.lines.length} rows`,
    },
    {
      what: `import of ${students} students`,
      figures: [toTime('', importMs, 30_000)],
      checked: 'each made once, with a balance and a group; verify passes',
    },
  ];
}

async function saveRoll(tutor: Client, students: readonly string[], date: string): Promise<void> {
  const rows = students.map((student_id) => ({ student_id, status: 'present', seen_version: 0 }));
  const answer = await tutor.post('/api/attendance/roll', { date, rows, generalNotes: 'Algebra' });
  const saved = (toBody(answer) as TakeAttendanceResponse).rows.filter(
    ({ result, mark, change }) => result === 'saved' && mark?.charge === 'covered' && change?.applied_remaining === -1,
  );
  assertCorrect(saved.length === students.length, `${saved.length} of ${students.length} rows took their class`);
}

const topics = questionSubject.options.flatMap((subject) =>
  topicsBySubject[subject].map(({ name: topic }) => ({ subject, topic })),
);

/** Measures the built-in question source on every topic, for three grades. The first draw of each compiles the code. */
async function measureDraws(): Promise<BenchRow> {
  const source = createQuestionSource();
  const took: number[] = [];
  for (const [grade, topic] of [2, 6, 10].flatMap((grade) => topics.map((topic) => [grade, topic] as const))) {
    const draw = async () => {
      const { length } = await source.questions({ ...topic, grade, count: 5 });
      assertCorrect(length === 5, `there are ${length} questions about ${topic.topic}`);
    };
    took.push(...(await measureTurns(5, draw, 1)));
  }
  return {
    what: 'five built-in questions',
    figures: toTimeFigures(took, { p95: 5 }),
    checked: `${took.length} draws on ${topics.length} topics, five questions each`,
  };
}

/** Measures the memory of a program in which ten students start as many practice sessions as a day allows. */
async function measureStarts(part: Part): Promise<BenchRow> {
  await using demo = await openDemoServer({ env: debuggedEnvironment });
  const tutor = await demo.signIn('Tutor');
  const practised = topics.filter(({ subject }) => subject === 'science' || subject === 'history');
  const held: number[] = [];
  const took: number[] = [];
  for (let student = 0; student < part(10, 2); student += 1) {
    const client = await (await demo.enrol(tutor, `practice${student}@rollbook.example`)).signIn();
    const start = async (turn: number) =>
      toBody(await client.post('/api/practice', { ...practised[turn % practised.length], grade: (turn % 12) + 1 }));
    took.push(...(await measureTurns(PRACTICE_STARTS_A_DAY, start)));
    held.push((await readMemory(demo.server)).held);
  }
  const [first = Number.NaN, last = Number.NaN] = [held[0], held.at(-1)];
  return {
    what: `memory after ${took.length} practice starts`,
    // Compiled code, and the changes that the feed remembers, still grow a little after a hundred starts.
    figures: [{ value: last, format: formatMegabytes, atMost: 1.05 * first }],
    detail: `${formatMegabytes(first)} after the first ${PRACTICE_STARTS_A_DAY}`,
    checked: `each was answered: ${formatTimes(took)}`,
  };
}
