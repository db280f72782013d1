import { expect, test } from 'vitest';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { useCases } from '#services/server/http/use-cases.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createChoiceQuestion, createOpenQuestion, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { parseCsv } from './test/parse-csv.ts';

const HOSTILE = '=HYPERLINK("https://evil.example")\r\n“שלום”, 👩🏽‍🏫 \u202eabc';
const SECRET = 'Worried about the divorce';
/** More marks than one page holds. */
const MARKS = PAGE_ROWS_MAX + 5;

const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const mark = (id: string, body: object) => tutor.post(`/api/students/${id}/attendance`, body);
const withClient = async ({ id, email, password }: { id: string; email: string; password: string }) => ({
  id,
  client: await centre.signIn(email, password),
});
/** Of every list: what people read is in both files in the same words. */
const sharedColumns = {
  name: 'Name',
  student_name: 'Student',
  notes: 'Notes',
  private_notes: 'Private notes',
  reason: 'Reason',
};
/** The records of the file for programs as texts, after checking that the file for people holds the same rows. */
async function readFiles(client: Client, path: string): Promise<Record<string, string>[]> {
  const separator = path.includes('?') ? '&' : '?';
  const csv = await client.get(`${path}${separator}format=csv`);
  const lines = await client.get(`${path}${separator}format=json-lines`);
  expect([path, csv.status, lines.status]).toEqual([path, 200, 200]);
  const toText = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));
  const records = lines.text
    .split('\n')
    .slice(0, -1)
    .map((line) => Object.fromEntries(Object.entries(JSON.parse(line)).map(([name, value]) => [name, toText(value)])));
  const read = parseCsv(csv.text);
  const shared = Object.entries(sharedColumns).filter(([name]) => name in (records[0] ?? {}));
  expect(read.map((row) => shared.map(([, heading]) => row[heading]))).toEqual(
    records.map((row) => shared.map(([name]) => row[name])),
  );
  const programColumns = Object.keys(read[0] ?? {}).filter((heading) => /\b(id|hash|version)\b|_/i.test(heading));
  expect([path, programColumns]).toEqual([path, []]);
  return records;
}
const readSummary = async (client: Client, path: string) =>
  (await client.get(`${path}${path.includes('?') ? '&' : '?'}format=summary`)).body;

const centre = await openForAllTests(openTestCentre({ clock: () => new Date('2026-11-20T18:00:00Z') }));
const tutor = await centre.createSignedInTutor();
const sam = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
const owner = await centre.signIn(sam.email, sam.password);
const mia = await withClient(await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 }));
const noah = await withClient(await centre.createStudent({ name: '=Noah', classes: 3 }));
const marks = await mapInParallel(
  Array.from({ length: MARKS }, (_, n) => n),
  (n) => mark(mia.id, { status: n % 4 === 0 ? 'absent' : 'present', date: dayOf(n), notes: n === 7 ? HOSTILE : '' }),
);
expect(new Set(marks.map(({ status }) => status))).toEqual(new Set([200]));
await mark(noah.id, { status: 'present', date: dayOf(1), notes: '-1', private_notes: SECRET });
await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 12, reason: '@family, "12 for October"' });
await tutor.post(`/api/students/${mia.id}/classes/remove`, { classes: 2, reason: '+2' });
await tutor.post('/api/groups', { name: 'Tuesday at four', students: [mia.id, noah.id] });
await centre.program.runner.caughtUp();

test('an export: holds every page of the list with texts unchanged, in both formats', async () => {
  const records = await readFiles(tutor, '/api/attendance/export');
  expect(records).toHaveLength(MARKS + 1);
  expect(await readSummary(tutor, '/api/attendance/export')).toMatchObject({ count: MARKS + 1, classes: null });
  expect(records.find(({ date, student_id }) => date === dayOf(7) && student_id === mia.id)?.notes).toBe(HOSTILE);
  const ofNoah = records.find(({ student_id }) => student_id === noah.id);
  expect(ofNoah).toMatchObject({ student_name: '=Noah', notes: '-1', private_notes: SECRET });
  expect(ofNoah).toMatchObject({ created_at: '2026-11-20T13:00:00.000-05:00', time_zone: 'America/New_York' });
});

test('an export: applies the filters of the screen', async () => {
  const query = `?student_id=${mia.id}&status=absent&from=${dayOf(4)}&to=${dayOf(12)}`;
  const records = await readFiles(tutor, `/api/attendance/export${query}`);
  expect(records.map(({ date, status }) => [date, status])).toEqual([12, 8, 4].map((n) => [dayOf(n), 'absent']));
  expect((await readSummary(tutor, `/api/attendance/export${query}`)).count).toBe(3);
  expect((await readFiles(tutor, '/api/students/export?search=lindqvist')).map(({ name }) => name)).toEqual([
    'Mia Lindqvist',
  ]);
});

