import { afterAll, beforeAll, expect } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { computeChainHash, toChainHead } from '#events/record/hash-chain.ts';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { checkLog } from './check-log.ts';
import { verifyCentre } from './verify-centre.ts';

let centre: TestCentre;
let owner: Client;
let [mia, noah]: TestPerson[] = [];
let schema: string;
let publicKey: string;
const tables = ['desk.packets', 'desk.packet_numbers', 'desk.tree_tiles', 'desk.tree_progress', 'accounts."user"'];
const toKept = (table: string) => `kept.${table.replace(/\W/g, '_')}`;

beforeAll(async () => {
  centre = await openTestCentre();
  owner = await centre.createSignedInTutor({ owner: true });
  [mia, noah] = [await centre.createStudent({ classes: 4 }), await centre.createStudent({ classes: 6 })];
  const { today } = (await owner.get('/api/rules')).body;
  const contents = { texts: true, attendance: true, policy: true };
  for (const { id } of [mia, noah, noah]) {
    const made = await owner.post(`/api/students/${id}/packets`, {
      from: '2020-01-01',
      to: today,
      contents,
      seal: true,
    });
    expect(made.status).toBe(200);
    // The next packet is sealed anew.
    await centre.createStudent();
  }
  const { program } = centre;
  await program.runner.caughtUp();
  await program.runner.stop();
  ({ schema } = program.readModels);
  ({ publicKey } = await program.loadSealKey());
  const copies = [...tables, `${schema}.checkpoint`].map((table) => `create table ${toKept(table)} as table ${table};`);
  await program.sql.unsafe(`create schema kept; ${copies.join('')}`).simple();
});
afterAll(() => centre[Symbol.asyncDispose]());

const verify = async () => {
  const { sql, store, keys } = centre.program;
  const { faults = [] } = await verifyCentre({
    ...{ sql, store, keys, schema, publicKey },
    checkLog: (signal) => checkLog({ store, keys, sql, seals: { publicKey }, signal }),
  });
  return faults.map(({ stream, what }) => `${stream}: ${what}`);
};

/** Puts the rows back that a test changed or deleted. Sessions refer to accounts, so those are only changed back. */
const restore = async () => {
  const { sql } = centre.program;
  const replaced = tables.filter((table) => !table.startsWith('accounts')).concat(`${schema}.checkpoint`);
  const statements = replaced.map((table) => `delete from ${table}; insert into ${table} table ${toKept(table)};`);
  const emails = `update accounts."user" u set email = k.email, pending = k.pending, pending_since = k.pending_since from ${toKept('accounts."user"')} k where k.id = u.id;`;
  await sql.begin((tx) => tx.unsafe(`${statements.join('')} ${emails}`).simple());
};

test('verifyCentre: finds no fault in an unaltered centre', async () => {
  expect(await verify()).toEqual([]);
});

const ofMia = () => `(select id from desk.packets where student_id = '${mia?.id}')`;
const ofNoah = () => `(select id from desk.packets where student_id = '${noah?.id}' order by number limit 1)`;
const byte = `set_byte(body, 40, get_byte(body, 40) # 1)`;

