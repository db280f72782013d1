/** Verifies that replacing any sealed text of a read model is detected. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allProjections } from '#projections/all.ts';
import type { Column } from '#projections/engine/columns.ts';
import { createOpenQuestion, type HomeworkCentre, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { verifyRecord } from './verify-record.ts';

/** Every column with sealed texts, as `table.column`, including `jsonb` columns that contain them. */
const SEALED = allProjections
  .flatMap(({ tables }) => tables)
  .flatMap(({ name, columns }) =>
    Object.entries<Column>(columns)
      .filter(([, { sealedFor, holdsSealedTexts }]) => sealedFor !== undefined || holdsSealedTexts)
      .map(([column]) => `${name}.${column}`),
  )
  .toSorted();

let room: HomeworkCentre;
beforeAll(async () => {
  room = await openHomeworkCentre();
  const { tutor, ids, mia, noah, centre } = room;
  const id = await room.createHomework({ questions: [createOpenQuestion('Why?')], grading_type: 'tutor-graded' });
  for (const [name, client] of [
    ['mia', mia],
    ['noah', noah],
  ] as const) {
    const student = ids[name];
    await tutor.post(`/api/students/${student}/classes/add`, {
      ...{ classes: 3, reason: `A pack for ${name}`, code: 'other', purchase: { receipt: `Receipt of ${name}` } },
    });
    for (const date of ['2026-03-02', '2026-03-03']) {
      const mark = { status: 'present', date, notes: `${name} on ${date}`, private_notes: `About ${name} on ${date}` };
      await tutor.post(`/api/students/${student}/attendance`, mark);
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
    const corrected = await tutor.post(`/api/students/${student}/attendance/2026-03-03/correct`, correction);
    expect(corrected.status).toBe(200);
    await room.submitHomework(client, id, { 'Why?': `Says ${name}` });
    const grade = { grade: 70, feedback: `Good, ${name}` };
    await tutor.post(`/api/homework/${id}/submissions/${student}/grade`, grade);
    const better = { grade: 80, feedback: `Better, ${name}`, reason: `Well said, ${name}` };
    await tutor.post(`/api/homework/${id}/submissions/${student}/correct-grade`, better);
    await client.post('/api/practice', { subject: 'math', topic: 'Addition', grade: 4 });
    await client.post('/api/leaderboard/place', { hidden: false, nickname: `Comet ${name}` });
    await client.post('/api/cases', { row_id: null, kind: 'other', text: `${name} paid for more` });
  }
  await centre.program.runner.caughtUp();
});
afterAll(() => room[Symbol.asyncDispose]());

const inSchema = (text: string) => {
  const { sql, readModels } = room.centre.program;
  return sql.unsafe(`set search_path to ${readModels.schema}; ${text}`).simple();
};
const faultOf = async () => {
  const { sql, store, keys, readModels } = room.centre.program;
  return (await verifyRecord({ sql, store, keys, schema: readModels.schema })).fault;
};

test('sealed columns: each one has a test below', async () => {
  const { sql, readModels } = room.centre.program;
  const found: string[] = [];
  for (const { name, columns } of allProjections.flatMap(({ tables }) => tables)) {
    for (const column of Object.keys(columns)) {
      const [row] = await sql.unsafe(
        `select count(distinct ${column}::text) > 1 as many from ${readModels.schema}.${name} where ${column}::text like '%sealed.1.%'`,
      );
      if (row?.many) found.push(`${name}.${column}`);
    }
  }
  expect(found.toSorted()).toEqual(SEALED);
  expect(await faultOf()).toBeUndefined();
});

const exchanged = (table: string, column: string) => `
  with texts as (select ctid as place, ${column} as text, row_number() over (order by ctid) as n from ${table}
    where ${column}::text like '%sealed.1.%'),
  pairs as (select a.place, b.text from texts a join texts b on b.n = 3 - a.n where a.text <> b.text)
  update ${table} set ${column} = pairs.text from pairs where ${table}.ctid = pairs.place`;
const replaced = (table: string, column: string) => `
  update ${table} set ${column} = replace(${column}::text, 'sealed.1.', 'sealed.1.0')::${column === 'answers' || column === 'session_data' ? 'jsonb' : 'text'}
  where ctid = (select min(ctid) from ${table} where ${column}::text like '%sealed.1.%')`;

test.each(
  SEALED.flatMap(
    (place) =>
      [
        [place, 'exchanged', exchanged],
        [place, 'replaced', replaced],
      ] as const,
  ),
)('verifyRecord: %s: a text that was %s is named', async (place, _, change) => {
  const [table, column] = place.split('.') as [string, string];
  await inSchema(`create table public.kept as table ${table}; ${change(table, column)}`);
  const fault = await faultOf();
  await inSchema(`delete from ${table}; insert into ${table} table public.kept; drop table public.kept`);
  expect(fault?.what).toBe(`${table} differs from the log in ${column}`);
});
