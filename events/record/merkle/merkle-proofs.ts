/** Roots and proofs of a Merkle tree whose complete subtrees are kept, as RFC 9162 defines them in section 2.1. */
import { EMPTY_ROOT, hashNode } from './tree-hash.ts';

/**
 * Reads the root of a complete subtree. On level 0 these are the hashes of the leaves; subtree `index` of a level has
 * 2^level leaves, and the first of them is leaf index · 2^level.
 */
export type ReadSubtree = (level: number, index: number) => Uint8Array | Promise<Uint8Array>;

/** The root of the first `size` leaves. */
export const computeRoot = async (read: ReadSubtree, size: number): Promise<Uint8Array> =>
  size === 0 ? EMPTY_ROOT : hashRange(read, 0, size);

/** The hashes that lead from the leaf at an index to the root of the first `size` leaves. */
export const proveInclusion = async (read: ReadSubtree, index: number, size: number): Promise<Uint8Array[]> => {
  if (!(index >= 0 && index < size)) throw new RangeError(`A tree of ${size} leaves has no leaf ${index}.`);
  const path: Uint8Array[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + toLeftSize(end - start);
    path.unshift(await (index < middle ? hashRange(read, middle, end) : hashRange(read, start, middle)));
    if (index < middle) end = middle;
    else start = middle;
  }
  return path;
};

/** The hashes that show that the tree of the first `size` leaves only extends the tree of the first `oldSize` leaves. */
export const proveConsistency = async (read: ReadSubtree, oldSize: number, size: number): Promise<Uint8Array[]> => {
  if (!(oldSize > 0 && oldSize <= size))
    throw new RangeError(`A tree of ${size} leaves cannot extend one of ${oldSize}.`);
  const path: Uint8Array[] = [];
  let [start, end] = [0, size];
  while (end !== oldSize) {
    const middle = start + toLeftSize(end - start);
    path.unshift(await (oldSize <= middle ? hashRange(read, middle, end) : hashRange(read, start, middle)));
    if (oldSize <= middle) end = middle;
    else start = middle;
  }
  // The checker of the proof has the root of the old tree, but not that of a part of it.
  if (start > 0) path.unshift(await hashRange(read, start, end));
  return path;
};

/** The root of the leaves from `start` to before `end`, a range that a split at `toLeftSize` makes. */
const hashRange = async (read: ReadSubtree, start: number, end: number): Promise<Uint8Array> => {
  const leaves = end - start;
  const level = Math.round(Math.log2(leaves));
  if (leaves === 2 ** level) return read(level, start / leaves);
  const middle = start + toLeftSize(leaves);
  const [left, right] = [await hashRange(read, start, middle), await hashRange(read, middle, end)];
  return hashNode(left, right);
};

/** The largest power of two that is smaller than the number of leaves, which is at least 2. */
const toLeftSize = (leaves: number): number => 2 ** (Math.ceil(Math.log2(leaves)) - 1);
