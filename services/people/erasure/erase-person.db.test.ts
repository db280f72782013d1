import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NIL } from 'uuid';
import { expect, test, vi } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { armCrashpoint } from '#events/kernel/crashpoint.ts';
import { storeContactMessage } from '#services/people/contact/contact-messages.ts';
import { createOutboxDelivery, readOutbox } from '#services/platform/mail/mail-delivery.ts';
import { loadErasedPeople } from '#services/record/backup/erased-people.ts';
import { readErasures } from '#services/record/erasures/read-erasures.ts';
import { checkPacket } from '#services/record/packet-check/check-packet.ts';
import { checkLog } from '#services/record/verify/check-log.ts';
import { verifyCentre } from '#services/record/verify/verify-centre.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { completeErasures, erasePerson } from './erase-person.ts';
import { CASCADED, KEPT_TABLES, PERSONAL_ROWS, SEALED_ROWS } from './personal-stores.ts';

const centre = await openForAllTests(openTestCentre());
const { program } = centre;
const { sql, readModels, keys, store } = program;
const lee = await centre.createTutor({ name: 'Ms Lee', owner: true });
const owner = await centre.signIn(lee.email, lee.password);
const actor = { id: lee.id, role: 'owner' } as const;
const erase = (person: string, commandId: string = crypto.randomUUID()) =>
  erasePerson(program, { person, commandId, actor });
const { publicKey } = await program.loadSealKey();

const listFaults = async () => {
  await program.runner.caughtUp();
  const { schema } = readModels;
  const { faults = [] } = await verifyCentre({
    ...{ sql, store, keys, schema, publicKey },
    checkLog: (signal) => checkLog({ store, keys, sql, seals: { publicKey }, signal }),
  });
  return faults.map(({ stream, what }) => `${stream}: ${what}`);
};
const findProfile = async (id: string) =>
  (await readModels.sql`select name, email, archived_at is not null as archived from profiles where id = ${id}`)[0];

