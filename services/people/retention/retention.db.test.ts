import { beforeEach, expect, test, vi } from 'vitest';
import type { RetainedKindName, RetentionResponse } from '#contracts/retention.ts';
import { markPicturesUsed } from '#services/learning/pictures/picture-store.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { createOpenQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createPicture } from '#testing/picture-fixture.ts';
import { deleteOverdueData } from './delete-overdue-data.ts';

/** Noon at the centre, in standard time; the periods of this test begin in daylight saving time. */
const FRIDAY = new Date('2026-11-20T17:00:00Z');
let now = FRIDAY;
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const { sql } = centre.program;
const owner = await centre.createSignedInTutor({ name: 'Sam Whitfield', owner: true });
const tutor = await centre.createSignedInTutor({ name: 'Ms Lee' });
const mia = await centre.createStudent();
beforeEach(async () => {
  now = FRIDAY;
  for (const table of ['retention_runs', 'drafts', 'contact_messages', 'refusals', 'pictures'])
    await sql`delete from ${sql(`desk.${table}`)}`;
});

const log = { error: vi.fn() };
const context = () => ({ ...centre.program, log, readSchema: centre.program.readModels.schema });
const deleteOverdue = () => deleteOverdueData(context());
const load = async (): Promise<RetentionResponse> => (await owner.get('/api/retention')).body;
const kindOf = async (name: RetainedKindName) => (await load()).kinds.find(({ kind }) => kind === name);
const deletedOf = async (name: RetainedKindName) =>
  (await load()).nights[0]?.kinds.find(({ kind }) => kind === name)?.deleted;
const changeRules = async (rules: object, from = '2026-11-20') =>
  expect((await owner.post('/api/rules', { from, rules })).status).toBe(204);

/** Adds a row of a kind whose period runs from an instant. */
const insertRow: Record<Exclude<RetainedKindName, 'deleted-pictures'>, (since: string) => Promise<unknown>> = {
  drafts: (since) => sql`
    insert into desk.drafts (person_id, key, body, digest, saved_at, revision)
    values (${mia.id}, ${crypto.randomUUID()}, '', '', ${since}, 1)`,
  'unused-pictures': (since) => sql`
    insert into desk.pictures (hash, bytes, width, height, created_at) values (${crypto.randomUUID()}, '', 1, 1, ${since})`,
  'contact-messages': (since) =>
    sql`insert into desk.contact_messages (id, sent_at, body) values (gen_random_uuid(), ${since}, '')`,
  'sign-ups': (since) => sql`
    insert into accounts."user" (id, name, email, "emailVerified", role, awaiting_approval, "createdAt")
    values (gen_random_uuid(), 'Zoe', gen_random_uuid() || '@example.com', true, 'student', true, ${since})`,
  refusals: (since) => sql`
    insert into desk.refusals (day, first_at, last_at, times, kind, operation, code)
    values ('2020-01-01', '2020-01-01', ${since}, 1, 'command-refused', ${crypto.randomUUID()}, 'no-room')`,
};

/** The last instant that the night of 20 November finds over its period, with the first rules. */
const lastOverdue: Record<keyof typeof insertRow, string> = {
  drafts: '2026-05-24T03:59:59.999Z',
  'unused-pictures': '2026-05-04T03:59:59.999Z',
  'contact-messages': '2026-08-22T03:59:59.999Z',
  'sign-ups': '2026-10-21T03:59:59.999Z',
  refusals: '2026-08-22T03:59:59.999Z',
};

test.each(Object.keys(insertRow) as (keyof typeof insertRow)[])(
  'deleteOverdueData: deletes %s before the first instant of the day on which the period begins, as the dry run said',
  async (kind) => {
    // An account that was approved long ago.
    await sql`update accounts."user" set "createdAt" = '2020-01-01', awaiting_approval = false`;
    const last = lastOverdue[kind];
    const kept = new Date(Date.parse(last) + 1).toISOString();
    for (const since of [last, kept]) await insertRow[kind](since);
    expect(await kindOf(kind)).toMatchObject({ due: 1, oldest_left_at: kept });
    await deleteOverdue();
    expect(await deletedOf(kind)).toBe(1);
    expect(await sql`select from accounts."user" where not awaiting_approval`).not.toHaveLength(0);
    // The next night would begin the period a day later, so that the other row is over then.
    expect(await load()).toMatchObject({ next_night: '2026-11-21', nights: [{ night: '2026-11-20' }] });
    expect(await kindOf(kind)).toMatchObject({ due: 1 });
  },
);

