import postgres from 'postgres';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  NEW_HOMEWORK_DRAFT_KEY,
  toAnswersDraftKey,
  toFeedbackDraftKey,
  toHomeworkDraftKey,
} from '#contracts/draft-keys.ts';
import type { Client } from '#testing/client.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { createOpenQuestion, openHomeworkCentre } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { deleteOrphanedDrafts } from './delete-orphaned-drafts.ts';
import { deleteSubmittedDraft } from './delete-submitted-draft.ts';
import { fetchAnsweredCounts, findDraft, writeDraft } from './drafts.ts';

const FULL = 'Your unsubmitted drafts have reached the limit. Submit or discard some of them.';
let now = new Date('2026-11-20T14:32:00.000Z');

const at = (key: string) => `/api/drafts/${key}`;
const feedback = () => at(toFeedbackDraftKey(homework, ids.mia));

/** Deletes a draft at its current revision. */
async function discard(client: Client, path: string) {
  return client.delete(`${path}?revision=${(await client.get(path)).body.revision}`);
}

const room = await openForAllTests(openHomeworkCentre({}, () => now));
const { centre, tutor, owner: other, mia: student, ids, people } = room;
const whyQuestion = { questions: [createOpenQuestion('Why?')], grading_type: 'tutor-graded' } as const;
const assign = (assigned_students: string[]) => room.createHomework({ ...whyQuestion, assigned_students });
const homework = await assign([ids.mia]);
const answers = at(toAnswersDraftKey(homework));
/** Saves drafts of the tutor whose bodies have 3 MB together. */
const saveThreeMegabytes = () => centre.program.sql`
  insert into desk.drafts (person_id, key, body, digest, saved_at, revision)
  select ${ids.tutor}, 'large ' || n, decode(repeat('00', 1024 * 1024), 'hex'), '', now(), 1 from generate_series(1, 3) n`;
beforeEach(async () => {
  now = new Date('2026-11-20T14:32:00.000Z');
  await centre.program.sql`delete from desk.drafts`;
  await centre.program.sql`delete from desk.limits`;
});

test('drafts: a saved draft is readable on another device until it is discarded', async () => {
  // 180 days are the first rule of the centre.
  const nothing = { body: null, saved_at: null, revision: 0, kept_since: '2026-05-24T14:32:00.000Z' };
  expect((await student.get(answers)).body).toEqual(nothing);
  const body = { answers: { q1: 0, q2: 'A text with “quotes” and 🎓' } };
  const saved = await student.post(answers, { body, revision: 0 });
  expect([saved.status, saved.body.saved_at]).toEqual([200, '2026-11-20T14:32:00.000Z']);
  const device = await centre.signIn(people.mia.email, people.mia.password);
  expect((await device.get(answers)).body).toEqual({ body, ...saved.body });
  expect((await discard(device, answers)).status).toBe(204);
  expect((await student.get(answers)).body).toEqual(nothing);
});

test('drafts: all pages of the person, and only these, are notified of a save and of a discard', async () => {
  using own = await openFeedSocket(centre.url, student.cookie);
  using others = await openFeedSocket(centre.url, tutor.cookie);
  const { revision } = (await student.post(answers, { body: { given: {} }, revision: 0 })).body;
  await student.delete(`${answers}?revision=${revision}`);
  const key = toAnswersDraftKey(homework);
  for (const tag of [`draft:${key}/${revision}`, `draft:${key}/0`])
    await own.waitForMessage((message) => message.type === 'changed' && message.tags.includes(tag));
  expect(others.messages.map(({ type }) => type)).toEqual(['hello']);
});

test('drafts: pages are notified of a deletion after a submission, and not where nothing was deleted', async () => {
  using own = await openFeedSocket(centre.url, student.cookie);
  const key = toAnswersDraftKey(homework);
  const untilSaved = async (revision: number) =>
    own.waitForMessage((message) => message.type === 'changed' && message.tags.includes(`draft:${key}/${revision}`));
  const first = (await student.post(answers, { body: { given: {} }, revision: 0 })).body;
  await untilSaved(first.revision);
  // Notifications arrive in their order, so those of earlier tests have arrived.
  const before = own.messages.length;
  await deleteSubmittedDraft(centre.program, ids.mia, key);
  // The page that has submitted the draft discards it, too.
  expect((await student.delete(`${answers}?revision=0`)).status).toBe(204);
  const second = (await student.post(answers, { body: { given: {} }, revision: 0 })).body;
  expect((await student.delete(`${answers}?revision=${second.revision - 1}`)).status).toBe(204);
  const third = (await student.post(answers, { body: { given: { q1: 'one' } }, revision: second.revision })).body;
  await untilSaved(third.revision);
  const tags = own.messages.slice(before).flatMap((message) => (message.type === 'changed' ? message.tags : []));
  expect(tags.filter((tag) => tag === `draft:${key}/0`)).toHaveLength(1);
});

