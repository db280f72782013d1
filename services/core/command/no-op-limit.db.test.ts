import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { NO_OPS_A_DAY } from './no-op-limit.ts';

const room = await openForAllTests(openPracticeCentre());

test('createNoOpCounter: limits the rows that one person leaves in a day, and retries still get their first answer', async () => {
  const { program, ...centre } = room.centre;
  const [mia, noah] = [await centre.createStudent(), await centre.createStudent({ name: 'Noah Brandt' })];
  const [client, other] = [
    await centre.signIn(mia.email, mia.password),
    await centre.signIn(noah.email, noah.password),
  ];
  const session = await room.startSession(client);
  const answer = (key: string = crypto.randomUUID(), question = 0) =>
    client.post(`/api/practice/${session.id}/answers`, { question, choice: 1 }, { 'idempotency-key': key });
  const rows = async () => (await program.sql`select 1 from desk.idempotency_keys`).length;
  await answer();
  const limit = { name: 'no-op-commands-day', points: NO_OPS_A_DAY, windowSeconds: 86_400 };
  await program.limits.consume(limit, mia.id, NO_OPS_A_DAY - 2);
  const key = crypto.randomUUID();
  const first = await answer(key);
  expect(first.status).toBe(200);
  expect((await answer()).status).toBe(200);

  const before = await rows();
  for (let n = 0; n < 3; n += 1) {
    const refused = await answer();
    expect([refused.status, refused.body.code]).toEqual([429, 'too-often']);
    expect(refused.body.detail).toBe(
      'You have sent too many requests today that change nothing. Please try again tomorrow.',
    );
  }
  expect(await rows()).toBe(before);
  const repeated = await answer(key);
  expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  // A command that changes something is not limited, and neither are other people.
  expect((await answer(crypto.randomUUID(), 1)).status).toBe(200);
  const others = await room.startSession(other);
  const twice = { question: 0, choice: 1 };
  await other.post(`/api/practice/${others.id}/answers`, twice);
  expect((await other.post(`/api/practice/${others.id}/answers`, twice)).status).toBe(200);
});

test('createNoOpCounter: counts all rows of one roll once', async () => {
  const { program, ...centre } = room.centre;
  const [lee, mia, noah] = [await centre.createTutor(), await centre.createStudent(), await centre.createStudent()];
  const tutor = await centre.signIn(lee.email, lee.password);
  const date = program.clock().toISOString().slice(0, 10);
  const save = async (seenVersion: number) => {
    const rows = [mia, noah].map(({ id }) => ({ student_id: id, status: 'absent', seen_version: seenVersion }));
    const { status, body } = await tutor.post('/api/attendance/roll', { date, rows });
    return [status, body.rows?.map(({ result }: { result: string }) => result)];
  };
  expect(await save(0)).toEqual([200, ['saved', 'saved']]);
  const limit = { name: 'no-op-commands-day', points: NO_OPS_A_DAY, windowSeconds: 86_400 };
  await program.limits.consume(limit, lee.id, NO_OPS_A_DAY - 2);
  expect(await save(2)).toEqual([200, ['unchanged', 'unchanged']]);
  expect(await save(2)).toEqual([200, ['unchanged', 'unchanged']]);
  expect(await save(2)).toEqual([429, undefined]);
});