test('deleteOverdueData: runs once a night, with the rules of that night', async () => {
  await changeRules({ contact_message_days: 7 }, '2026-11-21');
  await insertRow['contact-messages']('2026-11-10T12:00:00Z');
  expect(await kindOf('contact-messages')).toMatchObject({ due: 0, period: { count: 90, unit: 'day' } });
  await deleteOverdue();
  expect(await deletedOf('contact-messages')).toBe(0);
  expect(await kindOf('contact-messages')).toMatchObject({ due: 1, period: { count: 7, unit: 'day' } });
  // 1:59 AM of the next day still belongs to the night before.
  now = new Date('2026-11-21T06:59:00Z');
  await deleteOverdue();
  expect(await sql`select from desk.contact_messages`).toHaveLength(1);
  now = new Date('2026-11-21T07:00:00Z');
  await deleteOverdue();
  expect(await sql`select from desk.contact_messages`).toHaveLength(0);
  expect((await load()).nights.map(({ night }) => night)).toEqual(['2026-11-21', '2026-11-20']);
  await changeRules({ contact_message_days: 90 }, '2026-11-21');
});

test('deleteOverdueData: deletes in batches, and counts what a killed run had deleted', async () => {
  await sql`
    insert into desk.contact_messages (id, sent_at, body)
    select gen_random_uuid(), '2020-01-01', '' from generate_series(1, 2500)`;
  // The second batch fails, as in a process that is killed.
  await sql.unsafe(`
    create sequence desk.batches;
    create function desk.fail_second() returns trigger language plpgsql as $$
      begin if nextval('desk.batches') = 2 then raise exception 'killed'; end if; return null; end $$;
    create trigger fail_second before delete on desk.contact_messages
      for each statement execute function desk.fail_second()`);
  await deleteOverdue();
  expect((await load()).nights).toMatchObject([{ finished_at: null }]);
  expect(await deletedOf('contact-messages')).toBe(1_000);
  expect((await load()).nights[0]?.kinds.filter(({ failed }) => failed)).toMatchObject([{ kind: 'contact-messages' }]);
  expect((await load()).next_night).toBe('2026-11-20');
  await deleteOverdue();
  expect(await deletedOf('contact-messages')).toBe(2_500);
  expect((await load()).nights).toMatchObject([{ finished_at: FRIDAY.toISOString() }]);
  await sql`drop trigger fail_second on desk.contact_messages`;
});

test('deleteOverdueData: keeps a row that somebody changes while it waits', async () => {
  await insertRow.drafts('2020-01-01T00:00:00Z');
  const { promise: waits, resolve: continueSaving } = Promise.withResolvers<void>();
  const { promise: isChanged, resolve: reportChanged } = Promise.withResolvers<void>();
  const saving = sql.begin(async (tx) => {
    await tx`update desk.drafts set saved_at = ${FRIDAY}`;
    reportChanged();
    await waits;
  });
  await isChanged;
  const deleting = deleteOverdue();
  const isBlocked = async () =>
    (
      await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%desk%' and datname = current_database()`
    ).length > 0;
  await expect.poll(isBlocked).toBe(true);
  continueSaving();
  await Promise.all([saving, deleting]);
  expect(await sql`select from desk.drafts`).toHaveLength(1);
  expect(await deletedOf('drafts')).toBe(0);
});

const upload = async (color: string): Promise<string> => {
  const bytes = await createPicture({ color });
  return (await tutor.send('POST', '/api/pictures', bytes, { 'content-type': 'image/png' })).body.picture;
};
const assign = async (image_url: string): Promise<string> => {
  const questions = [{ ...createOpenQuestion('Which one?'), image_url }];
  const body = { title: 'Shapes', questions, assigned_students: [mia.id], grading_type: 'tutor-graded' };
  const { body: made } = await tutor.post('/api/homework', body);
  return made.id;
};