test('fetchAnsweredCounts: counts the newest answers, also while two devices differ', async () => {
  const draft = (...words: string[]) => ({ given: Object.fromEntries(words.map((word) => [word, word])), seen: {} });
  const earlier = [{ body: draft('one'), saved_at: '2026-11-20T14:30:00.000Z' }];
  const key = toAnswersDraftKey(homework);
  const counts: (number | undefined)[] = [];
  let revision = 0;
  for (const body of [draft('one'), { now: draft('one', 'two'), earlier }, { now: draft(' '), earlier }]) {
    revision = (await student.post(answers, { body, revision })).body.revision;
    counts.push((await fetchAnsweredCounts(centre.program, ids.mia, [key])).get(key));
  }
  expect(counts).toEqual([1, 2, undefined]);
});

test('discardDraft: keeps a draft that another device has saved since the given revision', async () => {
  const { revision } = (await tutor.post(at(NEW_HOMEWORK_DRAFT_KEY), { body: 'known', revision: 0 })).body;
  await tutor.post(at(NEW_HOMEWORK_DRAFT_KEY), { body: 'saved elsewhere', revision });
  expect((await tutor.delete(`${at(NEW_HOMEWORK_DRAFT_KEY)}?revision=${revision}`)).status).toBe(204);
  const standing = (await tutor.get(at(NEW_HOMEWORK_DRAFT_KEY))).body;
  expect(standing.body).toBe('saved elsewhere');
  const blind = await tutor.delete(at(NEW_HOMEWORK_DRAFT_KEY));
  expect([blind.status, blind.body.errors]).toEqual([400, { revision: 'The parameter “revision” is missing.' }]);
  for (const text of ['', '0x10', '-1', '1.5', '1e3']) {
    const refused = await tutor.delete(`${at(NEW_HOMEWORK_DRAFT_KEY)}?revision=${text}`);
    const errors = { revision: 'The parameter “revision” must be a whole number.' };
    expect([refused.status, refused.body.errors]).toEqual([400, errors]);
  }
  await tutor.delete(`${at(NEW_HOMEWORK_DRAFT_KEY)}?revision=${standing.revision}`);
  expect((await tutor.get(at(NEW_HOMEWORK_DRAFT_KEY))).body.body).toBeNull();
});

test('getDraft: the same key reads only the person’s own draft', async () => {
  await tutor.post(at(NEW_HOMEWORK_DRAFT_KEY), { body: 'of Lee', revision: 0 });
  expect((await other.get(at(NEW_HOMEWORK_DRAFT_KEY))).body.body).toBeNull();
  await discard(other, at(NEW_HOMEWORK_DRAFT_KEY));
  expect((await tutor.get(at(NEW_HOMEWORK_DRAFT_KEY))).body.body).toBe('of Lee');
});

test('drafts: students draft answers, tutors draft homework and feedback', async () => {
  const refused = async (client: Client, path: string) => {
    const asked = [client.get(path), client.post(path, { body: 1, revision: 0 }), client.delete(`${path}?revision=0`)];
    for (const answer of await Promise.all(asked)) {
      expect([answer.status, answer.body.detail]).toEqual([403, 'Unauthorized']);
    }
  };
  await refused(tutor, answers);
  for (const path of [at(NEW_HOMEWORK_DRAFT_KEY), at(toHomeworkDraftKey(homework)), feedback()])
    await refused(student, path);
  expect((await tutor.get(at('anything:else'))).body.code).toBe('invalid-request');
});

