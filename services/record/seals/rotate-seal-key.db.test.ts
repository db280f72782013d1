import { randomUUID, sign } from 'node:crypto';
import { NIL } from 'uuid';
import { expect, test } from 'vitest';
import type { FormerSealKey, LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { toSealMessage } from '#events/core/ledger-seal/seal-message.ts';
import { toChainHead } from '#events/record/hash-chain.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import { signPacket } from '#services/classes/packets/sign-packet.ts';
import { replaceSealKey, type SealKey } from '#services/core/seal-key.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';
import { toKeyFingerprint } from '#services/record/packet-check/signed-fields.ts';
import { insertPacket, loadPacket } from '#services/record/packets/packet-store.ts';
import { verifyCentre } from '#services/record/verify/verify-centre.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { Client } from '#testing/client.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { rotateSealKey } from './rotate-seal-key.ts';
import { sealLog } from './seal-log.ts';
import { createSealKeyPair } from './test/sealed-log-fixture.ts';

const centre = await openForAllTests(openTestCentre());
const { program } = centre;
const { sql, store, keys, readModels, config } = program;
const student = await centre.createStudent({ name: 'Mia Lund', classes: 6 });
const owner = await centre.createSignedInTutor({ owner: true });

const newCommand = () => ({ actor: { id: NIL, role: 'system' }, commandId: randomUUID() }) as const;
const seal = () => sealLog(program, newCommand());
const rotate = (lost?: string) => rotateSealKey(program, { lost });
const period = { from: '2020-01-01', to: '2020-02-01' };
const contents = { texts: true, attendance: true, policy: true };
const makePacket = () => owner.post(`/api/students/${student.id}/packets`, { ...period, contents, seal: false });
/** Keeps a packet again as if a key had signed it at another time. */
const keepSignedAt = async (packet: string, key: SealKey, at: string): Promise<void> => {
  const loaded = await loadPacket({ sql, keys }, { studentId: student.id, id: packet });
  if (loaded === undefined) throw new Error('the packet is not kept');
  const { digests: _, signature: __, code: ___, ...unsigned }: PacketFile = JSON.parse(loaded.text);
  const file = await signPacket({ ...unsigned, made: { ...unsigned.made, at } }, key);
  await insertPacket(
    { sql, keys },
    {
      ...{ id: randomUUID(), studentId: student.id, madeAt: new Date(at), madeBy: unsigned.made.by, ...period },
      ...{ lastVersion: loaded.lastVersion, code: file.code, request: randomUUID(), text: JSON.stringify(file) },
    },
  );
};
const listFaults = async () => {
  const { publicKey } = await program.loadSealKey();
  await program.runner.caughtUp();
  const options = { sql, store, keys, schema: readModels.schema, publicKey };
  return ((await verifyCentre({ ...options, seals: { publicKey } })).faults ?? []).map(({ what }) => what);
};
const readKeys = async () => (await new Client(centre.url).get('/api/record-keys')).body.keys;

test('rotateSealKey: the former key signs the new one, and what it signed stays valid for its time', async () => {
  expect(await rotate()).toEqual({ status: 'no-seal' });
  const first = await seal();
  if (first.status !== 'sealed') throw new Error(first.status);
  const packet = await makePacket();
  expect([packet.status, packet.body]).toEqual([200, { id: expect.any(String) }]);
  const former = await program.loadSealKey();
  expect(await rotate(former.publicKey)).toEqual({ status: 'not-lost' });

  const rotated = await rotate();
  if (rotated.status !== 'rotated') throw new Error(rotated.status);
  const current = await program.loadSealKey();
  expect(current.publicKey).not.toBe(former.publicKey);
  expect(rotated.seal).toMatchObject({ publicKey: current.publicKey, formerKey: { publicKey: former.publicKey } });
  await centre.createStudent({ classes: 4 });
  expect((await seal()).status).toBe('sealed');
  expect((await makePacket()).status).toBe(200);
  expect(await listFaults()).toEqual([]);
  const { sealedAt } = rotated.seal;
  expect(await readKeys()).toEqual([
    {
      ...{ public_key: current.publicKey, fingerprint: await toKeyFingerprint(current.publicKey) },
      ...{ from: sealedAt, until: null, takeover: 'signed' },
    },
    {
      ...{ public_key: former.publicKey, fingerprint: await toKeyFingerprint(former.publicKey) },
      ...{ from: first.seal.sealedAt, until: sealedAt, takeover: 'first' },
    },
  ]);
  const record = (await owner.get('/api/record')).body;
  expect(record).toMatchObject({ public_key: current.publicKey, key_period: { from: sealedAt, takeover: 'signed' } });

  const inAnHour = new Date(Date.parse(sealedAt) + 60 * 60_000).toISOString();
  await keepSignedAt(packet.body.id, former, inAnHour);
  expect(await listFaults()).toEqual([
    expect.stringMatching(/^the packet .* was signed with a key that was not the center's at that time$/),
  ]);
  await sql`delete from desk.packets where made_at = ${inAnHour}`;
  await sql`update desk.packet_numbers set made = made - 1`;
});

test('rotateSealKey: a rotation that was interrupted before its seal is completed by the next seal', async () => {
  const replace = async () =>
    replaceSealKey({ sql, masterKey: config.personalDataKey }, (await program.loadSealKey()).publicKey);
  expect(await replace()).toBe(true);
  expect(await makePacket()).toMatchObject({ status: 409, body: { code: 'other-seal-key' } });
  expect(await seal()).toMatchObject({ status: 'sealed', seal: { formerKey: { signature: expect.any(String) } } });
  expect(await listFaults()).toEqual([]);
  expect(await replace()).toBe(true);
  expect((await rotate()).status).toBe('rotated');
  expect(await listFaults()).toEqual([]);
});

test('rotateSealKey: of two at once, neither loses the key that the other one made', async () => {
  const results = await Promise.all([rotate(), rotate(), rotate()]);
  expect(results.map(({ status }) => status)).toContain('rotated');
  await seal();
  expect(await listFaults()).toEqual([]);
  expect(await replaceSealKey({ sql, masterKey: config.personalDataKey }, 'ab'.repeat(32))).toBe(false);
});

test('rotateSealKey: after a key was lost, nothing is sealed before an operator says so, and everybody sees it', async () => {
  const { publicKey: lost } = await program.loadSealKey();
  await sql`delete from desk.seal_key`;
  expect(await seal()).toMatchObject({ status: 'other-key', last: { publicKey: lost } });
  expect((await owner.post('/api/record/seals', {})).body).toMatchObject({ outcome: 'other-key' });
  expect(await makePacket()).toMatchObject({ status: 409, body: { code: 'other-seal-key' } });
  expect(await listFaults()).toEqual([expect.stringContaining(`the seals end with the key ${lost}`)]);
  for (const named of [undefined, 'ab'.repeat(32)])
    expect(await rotate(named)).toMatchObject({ status: 'key-missing', last: { publicKey: lost } });

  expect(await rotate(lost)).toMatchObject({
    status: 'rotated',
    seal: { formerKey: { publicKey: lost, signature: null } },
  });
  expect(await listFaults()).toEqual([]);
  expect((await readKeys()).slice(0, 2)).toMatchObject([
    { takeover: 'lost', until: null },
    { public_key: lost, until: expect.any(String) },
  ]);
});

/** Appends a seal as somebody does who can write to the database, but has none of the centre's keys. */
const forgeSeal = async (seal: LedgerSeal, formerKey: FormerSealKey) => {
  const { store: to } = program;
  const before = await to.read(LEDGER_SEALS_STREAM, 1, 1_000);
  const last = before.at(-1);
  if (last === undefined) throw new Error('there is no seal');
  const [event] = toEventsToAppend({
    ...{ stream: LEDGER_SEALS_STREAM, after: toChainHead(last), recordedAt: seal.sealedAt, key: undefined },
    events: [{ type: 'LedgerSealed', data: { ...seal, formerKey } }],
    metadata: { commandId: randomUUID(), fingerprint: '', actor: { id: NIL, role: 'system' } },
  });
  if (event) await to.append(LEDGER_SEALS_STREAM, [event], last.version);
};

test('rotateSealKey: a key that a stranger brought to the log is not published, and nothing vouches for it', async () => {
  const own = await program.loadSealKey();
  const before = await readKeys();
  const { state: last } = await program.loadAggregate(ledgerSealsAggregate, undefined);
  if (last === null) throw new Error('there is no seal');
  const stranger = createSealKeyPair();
  const sealed = { events: last.events, root: last.root, sealedAt: new Date().toISOString() };
  const signature = sign(null, Buffer.from(toSealMessage(sealed)), stranger.privateKey).toString('hex');
  const { publicKey } = stranger;
  await forgeSeal({ ...sealed, publicKey, signature }, { publicKey: own.publicKey, signature: null });
  expect(await readKeys()).toEqual(before);
  expect(await rotate()).toMatchObject({ status: 'foreign-takeover' });
  expect(await rotate(publicKey)).toMatchObject({ status: 'foreign-takeover' });
  expect((await program.loadSealKey()).publicKey).toBe(own.publicKey);
  expect(await listFaults()).toContainEqual(expect.stringContaining(`the seals end with the key ${publicKey}`));

  const [row] = await sql`select wrapped from desk.seal_key`;
  await sql`delete from desk.seal_key`;
  const listed = await readKeys();
  expect(listed.map((each: { public_key: string }) => each.public_key)).not.toContain(publicKey);
  await sql`update desk.seal_key set wrapped = ${row?.wrapped}`;

  await forgeSeal({ ...sealed, publicKey: 'ab'.repeat(32), signature }, { publicKey, signature: null });
  expect(await rotate(publicKey)).toMatchObject({ status: 'seals-damaged' });
  expect((await program.loadSealKey()).publicKey).toBe(own.publicKey);
  expect(await listFaults()).toContainEqual(expect.stringContaining('has a signature that does not belong to it'));
});
