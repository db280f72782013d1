import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { isSealSigned } from '#events/core/ledger-seal/seal-message.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { createSealKeyLoader, SealKeyDamagedError } from '#services/core/seal-key.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';
import { checkLog } from '#services/record/verify/check-log.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { sealLog } from './seal-log.ts';

const centre = await openForAllTests(openTestCentre());
// There is something to seal in each test.
beforeEach(() => centre.createStudent({ classes: 4 }));

const seal = (commandId: string = randomUUID()) =>
  sealLog(centre.program, { actor: { id: NIL, role: 'system' }, commandId });
const check = async () => {
  const { publicKey } = await centre.program.loadSealKey();
  return checkLog({ ...centre.program, seals: { publicKey } });
};

test('sealLog: signs the root of all events, and again only after a new event', async () => {
  const first = await seal();
  if (first.status !== 'sealed') throw new Error(first.status);
  const { events } = await check();
  expect(first.seal.events).toBe(events - 1);
  expect(first.seal.publicKey).toBe((await centre.program.loadSealKey()).publicKey);
  expect(await isSealSigned(first.seal)).toBe(true);
  expect(await seal()).toEqual({ status: 'nothing-to-seal', last: first.seal });

  await centre.createStudent({ classes: 4 });
  const second = await seal();
  expect(second).toMatchObject({ status: 'sealed', version: first.version + 1 });
  expect(await check()).toMatchObject({ seals: { seals: first.version + 1, newerEvents: 0, faults: [] } });
});

test('sealLog: answers a repeated request with the seal that it made', async () => {
  const commandId = randomUUID();
  const first = await seal(commandId);
  expect(first.status).toBe('sealed');
  expect(await seal(commandId)).toEqual(first);
});

test('sealLog: several copies at once make one seal', async () => {
  const before = (await check()).seals?.seals ?? 0;
  const results = await Promise.all([seal(), seal(), seal()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['nothing-to-seal', 'nothing-to-seal', 'sealed']);
  expect(await check()).toMatchObject({ seals: { seals: before + 1, faults: [] } });
});

test('sealLog: does not seal a log that no longer begins with the sealed events', async () => {
  const first = await seal();
  if (first.status !== 'sealed') throw new Error(first.status);
  const { program } = centre;
  const other = createInMemoryEventStore();
  const result = await sealLog(
    { ...program, store: other },
    { actor: { id: NIL, role: 'system' }, commandId: randomUUID() },
  );
  expect(result).toEqual({ status: 'not-extended', last: first.seal });
  // A tree that is wrong itself is made again from the log.
  await seal();
  await program.sql`update desk.tree_tiles set hashes = overlay(hashes placing '\\xff'::bytea from 1)`;
  await centre.createStudent({ classes: 4 });
  expect((await seal()).status).toBe('sealed');
  // So is one whose tiles were lost.
  await program.sql`delete from desk.tree_tiles`;
  await centre.createStudent({ classes: 4 });
  expect((await seal()).status).toBe('sealed');
  expect(await check()).toMatchObject({ seals: { seals: first.version + 2, faults: [] } });
});

test('createSealKeyLoader: makes one key for all copies, wrapped, and refuses a key that was put in its place', async () => {
  const { sql, config } = centre.program;
  await sql`delete from desk.seal_key`;
  const load = createSealKeyLoader({ sql, masterKey: config.personalDataKey });
  const keys = await Promise.all([load(), load(), load()]);
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  const foreign = createSealKeyLoader({ sql, masterKey: Buffer.alloc(32, 9) });
  await expect(foreign()).rejects.toThrow(SealKeyDamagedError);
});

test('getRecordKeys: lists the key that signs now and those before it to anybody, and no key of a seal that it did not sign', async () => {
  const { sql, handle } = centre.program;
  const read = async () => (await new Client(centre.url).get('/api/record-keys')).body;
  const before = await read();
  const sealedBefore = await seal();
  if (sealedBefore.status !== 'sealed') throw new Error(sealedBefore.status);
  await sql`delete from desk.seal_key`;
  const { publicKey } = await centre.program.loadSealKey();
  expect((await read()).keys[0]).toMatchObject({ public_key: publicKey, from: null, until: null });
  await centre.createStudent({ classes: 4 });
  const sealed = await seal();
  if (sealed.status !== 'sealed') throw new Error(sealed.status);
  // Somebody who writes to the log cannot publish a key of their own by a seal that this key did not sign.
  const forged = { ...sealed.seal, events: sealed.seal.events + 2, publicKey: 'ab'.repeat(32) };
  const command = { type: 'SealLedger', ...forged } as const;
  const by = { actor: { id: NIL, role: 'system' }, commandId: randomUUID() } as const;
  await handle({ aggregate: ledgerSealsAggregate, id: undefined, context: undefined, command, body: {}, ...by });

  const { keys, page } = await read();
  expect(page).toBe(`${centre.program.config.publicUrl}/record-key`);
  const [current, former] = [sealed.seal, sealedBefore.seal];
  expect(keys.slice(0, 2)).toEqual([
    {
      ...{ public_key: publicKey, fingerprint: await toKeyFingerprint(publicKey) },
      ...{ from: current.sealedAt, until: null },
    },
    expect.objectContaining({ public_key: former.publicKey, until: former.sealedAt }),
  ]);
  expect(keys.length).toBe(before.keys.length + 1);
  expect(keys.map(({ public_key }: { public_key: string }) => public_key)).not.toContain(forged.publicKey);
});
