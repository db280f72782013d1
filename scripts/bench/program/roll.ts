/** A class of forty saved in one request, from sending it to its answer. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TakeAttendanceAnswer } from '#contracts/attendance.ts';
import { demoAccounts } from '#scripts/demo/centre/demo-accounts.ts';
import { Client } from '#scripts/test/client.ts';
import { ServerProcess } from '#scripts/test/server-process.ts';
import { type BenchRow, check, ms, quantile } from '../harness/bench-row.ts';

const STUDENTS = 40;
/** As many rolls as a full pack of classes covers; then everybody gets as many again. */
const ROLLS = 18;
const ROUNDS = 3;
const MET_MS = 300;

/** The demo centre in a process of its own, as people run it, with a class of forty beside its students. */
export async function rollRow(): Promise<BenchRow> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-roll-'));
  const server = new ServerProcess('scripts/demo/start.ts', { PORT: '0', DATA_DIR: dataDir });
  try {
    const [, url = ''] = await server.says(/Rollbook is running: (\S+)/);
    const tutor = new Client(url);
    const { email, password } = demoAccounts[1] as (typeof demoAccounts)[number];
    check((await tutor.post('/api/auth/sign-in', { email, password })).status === 204, 'the tutor could not sign in');
    const students = await enrol(tutor);
    await rolls(tutor, students, 0); // a program that has been at work for a while: compiled, its connections open
    const took: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all(students.map((id) => tutor.post(`/api/students/${id}/classes/add`, { classes: ROLLS })));
      took.push(...(await rolls(tutor, students, round)));
    }
    await proven(dataDir);
    const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
    return {
      what: `roll of ${STUDENTS} rows`,
      measured: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
      goal: `p95 ≤ ${MET_MS} ms`,
      met: p95 <= MET_MS,
      checked: `${took.length} rolls, each ${STUDENTS} marks and ${STUDENTS} classes; verify passes`,
    };
  } finally {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function enrol(tutor: Client): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: STUDENTS }, (_, index) =>
      tutor.post('/api/students', {
        name: `Student ${index + 1}`,
        email: `roll${index + 1}@rollbook.example`,
        password: 'chalk and slate',
        classes_total: ROLLS,
      }),
    ),
  );
  for (const { status, text } of answers) check(status === 200, `a student was answered ${status}: ${text}`);
  return answers.map(({ body }) => body.balance.student_id);
}

/** Saves a class on each day of a year's month in turn; milliseconds of each. */
async function rolls(tutor: Client, students: readonly string[], round: number): Promise<number[]> {
  const took: number[] = [];
  for (let day = 1; day <= ROLLS; day += 1) {
    const date = `${2020 + round}-01-${String(day).padStart(2, '0')}`;
    const rows = students.map((student_id) => ({ student_id, status: 'present', seen_version: 0 }));
    const began = performance.now();
    const { status, body, text } = await tutor.post('/api/attendance/roll', { date, rows, generalNotes: 'Algebra' });
    took.push(performance.now() - began);
    check(status === 200, `a roll was answered ${status}: ${text}`);
    const saved = (body as TakeAttendanceAnswer).rows.filter(
      ({ result, mark, change }) =>
        result === 'saved' && mark?.charge === 'covered' && change?.applied_remaining === -1,
    );
    check(saved.length === students.length, `${saved.length} of ${students.length} rows took their class`);
  }
  return took;
}

/** The record verifies with the server still running. */
async function proven(dataDir: string): Promise<void> {
  const { code, output } = await new ServerProcess('scripts/rollbook.js', { DATA_DIR: dataDir }, 'verify').end();
  check(code === 0, `verify ended with ${code}:\n${output}`);
}
