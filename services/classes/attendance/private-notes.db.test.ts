import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { expectRecordVerifies } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const SECRET = 'Worried about the divorce';

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T18:00:00Z') }));
const tutor = await centre.createSignedInTutor();
const { id, email, password } = await centre.createStudent({ classes: 4 });
const mia = { id, client: await centre.signIn(email, password) };

test('a private note: tutors read it in the records, and its changes in the history of the record', async () => {
  const mark = (body: object) => tutor.post(`/api/students/${mia.id}/attendance`, body);
  await mark({ status: 'present', notes: 'Fractions', private_notes: SECRET });
  await mark({ status: 'present', private_notes: 'Calmer' });
  await centre.program.runner.caughtUp();
  const { records } = (await tutor.get(`/api/attendance?student_id=${mia.id}`)).body;
  expect(records).toMatchObject([{ notes: 'Fractions', private_notes: 'Calmer' }]);

  const correction = {
    ...{ status: 'absent', date: '2026-03-19', private_notes: SECRET, seen_version: records[0].version },
    reason: 'Wrong line',
  };
  expect((await tutor.post(`/api/students/${mia.id}/attendance/2026-03-20/correct`, correction)).status).toBe(200);
  await centre.program.runner.caughtUp();
  const { history } = (await tutor.get(`/api/attendance/${records[0].id}/history`)).body;
  const changes = history.map((row: Record<string, unknown>) => [row.what, row.notes, row.private_notes]);
  expect(changes).toEqual([
    ['moved', 'Fractions', SECRET],
    ['privately-noted', 'Fractions', 'Calmer'],
    ['marked', 'Fractions', SECRET],
  ]);
});

test('a private note: is saved with a row of the roll, and undoing a later roll gives it back', async () => {
  const { id } = await centre.createStudent({ classes: 2 });
  const takeRoll = async (row: object) => {
    const { body } = await tutor.post('/api/attendance/roll', {
      date: '2026-03-18',
      rows: [{ student_id: id, ...row }],
    });
    return body.rows[0];
  };
  const first = await takeRoll({ status: 'present', notes: 'Late', private_notes: SECRET, seen_version: 0 });
  expect(first).toMatchObject({ result: 'saved', mark: { notes: 'Late', private_notes: SECRET } });
  const { version } = first.mark;
  const second = await takeRoll({ status: 'absent', private_notes: 'Was ill', seen_version: version });
  expect(second.mark).toMatchObject({ status: 'absent', notes: 'Late', private_notes: 'Was ill' });

  const before = { status: 'present', notes: 'Late', private_notes: SECRET };
  const undoing = { student_id: id, seen_version: second.mark.version, before };
  const undone = await tutor.post('/api/attendance/roll/undo', { date: '2026-03-18', rows: [undoing] });
  expect(undone.body.rows[0].mark).toMatchObject(before);
  await centre.program.runner.caughtUp();
  const { students } = (await tutor.get('/api/attendance/roll?date=2026-03-18')).body;
  expect(students.find((student: { id: string }) => student.id === id).mark).toMatchObject(before);
});

test('a private note: no answer to a student contains it or says that it changed, and the log holds it sealed', async () => {
  const paths = [
    `/api/attendance?student_id=${mia.id}`,
    `/api/students/${mia.id}`,
    `/api/students/${mia.id}/class-history`,
    `/api/class-transactions?student_id=${mia.id}`,
    `/api/students/${mia.id}/balance-series`,
    '/api/notifications',
    '/api/session',
  ];
  for (const path of paths) {
    const { status, text } = await mia.client.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).not.toMatch(/divorce|Calmer|sealed\.|privately/);
  }
  const readOwn = async () => (await mia.client.get(`/api/attendance?student_id=${mia.id}`)).body.records;
  const records = await readOwn();
  expect(records).toMatchObject([{ notes: 'Fractions', private_notes: null }]);

  const other = await centre.createSignedInTutor();
  const note = { status: 'absent', date: '2026-03-19', private_notes: 'Calmer' };
  expect((await other.post(`/api/students/${mia.id}/attendance`, note)).status).toBe(200);
  await centre.program.runner.caughtUp();
  expect(await readOwn()).toEqual(records);
  const events = await centre.program.store.read(`student-${mia.id}`);
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/divorce|Calmer/);
  await expectRecordVerifies(centre.program);
});
