import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { toSealMessage } from '#events/core/ledger-seal/seal-message.ts';
import { computeRoot, proveConsistency, type ReadSubtree } from '#events/record/merkle/merkle-proofs.ts';
import { hashLeaf, hashNode } from '#events/record/merkle/tree-hash.ts';
import { checkKeptSeals, type KeptFile } from './check-kept-seals.ts';
import { findPublishedKey, parsePublishedKeys } from './published-key.ts';
import type { SealFile } from './seal-file.ts';
import { toKeyFingerprint } from './signed-fields.ts';

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A centre whose record has these events. */
const createCentre = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const key = Buffer.from(x, 'base64url').toString('hex');
  /** Seals the first events at a minute, with proofs for older seals. */
  const seal = async (
    leaves: readonly Uint8Array[],
    events: number,
    since: readonly number[] = [],
    minute = events,
    change: object = {},
  ): Promise<SealFile> => {
    const read: ReadSubtree = async (level, index) => {
      const leaf = leaves[index];
      if (level === 0) return hashLeaf(leaf ?? new Uint8Array());
      return hashNode(await read(level - 1, 2 * index), await read(level - 1, 2 * index + 1));
    };
    const sealedAt = new Date(Date.UTC(2026, 10, 3, 8, minute)).toISOString();
    const sealed = { events, root: toHex(await computeRoot(read, events)), sealedAt, ...change };
    const signature = sign(null, Buffer.from(toSealMessage(sealed)), privateKey).toString('hex');
    const proofs = since.map(async (older) => {
      const hashes = await proveConsistency(read, older, events);
      return { events: older, hashes: toHex(Buffer.concat(hashes)) };
    });
    return {
      ...{ format: 'rollbook-seal-1', about: 'A seal', center: 'Lund Tutoring', time_zone: 'America/New_York' },
      ...{
        seal: { ...sealed, publicKey: key, signature } satisfies LedgerSeal,
        fingerprint: await toKeyFingerprint(key),
      },
      proofs: await Promise.all(proofs),
    };
  };
  return { seal, key };
};

const leaves = Array.from({ length: 40 }, () => randomBytes(32));
const { seal } = createCentre();
const toClaimOfSeal = ({ publicKey, sealedAt }: LedgerSeal) => ({ publicKey, signedAt: sealedAt });
const toFile = (file: object, name = 'file'): KeptFile => ({ name, text: JSON.stringify(file) });
const check = async (...files: object[]) => {
  const { isUnchanged, text } = await checkKeptSeals(files.map((file, at) => toFile(file, `seal ${at}`)));
  return [isUnchanged, text.replaceAll('\u00a0', ' ')];
};

test('checkKeptSeals: says in a sentence that nothing before a kept seal was changed, whatever the order of the files', async () => {
  const text =
    'Nothing was changed: all that the center had recorded by Nov 3, 2026, 3:07 AM is in its record of Nov 3, 2026, 3:40 AM as it was.';
  const kept = await seal(leaves, 7);
  expect(await check(kept, await seal(leaves, 40, [7]))).toEqual([true, text]);
  expect(await check(await seal(leaves, 40, [7]), kept)).toEqual([true, text]);
  for (const events of [1, 2, 8, 32, 39])
    expect((await check(await seal(leaves, events), await seal(leaves, 40, [events])))[0]).toBe(true);
});

test('checkKeptSeals: detects that an old event was rewritten, removed or moved before the log was sealed again', async () => {
  const kept = await seal(leaves, 7);
  const rewrite = async (change: (events: Uint8Array[]) => void) => {
    const events = [...leaves];
    change(events);
    return check(kept, await seal(events, 30, [7]));
  };
  const changed = [
    false,
    'Something was changed: what the center had recorded by Nov 3, 2026, 3:07 AM is not in the newer seal as it was. Save the newer seal again, and if this answer stays, show both files to the center.',
  ];
  expect(await rewrite((events) => events.splice(3, 1, randomBytes(32)))).toEqual(changed);
  expect(await rewrite((events) => events.splice(0, 1))).toEqual(changed);
  expect(
    await rewrite((events) => events.splice(5, 2, events[6] ?? randomBytes(32), events[5] ?? randomBytes(32))),
  ).toEqual(changed);
  // What was recorded later may change before it is sealed.
  expect((await rewrite((events) => events.splice(7, 1, randomBytes(32))))[0]).toBe(true);
  // Two seals over as many events, and a newer one over fewer.
  const others = leaves.map(() => randomBytes(32));
  expect((await check(kept, await seal(others, 7)))[0]).toBe(false);
  expect((await check(await seal(leaves, 30), await seal(leaves, 7, [], 50)))[0]).toBe(false);
});

test('checkKeptSeals: needs a proof of each file, which may lead over a file between them', async () => {
  const [first, second, third] = [await seal(leaves, 7), await seal(leaves, 20, [7]), await seal(leaves, 40, [20])];
  expect((await check(first, second, third))[0]).toBe(true);
  expect(await check(first, third)).toEqual([
    undefined,
    'These files do not prove what happened after seal 0. Choose that file on the page of your family, save a newer seal for it, and check both here.',
  ]);
  // Two records that begin alike: neither proves the other.
  const fork = [...leaves.slice(0, 7), ...leaves.slice(7).map(() => randomBytes(32))];
  expect((await check(first, await seal(fork, 20, [7]), await seal(leaves, 40, [7])))[0]).toBe(undefined);
  expect(await check(first)).toEqual([
    undefined,
    'This is a seal of Nov 3, 2026, 3:07 AM, over 7 events. The file says that it is from Lund Tutoring; only the key below proves that. Keep the file: later, choose it here together with a newer seal.',
  ]);
});

