import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const FRIDAY = new Date('2026-11-20T17:00:00Z');
let now = FRIDAY;
let enrolled: string[];

const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const tutor = await centre.createSignedInTutor();
beforeEach(() => {
  now = FRIDAY;
  enrolled = [];
});
/** Each test has the centre's current students to itself. */
afterEach(async () => {
  for (const id of enrolled) await tutor.delete(`/api/students/${id}`);
});

const dashboard = async () => {
  await centre.program.runner.caughtUp();
  return (await tutor.get('/api/dashboard')).body;
};
const enrol = async (name: string, classes: number) => {
  const { id } = await centre.createStudent({ name, classes });
  enrolled.push(id);
  return id;
};
const mark = (id: string, date: string, status = 'present') =>
  tutor.post(`/api/students/${id}/attendance`, { date, status });

test('getTutorDashboard: works without students', async () => {
  const { weeks, ...rest } = await dashboard();
  expect(rest).toEqual({
    today: '2026-11-20',
    students: 0,
    classes_total: 0,
    classes_remaining: 0,
    attendance: { present: 0, absent: 0, unmarked: 0 },
    classes_today: [],
    assignments: 0,
    to_review: { homework: [], total: 0 },
    reported_questions: 0,
    cases: { total: 0, oldest_at: null, overdue: 0 },
    sign_ups: { total: 0, oldest_at: null },
    messages_unanswered: 0,
    missing_keys: { total: 0, people: [], owners: [] },
    unexplained_balances: { total: 0, students: [] },
    low: { students: [], total: 0 },
    uncovered: { students: [], total: 0 },
    waiting: { students: [], total: 0 },
  });
  expect(weeks).toHaveLength(12);
});

test('getTutorDashboard: totals count current students; the weeks also count former ones', async () => {
  const mia = await enrol('Mia Chen', 12);
  const gone = await enrol('Gus Gone', 0);
  await mark(mia, '2026-11-20');
  await mark(gone, '2026-11-20');
  expect(await dashboard()).toMatchObject({
    students: 2,
    attendance: { present: 2, absent: 0, unmarked: 0 },
    low: { students: [{ id: gone }], total: 1 },
    uncovered: { students: [{ id: gone, classes_uncovered: 1 }], total: 1 },
  });

  await tutor.delete(`/api/students/${gone}`);
  const { weeks, ...rest } = await dashboard();
  expect(rest).toMatchObject({
    ...{ students: 1, classes_total: 12, classes_remaining: 11 },
    attendance: { present: 1, absent: 0, unmarked: 0 },
    low: { students: [], total: 0 },
    uncovered: { students: [], total: 0 },
  });
  expect(weeks.at(-1)).toEqual({ monday: '2026-11-16', present: 2, absent: 0 });
});

test('getStudentsInNeed: lists 2 or fewer remaining ascending, uncovered descending, ties by name', async () => {
  await enrol('Three Left', 3);
  await enrol('Öykü Two', 2);
  await enrol('Zoe Two', 2);
  await enrol('Ann None', 0);
  const owing = await enrol('Owe One', 0);
  const owingMore = await enrol('Owe Two', 0);
  await mark(owing, '2026-11-18');
  for (const date of ['2026-11-18', '2026-11-19']) await mark(owingMore, date);
  const covered = await enrol('Covered Later', 0);
  await mark(covered, '2026-11-18');
  await tutor.post(`/api/students/${covered}/classes/add`, { classes: 9 });

  const { low, uncovered } = await dashboard();
  const names = (students: { name: string }[]) => students.map(({ name }) => name);
  expect(low.total).toBe(5);
  expect(names(low.students)).toEqual(['Owe Two', 'Owe One', 'Ann None', 'Öykü Two', 'Zoe Two']);
  expect(uncovered.total).toBe(3);
  expect(names(uncovered.students)).toEqual(['Owe Two', 'Covered Later', 'Owe One']);
  expect(await namesByPages('low')).toEqual(names(low.students));
  expect(await namesByPages('uncovered')).toEqual(names(uncovered.students));
  expect(uncovered.students[1]).toEqual({
    ...{ id: covered, name: 'Covered Later' },
    ...{ classes_remaining: 9, classes_uncovered: 1, classes_waiting: 0, oldest_uncovered_on: '2026-11-18' },
  });
});

test('getStudentsInNeed: lists waiting classes only as far as they fit under the cap, most first', async () => {
  const buy = (id: string, classes: number) => tutor.post(`/api/students/${id}/classes/add`, { classes });
  const full = await enrol('Fay Full', 18);
  await buy(full, 6);
  const one = await enrol('Uma One', 18);
  await buy(one, 6);
  await mark(one, '2026-11-19');
  const two = await enrol('Tom Two', 18);
  await buy(two, 1);
  for (const date of ['2026-11-18', '2026-11-19']) await mark(two, date);
  const three = await enrol('Ike Two', 18);
  await buy(three, 12);
  for (const date of ['2026-11-18', '2026-11-19']) await mark(three, date);

  const { waiting } = await dashboard();
  const covered = { classes_uncovered: 0, oldest_uncovered_on: null };
  expect(waiting).toEqual({
    total: 3,
    students: [
      { ...covered, id: three, name: 'Ike Two', classes_remaining: 16, classes_waiting: 12 },
      { ...covered, id: two, name: 'Tom Two', classes_remaining: 16, classes_waiting: 1 },
      { ...covered, id: one, name: 'Uma One', classes_remaining: 17, classes_waiting: 6 },
    ],
  });
  expect(await namesByPages('waiting')).toEqual(waiting.students.map(({ name }: { name: string }) => name));
});

