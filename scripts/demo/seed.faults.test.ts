import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#contracts/primitives.ts';
import { gradeBand } from '#events/values/shapes.ts';
import { verifyRecord } from '#services/record/verify/verify-record.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { demoAccounts, toDemoEmail } from './centre/demo-accounts.ts';
import { toDemoStudentId } from './centre/demo-ids.ts';
import { siblingsParent } from './centre/people.ts';
import { seedDemo } from './seed.ts';

// A Sunday, when no group has a class.
const NOW = new Date('2026-11-22T20:00:00Z');

let centre: TestCentre;
// Seeding a year takes thousands of commands, sent one at a time.
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  centre = await openTestCentre({ clock: () => NOW, demoAccounts });
  await seedDemo(centre.program);
  await centre.program.runner.caughtUp();
}, 300_000);
afterAll(() => centre[Symbol.asyncDispose]());

test('seedDemo: records a year through the commands of every centre, once, and every balance adds up', async () => {
  const { program } = centre;
  const head = await program.store.head();
  await seedDemo(program);
  expect(await program.store.head(), 'a second seeding writes nothing').toBe(head);
  const { schema } = program.readModels;
  const verified = await verifyRecord({ ...program, schema });
  expect(verified.fault).toBeUndefined();
  expect(verified.students).toBe(24);

  const [owner] = demoAccounts;
  const client = await centre.signIn(owner?.email ?? '', owner?.password ?? '');
  const { students: current } = (await client.get('/api/students')).body;
  expect(current).toHaveLength(23);
  expect(
    current.some((row: { classes_uncovered: number }) => row.classes_uncovered > 0),
    'uncovered',
  ).toBe(true);
  expect(
    current.some((row: { classes_waiting: number }) => row.classes_waiting > 0),
    'waiting',
  ).toBe(true);
  expect((await client.get('/api/students?former=true')).body.students).toHaveLength(1);

  const { groups } = (await client.get('/api/groups')).body;
  expect(groups.map(({ name, students }: Group) => [name, students.length])).toEqual([
    ['Monday and Thursday', 6],
    ['Monday and Wednesday', 6],
    ['Saturday morning', 6],
    ['Tuesday and Friday', 5],
  ]);

  for (const source of ['opening', 'manual', 'attendance', 'reversal', 'waiting', 'settlement']) {
    const { transactions } = (await client.get(`/api/class-transactions?source=${source}`)).body;
    expect(transactions.length, source).toBeGreaterThan(0);
  }
  const { records } = (await client.get('/api/attendance?limit=200')).body;
  expect(records[0].date, 'classes end today').toBe('2026-11-22');
  const { transactions } = (await client.get('/api/class-transactions?source=opening')).body;
  expect(transactions.at(-1).effective_on, 'and began a year ago').toBe('2025-11-22');
});

