import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestCentre, testCentre } from '#scripts/test/centre.ts';
import type { Client } from '#scripts/test/client.ts';
import { verify } from '#services/audit/verify.ts';
import { personalKeys } from '#services/desk/personal-keys.ts';

let centre: TestCentre;
let tutor: Client;
beforeAll(async () => {
  centre = await testCentre();
  tutor = await centre.newTutor();
});
afterAll(() => centre[Symbol.asyncDispose]());

test('a missing key costs its own texts, and no page of other people’s', async () => {
  const { program } = centre;
  const [mia, noah] = [await centre.createStudent(), await centre.createStudent({ name: 'Noah Patel' })];
  for (const { id } of [mia, noah]) {
    await tutor.post(`/api/students/${id}/classes/add`, { classes: 3, reason: 'Spring pack' });
    await tutor.post(`/api/students/${id}/attendance`, { status: 'present', notes: 'Fractions' });
  }
  await program.runner.caughtUp();
  await program.sql`delete from desk.personal_keys where person_id = ${mia.id}`;
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] }); // the cached key is forgotten
  try {
    const { transactions } = (await tutor.get('/api/class-transactions?source=manual')).body;
    expect(transactions.map(({ reason }: { reason: string }) => reason)).toEqual(['Spring pack', 'cannot be read']);
    const { records } = (await tutor.get('/api/attendance')).body;
    expect(records.map(({ notes }: { notes: string }) => notes).sort()).toEqual(['Fractions', 'cannot be read']);
    const history = await tutor.get(`/api/students/${mia.id}/class-history`);
    expect(history.status).toBe(200);
    expect(history.text).toContain('cannot be read');
  } finally {
    vi.useRealTimers();
  }

  const keys = personalKeys({ sql: program.sql, masterKey: program.config.personalDataKey });
  const { fault } = await verify({ ...program, keys, schema: program.readModels.schema });
  expect(fault).toMatchObject({ stream: `student-${mia.id}`, what: expect.stringContaining('key-missing') });
});