testInFaults.each([
  [
    'a byte of a packet',
    () => `update desk.packets set body = ${byte} where id = ${ofMia()}`,
    /^student-.*: the packet .* was changed after it was made/,
  ],
  [
    'two packets that are exchanged',
    () => `update desk.packets p set body = o.body from desk.packets o
      where p.id in (${ofMia()}, ${ofNoah()}) and o.id in (${ofMia()}, ${ofNoah()}) and o.id <> p.id`,
    /was changed after it was made, or is kept for another student/,
  ],
  ['the code', () => `update desk.packets set code = 'AAAA-BBBB' where id = ${ofMia()}`, /kept with another code than/],
  [
    'the period',
    () => `update desk.packets set period_to = period_to - 1 where id = ${ofMia()}`,
    /kept with another period than it was signed with/,
  ],
  [
    'the student',
    () => `update desk.packets set student_id = '${noah?.id}' where id = ${ofMia()}`,
    /is kept for another student/,
  ],
  [
    'the student, who is nobody',
    () => `update desk.packets set student_id = gen_random_uuid() where id = ${ofMia()}`,
    /is kept for another student/,
  ],
  [
    'a deleted packet',
    () => `delete from desk.packets where number = 2`,
    /^the packets: packet 2 of those .* is missing/,
  ],
  ['the newest packet, deleted', () => `delete from desk.packets where number = 3`, /packet 3 of those .* is missing/],
  [
    'a tile',
    () => `update desk.tree_tiles set hashes = set_byte(hashes, 3, get_byte(hashes, 3) # 1)`,
    /^the kept tree: .* tile 0 of level 0 was changed or lost/,
  ],
  ['a deleted tile', () => `delete from desk.tree_tiles`, /tile 0 of level 0 was changed or lost/],
  [
    'the root',
    () => `update desk.tree_progress set root = set_byte(root, 0, get_byte(root, 0) # 1)`,
    /its root or its size was changed/,
  ],
  [
    'the size',
    () => `update desk.tree_progress set size = size - 1, overlap_from = 0`,
    /its root or its size was changed/,
  ],
  [
    'the whole tree, deleted',
    () =>
      `delete from desk.tree_tiles; update desk.tree_progress set size = 0, overlap_from = 0, overlap_position = 0, root = null`,
    /covers 0 events, but \d+ were sealed: it was deleted or cut/,
  ],
  [
    'the address of an account',
    () => `update accounts."user" set email = 'other@rollbook.example' where id = '${mia?.id}'`,
    /the account has another email address than the record/,
  ],
  [
    'an account whose change cannot be recorded',
    () => `
      update accounts."user" set pending_since = now() - interval '2 hours', pending = '{
        "type": "ChangeAccount", "commandId": "none", "actor": {"id": "none", "role": "student"}, "emailBefore": "",
        "change": {"type": "EndSessions", "sessions": 0}}' where id = '${mia?.id}'`,
    /a change of the account has not reached the record for over an hour/,
  ],
  [
    'the checkpoint, set back',
    () => `update ${schema}.checkpoint set position = 2`,
    /checkpoint-moved: the read models hold events up to position \d+, but their checkpoint was set back to 2/,
  ],
])('verifyCentre: names %s', async (_, statement, what) => {
  await centre.program.sql.unsafe(statement()).simple();
  try {
    expect(await verify()).toContainEqual(expect.stringMatching(what));
  } finally {
    await restore();
  }
});

test('verifyCentre: names the person to whom a damaged packet belongs', async () => {
  await centre.program.sql.unsafe(`update desk.packets set code = 'X' where id = ${ofMia()}`);
  // With the zone of the time, because the day at the centre may be another.
  const named = `^${toStudentStream(mia?.id ?? '')}: the packet X of \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC `;
  expect(await verify()).toEqual([expect.stringMatching(new RegExp(named))]);
  await restore();
});

test('getPacket: says in words that a packet does not match its signature', async () => {
  const [row] = await centre.program.sql<
    { id: string }[]
  >`select id from desk.packets where student_id = ${mia?.id ?? ''}`;
  const path = `/api/students/${mia?.id}/packets/${row?.id}`;
  expect((await owner.get(path)).status).toBe(200);
  await centre.program.sql.unsafe(`update desk.packets set body = ${byte} where id = ${ofMia()}`);
  const student = await centre.signIn(mia?.email ?? '', mia?.password ?? '');
  for (const address of [path, `${path}/file?format=csv`]) {
    expect(await owner.get(address)).toMatchObject({
      status: 409,
      body: { code: 'packet-damaged', detail: expect.stringContaining('does not match its signature') },
    });
  }
  expect((await student.get(path)).body.detail).toContain('Please tell your tutor.');
  await restore();
});

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('verifyCentre: names another time of the newest seal, although its hash was made anew'),
  async () => {
    const { sql, store } = centre.program;
    const seals = await store.read(LEDGER_SEALS_STREAM);
    const [newest, before] = [seals.at(-1), seals.at(-2)];
    if (!newest || !before) throw new Error('there are fewer than two seals');
    const recordedAt = new Date(Date.parse(newest.recordedAt) - 86_400_000).toISOString();
    const hash = computeChainHash(toChainHead(before), { ...newest, recordedAt });
    const write = (time: string, hashed: string) =>
      sql.begin(async (tx) => {
        await tx`alter table log.events disable trigger all`;
        await tx`update log.events set recorded_at = ${time}, hash = ${hashed} where id = ${newest.id}`;
      });
    await write(recordedAt, hash);
    expect(await verify()).toContainEqual(expect.stringContaining(`was recorded at another time, ${recordedAt}`));
    await write(newest.recordedAt, newest.hash);
  },
);
