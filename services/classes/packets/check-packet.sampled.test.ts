/** Any file at the checker of packets gets an answer in words, and a packet that was changed is never called unchanged. */
import { generateKeyPairSync, hash, sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHashedText } from '#events/record/hashed-text.ts';
import { checkPacket, NoPacketError } from '#services/record/packet-check/check-packet.ts';
import { listFaultTexts } from '#services/record/packet-check/check-words.ts';
import { createChangedJsonArbitrary } from '#testing/changed-json.ts';
import { expectCheap } from '#testing/cpu-limit.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { signPacket } from './sign-packet.ts';

const SAMPLES = 20_000;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = {
  publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
  sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('hex'),
};
const id = '0b9a7a52-6a6c-4f1e-9c56-3b1f6c2f7d11';
const recordedAt = '2026-11-03T17:00:00.000Z';
const event = {
  ...{ version: 1, id: `${id.slice(0, -1)}2`, type: 'ClassesAdjusted', schemaVersion: 1, recordedAt },
  metadata: JSON.stringify({ actor: { id } }),
  data: JSON.stringify({
    ...{ direction: 'add', effectiveOn: '2026-11-03' },
    change: { requested: 6, appliedRemaining: 6, appliedTotal: 6, remainingAfter: 6, totalAfter: 6 },
  }),
  hidden: 'c0de'.repeat(16),
};
const stream = `student-${id}`;
const packet = await signPacket(
  {
    format: 'rollbook-packet-6',
    student: { id, name: 'Mia Lund' },
    centre: { name: 'Rollbook', time_zone: 'America/New_York', currency: 'USD' },
    period: { from: '2026-12-01', to: '2026-12-31' },
    contents: { texts: false, attendance: false, policy: true },
    made: { at: '2026-12-31T17:00:00.000Z', by: id, by_name: 'Olive Owner' },
    last: { version: 1, hash: hash('sha256', toHashedText(hash('sha256', stream), { stream, ...event })) },
    totals: { opening: 6, added: 0, taken: 0, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 6 },
    ...{ attended: 0, waiting: 0, uncovered: 0, rows: [], money: null, money_rows: [], attendance: null },
    ...{ policy: ['A class takes one class.'], seal: null, events: [{ ...event, index: null, proof: '', keys: {} }] },
  },
  key,
);

test('checkPacket: names a fault of every changed packet, or says why the file is none', async () => {
  const text = JSON.stringify(packet);
  const unchanged = await checkPacket(text);
  expect(unchanged.faults).toEqual([]);
  const changed = createChangedJsonArbitrary(packet).map((value) => JSON.stringify(value));
  const cut = fc.nat({ max: text.length }).map((length) => text.slice(0, length));
  const files = fc.oneof(
    { weight: 9, arbitrary: changed },
    { weight: 1, arbitrary: fc.oneof(cut, fc.json(), fc.string()) },
  );
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const check = await expectCheap(file, () => checkPacket(file)).catch((error: unknown) => error);
      if (check instanceof NoPacketError) return void expect(check.message).toMatch(/\w .+\.$/);
      if (check instanceof Error) throw check;
      const { faults } = check as Awaited<ReturnType<typeof checkPacket>>;
      expect(faults.length > 0, file).toBe(file.trim() !== text);
      for (const words of listFaultTexts(check as never)) expect(words).not.toBe('');
    }),
    { numRuns: chooseSamples(SAMPLES), seed: chooseSeed(import.meta.filename) },
  );
});