test('saveDraft: refuses a stale revision, says when the other device saved, and keeps its draft', async () => {
  const { revision } = (await student.post(answers, { body: 'one', revision: 0 })).body;
  now = new Date('2026-11-20T14:40:00.000Z');
  const second = (await student.post(answers, { body: 'two', revision })).body;
  expect(second.revision).toBeGreaterThan(revision);
  for (const upon of [0, revision]) {
    const late = await student.post(answers, { body: 'three', revision: upon });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'draft-changed', changed_by: 'Mia Chen', changed_at: '2026-11-20T14:40:00.000Z' },
    ]);
  }
  expect((await student.get(answers)).body.body).toBe('two');
});

test('saveDraft: a late save does not restore a discarded draft', async () => {
  const { revision } = (await tutor.post(at(NEW_HOMEWORK_DRAFT_KEY), { body: 'first', revision: 0 })).body;
  await deleteSubmittedDraft(centre.program, ids.tutor, NEW_HOMEWORK_DRAFT_KEY);
  expect((await tutor.post(at(NEW_HOMEWORK_DRAFT_KEY), { body: 'first', revision })).body.code).toBe('draft-changed');
  expect((await tutor.get(at(NEW_HOMEWORK_DRAFT_KEY))).body.revision).toBe(0);
});

test('saveDraft: of many concurrent saves of one revision exactly one succeeds', async () => {
  const { revision } = (await student.post(answers, { body: 0, revision: 0 })).body;
  const sent = Array.from({ length: 10 }, (_, n) => student.post(answers, { body: n + 1, revision }));
  const outcomes = (await Promise.all(sent)).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
  expect(outcomes.filter((status) => status === 409)).toHaveLength(9);
});

test('saveDraft: seals the body, binds it to its row, and logs it in no refusal', async () => {
  const { sql } = centre.program;
  await student.post(answers, { body: { text: 'my secret answer' }, revision: 0 });
  await student.post(answers, { body: 'again', revision: 0 });
  const [row] = await sql<{ body: Buffer }[]>`select body from desk.drafts`;
  expect(row?.body.includes('secret')).toBe(false);
  await sql`update desk.drafts set key = ${toAnswersDraftKey(ids.mia)}`;
  const swapped = findDraft(centre.program, { personId: ids.mia, key: toAnswersDraftKey(ids.mia) });
  await expect(swapped).rejects.toThrow();
  expect(await sql`select 1 from desk.refusals where code = 'draft-changed'`).toHaveLength(0);
});

