import { expect, test } from 'vitest';
import { MerkleFrontier } from './merkle-frontier.ts';
import { computeRoot, proveConsistency, proveInclusion } from './merkle-proofs.ts';
import { hashLeaf, sha256 } from './tree-hash.ts';
import { GrowingTiles, type ReadTile, readSubtreesOfTiles } from './tree-tiles.ts';
import { verifyConsistency, verifyInclusion } from './verify-proofs.ts';

const toLeaf = (index: number): Uint8Array => Buffer.from(String(index));

/** Grows a tree by steps, each from the tiles that the step before kept. Returns its roots by size. */
const growBySteps = async (sizes: readonly number[]) => {
  const kept = new Map<string, Uint8Array>();
  const readTile: ReadTile = async (level, number) => kept.get(`${level}/${number}`) ?? new Uint8Array();
  const frontier = new MerkleFrontier();
  const roots = new Map<number, Uint8Array>();
  for (const size of sizes) {
    const tiles = await GrowingTiles.open(readTile, frontier.size);
    while (frontier.size < size) {
      const leaf = hashLeaf(toLeaf(frontier.size));
      tiles.append(leaf);
      frontier.append(leaf);
    }
    expect(Buffer.from(tiles.root())).toEqual(Buffer.from(frontier.root()));
    for (const { level, number, hashes } of tiles.takeChanged()) kept.set(`${level}/${number}`, hashes);
    roots.set(size, frontier.root());
  }
  return { kept, read: readSubtreesOfTiles(readTile), roots };
};

test('tiles: give the root of every size, however the tree grew', async () => {
  const sizes = [1, 2, 255, 256, 257, 300, 511, 512, 1_000, 65_535, 65_536, 65_537, 66_000];
  const { kept, read, roots } = await growBySteps(sizes);
  for (const [size, root] of roots) expect(Buffer.from(await computeRoot(read, size))).toEqual(Buffer.from(root));
  expect([...kept.keys()].filter((key) => !key.startsWith('0/'))).toEqual(['1/0', '2/0', '1/1']);
  expect(kept.size).toBe(258 + 3);
});

test('tiles: give the proof of an event, and the proof between any two sizes', async () => {
  const sizes = [1, 200, 256, 700, 1_021];
  const { read, roots } = await growBySteps(sizes);
  const heads = [...roots].map(([size, root]) => ({ size, root }));
  const tree = heads.at(-1) ?? { size: 0, root: new Uint8Array() };
  for (let index = 0; index < tree.size; index += 7) {
    const proof = await proveInclusion(read, index, tree.size);
    expect(await verifyInclusion(sha256, { index, bytes: toLeaf(index) }, tree, proof)).toBe(true);
  }
  for (const old of heads) {
    for (const later of heads.filter(({ size }) => size >= old.size)) {
      const proof = await proveConsistency(read, old.size, later.size);
      expect(await verifyConsistency(sha256, old, later, proof)).toBe(true);
    }
  }
});

test('readSubtreesOfTiles: refuses a subtree that the tree does not have yet', async () => {
  const { read } = await growBySteps([300]);
  await expect(Promise.resolve(read(0, 300))).rejects.toThrow('There is no subtree 300 of level 0.');
  await expect(Promise.resolve(read(8, 1))).rejects.toThrow('There is no subtree 1 of level 8.');
});
