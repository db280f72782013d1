/** Measures the request that saves the attendance of a class of forty, until its answer. */
import type { TakeAttendanceResponse } from '#contracts/attendance.ts';
import type { Client } from '#testing/client.ts';
import { assertCorrect, type BenchRow, formatMs, quantile } from '../harness/bench-row.ts';
import { openDemoServer } from '../harness/demo-server.ts';

const STUDENTS = 40;
/** Number of rolls that a full pack of classes covers; after them every student gets another pack. */
const ROLLS = 18;
const ROUNDS = 3;
const MET_MS = 300;

export async function measureRollRow(): Promise<BenchRow> {
  await using demo = await openDemoServer();
  const tutor = await demo.signIn('Tutor');
  const enrolled = await Promise.all(
    Array.from({ length: STUDENTS }, (_, index) => demo.enrol(tutor, `roll${index + 1}@rollbook.example`, ROLLS)),
  );
  const students = enrolled.map(({ id }) => id);
  await rolls(tutor, students, 0); // Warm-up: compiles the code and opens the connections.
  const took: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await Promise.all(students.map((id) => tutor.post(`/api/students/${id}/classes/add`, { classes: ROLLS })));
    took.push(...(await rolls(tutor, students, round)));
  }
  await demo.verify();
  const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
  return {
    what: `roll of ${STUDENTS} rows`,
    measured: `p50 ${formatMs(p50)}, p95 ${formatMs(p95)}`,
    goal: `p95 ≤ ${MET_MS} ms`,
    met: p95 <= MET_MS,
    checked: `${took.length} rolls, each ${STUDENTS} marks and ${STUDENTS} classes; verify passes`,
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