test('saveDraft: refuses a body that is too large with a sentence', async () => {
  const large = await student.post(answers, { body: 'x'.repeat(1_700_000), revision: 0 });
  expect([large.status, large.body.detail]).toEqual([413, 'The request is larger than 1,424 kB.']);
  const deep = `{"revision":0,"body":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const answer = await student.post(answers, deep);
  expect([answer.status, answer.body.detail]).toEqual([400, 'The body of the request has more than 20 levels.']);
  const nothing = await student.post(answers, { revision: 0 });
  expect([nothing.status, nothing.body.errors]).toEqual([400, { body: 'The field “body” is missing.' }]);
  expect((await student.post(answers, { body: 'x'.repeat(1023 * 1024), revision: 0 })).status).toBe(200);
});

test('saveDraft: accepts only homework that is assigned to the student or was created by the tutor', async () => {
  const refuse = async (client: Client, key: string, code: string) =>
    expect((await client.post(at(key), { body: 'typed', revision: 0 })).body.code).toBe(code);
  await refuse(room.noah, toAnswersDraftKey(homework), 'homework-unknown');
  await refuse(student, toAnswersDraftKey(crypto.randomUUID()), 'homework-unknown');
  await refuse(room.otherTutor, toHomeworkDraftKey(homework), 'homework-unknown');
  await refuse(room.otherTutor, toFeedbackDraftKey(homework, ids.mia), 'homework-unknown');
  await refuse(tutor, toHomeworkDraftKey(crypto.randomUUID()), 'homework-unknown');
  await refuse(tutor, toFeedbackDraftKey(homework, ids.noah), 'not-submitted');
  for (const client of [tutor, other]) {
    expect((await client.post(at(toHomeworkDraftKey(homework)), { body: 'an edit', revision: 0 })).status).toBe(200);
  }
  expect(await centre.program.sql`select 1 from desk.drafts`).toHaveLength(2);
});

test('drafts: an unassigned student can read and discard answers but not save them', async () => {
  const id = await assign([ids.mia]);
  const draft = at(toAnswersDraftKey(id));
  const { revision } = (await student.post(draft, { body: 'typed', revision: 0 })).body;
  await tutor.post(`/api/homework/${id}/assignments`, { assigned_students: [] });
  await tutor.delete(`/api/homework/${id}`);
  expect((await student.post(draft, { body: 'typed on', revision })).body.code).toBe('homework-unknown');
  expect((await student.get(draft)).body.body).toBe('typed');
  expect((await discard(student, draft)).status).toBe(204);
});

test('saveDraft: writes nothing when the body is already saved, whatever the revision', async () => {
  const { sql } = centre.program;
  const row = async () => (await sql`select xmin::text, revision, saved_at from desk.drafts`)[0];
  const saved = (await student.post(answers, { body: { q1: 'typed' }, revision: 0 })).body;
  const before = await row();
  now = new Date('2026-11-20T15:00:00.000Z');
  for (const revision of [saved.revision, 0]) {
    expect((await student.post(answers, { body: { q1: 'typed' }, revision })).body).toEqual(saved);
  }
  expect(await row()).toEqual(before);
  expect((await student.post(answers, { body: { q1: 'typed on' }, revision: saved.revision })).status).toBe(200);
  expect(await row()).not.toEqual(before);
});

test('saveDraft: limits the bytes per person and minute; an unchanged draft counts none', async () => {
  const large = (n: number) => `${n}${'x'.repeat(1000 * 1024)}`;
  let { revision } = (await student.post(answers, { body: large(0), revision: 0 })).body;
  for (let same = 0; same < 5; same += 1) await student.post(answers, { body: large(0), revision });
  const second = await student.post(answers, { body: large(1), revision });
  expect(second.status).toBe(200);
  revision = second.body.revision;
  const refused = await student.post(answers, { body: large(2), revision });
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many-requests' }]);
  expect((await student.get(answers)).body).toMatchObject({ body: large(1), revision });
  expect((await tutor.post(at(NEW_HOMEWORK_DRAFT_KEY), { body: large(0), revision: 0 })).status).toBe(200);
});

test('saveDraft: refuses a draft over 4 MB per person with a sentence, and keeps the others', async () => {
  const { sql } = centre.program;
  await saveThreeMegabytes();
  const large = { body: 'x'.repeat(1000 * 1024), revision: 0 };
  const half = { body: 'x'.repeat(500 * 1024), revision: 0 };
  expect((await tutor.post(at(toHomeworkDraftKey(homework)), half)).status).toBe(200);
  const full = await tutor.post(at(NEW_HOMEWORK_DRAFT_KEY), large);
  expect([full.status, full.body.code, full.body.detail]).toEqual([409, 'drafts-full', FULL]);
  expect((await tutor.get(at(NEW_HOMEWORK_DRAFT_KEY))).body.body).toBeNull();
  expect(await sql`select 1 from desk.drafts`).toHaveLength(4);
  expect((await other.post(at(NEW_HOMEWORK_DRAFT_KEY), large)).status).toBe(200);
});

test('saveDraft: concurrent saves in two copies of the program share one quota', async () => {
  const { keys } = centre.program;
  await saveThreeMegabytes();
  const copies = [0, 1].map(() => postgres(centre.program.config.databaseUrl, { max: 4 }));
  try {
    const body = 'x'.repeat(600 * 1024);
    const limits = { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) } as never;
    const saves = copies.flatMap((copy) =>
      Array.from({ length: 4 }, () => {
        const place = { personId: ids.tutor, key: toHomeworkDraftKey(crypto.randomUUID()) };
        return writeDraft({ sql: copy, keys, limits }, { ...place, body, answered: null, revision: 0, now });
      }),
    );
    const outcomes = await Promise.all(saves);
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(7);
  } finally {
    await Promise.all(copies.map((copy) => copy.end()));
  }
});

test('drafts: are deleted with the account', async () => {
  const { sql } = centre.program;
  const zoe = await centre.createStudent({ name: 'Zoe Park' });
  const zoes = await centre.signIn(zoe.email, zoe.password);
  const id = await assign([zoe.id]);
  await zoes.post(at(toAnswersDraftKey(id)), { body: 'typed', revision: 0 });
  expect(await sql`select 1 from desk.drafts where person_id = ${zoe.id}`).toHaveLength(1);
  expect((await tutor.delete(`/api/students/${zoe.id}`)).status).toBe(204);
  expect(await sql`select 1 from desk.drafts where person_id = ${zoe.id}`).toHaveLength(0);

  const gone = crypto.randomUUID();
  await sql`
    insert into desk.drafts (person_id, key, body, digest, saved_at, revision)
    values (${gone}, ${NEW_HOMEWORK_DRAFT_KEY}, ${Buffer.of(1)}, '', ${now.toISOString()}, 1)`;
  await deleteOrphanedDrafts(sql);
  expect(await sql`select 1 from desk.drafts where person_id = ${gone}`).toHaveLength(0);
});

test('drafts: are deleted with the person’s encryption key', async () => {
  const { sql, keys } = centre.program;
  const count = async () => (await sql`select 1 from desk.drafts`).length;
  const noah = await centre.createStudent({ name: 'Noah Brandt' });
  const client = await centre.signIn(noah.email, noah.password);
  const own = at(toAnswersDraftKey(await assign([noah.id])));
  await client.post(own, { body: 'gone with the key', revision: 0 });
  expect(await count()).toBe(1);
  await keys.erase(noah.id);
  expect((await client.get(own)).body.body).toBeNull();
  await deleteOrphanedDrafts(sql);
  expect(await count()).toBe(0);
});

test('drafts: a failed deletion after a submission is logged without the text and fails nothing', async () => {
  const log = { warn: vi.fn() };
  const sql = () => Promise.reject(new Error('away'));
  await deleteSubmittedDraft({ sql, log } as never, ids.mia, 'answers:of-mia');
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('of-mia');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('drafts: are deleted once submitted or graded', async () => {
  const keys = async () => {
    const rows = await centre.program.sql<{ key: string }[]>`select key from desk.drafts`;
    return rows.map(({ key }) => key);
  };
  const draft = (client: Client, key: string) => client.post(at(key), { body: 'typed', revision: 0 });
  // The page deletes the draft of a homework, because another device may have changed it since the save.
  await draft(tutor, NEW_HOMEWORK_DRAFT_KEY);
  const id = await room.createHomework(whyQuestion);
  expect(await keys()).toEqual([NEW_HOMEWORK_DRAFT_KEY]);
  await discard(tutor, at(NEW_HOMEWORK_DRAFT_KEY));
  await draft(tutor, toHomeworkDraftKey(id));
  const { body: detail } = await room.getWhenCaughtUp(tutor, `/api/homework/${id}`);
  const { title, grading_type, assigned_students, questions } = detail;
  const kept = questions.map(({ id: question, type, text }: Record<string, string>) => ({ id: question, type, text }));
  const revised = { title: `${title} again`, grading_type, assigned_students, questions: kept };
  expect((await tutor.post(`/api/homework/${id}`, revised, { 'if-match': '"1"' })).status).toBe(200);
  expect(await keys()).toEqual([toHomeworkDraftKey(id)]);
  await discard(tutor, at(toHomeworkDraftKey(id)));
  await draft(student, toAnswersDraftKey(id));
  await room.submitHomework(student, id, { 'Why?': 'Because' });
  expect(await keys()).toEqual([]);
  await draft(tutor, toFeedbackDraftKey(id, ids.mia));
  await tutor.post(`/api/homework/${id}/submissions/${ids.mia}/grade`, { grade: 80 });
  expect(await keys()).toEqual([]);
  await draft(tutor, toFeedbackDraftKey(id, ids.mia));
  const corrected = `/api/homework/${id}/submissions/${ids.mia}/correct-grade`;
  await tutor.post(corrected, { grade: 90, reason: 'Misread' });
  expect(await keys()).toEqual([]);
});

test('drafts: a retried submission keeps the draft that was typed after the lost answer', async () => {
  const id = await room.createHomework(whyQuestion);
  await room.submitHomework(student, id, { 'Why?': 'Because' });
  const grading = `/api/homework/${id}/submissions/${ids.mia}/grade`;
  const key = toFeedbackDraftKey(id, ids.mia);
  const once = { 'idempotency-key': crypto.randomUUID() };
  const first = await tutor.post(grading, { grade: 80 }, once);
  await tutor.post(at(key), { body: 'typed since', revision: 0 });
  expect((await tutor.post(grading, { grade: 80 }, once)).body).toEqual(first.body);
  expect((await tutor.get(at(key))).body.body).toBe('typed since');
});
