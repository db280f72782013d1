/** One student who reports every question, and others who report one. */
import { expect, test } from 'vitest';
import type { PracticeReportRow } from '#contracts/practice.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre, type Student } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());
const tutor = await room.centre.createSignedInTutor();
const [eve, fay, gus] = [
  await room.createStudent('Eve Flood'),
  await room.createStudent('Fay Once'),
  await room.createStudent('Gus Once'),
];
await reportAll(eve, 3, [0, 1, 2, 3, 4]);
await reportAll(fay, 1, [0]);
await reportAll(gus, 1, [0]);

async function reportAll({ client }: Student, sessions: number, questions: readonly number[]): Promise<void> {
  for (let n = 0; n < sessions; n += 1) {
    const { id } = await room.completeSession(client, 0);
    for (const question of questions) {
      room.moveClock(1_000);
      expect((await client.post(`/api/practice/${id}/reports`, { question })).status).toBe(204);
    }
  }
}
type OpenReport = Pick<PracticeReportRow, 'session_id' | 'question' | 'student_id' | 'student_name'>;
const openReports = async (): Promise<OpenReport[]> =>
  (await room.getWhenCaughtUp(tutor, '/api/practice-reports')).body.open;
const names = async () => (await openReports()).map(({ student_name }) => student_name);
const points = async ({ client, id }: Student) =>
  (await room.getWhenCaughtUp(client, `/api/students/${id}/practice`)).body.stats.total_points;
const settleAll = (student_id: string, verdict: string, key: string = crypto.randomUUID()) =>
  tutor.post('/api/practice-reports/settle-all', { student_id, verdict }, { 'idempotency-key': key });

test('getPracticeReports: lists one report of each student before the second of anybody', async () => {
  expect((await names()).slice(0, 3)).toEqual(['Eve Flood', 'Fay Once', 'Gus Once']);
  expect(await names()).toHaveLength(17);
});

test('settleReportsOfStudent: settles all reports of one student, a retry changes nothing, and others stay open', async () => {
  const key = crypto.randomUUID();
  expect((await settleAll(eve.id, 'dismiss', key)).body).toEqual({ settled: 15 });
  expect(await names()).toEqual(['Fay Once', 'Gus Once']);
  expect((await settleAll(eve.id, 'dismiss', key)).body).toEqual({ settled: 15 });
  expect(await points(eve)).toBe(0);
  expect((await settleAll(fay.id, 'accept')).body).toEqual({ settled: 1 });
  expect(await points(fay)).toBe(10);
  expect(await names()).toEqual(['Gus Once']);
  expect((await settleAll(crypto.randomUUID(), 'dismiss')).body).toEqual({ settled: 0 });
});

test('settleReportsOfStudent: a repeated key settles no later reports, and is refused for another request', async () => {
  const ivy = await room.createStudent('Ivy Late');
  const [none, one] = [crypto.randomUUID(), crypto.randomUUID()];
  expect((await settleAll(ivy.id, 'accept', none)).body).toEqual({ settled: 0 });
  await reportAll(ivy, 1, [0]);
  expect((await settleAll(ivy.id, 'accept', none)).body).toEqual({ settled: 0 });
  expect(await names()).toContain('Ivy Late');
  expect((await settleAll(ivy.id, 'dismiss', one)).body).toEqual({ settled: 1 });
  await reportAll(ivy, 1, [0]);
  expect((await settleAll(ivy.id, 'dismiss', one)).body).toEqual({ settled: 1 });
  for (const [student, verdict] of [
    [ivy.id, 'accept'],
    [gus.id, 'dismiss'],
  ] as const) {
    expect((await settleAll(student, verdict, one)).body.code).toBe('command-reused');
  }
  expect(await names()).toEqual(expect.arrayContaining(['Ivy Late', 'Gus Once']));
  await settleAll(ivy.id, 'dismiss');
});

test('settleReportsOfStudent: counts no report that another tutor has settled differently', async () => {
  const hal = await room.createStudent('Hal Twice');
  await reportAll(hal, 1, [0, 1]);
  const [report] = (await openReports()).filter(({ student_id }) => student_id === hal.id);
  const dismissed = { session_id: report?.session_id, question: report?.question, student_id: hal.id };
  const colleague = await room.centre.createSignedInTutor();
  await colleague.post('/api/practice-reports/settle', { ...dismissed, verdict: 'dismiss' });
  expect((await settleAll(hal.id, 'accept')).body).toEqual({ settled: 1 });
  expect(await names()).not.toContain('Hal Twice');
  expect((await settleAll(hal.id, 'accept')).body).toEqual({ settled: 0 });
});

test('getPracticeReports: omits reports of archived students until they are restored', async () => {
  expect((await tutor.delete(`/api/students/${gus.id}`)).status).toBe(204);
  expect(await names()).toEqual([]);
  expect((await tutor.get('/api/dashboard')).body.reported_questions).toBe(0);
  const account = { email: 'gus@rollbook.example', password: 'chalk and slate' };
  await tutor.post(`/api/students/${gus.id}/restore`, account);
  expect(await names()).toEqual(['Gus Once']);
});
