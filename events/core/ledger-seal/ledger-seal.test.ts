import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LedgerSeal } from './events.ts';
import { ledgerSealDecider as decider } from './ledger-seal-decider.ts';
import { isSealSigned, toSealMessage } from './seal-message.ts';

const keyPair = generateKeyPairSync('ed25519');

const sealOf = (events: number, { privateKey, publicKey } = keyPair): LedgerSeal => {
  const sealed = { events, root: 'ab'.repeat(32), sealedAt: '2026-11-21T07:00:00.000Z' };
  return {
    ...sealed,
    publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
    signature: sign(null, Buffer.from(toSealMessage(sealed)), privateKey).toString('hex'),
  };
};

test('SealLedger: seals a log, and again when it has an event besides the last seal', () => {
  const [first, later] = [sealOf(10), sealOf(12)];
  expect(decider.decide(null, { type: 'SealLedger', ...first })).toEqual([{ type: 'LedgerSealed', data: first }]);
  expect(decider.decide(first, { type: 'SealLedger', ...later })).toEqual([{ type: 'LedgerSealed', data: later }]);
});

test.each([0, 1, -1])('SealLedger: writes nothing for a log with %d more events than the last seal covers', (more) => {
  expect(decider.decide(sealOf(10), { type: 'SealLedger', ...sealOf(10 + more) })).toEqual([]);
});

test('SealLedger: another key seals only if it names the key of the last seal, and then also without a new event', () => {
  const last = sealOf(10);
  const taking = sealOf(11, generateKeyPairSync('ed25519'));
  const formerKey = { publicKey: last.publicKey, signature: null };
  const data = { ...taking, formerKey };
  expect(decider.decide(last, { type: 'SealLedger', ...data })).toEqual([{ type: 'LedgerSealed', data }]);
  // The seals of packets and files are those of every other seal.
  expect(decider.evolve(last, { type: 'LedgerSealed', data } as never)).toEqual(taking);
  expect(decider.decide(last, { type: 'SealLedger', ...taking })).toEqual([]);
  const ofAnother = { ...formerKey, publicKey: taking.publicKey };
  expect(decider.decide(last, { type: 'SealLedger', ...taking, formerKey: ofAnother })).toEqual([]);
  expect(decider.decide(last, { type: 'SealLedger', ...data, events: 10 })).toEqual([]);
  // Only its first seal names the former key.
  const next = { ...taking, events: 13 };
  const decided = [{ type: 'LedgerSealed', data: next }];
  expect(decider.decide(taking, { type: 'SealLedger', ...next, formerKey })).toEqual(decided);
});

test('isSealSigned: accepts the signature, and none after a field was changed', async () => {
  const seal = sealOf(10);
  expect(await isSealSigned(seal)).toBe(true);
  const changes: Partial<LedgerSeal>[] = [
    { events: 11 },
    { root: 'ac'.repeat(32) },
    { sealedAt: '2026-11-21T07:00:00.001Z' },
    { publicKey: '11'.repeat(32) },
    { signature: '00'.repeat(64) },
  ];
  for (const change of changes) expect(await isSealSigned({ ...seal, ...change }).catch(() => false)).toBe(false);
});
