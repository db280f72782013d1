import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestCentre, type TestPerson, testCentre } from '#scripts/test/centre.ts';
import { classroom, open } from '#scripts/test/classroom.ts';
import type { Client } from '#scripts/test/client.ts';
import { findDraft } from './drafts.ts';
import { deleteOldDrafts } from './old-drafts.ts';
import { deleteSentDraft } from './sent-draft.ts';

const DAY_MS = 86_400_000;
const homework = crypto.randomUUID();
let now = new Date('2026-11-20T14:32:00.000Z');
let centre: TestCentre;
let lee: TestPerson;
let mia: TestPerson;
let tutor: Client;
let other: Client;
let student: Client;

const at = (key: string) => `/api/drafts/${key}`;
const answers = at(`answers:${homework}`);
const feedback = () => at(`feedback:${homework}:${mia.id}`);

beforeAll(async () => {
  centre = await testCentre({ clock: () => now });
  lee = await centre.createTutor({ name: 'Ms Lee' });
  mia = await centre.createStudent({ name: 'Mia Lindqvist' });
  const sam = await centre.createTutor({ name: 'Sam Whitfield', owner: true });
  const signIn = ({ email, password }: TestPerson) => centre.signIn(email, password);
  [tutor, other, student] = await Promise.all([signIn(lee), signIn(sam), signIn(mia)]);
});
beforeEach(async () => {
  now = new Date('2026-11-20T14:32:00.000Z');
  await centre.program.sql`delete from desk.drafts`;
});
afterAll(() => centre[Symbol.asyncDispose]());

test('what is typed is there on another device, and gone when it is discarded', async () => {
  const nothing = { body: null, saved_at: null, revision: 0 };
  expect((await student.get(answers)).body).toEqual(nothing);
  const body = { answers: { q1: 0, q2: 'A text with “quotes” and 🎓' } };
  const saved = await student.post(answers, { body, revision: 0 });
  expect([saved.status, saved.body.saved_at]).toEqual([200, '2026-11-20T14:32:00.000Z']);
  const device = await centre.signIn(mia.email, mia.password);
  expect((await device.get(answers)).body).toEqual({ body, ...saved.body });
  expect((await device.delete(answers)).status).toBe(204);
  expect((await student.get(answers)).body).toEqual(nothing);
});

test('a page discards what it knows, and not what another device has saved since', async () => {
  const { revision } = (await tutor.post(at('homework:new'), { body: 'known', revision: 0 })).body;
  await tutor.post(at('homework:new'), { body: 'saved elsewhere', revision });
  expect((await tutor.delete(`${at('homework:new')}?revision=${revision}`)).status).toBe(204);
  const standing = (await tutor.get(at('homework:new'))).body;
  expect(standing.body).toBe('saved elsewhere');
  await tutor.delete(`${at('homework:new')}?revision=${standing.revision}`);
  expect((await tutor.get(at('homework:new'))).body.body).toBeNull();
});

test('each has their own: nobody else reads it under the same key', async () => {
  await tutor.post(at('homework:new'), { body: 'of Lee', revision: 0 });
  expect((await other.get(at('homework:new'))).body.body).toBeNull();
  await other.delete(at('homework:new'));
  expect((await tutor.get(at('homework:new'))).body.body).toBe('of Lee');
});

test('a page that somebody else left open neither reads nor writes', async () => {
  await tutor.post(at('homework:new'), { body: 'of Lee', revision: 0 });
  const path = at('homework:new');
  const page = { 'page-of': lee.id };
  const asked = [
    other.get(path, page),
    other.post(path, { body: 'also of Lee', revision: 0 }, page),
    other.delete(path, page),
  ];
  for (const { body } of await Promise.all(asked)) expect(body.code).toBe('another-account');
  expect((await tutor.get(path, page)).body.body).toBe('of Lee');
  expect((await other.get(path)).body.body).toBeNull();
});

test('students draft answers, tutors homework and feedback', async () => {
  const refused = async (client: Client, path: string) => {
    const asked = [client.get(path), client.post(path, { body: 1, revision: 0 }), client.delete(path)];
    for (const answer of await Promise.all(asked)) {
      expect([answer.status, answer.body.detail]).toEqual([403, 'Unauthorized']);
    }
  };
  await refused(tutor, answers);
  for (const path of [at('homework:new'), at(`homework:${homework}`), feedback()]) await refused(student, path);
  expect((await tutor.post(feedback(), { body: 'Well done', revision: 0 })).status).toBe(200);
  expect((await tutor.get(at('anything:else'))).body.code).toBe('invalid-request');
});

