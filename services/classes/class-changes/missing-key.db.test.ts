import { expect, test, vi } from 'vitest';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { verifyRecord } from '#services/record/verify/verify-record.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();

test('missing key: only texts of its person are unreadable, and all pages still load', async () => {
  const { program } = centre;
  const [mia, noah] = [await centre.createStudent(), await centre.createStudent({ name: 'Noah Patel' })];
  for (const { id } of [mia, noah]) {
    await tutor.post(`/api/students/${id}/classes/add`, { classes: 3, reason: 'Spring pack' });
    await tutor.post(`/api/students/${id}/attendance`, { status: 'present', notes: 'Fractions' });
  }
  await program.runner.caughtUp();
  await program.sql`delete from desk.personal_keys where person_id = ${mia.id}`;
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] }); // The cached key expires.
  try {
    const { transactions } = (await tutor.get('/api/class-transactions?source=manual')).body;
    expect(transactions.map(({ reason }: { reason: string }) => reason)).toEqual([
      'Spring pack',
      'unreadable (key missing)',
    ]);
    const { records } = (await tutor.get('/api/attendance')).body;
    expect(records.map(({ notes }: { notes: string }) => notes).sort()).toEqual([
      'Fractions',
      'unreadable (key missing)',
    ]);
    const history = await tutor.get(`/api/students/${mia.id}/class-history`);
    expect(history.status).toBe(200);
    expect(history.text).toContain('unreadable (key missing)');
  } finally {
    vi.useRealTimers();
  }

  const keys = createPersonalKeyRing({ sql: program.sql, masterKey: program.config.personalDataKey });
  const { fault } = await verifyRecord({ ...program, keys, schema: program.readModels.schema });
  expect(fault).toMatchObject({ stream: `student-${mia.id}`, what: expect.stringContaining('key-missing') });
});

test('missing key: refuses commands about its person, creates no new key, and health counts the people', async () => {
  const { program } = centre;
  const room = await centre.createStudent({ name: 'Lost Key' });
  const student = await centre.signIn(room.email, room.password);
  await program.sql`delete from desk.personal_keys where person_id = ${room.id}`;
  const keys = async () => Number((await program.sql`select count(*) from desk.personal_keys`)[0]?.count);
  const before = await keys();

  const refused = await tutor.post(`/api/students/${room.id}/classes/add`, { classes: 3, reason: 'Spring pack' });
  const code = 'key-missing';
  expect(refused).toMatchObject({ status: 409, body: { code, detail: expect.stringContaining('from a backup') } });
  const detail = 'Something is wrong with your account. Please tell your tutor.';
  for (const answer of [
    await student.post('/api/practice', { subject: 'math', topic: 'Addition', grade: 4 }),
    await student.post('/api/leaderboard/place', { hidden: false, nickname: 'Comet' }),
  ]) {
    expect(answer).toMatchObject({ status: 409, body: { code, detail } });
  }
  expect(await keys()).toBe(before);
  await expect.poll(centre.checkHealth).toMatchObject({ missing_keys: 2 });
});

test('health: a key that the master key does not unwrap is missing, until it is restored', async () => {
  const { program } = centre;
  const missing = async () => (await centre.checkHealth()).missing_keys;
  const { id } = await centre.createStudent({ name: 'Ida Moss' });
  await program.runner.caughtUp();
  const before = (await missing()) ?? 0;
  const [key] = await program.sql<{ wrapped: Buffer }[]>`
    select wrapped from desk.personal_keys where person_id = ${id}`;
  await program.sql`
    update desk.personal_keys set wrapped = set_byte(wrapped, 30, get_byte(wrapped, 30) # 1) where person_id = ${id}`;
  await expect.poll(missing).toBe(before + 1);
  await program.sql`update desk.personal_keys set wrapped = ${key?.wrapped ?? null} where person_id = ${id}`;
  await expect.poll(missing).toBe(before);
});

test('sealed texts: texts exchanged between rows are shown as unreadable', async () => {
  const { readModels, runner, sql } = centre.program;
  const ada = await centre.createStudent({ name: 'Ada Byron' });
  for (const [date, notes] of [
    ['2026-03-02', 'Fractions'],
    ['2026-03-03', 'Algebra'],
    ['2026-03-04', 'Angles'],
  ]) {
    await tutor.post(`/api/students/${ada.id}/attendance`, { status: 'absent', date, notes });
  }
  await runner.caughtUp();
  const notesOf = async () => {
    const { status, body } = await tutor.get(`/api/attendance?student_id=${ada.id}`);
    return [status, ...body.records.map(({ notes }: { notes: string }) => notes)];
  };
  expect(await notesOf()).toEqual([200, 'Angles', 'Algebra', 'Fractions']);
  await sql.unsafe(`update ${readModels.schema}.attendance a set notes = other.notes from ${readModels.schema}.attendance other
    where a.student_id = '${ada.id}' and other.student_id = a.student_id
      and (a.date, other.date) in (('2026-03-02', '2026-03-03'), ('2026-03-03', '2026-03-02'))`);
  expect(await notesOf()).toEqual([200, 'Angles', 'unreadable', 'unreadable']);
});