test('deleteOverdueData: deletes the pictures that only deleted homework shows, if an owner has chosen a period', async () => {
  const [gone, shared, shownLater, restored] = [
    await upload('red'),
    await upload('blue'),
    await upload('green'),
    await upload('teal'),
  ];
  const homework = await Promise.all([gone, shared, shownLater, restored].map(assign));
  await assign(shared ?? '');
  for (const id of homework) expect((await tutor.delete(`/api/homework/${id}`)).status).toBe(204);
  expect((await owner.post(`/api/homework/${homework[3]}/restore`, {})).status).toBe(200);
  await centre.program.runner.caughtUp();
  const listKept = async () => {
    const rows = await sql<{ hash: string }[]>`select hash from desk.pictures`;
    return [gone, shared, shownLater, restored].map((path) => rows.some(({ hash }) => path.endsWith(hash)));
  };
  expect(await kindOf('deleted-pictures')).toMatchObject({ period: null, due: 0 });

  now = new Date('2026-12-10T17:00:00Z');
  // Homework that was saved and that the read models do not have yet.
  await markPicturesUsed(sql, [shownLater], now);
  await changeRules({ deleted_picture_months: 1 }, '2026-12-10');
  now = new Date('2026-12-20T17:00:00Z');
  await centre.program.runner.caughtUp();
  expect(await kindOf('deleted-pictures')).toMatchObject({ due: 0 });
  now = new Date('2026-12-21T17:00:00Z');
  expect(await kindOf('deleted-pictures')).toMatchObject({ period: { count: 1, unit: 'month' }, due: 1 });

  // Nothing is deleted while the read models lack events or a homework could not be folded.
  const { schema } = centre.program.readModels;
  await sql`insert into ${sql(schema)}.parked (projection, key, event_id, stream, version, error)
    values ('homework', 'a', gen_random_uuid(), 'homework-a', 1, 'unknown')`;
  expect(await kindOf('deleted-pictures')).toMatchObject({ due: 0 });
  await sql`delete from ${sql(schema)}.parked`;
  const [checkpoint] = await sql<[{ position: string }]>`select position::text from ${sql(schema)}.checkpoint`;
  await sql`update ${sql(schema)}.checkpoint set position = position - 1`;
  await deleteOverdue();
  expect(await listKept()).toEqual([true, true, true, true]);
  expect((await load()).nights[0]?.kinds.filter(({ failed }) => failed)).toMatchObject([{ kind: 'deleted-pictures' }]);
  await sql`update ${sql(schema)}.checkpoint set position = ${checkpoint.position}`;

  await deleteOverdue();
  expect(await listKept()).toEqual([false, true, true, true]);
  await changeRules({ deleted_picture_months: 0 }, '2026-12-21');
});

test('getRetention: lists a family account that has seen no child for the period, until it is erased', async () => {
  const [lena, omar] = [await centre.createStudent({ name: 'Lena Vogt' }), await centre.createStudent()];
  const children = [lena.id];
  const family = await centre.createFamily({ name: 'Petra Vogt', children });
  const other = await centre.createFamily({ children: [lena.id, omar.id] });
  expect((await owner.delete(`/api/students/${lena.id}`)).status).toBe(204);
  await centre.program.keys.erase(lena.id);
  now = new Date('2030-01-01T17:00:00Z');
  const due = (await load()).former_people.people;
  expect(due).toEqual([{ id: family.id, name: 'Petra Vogt', role: 'family', since: FRIDAY.toISOString() }]);
  expect(due.map(({ id }) => id)).not.toContain(other.id);
  expect((await owner.post(`/api/people/${family.id}/erasure`, { name: 'Petra Vogt' })).status).toBe(200);
  expect((await load()).former_people.total).toBe(0);
});

test('getRetention: lists former students whose period is over, and erases nobody', async () => {
  const noah = await centre.createStudent({ name: 'Noah Brandt' });
  const ida = await centre.createStudent({ name: 'Ida Holm' });
  for (const { id } of [noah, ida]) expect((await owner.delete(`/api/students/${id}`)).status).toBe(204);
  await changeRules({ former_student_months: 12 }, '2026-11-20');
  now = new Date('2027-11-20T17:00:00Z');
  expect((await load()).former_people).toEqual({ total: 0, months: 12, people: [] });
  now = new Date('2027-11-21T17:00:00Z');
  const student = { id: noah.id, name: 'Noah Brandt', role: 'student', since: FRIDAY.toISOString() };
  expect((await load()).former_people).toMatchObject({ total: 2, people: expect.arrayContaining([student]) });
  await deleteOverdue();
  expect((await load()).former_people.total).toBe(2);
  await centre.program.keys.erase(ida.id);
  expect((await load()).former_people).toMatchObject({ total: 1, people: [student] });
  await centre.program.keys.erase(noah.id);
  expect((await tutor.get('/api/retention')).status).toBe(403);
});