/** Names of all students in need, loaded in pages of two. */
async function namesByPages(need: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await tutor.get(`/api/students/in-need?need=${need}&limit=2${cursor}`);
    found.push(...body.students.map(({ name }: { name: string }) => name));
    if (body.next_cursor === null) return found;
    cursor = `&cursor=${body.next_cursor}`;
  }
}

test('getTutorDashboard: today’s marks follow midnight in the centre’s time zone', async () => {
  const [mia, ben] = [await enrol('Mia Chen', 5), await enrol('Ben Novak', 5)];
  await enrol('Nia New', 5);
  await mark(mia, '2026-11-20');
  await mark(ben, '2026-11-20', 'absent');
  await mark(ben, '2026-11-19');
  expect((await dashboard()).attendance).toEqual({ present: 1, absent: 1, unmarked: 1 });

  now = new Date('2026-11-21T04:59:59Z');
  expect(await dashboard()).toMatchObject({ today: '2026-11-20', attendance: { unmarked: 1 } });
  now = new Date('2026-11-21T05:00:00Z');
  expect(await dashboard()).toMatchObject({ today: '2026-11-21', attendance: { present: 0, absent: 0, unmarked: 3 } });
});

test('getTutorDashboard: lists the tutor’s homework with submissions to grade, oldest first, until they are graded', async () => {
  await using room = await openHomeworkCentre();
  const toReview = async () => (await room.getWhenCaughtUp(room.tutor, '/api/dashboard')).body.to_review;
  expect(await toReview()).toEqual({ homework: [], total: 0 });
  const answers = { 'Half of 4?': 0, 'Half of 6?': 1 };
  const essay = await room.createHomework({ title: 'Essay', grading_type: 'tutor-graded' });
  const poem = await room.createHomework({ title: 'Poem', grading_type: 'tutor-graded' });
  await room.submitHomework(room.mia, await room.createHomework(), answers);
  await room.submitHomework(room.mia, poem, answers);
  for (const student of [room.mia, room.noah]) await room.submitHomework(student, essay, answers);
  const poemRow = { id: poem, title: 'Poem', needs_review_count: 1 };
  const { homework, total } = await toReview();
  expect([homework.map(({ id }: { id: string }) => id).toSorted(), total]).toEqual([[essay, poem].toSorted(), 2]);
  expect(homework).toContainEqual({ id: essay, title: 'Essay', needs_review_count: 2 });
  expect((await room.getWhenCaughtUp(room.otherTutor, '/api/dashboard')).body.to_review.total).toBe(0);
  for (const student of [room.ids.mia, room.ids.noah]) {
    const graded = await room.tutor.post(`/api/homework/${essay}/submissions/${student}/grade`, { grade: 90 });
    expect(graded.status).toBe(200);
  }
  expect(await toReview()).toEqual({ homework: [poemRow], total: 1 });
});

test('getTutorDashboard: weeks run from Monday to Sunday across clock changes and the end of the year', async () => {
  const mia = await enrol('Mia Chen', 18);
  const ben = await enrol('Ben Novak', 18);
  // Sunday, November 1, has 25 hours in New York; the next week begins on Monday.
  for (const date of ['2026-10-26', '2026-11-01', '2026-11-02']) await mark(mia, date);
  await mark(ben, '2026-11-01', 'absent');
  const autumn = (await dashboard()).weeks;
  expect(autumn).toContainEqual({ monday: '2026-10-26', present: 2, absent: 1 });
  expect(autumn).toContainEqual({ monday: '2026-11-02', present: 1, absent: 0 });
  expect([autumn[0].monday, autumn[11].monday]).toEqual(['2026-08-31', '2026-11-16']);

  now = new Date('2027-01-03T17:00:00Z');
  for (const date of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03']) await mark(mia, date);
  const winter = (await dashboard()).weeks;
  expect(winter.slice(-2)).toEqual([
    { monday: '2026-12-21', present: 0, absent: 0 },
    { monday: '2026-12-28', present: 4, absent: 0 },
  ]);

  // Sunday, March 14, has 23 hours.
  now = new Date('2027-03-15T04:00:00Z');
  for (const date of ['2027-03-13', '2027-03-14', '2027-03-15']) await mark(mia, date);
  const spring = (await dashboard()).weeks;
  expect(spring.slice(-2)).toEqual([
    { monday: '2027-03-08', present: 2, absent: 0 },
    { monday: '2027-03-15', present: 1, absent: 0 },
  ]);
  // The oldest week is complete and does not include marks before it.
  expect(spring[0]).toEqual({ monday: '2026-12-28', present: 4, absent: 0 });
});

test('missing keys: every tutor sees the first five people by name, how many there are, and whom to ask', async () => {
  await centre.createTutor({ name: 'Olga Owner', owner: true });
  const ids = new Map<string, string>();
  for (const name of ['Finn', 'Eve', 'Dan', 'Cleo', 'Bob', 'Ada']) ids.set(name, await enrol(name, 0));
  await enrol('Kept Key', 0);
  const { sql } = centre.program;
  await sql`delete from desk.personal_keys where person_id in ${sql([...ids.values()])}`;
  expect((await dashboard()).missing_keys).toEqual({
    people: ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name) => ({ id: ids.get(name), name, role: 'student' })),
    total: 6,
    owners: ['Olga Owner'],
  });
});
