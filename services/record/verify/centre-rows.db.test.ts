/** Verifies that altered rows of a centre with homework and sealed texts are found. */
import { afterAll, beforeAll, expect } from 'vitest';
import { allProjections } from '#projections/all.ts';
import type { Column } from '#projections/engine/columns.ts';
import {
  createChoiceQuestion,
  createHomeworkRequest,
  createOpenQuestion,
  type HomeworkCentre,
  openHomeworkCentre,
} from '#testing/homework-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { verifyRecord } from './verify-record.ts';

const TABLES = allProjections.flatMap(({ tables }) => tables);
/** The columns with sealed texts of each table that has some, including `jsonb` columns that contain them. */
const SEALED = TABLES.map(({ name, columns }) => ({
  table: name,
  columns: Object.entries<Column>(columns)
    .filter(([, { sealedFor, holdsSealedTexts }]) => sealedFor !== undefined || holdsSealedTexts)
    .map(([column]) => column)
    // Only the purchases of early logs have a receipt.
    .filter((column) => column !== 'receipt'),
})).filter(({ columns }) => columns.length > 0);

let room: HomeworkCentre;
/** A homework whose key was changed after Mia and Noah had submitted it. */
let regraded: string;
beforeAll(async () => {
  room = await openHomeworkCentre();
  for (const name of ['mia', 'noah'] as const) await writeSealedTexts(name);
  regraded = await createRegradedHomework();
  await room.centre.program.runner.caughtUp();
  const { sql, readModels } = room.centre.program;
  const copies = TABLES.map(({ name }) => `create table kept.${name} as table ${readModels.schema}.${name};`);
  await sql.unsafe(`create schema kept; ${copies.join('')}`).simple();
});
afterAll(() => room[Symbol.asyncDispose]());

const writeSealedTexts = async (name: 'mia' | 'noah') => {
  const { tutor, ids, centre } = room;
  const [student, client] = [ids[name], room[name]];
  const post = async (path: string, body: object, by = tutor) =>
    expect([path, (await by.post(path, body)).status]).toEqual([path, expect.toSatisfy((status) => status < 300)]);
  await post(`/api/students/${student}/classes/add`, {
    ...{ classes: 3, reason: `A pack for ${name}`, code: 'other' },
    purchase: { price_cents: 100, price_reason: `Price for ${name}` },
  });
  const { profile } = (await tutor.get('/api/session')).body;
  const received = { received_on: '2026-03-02', received_by: profile.id, allocations: [] };
  await post(`/api/students/${student}/payments`, { amount_cents: 100, method: 'check', reference: name, ...received });
  for (const date of ['2026-03-02', '2026-03-03']) {
    const mark = { status: 'present', date, notes: `${name} on ${date}`, private_notes: `About ${name} on ${date}` };
    await post(`/api/students/${student}/attendance`, mark);
  }
  await centre.program.runner.caughtUp();
  const [row] = await centre.program.readModels.sql`
    select version as seen_version from attendance where student_id = ${student} and date = '2026-03-03'`;
  const correction = {
    ...row,
    status: 'absent',
    date: '2026-03-03',
    reason: `${name} was ill`,
    notes: `${name} called`,
  };
  await post(`/api/students/${student}/attendance/2026-03-03/correct`, correction);
  const id = await room.createHomework({ questions: [createOpenQuestion('Why?')], grading_type: 'tutor-graded' });
  await room.submitHomework(client, id, { 'Why?': `Says ${name}` });
  const path = `/api/homework/${id}/submissions/${student}`;
  await post(`${path}/grade`, { grade: 70, feedback: `Good, ${name}` });
  await post(`${path}/correct-grade`, { grade: 80, feedback: `Better, ${name}`, reason: `Well said, ${name}` });
  await post('/api/practice', { subject: 'math', topic: 'Addition', grade: 4 }, client);
  await post('/api/leaderboard/place', { hidden: false, nickname: `Comet ${name}` }, client);
  await post(`/api/students/${student}/cases`, { row_id: null, kind: 'other', text: `${name} paid for more` }, client);
  const asked = { asker: 'family', asker_name: `Parent of ${name}`, channel: 'phone', asked_on: '2026-03-02' };
  const period = { from: '2026-03-01', to: '2026-03-31' };
  await post('/api/cases', {
    student_id: student,
    kind: 'other',
    text: 'Which month?',
    row_id: null,
    period,
    ...asked,
  });
  await centre.program.runner.caughtUp();
  const [found] = await centre.program.readModels.sql`select id from cases where student_id = ${student} limit 1`;
  await post('/api/cases/notes', { student_id: student, case_id: found?.id, text: `Call ${name} back` });
  await post(`/api/students/${student}/absences`, { date: '2026-03-23', reason: `${name} is away` }, client);
};

const createRegradedHomework = async (): Promise<string> => {
  const { createHomework, submitHomework, mia, noah, tutor, ids, getWhenCaughtUp, owner } = room;
  const id = await createHomework({
    questions: [createChoiceQuestion('Half?'), createOpenQuestion('Why?')],
    due_date: '2026-03-19',
  });
  await submitHomework(mia, id, { 'Half?': 0, 'Why?': 'So' });
  await submitHomework(noah, id, { 'Half?': 1, 'Why?': 'Thus' });
  const correction = { grade: 85, feedback: 'Good', reason: 'Well said' };
  await tutor.post(`/api/homework/${id}/submissions/${ids.mia}/correct-grade`, correction);
  const { body } = await getWhenCaughtUp(tutor, `/api/homework/${id}`);
  const questions = [{ ...createChoiceQuestion('Half?', 1), id: body.questions[0].id }, createOpenQuestion('And why?')];
  const saved = await tutor.post(`/api/homework/${id}`, {
    ...{ ...createHomeworkRequest(ids), questions, regrading: 'regrade' },
  });
  expect(saved.body).toMatchObject({ regraded: 1 });
  await tutor.post(`/api/homework/${id}/assignments`, { assigned_students: [ids.noah], unassign_submitted: true });
  await tutor.delete(`/api/homework/${id}`);
  await owner.post(`/api/homework/${id}/restore`, undefined);
  return id;
};

