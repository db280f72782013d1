import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

let now = new Date('2026-03-20T18:00:00Z');

const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const tutor = await centre.createSignedInTutor();
const ids: string[] = [];
for (const name of ['Mia', 'Noah', 'Zoe']) ids.push((await centre.createStudent({ name, classes: 3 })).id);
for (const date of ['2026-03-18', '2026-03-20', '2026-03-19']) {
  const rows = ids.map((student_id, index) => ({
    ...{ student_id, seen_version: 0, status: index === 1 ? 'absent' : 'present' },
  }));
  expect((await tutor.post('/api/attendance/roll', { date, rows })).status).toBe(200);
}
await tutor.delete(`/api/students/${ids[2]}`);
await centre.program.runner.caughtUp();

type Row = Record<'student_name' | 'date' | 'status' | 'student_archived' | 'id', unknown>;
const found = async (search: string): Promise<Row[]> => (await tutor.get(`/api/attendance?${search}`)).body.records;
const daysOf = async (search: string) => (await found(search)).map(({ date }) => date);

test('getAttendanceRecords: orders by date, newest first, and filters by period and status', async () => {
  expect(await daysOf(`student_id=${ids[0]}`)).toEqual(['2026-03-20', '2026-03-19', '2026-03-18']);
  expect(await daysOf(`student_id=${ids[0]}&from=2026-03-19`)).toEqual(['2026-03-20', '2026-03-19']);
  expect(await daysOf(`student_id=${ids[0]}&to=2026-03-19`)).toEqual(['2026-03-19', '2026-03-18']);
  expect(await daysOf('from=2026-03-19&to=2026-03-19')).toHaveLength(3);
  expect(await daysOf('from=2026-03-20&to=2026-03-18')).toEqual([]);
  const absent = await found('status=absent');
  expect(absent.map(({ student_name }) => student_name)).toEqual(['Noah', 'Noah', 'Noah']);
  expect(await daysOf('status=absent&from=2026-03-20&to=2026-03-20')).toEqual(['2026-03-20']);
});

test('getAttendanceRecords: orders marks of one date that were recorded within one minute by student name', async () => {
  const late = [];
  for (const name of ['Ötzi', 'Ada', 'paul', 'Otto']) {
    const { id } = await centre.createStudent({ name, classes: 3 });
    now = new Date(now.getTime() + 7);
    late.push({ student_id: id, seen_version: 0, status: 'present' });
    const rows = late.slice(-1);
    expect((await tutor.post('/api/attendance/roll', { date: '2026-03-17', rows })).status).toBe(200);
  }
  await centre.program.runner.caughtUp();
  const names = async (search: string) => (await found(search)).map(({ student_name }) => student_name);
  expect(await names('from=2026-03-17&to=2026-03-17')).toEqual(['Ada', 'Otto', 'Ötzi', 'paul']);
  expect(await names('from=2026-03-20&to=2026-03-20')).toEqual(['Mia', 'Noah', 'Zoe']);
  expect((await names('status=present&limit=200')).slice(-4)).toEqual(['Ada', 'Otto', 'Ötzi', 'paul']);
});

test.each([1, 2, 3, 200])('getAttendanceRecords: pages of %s rows neither skip nor repeat a row', async (limit) => {
  const seen: unknown[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await tutor.get(`/api/attendance?limit=${limit}&to=2026-03-20${cursor}`);
    seen.push(...body.records.map(({ id }: Row) => id));
    if (body.next_cursor === null) break;
    cursor = `&cursor=${body.next_cursor}`;
  }
  expect(seen).toEqual((await found('limit=200')).map(({ id }) => id));
  expect(new Set(seen).size).toBe(13);
});

test('getAttendanceRecords: shows the name of a former student, and says when no name is available', async () => {
  const [former] = await found(`student_id=${ids[2]}`);
  expect(former).toMatchObject({ student_name: 'Zoe', student_archived: true });
  const { sql, readModels } = centre.program;
  await sql`delete from ${sql(readModels.schema)}.profiles where id = ${ids[1] as string}`;
  const [nameless] = await found(`student_id=${ids[1]}`);
  expect(nameless).toMatchObject({ student_name: 'Unknown Student', student_email: '', student_archived: false });
});
