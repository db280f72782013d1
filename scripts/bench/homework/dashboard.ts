/** Measures the requests of a tutor's dashboard with 2,000 assignments of 200 students each. */
import type { Client } from '#testing/client.ts';
import { assertCorrect, type BenchRow, formatCount, formatMs, quantile } from '../harness/bench-row.ts';
import {
  type Assignment,
  assignHomework,
  type HomeworkCentre,
  mapConcurrently,
  STUDENTS,
  submitAnswers,
} from './centre.ts';

const HOMEWORK = 2_000;
/** Number of students who have submitted the newest five assignments. */
const SUBMITTED = 30;
const ROUNDS = 300;
const WARM_UP = 50;
const MET_MS = 30;

const lists = {
  'five most recent': '/api/homework?limit=5',
  'tutor dashboard': '/api/dashboard',
  'show all, first 50': '/api/homework?limit=50',
  'show all, searched': '/api/homework?limit=50&search=sums%201',
} as const;

export async function measureDashboardRows({ tutor, students, signIn }: HomeworkCentre): Promise<BenchRow[]> {
  const before = (await tutor.get('/api/dashboard')).body.assignments;
  const made = await mapConcurrently(HOMEWORK - before, (index) =>
    assignHomework(tutor, `Sums ${index + 1}`, students),
  );
  const { body: newest } = await tutor.get(lists['five most recent'], made.at(-1)?.after);
  await mapConcurrently(SUBMITTED, async (index) => {
    const student = await signIn(students[index] as (typeof students)[number]);
    for (const { id } of newest.homework) {
      await submitAnswers(student, id, (await student.get(`/api/homework/${id}/assignment`)).body as Assignment);
    }
  });
  await checkCounts(tutor);
  const took = await measureRequests(tutor);
  return Object.keys(lists).map((what) => {
    const times = took.get(what) ?? [];
    const p95 = quantile(times, 0.95);
    return {
      what,
      measured: `p50 ${formatMs(quantile(times, 0.5))}, p95 ${formatMs(p95)}`,
      goal: `p95 ≤ ${MET_MS} ms`,
      met: p95 <= MET_MS,
      checked: `${formatCount(HOMEWORK)} assignments of ${STUDENTS} students each, all counted`,
    };
  });
}

/** Checks that all counts equal the created data. */
async function checkCounts(tutor: Client): Promise<void> {
  const { body: list } = await tutor.get(lists['five most recent']);
  assertCorrect(list.total === HOMEWORK, `${list.total} homework are listed`);
  for (const row of list.homework) {
    const { assigned_count, submission_count, graded_count } = row;
    assertCorrect(assigned_count === STUDENTS, `${assigned_count} students are counted`);
    assertCorrect(
      submission_count === SUBMITTED && graded_count === SUBMITTED,
      `${submission_count} submissions are counted`,
    );
  }
  const { body: dashboard } = await tutor.get(lists['tutor dashboard']);
  assertCorrect(dashboard.assignments === HOMEWORK, `the dashboard counts ${dashboard.assignments} assignments`);
}

/** Measures the milliseconds from each request to its complete answer, by path. */
async function measureRequests(tutor: Client): Promise<Map<string, number[]>> {
  const took = new Map<string, number[]>();
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [what, path] of Object.entries(lists)) {
      const began = performance.now();
      const { status, text } = await tutor.get(path);
      const times = took.get(what) ?? [];
      if (round >= WARM_UP) took.set(what, [...times, performance.now() - began]);
      assertCorrect(status === 200, `${path} was answered ${status}: ${text}`);
    }
  }
  return took;
}