test('checkKeptSeals: says of the same seal that there is nothing to compare yet', async () => {
  const kept = await seal(leaves, 7);
  const [isUnchanged, text] = await check(kept, kept);
  expect([isUnchanged, text]).toEqual([
    undefined,
    expect.stringMatching(/^These files hold the same seal, that of Nov 3, 2026, 3:07 AM, so there is/),
  ]);
});

test('checkKeptSeals: refuses a changed seal, one of another key, and files that are no seal', async () => {
  const [kept, newer] = [await seal(leaves, 7), await seal(leaves, 40, [7])];
  const otherSeal = (change: Partial<LedgerSeal>) => ({ ...kept, seal: { ...kept.seal, ...change } });
  const changed = 'seal 0: This seal was changed after it was signed, so it proves nothing.';
  for (const file of [
    otherSeal({ events: 6 }),
    otherSeal({ root: 'ab'.repeat(32) }),
    otherSeal({ sealedAt: newer.seal.sealedAt }),
    otherSeal({ signature: '' }),
    { ...kept, fingerprint: 'AAAA-BBBB-CCCC-DDDD' },
  ])
    await expect(check(file, newer)).rejects.toThrow(changed);
  expect((await check(await createCentre().seal(leaves, 7), newer))[0]).toBe(undefined);
  await expect(check({ ...kept, format: 'rollbook-seal-2' })).rejects.toThrow(
    'seal 0: This seal was made by a newer version of Rollbook: it has format 2, and this checker knows only format 1.',
  );
  await expect(check({ ...kept, format: 'rollbook-seal-' })).rejects.toThrow('seal 0: This file is a damaged seal.');
  await expect(check({ ...kept, proofs: null })).rejects.toThrow('seal 0: This file is a damaged seal.');
  await expect(check({ ...newer, proofs: [null] }, kept)).rejects.toThrow('seal 0: This file is a damaged seal.');
  await expect(check({}, newer)).rejects.toThrow('seal 0: This file is not a packet of Rollbook.');
  const cut = { name: 'cut.json', text: JSON.stringify(kept).slice(0, -1) };
  await expect(checkKeptSeals([cut])).rejects.toThrow('cut.json: This file is not a packet or seal of Rollbook');
  // A proof that was changed proves nothing, and stops nothing.
  for (const hashes of ['', 'zz', 'ab'.repeat(32), 'ab'.repeat(1_000_000), 7])
    expect((await check(kept, { ...newer, proofs: [{ events: 7, hashes }] }))[0]).toBe(false);
});

test('checkKeptSeals: compares seals of a former key and of the one that took over, if the center publishes both', async () => {
  const [former, current] = [createCentre(), createCentre()];
  const [kept, newer] = [await former.seal(leaves, 7), await current.seal(leaves, 40, [7])];
  const files = [toFile(kept, 'kept'), toFile(newer, 'newer')];
  const tookOverAt = '2026-11-03T08:30:00.000Z';
  const known = {
    public_key: former.key,
    fingerprint: '',
    from: kept.seal.sealedAt,
    until: tookOverAt,
    takeover: 'first',
  };
  const keys = [{ public_key: current.key, fingerprint: '', from: tookOverAt, until: null, takeover: 'signed' }, known];
  const centre = { center: 'Lund Tutoring', page: 'https://x/record-key', time_zone: 'UTC', read_at: tookOverAt };
  const compare = async (listed: object[], of = files) => {
    const published = parsePublishedKeys(JSON.stringify({ ...centre, keys: listed }));
    return (await checkKeptSeals(of, published)).isUnchanged;
  };
  expect(await compare(keys)).toBe(true);
  const fork = [randomBytes(32), ...leaves.slice(1)];
  expect(await compare(keys, [toFile(kept), toFile(await current.seal(fork, 40, [7]))])).toBe(false);
  expect(await compare(keys.slice(0, 1))).toBeUndefined();
  // Neither key proves anything outside of its time.
  expect(await compare([...keys.slice(0, 1), { ...known, until: '2026-11-03T07:00:00.000Z' }])).toBeUndefined();
  const late = await former.seal(leaves, 40, [7], 50);
  expect(findPublishedKey(toClaimOfSeal(late.seal), parsePublishedKeys(JSON.stringify({ ...centre, keys })))).toEqual({
    isPublished: false,
    text: expect.stringContaining('did not sign with it at the time that the file names'),
  });
  const early = await current.seal(leaves, 40, [7], 10);
  expect(await compare(keys, [toFile(kept), toFile(early)])).toBeUndefined();
});

test.each([
  { root: 'no hash' },
  { root: null },
  { root: ['ab'.repeat(32)] },
  { sealedAt: 'tomorrow' },
  { sealedAt: '2026' },
])('checkKeptSeals: refuses in words a seal that somebody signed over %o', async (change) => {
  const odd = await seal(leaves, 40, [], 40, change);
  const text = 'seal 0: This seal was changed after it was signed, so it proves nothing.';
  await expect(check(odd)).rejects.toThrow(text);
  await expect(check(odd, await seal(leaves, 7))).rejects.toThrow(text);
});
