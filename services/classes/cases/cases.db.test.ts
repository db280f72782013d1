/** What students say is wrong with their classes. */
import { expect, test } from 'vitest';
import type { CaseRow } from '#contracts/cases.ts';
import type { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';

const room = await openForAllTests(openPracticeCentre());
const tutor = await room.centre.createSignedInTutor();

const DATE = '2026-03-19';
const loadCases = async (client: Client, id: string): Promise<CaseRow[]> =>
  (await room.getWhenCaughtUp(client, `/api/students/${id}/cases`)).body.cases;
const loadRow = async (id: string) =>
  (await room.getWhenCaughtUp(tutor, `/api/students/${id}/class-history?order=recorded`)).body.entries[0];

/** A student with a present mark, and the row of that mark. */
async function createMarked(name: string) {
  const student = await room.createStudent(name);
  await tutor.post(`/api/students/${student.id}/classes/add`, { classes: 6 });
  await tutor.post(`/api/students/${student.id}/attendance`, { date: DATE, status: 'present' });
  return { ...student, row: await loadRow(student.id) };
}
const ask = ({ client, id }: { client: Client; id: string }, row_id: string | null, more: object = {}) =>
  client.post(`/api/students/${id}/cases`, { row_id, kind: 'not-there', text: '', ...more });

test('cases: a student asks about a row, a tutor answers and corrects, and the student hears of both', async () => {
  const mia = await createMarked('Mia Chen');
  expect((await ask(mia, mia.row.id, { text: 'I was ill' })).status).toBe(204);
  const { unresolved } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  expect(unresolved).toMatchObject([
    { student_name: 'Mia Chen', kind: 'not-there', state: 'open', row: mia.row, messages: [{ text: 'I was ill' }] },
  ]);
  const of = { student_id: mia.id, case_id: unresolved[0].id };
  const { cases } = (await tutor.get('/api/dashboard')).body;
  expect(cases).toEqual({ total: 1, oldest_at: unresolved[0].opened_at });

  room.moveClock(1_000);
  expect((await tutor.post('/api/cases/answer', { ...of, text: 'I will look' })).status).toBe(204);
  expect((await tutor.post('/api/cases/answer', { ...of, text: 'Again' })).body.code).toBe('case-changed');
  const before = await tutor.post('/api/cases/resolve', { ...of, correction_id: mia.row.id, text: '' });
  expect(before.body.errors).toEqual({ correction_id: 'Choose a change that was made after the question.' });
  const correct = { date: DATE, status: 'absent', reason: 'Was ill', seen_version: mia.row.version };
  await tutor.post(`/api/students/${mia.id}/attendance/${DATE}/correct`, correct);
  const correction = await loadRow(mia.id);
  const correction_id = correction.id;
  expect(correction_id).not.toBe(mia.row.id);
  expect((await tutor.post('/api/cases/resolve', { ...of, correction_id, text: '' })).status).toBe(204);

  const [resolved] = await loadCases(mia.client, mia.id);
  expect(resolved).toMatchObject({ state: 'resolved', row_id: mia.row.id, waits_since: null });
  expect(resolved?.messages.map(({ what, text, correction_id: by }) => [what, text, by])).toEqual([
    ['opened', 'I was ill', null],
    ['answered', 'I will look', null],
    ['corrected', null, correction_id],
  ]);
  const { notifications } = (await mia.client.get('/api/notifications')).body;
  expect(notifications.map(({ what }: { what: string }) => what).toSorted()).toEqual([
    'case-answered',
    'case-corrected',
  ]);
  for (const { row_id, row_on } of notifications) expect([row_id, row_on]).toEqual([mia.row.id, DATE]);
  expect(resolved?.messages.at(-1)).toMatchObject({ correction_id, correction_on: DATE });
  const activity = (await tutor.get(`/api/activity?student=${mia.id}&group=classes`)).body.entries;
  const acts = activity.map(({ what }: { what: string }) => what);
  expect(acts).toEqual(expect.arrayContaining(['case-opened', 'case-answered', 'case-corrected']));
  expect(JSON.stringify(activity)).not.toContain('I will look');
});

test('cases: an explained case is reopened, and the tutors’ list has it again', async () => {
  const ben = await createMarked('Ben Noor');
  await ask(ben, ben.row.id);
  const [asked] = await loadCases(ben.client, ben.id);
  const of = { student_id: ben.id, case_id: asked?.id };
  const explain = { ...of, correction_id: null };
  expect((await tutor.post('/api/cases/resolve', { ...explain, text: ' ' })).status).toBe(400);
  expect((await tutor.post('/api/cases/resolve', { ...explain, text: 'You came at 5' })).status).toBe(204);
  expect((await ask(ben, ben.row.id)).body.code).toBe('case-exists');
  const again = { case_id: asked?.id, text: 'That was Ada' };
  expect((await ben.client.post(`/api/students/${ben.id}/cases/reopen`, again)).status).toBe(204);
  expect((await ben.client.post(`/api/students/${ben.id}/cases/reopen`, again)).body.code).toBe('case-changed');
  const { unresolved } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  const listed = unresolved.find(({ id }: CaseRow) => id === asked?.id);
  expect(listed.state).toBe('reopened');
  expect(listed.messages.at(-1)).toMatchObject({ what: 'reopened', text: 'That was Ada', actor_name: 'Ben Noor' });
});

test('cases: only a row that says the student was there can be answered with “I was not there”', async () => {
  const ida = await createMarked('Ida Berg');
  const correct = { date: DATE, status: 'absent', reason: 'Was ill', seen_version: ida.row.version };
  await tutor.post(`/api/students/${ida.id}/attendance/${DATE}/correct`, correct);
  const givenBack = await loadRow(ida.id);
  await tutor.post(`/api/students/${ida.id}/attendance`, { date: '2026-03-18', status: 'absent' });
  const absence = await loadRow(ida.id);
  expect([givenBack.source, absence.status]).toEqual(['reversal', 'absent']);
  for (const row_id of [givenBack.id, absence.id, null])
    expect((await ask(ida, row_id)).body.errors).toEqual({ kind: 'This row does not say that the student was there.' });
  expect((await ask(ida, absence.id, { kind: 'wrong-date' })).status).toBe(204);
  expect((await ask(ida, ida.row.id)).status).toBe(204);
});

test('cases: a student neither sees nor changes the cases of another', async () => {
  const [mia, ben] = [await createMarked('Mia Li'), await createMarked('Ben Li')];
  await ask(mia, mia.row.id, { text: 'Private' });
  const [own] = await loadCases(mia.client, mia.id);
  await tutor.post('/api/cases/answer', { student_id: mia.id, case_id: own?.id, text: 'Hm' });
  expect((await ben.client.get(`/api/students/${mia.id}/cases`)).status).toBe(403);
  expect((await ben.client.get('/api/cases')).status).toBe(403);
  expect(await loadCases(ben.client, ben.id)).toEqual([]);
  expect((await ask(ben, mia.row.id)).body.errors).toEqual({ row_id: 'Choose a row of the class history.' });
  const reopen = { case_id: own?.id, text: 'Mine' };
  expect((await ben.client.post(`/api/students/${ben.id}/cases/reopen`, reopen)).body.code).toBe('case-unknown');
  for (const path of ['answer', 'resolve'])
    expect((await ben.client.post(`/api/cases/${path}`, { ...reopen, student_id: ben.id })).status).toBe(403);
  const foreign = { student_id: ben.id, case_id: own?.id, text: 'For Ben' };
  expect((await tutor.post('/api/cases/answer', foreign)).body.code).toBe('case-unknown');
  expect((await loadCases(mia.client, mia.id))[0]?.messages).toHaveLength(2);
});

test('cases: a tutor’s answer about a former student is refused, and “other” needs words', async () => {
  const leo = await createMarked('Leo Fox');
  expect((await ask(leo, null, { kind: 'other', text: ' ' })).body.errors).toEqual({
    text: 'Please write what is wrong.',
  });
  expect((await ask(leo, leo.row.id)).status).toBe(204);
  const [newest] = await loadCases(tutor, leo.id);
  await tutor.delete(`/api/students/${leo.id}`);
  await room.centre.program.runner.caughtUp();
  const answer = { student_id: leo.id, case_id: newest?.id, text: 'Too late' };
  expect((await tutor.post('/api/cases/answer', answer)).body.code).toBe('student-archived');
  const { unresolved } = (await room.getWhenCaughtUp(tutor, '/api/cases')).body;
  expect(unresolved.filter(({ student_id }: CaseRow) => student_id === leo.id)).toEqual([]);
});
