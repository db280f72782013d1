import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { MerkleFrontier } from './merkle-frontier.ts';
import { computeRoot, proveConsistency, proveInclusion, type ReadSubtree } from './merkle-proofs.ts';
import { toConsistencyPath, toInclusionPath, toTreeHash } from './test/brute-force-tree.ts';
import { EMPTY_ROOT, hashEventLeaf, hashLeaf, sha256 } from './tree-hash.ts';
import { verifyConsistency, verifyInclusion } from './verify-proofs.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => Buffer.from(text, 'hex');
const withWebCrypto = async (input: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', input));

const readFrom =
  (leaves: readonly Uint8Array[]): ReadSubtree =>
  (level, index) => {
    const subtree = leaves.slice(index * 2 ** level, (index + 1) * 2 ** level);
    if (subtree.length !== 2 ** level) throw new Error(`subtree ${index} of level ${level} is not complete`);
    return toTreeHash(subtree);
  };
const growTo = (leaves: readonly Uint8Array[]): MerkleFrontier => {
  const tree = new MerkleFrontier();
  for (const leaf of leaves) tree.append(hashLeaf(leaf));
  return tree;
};

/** The tree that the implementations of Certificate Transparency (RFC 6962 and 9162) test themselves with. */
const knownLeaves = [
  ...['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'],
].map(bytes);
const knownRoots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const readKnown = readFrom(knownLeaves);

test('MerkleFrontier and computeRoot: give the roots that Certificate Transparency knows', async () => {
  const frontierRoots = knownRoots.map((_, size) => hex(growTo(knownLeaves.slice(0, size)).root()));
  expect(frontierRoots).toEqual(knownRoots);
  expect(await Promise.all(knownRoots.map(async (_, size) => hex(await computeRoot(readKnown, size))))).toEqual(
    knownRoots,
  );
});

test('proveInclusion and proveConsistency: give the proofs that Certificate Transparency knows', async () => {
  expect((await proveInclusion(readKnown, 0, 8)).map(hex)).toEqual([
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  ]);
  expect((await proveInclusion(readKnown, 5, 8)).map(hex)).toEqual([
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
  expect((await proveConsistency(readKnown, 6, 8)).map(hex)).toEqual([
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ]);
  expect((await proveConsistency(readKnown, 2, 5)).map(hex)).toEqual([
    '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  ]);
});

const leafLists = fc.array(fc.uint8Array({ maxLength: 4 }), { minLength: 1, maxLength: 70 });
/** A tree with two of its sizes in order, and one of its leaves. */
const trees = leafLists.chain((leaves) =>
  fc.record({
    leaves: fc.constant(leaves),
    index: fc.nat(leaves.length - 1),
    sizes: fc.tuple(fc.integer({ min: 1, max: leaves.length }), fc.integer({ min: 1, max: leaves.length })),
  }),
);

test('trees of any size: root, inclusion proof and consistency proof are those of the definition, and are accepted', async () => {
  await fc.assert(
    fc.asyncProperty(trees, async ({ leaves, index, sizes }) => {
      const [oldSize, size] = [Math.min(...sizes), Math.max(...sizes)];
      const tree = { size: leaves.length, root: toTreeHash(leaves) };
      const read = readFrom(leaves);
      expect(hex(growTo(leaves).root())).toBe(hex(tree.root));
      expect(hex(await computeRoot(read, leaves.length))).toBe(hex(tree.root));

      const inclusion = await proveInclusion(read, index, leaves.length);
      expect(inclusion.map(hex)).toEqual(toInclusionPath(index, leaves).map(hex));
      const leaf = { index, bytes: leaves[index] ?? new Uint8Array() };
      expect(await verifyInclusion(sha256, leaf, tree, inclusion)).toBe(true);

      const consistency = await proveConsistency(read, oldSize, size);
      expect(consistency.map(hex)).toEqual(toConsistencyPath(oldSize, leaves.slice(0, size)).map(hex));
      const heads = [oldSize, size].map((each) => ({ size: each, root: toTreeHash(leaves.slice(0, each)) }));
      const [old = tree, later = tree] = heads;
      expect(await verifyConsistency(sha256, old, later, consistency)).toBe(true);
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});

/** Every proof that differs from the given one by a flipped bit, a missing hash or an added one. */
const toFalseProofs = (proof: readonly Uint8Array[]): Uint8Array[][] => [
  ...proof.map((hash, at) =>
    proof.with(
      at,
      hash.map((byte, index) => (index === at % 32 ? byte ^ 1 : byte)),
    ),
  ),
  ...proof.map((_, at) => proof.toSpliced(at, 1)),
  [...proof, EMPTY_ROOT],
  [EMPTY_ROOT, ...proof],
];

test('verifyInclusion: rejects another leaf, index or root, and every other proof', async () => {
  const leaves = Array.from({ length: 21 }, (_, index) => Uint8Array.of(index));
  const tree = { size: 21, root: toTreeHash(leaves) };
  for (const [index, leaf] of leaves.entries()) {
    const proof = await proveInclusion(readFrom(leaves), index, 21);
    const verify = (
      changed: { index?: number; bytes?: Uint8Array; size?: number; root?: Uint8Array },
      hashes = proof,
    ) => verifyInclusion(sha256, { index, bytes: leaf, ...changed }, { ...tree, ...changed }, hashes);
    expect(await verify({})).toBe(true);
    expect(await verify({ bytes: Uint8Array.of(99) })).toBe(false);
    expect(await verify({ root: EMPTY_ROOT })).toBe(false);
    for (const other of leaves.keys()) if (other !== index) expect(await verify({ index: other })).toBe(false);
    for (const wrong of [-1, 0.5, 21, Number.NaN]) expect(await verify({ index: wrong })).toBe(false);
    for (const hashes of toFalseProofs(proof)) expect(await verify({}, hashes)).toBe(false);
  }
});

test('verifyConsistency: rejects another old root or root, sizes out of order, and every other proof', async () => {
  const leaves = Array.from({ length: 21 }, (_, index) => Uint8Array.of(index));
  const tree = { size: 21, root: toTreeHash(leaves) };
  for (const oldSize of leaves.keys()) {
    if (oldSize === 0) continue;
    const old = { size: oldSize, root: toTreeHash(leaves.slice(0, oldSize)) };
    const proof = await proveConsistency(readFrom(leaves), oldSize, 21);
    expect(await verifyConsistency(sha256, old, tree, proof)).toBe(true);
    expect(await verifyConsistency(sha256, { ...old, root: EMPTY_ROOT }, tree, proof)).toBe(false);
    expect(await verifyConsistency(sha256, old, { ...tree, root: EMPTY_ROOT }, proof)).toBe(false);
    expect(await verifyConsistency(sha256, tree, old, proof)).toBe(false);
    for (const hashes of toFalseProofs(proof)) expect(await verifyConsistency(sha256, old, tree, hashes)).toBe(false);
  }
});

test('verifyInclusion and verifyConsistency: work with the digest of WebCrypto, as a browser does', async () => {
  const [first = new Uint8Array()] = knownLeaves;
  const tree = { size: 8, root: bytes(knownRoots[8] ?? '') };
  const old = { size: 6, root: bytes(knownRoots[6] ?? '') };
  const inclusion = await proveInclusion(readKnown, 0, 8);
  expect(await verifyInclusion(withWebCrypto, { index: 0, bytes: first }, tree, inclusion)).toBe(true);
  expect(await verifyConsistency(withWebCrypto, old, tree, await proveConsistency(readKnown, 6, 8))).toBe(true);
});

test('hashEventLeaf: takes the 32 bytes of the event’s hash as the leaf', () => {
  expect(hashEventLeaf({ hash: 'ab'.repeat(32) })).toEqual(hashLeaf(new Uint8Array(32).fill(0xab)));
  // A damaged log: the leaf never depends on the event before.
  for (const damaged of ['', 'ab', `${'ab'.repeat(31)}xx`, `x${'ab'.repeat(32)}`, 'ab'.repeat(33)])
    expect(hashEventLeaf({ hash: damaged })).toEqual(hashLeaf(Buffer.from(damaged, 'hex')));
});

test('proofs of leaves that a tree does not have are errors', async () => {
  await expect(proveInclusion(readKnown, 8, 8)).rejects.toThrow('A tree of 8 leaves has no leaf 8.');
  await expect(proveConsistency(readKnown, 0, 8)).rejects.toThrow('A tree of 8 leaves cannot extend one of 0.');
});
