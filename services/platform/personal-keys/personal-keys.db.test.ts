import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { checkMasterKey, WrongPersonalDataKeyError } from './master-key.ts';
import { createPersonalKeyRing } from './personal-keys.ts';

const { sql } = await openForAllTests(openTestDatabase());
beforeEach(() => sql`delete from desk.personal_keys`);

const masterKey = randomBytes(32);

test('createPersonalKeyRing: creates one key for a person, even in concurrent calls', async () => {
  const personId = randomUUID();
  const copies = Array.from({ length: 20 }, () => createPersonalKeyRing({ sql, masterKey }));
  const made = await Promise.all(copies.map((keys) => keys.create(personId)));
  expect(new Set(made.map(({ keyId }) => keyId)).size).toBe(1);
  expect(new Set(made.map(({ secret }) => Buffer.from(secret).toString('hex'))).size).toBe(1);
  const [first] = made;
  expect(await createPersonalKeyRing({ sql, masterKey }).forPerson(personId)).toEqual(first);
});

test('createPersonalKeyRing: stores each key wrapped in a separate row', async () => {
  const keys = createPersonalKeyRing({ sql, masterKey });
  const [one, other] = [await keys.create(randomUUID()), await keys.create(randomUUID())];
  const rows = await sql<{ wrapped: Buffer }[]>`select wrapped from desk.personal_keys`;
  for (const { wrapped } of rows) {
    expect(wrapped.includes(Buffer.from(one.secret))).toBe(false);
    expect(wrapped.length).toBe(12 + 16 + 32);
  }

  await sql`
    update desk.personal_keys set wrapped = (select wrapped from desk.personal_keys where key_id = ${one.keyId})
    where key_id = ${other.keyId}`;
  expect(await createPersonalKeyRing({ sql, masterKey }).byId([other.keyId])).toEqual(new Map());
});

test('byId: finds many keys in one query and leaves out unknown ones', async () => {
  const keys = createPersonalKeyRing({ sql, masterKey });
  const made = await Promise.all(Array.from({ length: 5 }, () => keys.create(randomUUID())));
  const fresh = createPersonalKeyRing({ sql, masterKey });
  const found = await fresh.byId([...made.map(({ keyId }) => keyId), randomUUID()]);
  expect(found).toEqual(new Map(made.map((key) => [key.keyId, key])));
  expect(await keys.forPerson(randomUUID())).toBeUndefined();
});

test('erase: deletes the key, keeps its row and prevents a second key', async () => {
  const keys = createPersonalKeyRing({ sql, masterKey });
  const { keyId, personId } = await keys.create(randomUUID());
  await keys.erase(personId);
  for (const copy of [keys, createPersonalKeyRing({ sql, masterKey })]) {
    expect(await copy.forPerson(personId)).toBe('erased');
    expect(await copy.byId([keyId])).toEqual(new Map([[keyId, 'erased']]));
    await expect(copy.create(personId)).rejects.toThrow(/erased/);
  }
  const [row] = await sql`select wrapped, erased_at is not null as erased from desk.personal_keys`;
  expect(row).toEqual({ wrapped: null, erased: true });
});

test('forget: a key that is still in the database is not read again', async () => {
  const [one, other] = [createPersonalKeyRing({ sql, masterKey }), createPersonalKeyRing({ sql, masterKey })];
  const { keyId, personId } = await one.create(randomUUID());
  other.forget(personId);
  expect(await other.byId([keyId])).toEqual(new Map([[keyId, 'erased']]));
  expect(await other.forPerson(personId)).toBe('erased');
});

test('checkMasterKey: refuses another master key', async () => {
  await checkMasterKey({ sql, masterKey });
  await checkMasterKey({ sql, masterKey });
  await expect(checkMasterKey({ sql, masterKey: randomBytes(32) })).rejects.toThrow(WrongPersonalDataKeyError);
});

test('createPersonalKeyRing: reports a missing key once', async () => {
  const told: string[] = [];
  const keys = createPersonalKeyRing({ sql, masterKey: randomBytes(32), onMissing: (keyId) => told.push(keyId) });
  const there = await keys.create(randomUUID());
  const lost = randomUUID();
  for (let n = 0; n < 2; n += 1) expect([...(await keys.byId([there.keyId, lost])).keys()]).toEqual([there.keyId]);
  expect(told).toEqual([lost]);
});

test('forPerson: never returns a key that was deleted or replaced in the database', async () => {
  const [one, other] = [createPersonalKeyRing({ sql, masterKey }), createPersonalKeyRing({ sql, masterKey })];
  const personId = randomUUID();
  const first = await one.create(personId);
  expect(await other.forPerson(personId)).toEqual(first);
  await sql`delete from desk.personal_keys where person_id = ${personId}`;
  for (const copy of [one, other]) expect(await copy.forPerson(personId)).toBeUndefined();

  const second = await one.create(personId);
  expect(second.keyId).not.toBe(first.keyId);
  for (const copy of [one, other]) {
    expect(await copy.forPerson(personId)).toEqual(second);
    expect((await copy.byId([second.keyId])).get(second.keyId)).toEqual(second);
    expect((await copy.byId([first.keyId])).get(first.keyId)).not.toEqual(second);
  }
});
