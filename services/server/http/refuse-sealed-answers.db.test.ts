/** What a read model that was sealed twice, and what somebody who enters a sealed text, may do. */
import { expect, test } from 'vitest';
import { parseSealedEnvelope, sealText } from '#events/record/seal-text.ts';
import { createOpenQuestion, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const room = await openForAllTests(openHomeworkCentre());
const { tutor, mia, ids } = room;
const mark = { date: '2026-03-20', status: 'present', notes: 'Came late' };
await tutor.post(`/api/students/${ids.mia}/attendance`, mark);
await tutor.post(`/api/students/${ids.mia}/classes/add`, { classes: 2, reason: 'Paid by card' });
await mia.post(`/api/students/${ids.mia}/cases`, { row_id: null, kind: 'other', text: 'A class is missing' });
const homework = await room.createHomework({ questions: [createOpenQuestion('Why?')], grading_type: 'tutor-graded' });
await room.submitHomework(mia, homework, { 'Why?': 'Because of the units' });
const grade = { grade: 80, feedback: 'Mind the units' };
await tutor.post(`/api/homework/${homework}/submissions/${ids.mia}/grade`, grade);
await room.centre.program.runner.caughtUp();

/** Seals a text of a row once more under the same key and for the same field. Returns the text as it was. */
async function sealAgain(table: string, column: string): Promise<string> {
  const { sql, readModels, keys } = room.centre.program;
  const place = sql(`${readModels.schema}.${table}`);
  const [row] = await sql`select ${sql(column)} as text from ${place} where ${sql(column)} like 'sealed.1.%'`;
  const envelope = parseSealedEnvelope(row?.text);
  const key = (await keys.byId([envelope.keyId])).get(envelope.keyId);
  if (key === undefined || key === 'erased') throw new Error('the key is missing');
  const twice = sealText(row?.text, key, envelope.eventId, envelope.path);
  await sql`update ${place} set ${sql(column)} = ${twice} where ${sql(column)} = ${row?.text}`;
  return row?.text;
}

test.each([
  ['attendance', 'notes', () => `/api/attendance?student_id=${room.ids.mia}`],
  ['class_transactions', 'reason', () => `/api/students/${room.ids.mia}/class-history`],
  ['case_messages', 'text', () => `/api/students/${room.ids.mia}/cases`],
  ['submissions', 'feedback', () => `/api/homework/${homework}/submissions/${room.ids.mia}`],
] as const)(
  'a text of %s.%s that was sealed twice: is answered 500 until the row is mended',
  async (table, column, toPath) => {
    const { sql, readModels } = room.centre.program;
    expect((await room.tutor.get(toPath())).status).toBe(200);
    const text = await sealAgain(table, column);
    const answer = await room.tutor.get(toPath());
    expect([answer.status, answer.body.code]).toEqual([500, 'unexpected']);
    expect(answer.text).not.toContain('sealed');
    await sql`update ${sql(`${readModels.schema}.${table}`)} set ${sql(column)} = ${text} where ${sql(column)} like 'sealed.1.%'`;
    expect((await room.tutor.get(toPath())).status).toBe(200);
  },
);

test('a sealed text that somebody enters: is refused in every form', async () => {
  const { sql, readModels } = room.centre.program;
  const [row] = await sql`select notes from ${sql(`${readModels.schema}.attendance`)} where notes is not null`;
  const detail = 'The request contains a sealed text of the record. Enter the text itself.';
  const text = `I found "${row?.notes}"`;
  const asked = await room.mia.post(`/api/students/${ids.mia}/cases`, { row_id: null, kind: 'other', text });
  expect([asked.status, asked.body.detail]).toEqual([400, detail]);
  const escaped = JSON.stringify({ row_id: null, kind: 'other', text }).replaceAll('sealed', '\\u0073ealed');
  expect((await room.mia.post(`/api/students/${ids.mia}/cases`, escaped)).body.detail).toBe(detail);
  const draft = await room.mia.post(`/api/drafts/answers-${homework}`, { body: { [text]: 1 }, revision: 0 });
  expect(draft.body.detail).toBe(detail);
  const form = new URLSearchParams({ name: 'Ines', contact: 'ines@example.com', message: text });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await room.centre.createVisitor().post('/contact', form.toString(), type);
  expect([sent.status, sent.body.detail]).toEqual([400, detail]);
});
