import { expect, test } from 'vitest';
import type { TakeAttendanceRequest } from '#contracts/attendance.ts';
import type { ApiError } from '../../../api/request.ts';
import { saveRollInParts } from './save-roll-in-parts.ts';
import { createRollResult } from './test/roll-fixtures.ts';

const KEY = '6a1c1a9e-9a3e-4a59-8f0c-1f2f6a0f4b11';
const createRoll = (students: number): TakeAttendanceRequest => ({
  date: '2026-11-20',
  rows: Array.from({ length: students }, (_, index) => ({
    student_id: `s${index}`,
    status: 'absent',
    seen_version: 0,
  })),
  generalNotes: 'Quiz',
});
const refused = (status: number, code: string) =>
  ({ kind: 'problem', problem: { status, code, title: '', type: '', detail: 'Not like this.' } }) as ApiError;

/** Fakes a server. Its n-th request fails with the n-th of these failures. */
function createFailingServer(...failures: (ApiError | undefined)[]) {
  const reached: { students: number; note: string | undefined; key: string }[] = [];
  const send = async ({ date, rows, generalNotes }: TakeAttendanceRequest, key: string) => {
    reached.push({ students: rows.length, note: generalNotes, key });
    const error = failures.shift();
    return error ? { error } : { data: { date, rows: rows.map(({ student_id }) => createRollResult(student_id)) } };
  };
  return { send, reached };
}

test('saveRollInParts: sends a short roll as one request under its own key', async () => {
  const { send, reached } = createFailingServer();
  await saveRollInParts(createRoll(200), KEY, send);
  expect(reached).toEqual([{ students: 200, note: 'Quiz', key: KEY }]);
});

test('saveRollInParts: splits a longer roll, joins the answers and repeats the same keys', async () => {
  const { send, reached } = createFailingServer(undefined, { kind: 'no-answer' });
  expect(await saveRollInParts(createRoll(203), KEY, send)).toEqual({ error: { kind: 'no-answer' } });
  const { data } = await saveRollInParts(createRoll(203), KEY, send);
  expect(data?.rows.map(({ student_id }) => student_id)).toEqual(
    createRoll(203).rows.map(({ student_id }) => student_id),
  );
  expect(reached.map(({ students }) => students)).toEqual([200, 3, 200, 3]);
  const keys = reached.map(({ key }) => key);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
  expect(new Set(keys).size).toBe(2);
});

test('saveRollInParts: reports a refused part row by row; an ended session repeats the whole roll', async () => {
  const rows = (
    await saveRollInParts(createRoll(202), KEY, createFailingServer(undefined, refused(422, 'invalid')).send)
  ).data?.rows;
  expect(rows?.slice(199)).toMatchObject([
    { student_id: 's199', result: 'saved' },
    { student_id: 's200', result: 'failed', detail: 'Not like this.' },
    { student_id: 's201', result: 'failed' },
  ]);
  const ended = refused(401, 'signed-out');
  expect(await saveRollInParts(createRoll(202), KEY, createFailingServer(undefined, ended).send)).toEqual({
    error: ended,
  });
  expect(await saveRollInParts(createRoll(202), KEY, createFailingServer(refused(422, 'invalid')).send)).toHaveProperty(
    'error',
  );
});
