import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { isSealSigned } from '#events/core/ledger-seal/seal-message.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { createSealKeyLoader, SealKeyDamagedError } from '#services/core/seal-key.ts';
import { checkLog } from '#services/record/verify/check-log.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
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
  await using other = await openTestCentre();
  const { sql, config } = other.program;
  await sql`delete from desk.seal_key`;
  const load = createSealKeyLoader({ sql, masterKey: config.personalDataKey });
  const keys = await Promise.all([load(), load(), load()]);
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  const foreign = createSealKeyLoader({ sql, masterKey: Buffer.alloc(32, 9) });
  await expect(foreign()).rejects.toThrow(SealKeyDamagedError);
});