test('of two devices the second is told when the first saved, and loses nothing of it', async () => {
  const { revision } = (await student.post(answers, { body: 'one', revision: 0 })).body;
  now = new Date('2026-11-20T14:40:00.000Z');
  const second = (await student.post(answers, { body: 'two', revision })).body;
  expect(second.revision).toBeGreaterThan(revision);
  for (const upon of [0, revision]) {
    const late = await student.post(answers, { body: 'three', revision: upon });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'draft-changed', changed_by: 'Mia Lindqvist', changed_at: '2026-11-20T14:40:00.000Z' },
    ]);
  }
  expect((await student.get(answers)).body.body).toBe('two');
});

test('a save that comes after the draft was discarded does not bring it back', async () => {
  const { revision } = (await tutor.post(at('homework:new'), { body: 'first', revision: 0 })).body;
  await deleteSentDraft(centre.program, lee.id, 'homework:new');
  expect((await tutor.post(at('homework:new'), { body: 'first', revision })).body.code).toBe('draft-changed');
  expect((await tutor.get(at('homework:new'))).body.revision).toBe(0);
});

test('of many saves at once upon one revision one goes through', async () => {
  const { revision } = (await student.post(answers, { body: 0, revision: 0 })).body;
  const sent = Array.from({ length: 10 }, (_, n) => student.post(answers, { body: n, revision }));
  const outcomes = (await Promise.all(sent)).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
  expect(outcomes.filter((status) => status === 409)).toHaveLength(9);
});

test('the body is sealed, bound to its row, and in no record of what was refused', async () => {
  const { sql } = centre.program;
  await student.post(answers, { body: { text: 'my secret answer' }, revision: 0 });
  await student.post(answers, { body: 'again', revision: 0 });
  const [row] = await sql<{ body: Buffer }[]>`select body from desk.drafts`;
  expect(row?.body.includes('secret')).toBe(false);
  await sql`update desk.drafts set key = ${`answers:${mia.id}`}`;
  const swapped = findDraft(centre.program, { personId: mia.id, key: `answers:${mia.id}` });
  await expect(swapped).rejects.toThrow();
  expect(await sql`select 1 from desk.refusals where code = 'draft-changed'`).toHaveLength(0);
});