test('personal stores: name every table of accounts and desk, once', async () => {
  const rows = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('accounts', 'desk') order by 1`;
  const listed = [...Object.keys(PERSONAL_ROWS), ...CASCADED, ...SEALED_ROWS, ...Object.keys(KEPT_TABLES)];
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('erasePerson: archives and erases a student, whose packet and hashes stay valid', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 4 });
  const family = await centre.createFamily({ name: 'Ann Lindqvist', children: [mia.id] });
  const parent = await centre.signIn(family.email, family.password);
  const { today } = (await owner.get('/api/rules')).body;
  const contents = { texts: true, attendance: true, policy: true };
  const made = await owner.post(`/api/students/${mia.id}/packets`, {
    from: '2020-01-01',
    to: today,
    contents,
    seal: true,
  });
  const packet = (await owner.get(`/api/students/${mia.id}/packets/${made.body.id}/file?format=json`)).text;
  await program.runner.caughtUp();

  const findFile = () => sql`select pg_relation_filenode('accounts."user"') as file`;
  const [file] = await findFile();
  expect(await erase(mia.id)).toMatchObject({ status: 'erased', isFinished: true });
  // The table was rewritten into another file, because the old one holds deleted rows.
  expect(await findFile()).not.toEqual([file]);
  await program.runner.caughtUp();
  expect(await findProfile(mia.id)).toEqual({ name: 'erased', email: 'erased', archived: true });
  expect(await keys.forPerson(mia.id)).toBe('erased');
  expect(await sql`select from accounts."user" where id = ${mia.id}`).toEqual([]);
  expect(await sql`select from desk.packets where student_id = ${mia.id}`).toEqual([]);
  expect((await parent.get('/api/session')).body).toMatchObject({ user: null });
  expect((await checkPacket(packet)).faults).toEqual([]);
  expect(await listFaults()).toEqual([]);
  for (const path of ['/api/students?former=true', '/api/tutors'])
    expect((await owner.get(path)).text, path).not.toMatch(/erased|Mia/);
});

test('erasePerson: is harmless a second time, with the same and with another key', async () => {
  const noah = await centre.createStudent({ name: 'Noah Brandt' });
  const key = crypto.randomUUID();
  for (const commandId of [key, key, crypto.randomUUID()])
    expect(await erase(noah.id, commandId)).toMatchObject({ status: 'erased' });
  const events = (await store.read('erasures')).filter(({ data }) => String(data).includes(noah.id));
  expect(events).toHaveLength(1);
});

test('erasePerson: refuses a key of another erasure before it archives anybody', async () => {
  const [ida, ben] = [
    await centre.createStudent({ name: 'Ida Holm' }),
    await centre.createStudent({ name: 'Ben Ruiz' }),
  ];
  const key = crypto.randomUUID();
  await erase(ida.id, key);
  expect(await erase(ben.id, key)).toBe('command-reused');
  await program.runner.caughtUp();
  expect(await findProfile(ben.id)).toEqual({ name: 'Ben Ruiz', email: ben.email, archived: false });
});

test('erasePerson: nothing more is recorded about an erased student, and nobody restores them', async () => {
  const zoe = await centre.createStudent({ name: 'Zoe Park', classes: 2 });
  await erase(zoe.id);
  await program.runner.caughtUp();
  const money = { amount_cents: 100, method: 'cash', received_on: '2020-01-01', received_by: lee.id, allocations: [] };
  expect(await owner.post(`/api/students/${zoe.id}/payments`, money)).toMatchObject({ status: 410 });
  const restored = await owner.post(`/api/students/${zoe.id}/restore`, {
    email: zoe.email,
    password: 'chalk and slate',
  });
  expect(restored).toMatchObject({ status: 410, body: { code: 'person-erased' } });
  expect(await sql`select from accounts."user" where email = ${zoe.email}`).toEqual([]);
  expect(await findProfile(zoe.id)).toMatchObject({ archived: true, email: 'erased' });
});

test('erasePerson: archives a tutor and hands over their homework, but neither oneself nor the last owner', async () => {
  const sam = await centre.createTutor({ name: 'Sam Reed' });
  expect(await erase(sam.id)).toMatchObject({ status: 'erased' });
  await program.runner.caughtUp();
  expect(await findProfile(sam.id)).toEqual({ name: 'erased', email: 'erased', archived: true });
  expect(await erase(lee.id)).toBe('own-erasure');
  const operator = { id: '00000000-0000-0000-0000-000000000000', role: 'system' } as const;
  expect(await erasePerson(program, { person: lee.id, commandId: crypto.randomUUID(), actor: operator })).toBe(
    'last-owner',
  );
  expect(await erase(crypto.randomUUID())).toBe('person-unknown');
  expect(await sql`select from desk.erasures where deleted_at is null`).toEqual([]);
  expect(await findProfile(lee.id)).toMatchObject({ name: 'Ms Lee', archived: false });
});

test('erasePerson: ends the accesses of a family account and erases its name with each child', async () => {
  const ida = await centre.createStudent({ name: 'Ida Moe' });
  const family = await centre.createFamily({ name: 'Ann Moe', children: [ida.id] });
  expect(await erase(family.id)).toMatchObject({ status: 'erased' });
  await program.runner.caughtUp();
  const [row] = await readModels.sql`
    select name, ended_at is not null as ended from family_access where account_id = ${family.id}`;
  expect(row).toEqual({ name: 'erased', ended: true });
  expect(await sql`select from accounts."user" where id = ${family.id}`).toEqual([]);
  expect(await findProfile(ida.id)).toMatchObject({ name: 'Ida Moe', archived: false });
  expect(await listFaults()).toEqual([]);
});

test('completeErasures: deletes again the key and the account of an erased person that a restored database has', async () => {
  const eva = await centre.createStudent({ name: 'Eva Roth' });
  const before = await sql`select wrapped from desk.personal_keys where person_id = ${eva.id}`;
  await erase(eva.id);
  await sql`update desk.personal_keys set wrapped = ${before[0]?.wrapped}, erased_at = null where person_id = ${eva.id}`;
  await sql`
    insert into accounts."user" (id, name, email, role) values (${eva.id}, ${eva.name}, ${eva.email}, 'student')`;
  await completeErasures(program);
  expect(await keys.forPerson(eva.id)).toBe('erased');
  expect(await sql`select from accounts."user" where id = ${eva.id}`).toEqual([]);
});

test('completeErasures: completes an erasure of which only the request was stored', async () => {
  const kai = await centre.createStudent({ name: 'Kai Voss' });
  const request = { commandId: crypto.randomUUID(), actor };
  await sql`insert into desk.erasures (person_id, request) values (${kai.id}, ${sql.json(request)})`;
  await completeErasures(program);
  await program.runner.caughtUp();
  expect(await findProfile(kai.id)).toEqual({ name: 'erased', email: 'erased', archived: true });
});

test('completeErasures: finds what names the person also after the program has forgotten their key', async () => {
  const ola = await centre.createStudent({ name: 'Ola Hauge' });
  const form = { name: ola.name, contact: ola.email, message: 'May I come again?' } as never;
  const message = { id: crypto.randomUUID(), form, key: program.config.personalDataKey, now: new Date() };
  await sql.begin((tx) => storeContactMessage(tx, message));
  const { dataDir } = program.config;
  await createOutboxDelivery(dataDir, 'us@rollbook.example', () => {})({ to: ola.email, subject: 'Hello', text: '' });
  armCrashpoint({ name: 'after-erasure-event', how: 'throw', nth: 1 });
  await expect(erase(ola.id)).rejects.toThrow('crashpoint');
  program.forgetPerson(ola.id);
  await completeErasures(program);
  expect(await sql`select from desk.contact_messages where id = ${message.id}`).toEqual([]);
  expect((await readOutbox(dataDir, 100)).filter(({ to }) => to === ola.email)).toEqual([]);
});

test('erasePerson: erases a former student whose key the database has lost', async () => {
  const una = await centre.createStudent({ name: 'Una Dahl' });
  await program.accounts.archive({ id: una.id, commandId: crypto.randomUUID(), actor });
  await sql`delete from desk.personal_keys where person_id = ${una.id}`;
  expect(await erase(una.id)).toMatchObject({ status: 'erased' });
  expect(await sql`select from accounts."user" where id = ${una.id}`).toEqual([]);
  expect(await listFaults()).toEqual([]);
});

test('completeErasures: keeps the request of an erasure that is refused, and says so', async () => {
  const error = vi.spyOn(program.log, 'error');
  await sql`insert into desk.erasures (person_id, request) values (${lee.id}, ${sql.json({
    ...{ commandId: crypto.randomUUID(), actor: { id: NIL, role: 'system' } },
  })})`;
  expect(await completeErasures(program)).toEqual({ erased: 0, failed: 1 });
  expect(error).toHaveBeenCalledWith({ person: lee.id, refused: 'last-owner' }, expect.any(String));
  expect((await sql`delete from desk.erasures where person_id = ${lee.id}`).count).toBe(1);
});

test('erasePerson: erases somebody also while the folder of the backups cannot be used, and is not finished then', async () => {
  const ivy = await centre.createStudent({ name: 'Ivy Holm' });
  const backup = { folder: '/dev/null', keysFolder: undefined, recipientsFile: undefined, keep: 1, keepKeys: 1 };
  const outcome = await erasePerson(
    { ...program, config: { ...program.config, backup } },
    { person: ivy.id, commandId: crypto.randomUUID(), actor },
  );
  expect(outcome).toMatchObject({ status: 'erased', isFinished: false });
  expect(await keys.forPerson(ivy.id)).toBe('erased');
  expect(await completeErasures(program)).toEqual({ erased: 1, failed: 0 });
});

test('completeErasures: lists those whom a command without BACKUP_DIR has erased beside the backups', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-erased-'));
  const backup = { folder, keysFolder: undefined, recipientsFile: undefined, keep: 1, keepKeys: 1 };
  await completeErasures({ ...program, config: { ...program.config, backup } });
  const listed = (await loadErasedPeople(folder))?.map(({ person }) => person);
  const recorded = (await readErasures(store)).erasures.map(({ person }) => person);
  expect(listed).toEqual(recorded);
  expect(listed?.length).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});

// The key cannot be restored, so this test is the last one.
test('verify: calls a key missing that was deleted without an erasure in the log', async () => {
  const ben = await centre.createStudent({ name: 'Ben Novak' });
  await keys.erase(ben.id);
  expect(await listFaults()).toEqual([expect.stringContaining(`${toStudentStream(ben.id)}: key-missing`)]);
});
