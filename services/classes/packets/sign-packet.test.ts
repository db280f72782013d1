import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PacketRow } from '#contracts/packets.ts';
import { toHashedText } from '#events/record/hashed-text.ts';
import { checkPacket } from '#services/record/packet-check/check-packet.ts';
import { listFaultTexts, listProofTexts } from '#services/record/packet-check/check-words.ts';
import type { PacketFile, UnsignedPacket } from '#services/record/packet-check/packet-file.ts';
import { signPacket } from './sign-packet.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = {
  publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
  sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('hex'),
};
const id = '0b9a7a52-6a6c-4f1e-9c56-3b1f6c2f7d11';

/** A packet of a student without events, with what no event proves. */
const unsigned: UnsignedPacket = {
  format: 'rollbook-packet-2',
  student: { id, name: 'Mia Lund' },
  centre: { name: 'Rollbook', time_zone: 'America/New_York' },
  period: { from: '2026-11-01', to: '2026-12-01' },
  contents: { texts: false, attendance: false, policy: true },
  made: { at: '2026-11-20T17:00:00.000Z', by: id, by_name: 'Olive Owner' },
  last: { version: 0, hash: hash('sha256', `student-${id}`) },
  totals: { opening: 0, bought: 0, given_back: 0, attended: 0, removed: 0, reversed: 0, closing: 0 },
  ...{
    waiting: 0,
    uncovered: 0,
    rows: [],
    attendance: null,
    policy: ['A class takes one class.'],
    seal: null,
    events: [],
  },
};
const make = (changes: Partial<UnsignedPacket> = {}): Promise<PacketFile> =>
  signPacket({ ...unsigned, ...changes }, key);

/** A packet of a student to whom 6 classes were added without a word, after the last seal. */
const addition = (() => {
  const event = {
    ...{ version: 1, id, type: 'ClassesAdjusted', schemaVersion: 1, recordedAt: '2026-11-03T17:00:00.000Z' },
    metadata: JSON.stringify({ actor: { id } }),
    data: JSON.stringify({
      ...{ direction: 'add', effectiveOn: '2026-11-03' },
      change: { requested: 6, appliedRemaining: 6, appliedTotal: 6, remainingAfter: 6, totalAfter: 6 },
    }),
  };
  const stream = `student-${id}`;
  const row: PacketRow = {
    ...{ version: 1, effective_on: '2026-11-03', recorded_at: event.recordedAt, recorded_by: id, recorded_by_name: '' },
    ...{ source: 'manual', what: null, classes_changed: 6, applied_remaining: 6, applied_total: 6 },
    ...{ remaining_after: 6, total_after: 6, status: null, charge: null, from_date: null, corrects: null },
    ...{
      corrected_by: null,
      reason: null,
      note: null,
      sealed: false,
      code: null,
      amount_cents: null,
      paid_on: null,
      receipt: null,
    },
  };
  return {
    events: [{ ...event, index: null, proof: '', keys: {} }],
    last: { version: 1, hash: hash('sha256', toHashedText(hash('sha256', stream), { stream, ...event })) },
    totals: { ...unsigned.totals, bought: 6, closing: 6 },
    rows: [row],
  };
})();
const listFaultPaths = async (text: string): Promise<string[]> =>
  (await checkPacket(text)).faults.map(({ path }) => path);

test('checkPacket: a packet as it was signed has no fault', async () => {
  expect(await listFaultPaths(JSON.stringify(await make()))).toEqual([]);
});

test('checkPacket: names a changed field although a field with the same path holds the signed value', async () => {
  const packet = await make();
  const changed = { ...packet, student: { id, name: 'Mia Other' }, 'student.name': 'Mia Lund' };
  expect(await listFaultPaths(JSON.stringify(changed))).toContain('student.name');
  const { name: _, ...nameless } = packet.student;
  const moved = { ...packet, student: nameless, 'student.name': 'Mia Lund' };
  expect(await listFaultPaths(JSON.stringify(moved))).toContain('student.name');
  const nested = { ...packet, student: nameless, '': { student: { name: 'Mia Lund' } } };
  expect(await listFaultPaths(JSON.stringify(nested))).toContain('student.name');
  const policy = { ...packet, policy: { 0: 'A class takes one class.' } };
  expect(await listFaultPaths(JSON.stringify(policy))).toContain('policy.0');
});

test('listFaultTexts: names an added field, whatever it is called', async () => {
  const text = JSON.stringify(await make()).replace('{', '{"constructor":1,"__proto__":{"polluted":2},');
  const faults = listFaultTexts(await checkPacket(text));
  expect(faults.map(({ name }) => name)).toEqual(['constructor', expect.stringMatching(/proto.*: polluted$/)]);
});

test('checkPacket: finds names that occur twice, of which readers may show different ones', async () => {
  const text = JSON.stringify(await make());
  const name = '"name":"Mia Lund"';
  expect(await listFaultPaths(text.replace(name, `"name":"Mia Other",${name}`))).not.toEqual([]);
  expect(await listFaultPaths(text.replace('"attendance":null', '"attendance":1e999'))).not.toEqual([]);
  expect(await listFaultPaths(`\uFEFF${text}\r\n`)).toEqual([]);
});

test('checkPacket: names what a center put into a packet that says it leaves that out', async () => {
  expect(await listFaultPaths(JSON.stringify(await make(addition)))).toEqual([]);
  const rows = addition.rows.map((row) => ({ ...row, reason: 'Never said' }));
  expect(await listFaultPaths(JSON.stringify(await make({ ...addition, rows })))).toEqual(['rows.0.reason']);
  expect(await listFaultPaths(JSON.stringify(await make({ attendance: [] })))).toEqual(['attendance']);
});

test('listProofTexts: says that an entry is missing in a seal that is newer than the entry', async () => {
  const check = await checkPacket(JSON.stringify(await make(addition)));
  const seal = { events: 9, root: '', publicKey: '', signature: '' };
  const listTexts = (sealedAt: string) =>
    listProofTexts({ ...check, packet: { ...check.packet, seal: { ...seal, sealedAt } } }).join('\n');
  expect(listTexts('2026-11-02T00:00:00.000Z')).not.toContain('before');
  expect(listTexts('2026-11-04T00:00:00.000Z')).toContain('1 of them was recorded before');
});