test('too much is refused in words', async () => {
  const large = await student.post(answers, { body: 'x'.repeat(1024 * 1024), revision: 0 });
  expect([large.status, large.body.detail]).toEqual([413, 'The request is larger than 1,024 kB.']);
  const deep = `{"revision":0,"body":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const answer = await student.post(answers, deep);
  expect([answer.status, answer.body.errors]).toEqual([400, { body: 'This draft has too many levels.' }]);
  const nothing = await student.post(answers, { revision: 0 });
  expect([nothing.status, nothing.body.errors]).toEqual([400, { body: 'The field “body” is missing.' }]);
  expect((await student.post(answers, { body: 'x'.repeat(1023 * 1024), revision: 0 })).status).toBe(200);
});

test('no draft makes room for another; where there is no more room it is said, and what stands stays', async () => {
  const { sql } = centre.program;
  const keys = Array.from({ length: 101 }, () => `homework:${crypto.randomUUID()}`);
  await Promise.all(keys.map((key) => tutor.post(at(key), { body: key, revision: 0 })));
  const rows = await sql<{ key: string }[]>`select key from desk.drafts order by key`;
  expect(rows.map(({ key }) => key)).toEqual(keys.toSorted());

  await sql`
    insert into desk.drafts (person_id, key, body, saved_at, revision)
    select ${lee.id}, 'large ' || n, decode(repeat('00', 1024 * 1024), 'hex'), now(), 1 from generate_series(1, 31) n`;
  const large = { body: 'x'.repeat(1000 * 1024), revision: 0 };
  const full = await tutor.post(at('homework:new'), large);
  expect([full.status, full.body.code]).toEqual([409, 'drafts-full']);
  expect((await tutor.get(at('homework:new'))).body.body).toBeNull();
  expect(await sql`select 1 from desk.drafts`).toHaveLength(101 + 31);
  expect((await other.post(at('homework:new'), large)).status).toBe(200);
  await sql`delete from desk.drafts where key = 'large 1'`;
  const atOnce = Array.from({ length: 5 }, () => tutor.post(at(`homework:${crypto.randomUUID()}`), large));
  const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409]);
});

test('a draft is kept for 180 days after it was saved last, and as long as its person’s key', async () => {
  const { sql, keys } = centre.program;
  const count = async () => (await sql`select 1 from desk.drafts`).length;
  await student.post(answers, { body: 'kept', revision: 0 });
  await deleteOldDrafts(sql, new Date(now.getTime() + 180 * DAY_MS));
  expect(await count()).toBe(1);
  await deleteOldDrafts(sql, new Date(now.getTime() + 180 * DAY_MS + 1));
  expect(await count()).toBe(0);

  const noah = await centre.createStudent({ name: 'Noah Brandt' });
  const client = await centre.signIn(noah.email, noah.password);
  await client.post(answers, { body: 'gone with the key', revision: 0 });
  await keys.erase(noah.id);
  expect((await client.get(answers)).body.body).toBeNull();
  await deleteOldDrafts(sql, now);
  expect(await count()).toBe(0);
});

test('what cannot be removed is told without a word of it, and fails nothing', async () => {
  const log = { warn: vi.fn() };
  const sql = () => Promise.reject(new Error('away'));
  await deleteSentDraft({ sql, log } as never, mia.id, 'answers:of-mia');
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('of-mia');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('what was submitted or graded is no draft any more', async () => {
  await using room = await classroom();
  const keys = async () => {
    const rows = await room.centre.program.sql<{ key: string }[]>`select key from desk.drafts`;
    return rows.map(({ key }) => key);
  };
  const draft = (client: Client, key: string) => client.post(at(key), { body: 'typed', revision: 0 });
  // which the page deletes: what was saved may not be what was typed, on another device or beside an offer
  await draft(room.tutor, 'homework:new');
  const asked = { questions: [open('Why?')], grading_type: 'tutor-graded' } as const;
  const id = await room.create(asked);
  expect(await keys()).toEqual(['homework:new']);
  await room.tutor.delete(at('homework:new'));
  await draft(room.tutor, `homework:${id}`);
  const { body: detail } = await room.see(room.tutor, `/api/homework/${id}`);
  const { title, grading_type, assigned_students, questions } = detail;
  const kept = questions.map(({ id: question, type, text }: Record<string, string>) => ({ id: question, type, text }));
  const revised = { title: `${title} again`, grading_type, assigned_students, questions: kept };
  expect((await room.tutor.post(`/api/homework/${id}`, revised, { 'if-match': '"1"' })).status).toBe(200);
  expect(await keys()).toEqual([`homework:${id}`]);
  await room.tutor.delete(at(`homework:${id}`));
  await draft(room.mia, `answers:${id}`);
  await room.submit(room.mia, id, { 'Why?': 'Because' });
  expect(await keys()).toEqual([]);
  await draft(room.tutor, `feedback:${id}:${room.ids.mia}`);
  await room.tutor.post(`/api/homework/${id}/submissions/${room.ids.mia}/grade`, { grade: 80 });
  expect(await keys()).toEqual([]);
  await draft(room.tutor, `feedback:${id}:${room.ids.mia}`);
  const corrected = `/api/homework/${id}/submissions/${room.ids.mia}/correct-grade`;
  await room.tutor.post(corrected, { grade: 90, reason: 'Misread' });
  expect(await keys()).toEqual([]);
});

test('what is typed after a save whose answer was lost is no draft of that save: a retry leaves it', async () => {
  await using room = await classroom();
  const id = await room.create({ questions: [open('Why?')], grading_type: 'tutor-graded' });
  await room.submit(room.mia, id, { 'Why?': 'Because' });
  const grading = `/api/homework/${id}/submissions/${room.ids.mia}/grade`;
  const key = `feedback:${id}:${room.ids.mia}`;
  const once = { 'idempotency-key': crypto.randomUUID() };
  const first = await room.tutor.post(grading, { grade: 80 }, once);
  await room.tutor.post(at(key), { body: 'typed since', revision: 0 });
  expect((await room.tutor.post(grading, { grade: 80 }, once)).body).toEqual(first.body);
  expect((await room.tutor.get(at(key))).body.body).toBe('typed since');
});