test('seedDemo: tells how families pay: in parts, for two children, with a bounced check, twice, and not yet', async () => {
  const [owner, lee] = await Promise.all(demoAccounts.map(({ email, password }) => centre.signIn(email, password)));
  const { students } = (await lee?.get('/api/money/due?before=2026-10-23'))?.body ?? {};
  expect(students.map(({ student_name }: { student_name: string }) => student_name)).toContain('Omar Haddad');
  const { duplicates } = (await owner?.get('/api/money/duplicates'))?.body ?? {};
  expect(duplicates.map(({ entry }: { entry: { student_name: string } }) => entry.student_name)).toContain(
    'Isaac Goldberg',
  );
  const found = await centre.program.readModels.sql`
    select p.name, e.kind, e.code, count(*)::int, count(e.joint_id)::int as joint
    from money_entries e join profiles p on p.id = e.student_id group by 1, 2, 3`;
  const countOf = (name: string, kind: string) => found.find((row) => row.name === name && row.kind === kind);
  expect(countOf('Lucas Ferreira', 'payment-reversed')).toMatchObject({ code: 'bounced-check', count: 1 });
  expect(countOf('Chloe Nguyen', 'payment-reversed')).toMatchObject({ code: 'correction', count: 1 });
  expect(countOf('Hannah Schmidt', 'refund')).toMatchObject({ count: 1 });
  expect(countOf('Daniel Kowalski', 'refund')?.count, 'for waiting classes that were withdrawn').toBeGreaterThan(0);
  expect(countOf('Emily Fitzgerald', 'payment')?.joint).toBeGreaterThan(2);
  expect(countOf('Grace Fitzgerald', 'payment')?.joint).toBe(countOf('Emily Fitzgerald', 'payment')?.joint);
  const { unresolved } = (await owner?.get('/api/cases'))?.body ?? {};
  expect(unresolved).toContainEqual(expect.objectContaining({ kind: 'charged-twice', student_name: 'Chloe Nguyen' }));
  const { rows } = (await owner?.get('/api/packets'))?.body ?? {};
  const [{ id, student }] = rows;
  expect([rows.length, student.name]).toEqual([1, 'Chloe Nguyen']);
  const { content } = (await owner?.get(`/api/students/${student.id}/packets/${id}`))?.body ?? {};
  const entries = content.money_rows.map((row: { kind: string; recorded_by_name: string }) => [
    row.kind,
    row.recorded_by_name,
  ]);
  expect(entries, 'the packet has the payment, the second one and its reversal').toEqual([
    ['purchase', 'Sam Whitfield'],
    ['payment', 'Sam Whitfield'],
    ['payment', 'Ms Lee'],
    ['payment-reversed', 'Sam Whitfield'],
  ]);
});

test('seedDemo: gives the parent of two children one account that sees both', async () => {
  const [, lee] = await Promise.all(demoAccounts.map(({ email, password }) => centre.signIn(email, password)));
  const siblings = await lee?.get(`/api/students/${toDemoStudentId('Emily Fitzgerald')}/siblings`);
  expect(siblings?.body.students).toMatchObject([{ name: 'Grace Fitzgerald' }]);
  const parent = await centre.signIn(toDemoEmail(siblingsParent), DEMO_PASSWORD);
  const { family } = (await parent.get('/api/session')).body;
  expect(family.children.map(({ name }: { name: string }) => name)).toEqual(['Emily Fitzgerald', 'Grace Fitzgerald']);
});

test('seedDemo: creates homework in every state', async () => {
  const [sam, lee, maya] = await Promise.all(demoAccounts.map(({ email, password }) => centre.signIn(email, password)));

  const { homework } = (await lee?.get('/api/homework'))?.body ?? {};
  expect(homework).toHaveLength(12);
  expect(homework[0], 'nobody has begun the newest').toMatchObject({ title: 'Vocabulary in context: set 7' });
  expect(homework[0].submission_count).toBe(0);
  expect(sum(homework, 'needs_review_count')).toBe(2);
  expect(sum(homework, 'graded_count')).toBeGreaterThan(60);
  expect((await sam?.get('/api/homework'))?.body.total).toBe(3);
  expect((await sam?.get('/api/homework?all=true'))?.body.total).toBe(15);
  expect((await sam?.get('/api/homework?deleted=true&all=true'))?.body.total).toBe(1);

  const { profile } = (await maya?.get('/api/session'))?.body ?? {};
  const own = (await maya?.get(`/api/students/${profile.id}/homework`))?.body.homework;
  const states = own.map(({ submission }: { submission: Submission | null }) => stateOf(submission));
  expect(new Set(states)).toEqual(new Set(['to do', 'in review', 'scored', 'graded with feedback']));
  const { notifications } = (await maya?.get('/api/notifications'))?.body ?? {};
  expect(notifications.map(({ what }: { what: string }) => what)).toContain('grade-corrected');

  const submissions = await Promise.all(
    homework.map(async ({ id }: { id: string }) => (await lee?.get(`/api/homework/${id}/submissions`))?.body),
  );
  const late = submissions.flatMap(({ submissions }) => submissions.filter((row: { late: boolean }) => row.late));
  expect(late.length).toBeGreaterThan(3);
});

