import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLASSES_MAX_PLACEHOLDER } from '#contracts/page-placeholders.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { retentionPeriods } from '#events/values/retention-periods.ts';
import { buildApp } from '#services/server/http/app.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createLastKnownRules } from './last-known-rules.ts';

let now = new Date('2026-03-02T17:00:00.000Z');

const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const owner = await centre.createSignedInTutor({ owner: true });
const tutor = await centre.createSignedInTutor();

const change = (from: string, rules: object, client = owner) => client.post('/api/rules', { from, rules });
const balance = async (id: string, classes: number) =>
  (await tutor.post(`/api/students/${id}/classes/add`, { classes })).body.balance;

test('changeCentreRules: the cap applies from its day on, and every change names the cap it was decided under', async () => {
  const { id } = await centre.createStudent({ classes: 0 });
  expect((await change('2026-03-05', { classes_max: 24 })).status).toBe(204);
  expect(await balance(id, 20)).toMatchObject({ classes_remaining: 18, classes_total: 18, classes_waiting: 2 });
  expect((await tutor.get('/api/centre')).body.classes_max).toBe(18);

  now = new Date('2026-03-05T17:00:00.000Z');
  expect((await tutor.get('/api/centre')).body.classes_max).toBe(24);
  expect(await balance(id, 5)).toMatchObject({ classes_remaining: 23, classes_total: 23, classes_waiting: 2 });
  const tooMany = await tutor.post(`/api/students/${id}/waiting/apply`, { classes: 2 });
  expect(tooMany.body.detail).toContain('at most 24 classes remaining');

  // A lowered cap leaves what a student has, and adds nothing to it.
  expect((await change('2026-03-05', { classes_max: 12 })).status).toBe(204);
  expect(await balance(id, 1)).toMatchObject({ classes_remaining: 23, classes_total: 23, classes_waiting: 3 });
  const marked = await tutor.post(`/api/students/${id}/attendance`, { status: 'present' });
  expect(marked.body.balance.classes_remaining).toBe(22);

  const { transactions } = (await tutor.get(`/api/class-transactions?student_id=${id}`)).body;
  expect(transactions.map(({ classes_max }: { classes_max: number }) => classes_max)).toEqual([12, 12, 24, 18]);
  await expectReadModelsEqualRebuild(centre.program);
});

test('getCentreRules: lists the rules of today and each change, and leaves out what was taken back', async () => {
  await change('2026-04-01', { late_roll_days: 3, classes_max: 30 });
  await change('2026-04-01', { classes_max: 12 });
  const { rules, changes } = (await owner.get('/api/rules')).body;
  expect(rules).toEqual({
    ...{ classes_max: 12, same_day: 'reset', late_roll_days: 14 },
    ...{ date_doubt_days: 60, practice_open_minutes: 120, family_mail_classes: 2 },
    ...{ late_cancellation_hours: 0, closed_days: [], race_points: 'off', board_counting: 'points' },
    ...{ draft_days: 180, contact_message_days: 90, refusal_days: 90, sign_up_days: 30 },
    ...{ deleted_picture_months: 0, former_student_months: 36 },
  });
  expect(changes.at(-1)).toEqual({ from: '2026-04-01', rules: { late_roll_days: 3 }, before: { late_roll_days: 14 } });
});

test('changeCentreRules: the two windows apply from their day on, within their bounds', async () => {
  const windows = { date_doubt_days: 30, practice_open_minutes: 45 };
  expect((await change('2026-03-08', windows)).status).toBe(204);
  expect((await tutor.get('/api/centre')).body.date_doubt_days).toBe(60);
  const { rules, changes } = (await owner.get('/api/rules')).body;
  expect(rules).toMatchObject({ date_doubt_days: 60, practice_open_minutes: 120 });
  expect(changes).toContainEqual({
    ...{ from: '2026-03-08', rules: windows },
    before: { date_doubt_days: 60, practice_open_minutes: 120 },
  });
  now = new Date('2026-03-08T17:00:00.000Z');
  expect((await tutor.get('/api/centre')).body.date_doubt_days).toBe(30);
  const wrong = await change('2026-03-09', {
    ...{ date_doubt_days: 0, practice_open_minutes: 1_441, late_cancellation_hours: 169 },
  });
  expect(wrong.body.errors).toEqual({
    'rules.date_doubt_days': 'The number of days must be 1 or more.',
    'rules.practice_open_minutes': 'The number of minutes can be at most 1440.',
    'rules.late_cancellation_hours': 'The number of hours can be at most 168.',
  });
});

test('changeCentreRules: every period of retention has bounds, and a public one applies at once', async () => {
  const outside = Object.values(retentionPeriods).flatMap(({ field, least, most }) =>
    [least - 1, most + 1].map((count) => [field, count] as const),
  );
  for (const [field, count] of outside) {
    const { status, body } = await change('2026-03-09', { [field]: count });
    expect([status, Object.keys(body.errors)]).toEqual([400, [`rules.${field}`]]);
  }
  expect((await change('2026-03-09', { draft_days: 29 })).body.errors).toEqual({
    'rules.draft_days': 'The number of days must be 30 or more.',
  });
  expect((await change('2026-03-08', { contact_message_days: 7, sign_up_days: 90 })).status).toBe(204);
  expect((await tutor.get('/api/centre')).body).toMatchObject({ contact_message_days: 7, sign_up_days: 90 });
});

test('changeCentreRules: refuses a past day, an unknown rule and a wrong number in words, and anybody but an owner', async () => {
  const past = await change('2026-03-04', { classes_max: 20 });
  expect([past.status, past.body.errors.from]).toEqual([
    422,
    'Rules can change from today on, not for a day that is over.',
  ]);
  expect((await change('2026-03-09', { classes_max: 0 })).body.errors['rules.classes_max']).toBe(
    'The limit must be at least 1 class.',
  );
  expect((await change('2026-03-09', {})).status).toBe(400);
  expect((await change('2026-03-09', { price: 1 })).status).toBe(400);
  expect((await change('2026-03-09', { classes_max: 99 }, tutor)).body.detail).toBe('Unauthorized');
});

test('/api/centre and /pricing: both name the limit that was read last while the log is damaged', async () => {
  await using web = await mkdtempDisposable(join(tmpdir(), 'rollbook-web-'));
  for (const page of ['index', 'portal', 'pricing'])
    await writeFile(join(web.path, `${page}.html`), `At most ${CLASSES_MAX_PLACEHOLDER} classes`);
  let isDamaged = false;
  const loadAggregate: typeof centre.program.loadAggregate = async (...args) => {
    if (isDamaged) throw new RecordFault('hash-mismatch', 'centre');
    return centre.program.loadAggregate(...args);
  };
  const lastKnown = createLastKnownRules({ ...centre.program, loadAggregate });
  await using app = await buildApp({ ...centre.program, ...lastKnown }, web.path);
  const read = async (url: string) => (await app.inject({ url, headers: { host: new URL(centre.url).host } })).body;
  const readLimit = async () => JSON.parse(await read('/api/centre')).classes_max;
  const known = await readLimit();
  isDamaged = true;
  expect([known, await readLimit(), await read('/pricing')]).toEqual([12, 12, 'At most 12 classes']);
});