const findFaults = async () => {
  const { sql, store, keys, readModels } = room.centre.program;
  return (await verifyRecord({ sql, store, keys, schema: readModels.schema })).faults ?? [];
};
/** Alters the read models, verifies the record, and restores what they held before. */
const findFaultsAfter = async (statements: readonly string[]) => {
  const { sql, readModels } = room.centre.program;
  await sql.begin((tx) => tx.unsafe(`set local search_path to ${readModels.schema}; ${statements.join(';')}`).simple());
  const faults = await findFaults();
  const schema = readModels.schema;
  const restored = TABLES.map(
    ({ name }) => `delete from ${schema}.${name}; insert into ${schema}.${name} table kept.${name};`,
  );
  await sql.unsafe(restored.join('')).simple();
  return faults;
};

test('verifyRecord: finds no fault in the rows of a centre, in which every sealed column has several texts', async () => {
  expect(await findFaults()).toEqual([]);
  const { sql, readModels } = room.centre.program;
  const found: string[] = [];
  for (const { name, columns } of TABLES) {
    for (const column of Object.keys(columns)) {
      const [row] = await sql.unsafe(
        `select count(distinct ${column}::text) > 1 as many from ${readModels.schema}.${name} where ${column}::text like '%sealed.1.%'`,
      );
      if (row?.many) found.push(`${name}.${column}`);
    }
  }
  expect(found).toEqual(SEALED.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));
});

const exchange = (table: string, column: string) => `
  with texts as (select ctid as place, ${column} as text, row_number() over (order by ctid) as n from ${table}
    where ${column}::text like '%sealed.1.%'),
  pairs as (select a.place, b.text from texts a join texts b on b.n = 3 - a.n where a.text <> b.text)
  update ${table} set ${column} = pairs.text from pairs where ${table}.ctid = pairs.place`;
const replace = (table: string, column: string) => `
  update ${table} set ${column} = replace(${column}::text, 'sealed.1.', 'sealed.1.0')::${column === 'answers' || column === 'session_data' ? 'jsonb' : 'text'}
  where ctid = (select min(ctid) from ${table} where ${column}::text like '%sealed.1.%')`;

// One column of each table at a time, so that no column is found because of another.
testInFaults.each([0, 1, 2])(
  'verifyRecord: names sealed column %i of each table in which two texts were exchanged',
  async (at) => {
    const altered = SEALED.flatMap(({ table, columns }) => (columns[at] ? [{ table, column: columns[at] }] : []));
    const faults = await findFaultsAfter(altered.map(({ table, column }) => exchange(table, column)));
    const expected = altered.map(({ table, column }) => `${table} differs from the log in ${column}`);
    expect(new Set(faults.map(({ what }) => what))).toEqual(new Set(expected));
  },
);

test('verifyRecord: names every sealed column in which a text was replaced', async () => {
  expect(Math.max(...SEALED.map(({ columns }) => columns.length))).toBe(3);
  const faults = await findFaultsAfter(
    SEALED.flatMap(({ table, columns }) => columns.map((column) => replace(table, column))),
  );
  const named = faults.flatMap(({ what }) => {
    const [, table, columns = ''] = /^(\w+) differs from the log in (.+)$/.exec(what) ?? [];
    return columns.split(', ').map((column) => `${table}.${column}`);
  });
  const expected = SEALED.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(new Set(named)).toEqual(new Set(expected));
});

test('verifyRecord: finds altered and missing rows of homework and submissions, without reporting values', async () => {
  const { ids } = room;
  const [mia, noah] = [ids.mia, ids.noah].map((student) => `submission-${regraded}-${student}`);
  const ofHomework = `homework_id = '${regraded}'`;
  const faults = await findFaultsAfter([
    `update homework set title = 'Other' where id = '${regraded}'`,
    `update homework_contents set questions = jsonb_set(questions, '{0,correctAnswer}', '3')
     where ${ofHomework} and content_version = 1`,
    `update submissions set grade = 100 where ${ofHomework} and student_id = '${ids.noah}'`,
    `update submissions set answers = jsonb_set(answers, '{0,choice}', '3')
     where ${ofHomework} and student_id = '${ids.mia}'`,
    `update submission_grades set from_grade = 3 where what = 'regraded'`,
    `delete from submission_grades where what = 'corrected' and grade = 85`,
    'update notifications set grade = 100 where grade = 85',
    `delete from notifications where what = 'regraded'`,
  ]);
  const expected = [
    [`homework-${regraded}`, 'homework differs from the log in title'],
    [`homework-${regraded}`, 'homework_contents differs from the log in questions'],
    [noah, 'submissions differs from the log in grade'],
    [mia, 'submissions differs from the log in answers'],
    [noah, 'submission_grades differs from the log in from_grade'],
    [mia, 'has no row in submission_grades'],
    [mia, 'notifications differs from the log in grade'],
    [noah, 'has no row in notifications'],
  ];
  expect(faults.map(({ stream, what }) => [stream, what]).toSorted()).toEqual(expected.toSorted());
});