test('seedDemo: creates practice with ties on the leaderboard, each kind of streak, and reported questions', async () => {
  const [, lee, maya] = await Promise.all(demoAccounts.map(({ email, password }) => centre.signIn(email, password)));

  const { all, week } = (await lee?.get('/api/leaderboard'))?.body ?? {};
  const board = all.entries.map(({ rank, name, total_points }: Entry) => [rank, name, total_points]);
  expect(board.slice(0, 4)).toEqual([
    [1, 'Chloe Nguyen', 660],
    [2, expect.stringMatching(/Patel|Tanaka/), 600],
    [2, expect.stringMatching(/Patel|Tanaka/), 600],
    [4, 'Aisha Rahman', 530],
  ]);
  expect(all.standings.some(([, students]: [number, number]) => students > 1)).toBe(true);
  expect(week.entries.length, 'everybody who practised since Monday').toBe(19);
  for (const band of gradeBand.options) {
    const { all } = (await lee?.get(`/api/leaderboard?grades=${band}`))?.body ?? {};
    expect(all.entries.length, `grades ${band}`).toBeGreaterThan(2);
  }

  const { profile } = (await maya?.get('/api/session'))?.body ?? {};
  const own = (await maya?.get(`/api/students/${profile.id}/practice`))?.body;
  expect(own).toMatchObject({ practised_today: false, lapsed: false, open_sessions: [] });
  expect(own.stats).toMatchObject({ current_streak: 6, longest_streak: 6, last_practice_date: '2026-11-21' });
  const lapsed = await centre.program.readModels.sql`
    select longest_streak, current_streak from practice_stats where last_practice_date < '2026-11-15'`;
  expect(lapsed).toEqual([{ longest_streak: 5, current_streak: 3 }]);

  const { open, settled } = (await lee?.get('/api/practice-reports'))?.body ?? {};
  expect(open).toMatchObject([{ student_name: 'Omar Haddad' }]);
  expect(settled).toMatchObject([{ student_name: 'Aisha Rahman', state: 'accepted', settled_by_name: 'Ms Lee' }]);
});

test('seedDemo: records a race in the last class of a group, which tutors see, and its students beside their practice', async () => {
  const [, lee, maya] = await Promise.all(demoAccounts.map(({ email, password }) => centre.signIn(email, password)));
  const { running, over } = (await lee?.get('/api/races'))?.body ?? {};
  expect(running).toEqual([]);
  expect(over).toMatchObject([
    { group_name: 'Monday and Wednesday', topic: 'Fractions', questions: 6, started_at: '2026-11-18T21:25:00.000Z' },
  ]);
  const { race, own } = (await maya?.get(`/api/races/${over[0].id}`))?.body ?? {};
  expect(race).toMatchObject({ participants: 5, points: [50, 50, 60, 30, 20], ended: true, results_recorded: true });
  expect((await maya?.get(`/api/practice/${own.session_id}`))?.body).toMatchObject({
    ...{ questions_answered: 6, correct_answers: 5 },
  });
  const days = await centre.program.readModels.sql`
    select distinct day::text from practice_sessions where race_id = ${over[0].id}`;
  expect(days).toEqual([{ day: '2026-11-18' }]);
});

interface Group {
  readonly name: string;
  readonly students: readonly string[];
}
interface Entry {
  readonly rank: number;
  readonly name: string;
  readonly total_points: number;
}
interface Submission {
  readonly is_graded: boolean;
  readonly feedback: string | null;
}
const stateOf = (submission: Submission | null): string => {
  if (submission === null) return 'to do';
  if (!submission.is_graded) return 'in review';
  return submission.feedback === null ? 'scored' : 'graded with feedback';
};
const sum = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((total, row) => total + row[key], 0);