test.each([
  ['class history', () => `/api/students/${mia.id}/class-history`],
  ['class history of recorded additions', () => `/api/students/${mia.id}/class-history/?cause=manual`],
  ['marks without a class', () => `/api/students/${mia.id}/class-history/?cause=mark&order=recorded`],
  ['class history of all students', () => '/api/class-transactions'],
  ['class history in a period', () => `/api/class-transactions/?student_id=${mia.id}&from=${dayOf(3)}&to=${dayOf(5)}`],
])('the export of the %s: count and sum are those of the file', async (_name, path) => {
  const [list = '', query = ''] = path().split('/?');
  const address = `${list}/export${query && `?${query}`}`;
  const records = await readFiles(tutor, address);
  const sum = records.reduce((classes, { applied_remaining }) => classes + Number(applied_remaining), 0);
  expect(await readSummary(tutor, address)).toMatchObject({ count: records.length, classes: sum });
});

test('the export of a class history: its sum is what the screen shows as remaining', async () => {
  const { totals, student } = (await tutor.get(`/api/students/${mia.id}/class-history`)).body;
  const { classes } = await readSummary(tutor, `/api/students/${mia.id}/class-history/export`);
  expect(classes).toBe(totals.closing);
  expect(classes).toBe(student.classes_remaining);
  const { students } = (await tutor.get('/api/students')).body;
  const remaining = students.map(({ classes_remaining }: { classes_remaining: number }) => classes_remaining);
  expect(await readSummary(tutor, '/api/students/export')).toMatchObject({
    count: 2,
    classes: remaining[0] + remaining[1],
  });
});

test('an export: a student gets their own rows without private notes, and nobody else’s', async () => {
  const [own] = await readFiles(noah.client, `/api/attendance/export?student_id=${noah.id}`);
  expect(own).toMatchObject({ notes: '-1', private_notes: '' });
  expect(await readFiles(noah.client, `/api/students/${noah.id}/class-history/export`)).toHaveLength(2);
  const others = [
    ...[`/api/students/${mia.id}/class-history/export`, `/api/attendance/export?student_id=${mia.id}`],
    ...[
      '/api/attendance/export',
      '/api/class-transactions/export',
      `/api/class-transactions/export?student_id=${mia.id}`,
    ],
    ...['/api/students/export', '/api/activity/export', '/api/groups/export', '/api/homework/export'],
    '/api/leaderboard/export',
  ];
  for (const path of others) {
    for (const format of ['csv', 'json-lines', 'summary']) {
      const answer = await noah.client.get(`${path}${path.includes('?') ? '&' : '?'}format=${format}`);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'unauthorized']);
    }
  }
});

test('an export: answers a refusal and an invalid filter as a problem', async () => {
  const unknown = await tutor.get(`/api/students/${crypto.randomUUID()}/class-history/export`);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'student-unknown']);
  const invalid = await tutor.get('/api/attendance/export?status=ill');
  expect([invalid.status, invalid.body.code]).toEqual([400, 'invalid-request']);
  expect((await tutor.get('/api/homework/export?all=true')).status).toBe(403);
});

test('every export: each column is a field of its rows, and the file is counted', async () => {
  const paths = useCases.flatMap(({ path }) => (path.endsWith('/export') ? [path] : []));
  expect(paths).toHaveLength(14);
  const limits = new Map<string, number | undefined>(useCases.map(({ path, answersWithin }) => [path, answersWithin]));
  expect(paths.map((path) => limits.get(path))).toEqual(paths.map((path) => limits.get(path.replace('/export', ''))));
  for (const path of paths.filter((each) => !each.includes('/submissions/'))) {
    const list = path === '/api/money/entries/export' ? '?list=payments' : '';
    const address = `${path.replace(':id', mia.id).replace(':month', '2026-10')}${list}`;
    const records = await readFiles(owner, address);
    expect([path, (await readSummary(owner, address)).count]).toMatchObject([path, records.length]);
  }
  const [group] = await readFiles(tutor, '/api/groups/export');
  expect(group).toMatchObject({ name: 'Tuesday at four', student_count: '2', students: '=Noah\nMia Lindqvist' });
});

