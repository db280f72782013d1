/** Pages and searches of the lists of students. */
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const names = ['Zoe', 'ötztal', 'Oskar', 'Ana Ruiz', 'ana ruiz', 'Élodie', 'Ella', 'Ana Ruiz', 'Pál Őry'];
/** Ordered by name without regard to case and accents; equal names are ordered by id. */
const inOrder = ['ana ruiz', 'Ana Ruiz', 'Ana Ruiz', 'Ella', 'Élodie', 'Oskar', 'ötztal', 'Pál Őry', 'Zoe'];

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-03-20T18:00:00Z') }));
const tutor = await centre.createSignedInTutor();
for (const name of names) await centre.createStudent({ name, classes: 3 });
await centre.program.runner.caughtUp();

type Row = { id: string; name: string };

async function pagesOf(list: string, limit: number): Promise<Row[]> {
  const found: Row[] = [];
  for (let cursor = ''; ; ) {
    const { status, body } = await tutor.get(`${list}${list.includes('?') ? '&' : '?'}limit=${limit}${cursor}`);
    expect(status).toBe(200);
    expect(body.students.length).toBeLessThanOrEqual(limit);
    found.push(...body.students);
    if (body.next_cursor === null) return found;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

test.each(['/api/students', '/api/students/names', '/api/attendance/roll?date=2026-03-20'])(
  '%s: pages of any length contain everybody once, by name',
  async (list) => {
    const whole = await pagesOf(list, 200);
    expect(whole.map(({ name }) => name)).toEqual(inOrder);
    for (const limit of [1, 2, 4]) expect(await pagesOf(list, limit)).toEqual(whole);
  },
);

test('getStudentProfiles: a search matches each word in name or e-mail, ignoring case and accents', async () => {
  const found = async (search: string) => (await tutor.get(`/api/students?search=${encodeURIComponent(search)}`)).body;
  expect(await found('ORY pal')).toMatchObject({ total: 1, students: [{ name: 'Pál Őry' }] });
  expect(await found('elo')).toMatchObject({ total: 1, students: [{ name: 'Élodie' }] });
  expect((await found('ruiz')).total).toBe(3);
  expect(await found('%')).toMatchObject({ total: 0, students: [], next_cursor: null });
  const [{ email }] = (await found('oskar')).students;
  expect(await found(email)).toMatchObject({ total: 1, students: [{ name: 'Oskar' }] });
  expect((await found(email.split('@')[1])).total).toBe(0);
});

test.each([
  ['Kiera O’Dowd', ["o'dowd", 'odowd', 'O‘DOWD']],
  ['Łukasz Øster', ['lukasz', 'oster']],
  ['Weiß Straße', ['strasse', 'WEISS']],
  ['Anne‑Marie Smith‑Jones', ['smith-jones', 'smith–jones anne', 'smithjones']],
])('getStudentProfiles: finds “%s” by what people type on a phone', async (name, searches) => {
  await using other = await openTestCentre();
  const sam = await other.createSignedInTutor();
  await other.createStudent({ name });
  for (const search of searches)
    expect((await sam.get(`/api/students?search=${encodeURIComponent(search)}`)).body.students).toMatchObject([
      { name },
    ]);
});

test('getStudentCounts: counts students who need attention', async () => {
  const counts = async () => (await tutor.get('/api/students/counts')).body;
  const calm = { students: names.length, uncovered: 0, low: 0, waiting: 0, fitting: 0 };
  expect(await counts()).toEqual(calm);
  // Three students have classes waiting; of two of them a class fits now, which is the number of the dashboard too.
  for (const [index, attended] of [0, 1, 3].entries()) {
    const { id } = await centre.createStudent({ name: `Waits ${index}`, classes: 20 });
    for (let day = 1; day <= attended; day += 1)
      await tutor.post(`/api/students/${id}/attendance`, { status: 'present', date: `2026-01-0${day}` });
  }
  expect(await counts()).toEqual({ ...calm, students: names.length + 3, waiting: 3, fitting: 2 });
  expect((await tutor.get('/api/dashboard')).body.waiting.total).toBe(2);
});