test('the export of submissions: holds the answers in the words of their options, and is of the homework’s tutor', async () => {
  await using homework = await openHomeworkCentre();
  const { tutor: maker, otherTutor, mia: student, getWhenCaughtUp } = homework;
  const questions = [createChoiceQuestion('Half of 4?', 2), createOpenQuestion('Why?')];
  const id = await homework.createHomework({ questions, grading_type: 'tutor-graded' });
  await homework.submitHomework(student, id, { 'Half of 4?': 2, 'Why?': '=1+1' });
  const address = `/api/homework/${id}/submissions/export`;
  expect((await getWhenCaughtUp(maker, `${address}?format=summary`)).body).toEqual({ count: 1, classes: null });
  expect(await readSummary(maker, `${address}?state=graded`)).toMatchObject({ count: 0, classes: null });
  const [row] = await readFiles(maker, address);
  const answers = '1. Half of 4? three\n2. =1+1';
  expect(row).toMatchObject({ homework_title: 'Fractions', student_name: 'Mia Chen', is_graded: 'false', answers });
  expect((await otherTutor.get(address)).body.code).toBe('homework-unknown');
  expect((await student.get(address)).body.code).toBe('unauthorized');
});

test('an export: the file for people says in words what happened, with times, money and answers as people write them', async () => {
  const purchase = { price_cents: 50_000 };
  const added = { classes: 12, code: 'growth', reason: '＋1 for October', purchase };
  expect((await tutor.post(`/api/students/${noah.id}/classes/add`, added)).status).toBe(200);
  await centre.program.runner.caughtUp();
  const { text } = await tutor.get(`/api/students/${noah.id}/class-history/export`);
  expect(text).toContain(",'＋1 for October,");
  const rows = parseCsv(text);
  const none = { 'Kind of reason': '', Reason: '', Amount: '', 'Paid on': '', Receipt: '', 'Left waiting': '' };
  const about = { Student: '=Noah', 'E-mail': expect.stringContaining('@'), Recorded: '2026-11-20 13:00' };
  const uncorrected = { 'Corrected by': '', 'Corrected at': '', 'Time zone': 'America/New_York' };
  expect(rows.filter(({ 'What happened': what }) => !what?.startsWith('Enrolled'))).toEqual([
    {
      ...{
        'Day of class': '2026-11-20',
        ...about,
        'What happened': 'Added 12 classes',
        Change: '12',
        'Left after': '14',
      },
      ...{ 'Kind of reason': 'Growth 12', Reason: '＋1 for October', Amount: '500.00', 'Paid on': '' },
      ...{ Receipt: '', 'Left waiting': '', Notes: '', 'Recorded by': expect.any(String), ...uncorrected },
    },
    {
      ...{ 'Day of class': dayOf(1), ...about, 'What happened': 'Attended class', Change: '-1', 'Left after': '-1' },
      ...{ ...none, Notes: '-1', 'Recorded by': expect.any(String), ...uncorrected },
    },
  ]);
});

test('the files for the books name what a purchase sold, and the kind of reason of what takes money back', async () => {
  const { id } = await centre.createStudent({ name: 'Olga Petrov' });
  const at = async (path: string, body: object) => {
    const { status, text, body: answer } = await owner.post(`/api/students/${id}${path}`, body);
    expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
    return answer;
  };
  const transfer = { method: 'check', received_on: '2026-11-20', received_by: sam.id };
  await at('/classes/add', { classes: 6, code: 'starter', purchase: { price_cents: 35_000 } });
  await at('/payments', { ...transfer, amount_cents: 10_000, allocations: [] });
  await centre.program.runner.caughtUp();
  const { payments } = (await owner.get(`/api/students/${id}/money`)).body;
  await at(`/payments/${payments[0].id}/reverse`, { reason: 'Returned by the bank', code: 'bounced-check' });
  await at('/refunds', {
    method: 'cash',
    cents: 500,
    returned_on: '2026-11-20',
    reason: 'For the trouble',
    code: 'goodwill',
  });
  await centre.program.runner.caughtUp();
  const files = await Promise.all(
    ['purchases', 'payments', 'refunds'].map((list) => owner.get(`/api/money/entries/export?list=${list}`)),
  );
  const rows = files.flatMap(({ text }) => parseCsv(text)).filter(({ Student }) => Student === 'Olga Petrov');
  expect(rows.map((row) => [row.What, row.Sold, row.Amount, row['Kind of reason']])).toEqual([
    ['purchase', 'Starter 6', '350.00', ''],
    ['payment reversed', '', '-100.00', 'Bounced check'],
    ['payment', '', '100.00', ''],
    ['refund', '', '5.00', 'Goodwill'],
  ]);
});
