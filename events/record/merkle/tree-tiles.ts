/**
 * Keeps the complete subtrees of a Merkle tree in tiles, as the logs of Certificate Transparency and Go do. A tile of
 * level 0 holds 256 hashes of leaves; a tile of the next level holds the roots of 256 tiles, and so on. The tiles give
 * the root of every size of the tree and every proof, and a tree grows by changing its last tiles only.
 */
import type { ReadSubtree } from './merkle-proofs.ts';
import { EMPTY_ROOT, HASH_BYTES, hashNode } from './tree-hash.ts';

const TILE_LEVELS = 8;
export const TILE_HASHES = 2 ** TILE_LEVELS;

export interface TreeTile {
  readonly level: number;
  /** Place among the tiles of its level, from 0. */
  readonly number: number;
  /** Up to 256 hashes; only the last tile of a level has fewer. */
  readonly hashes: Uint8Array;
}

/** The hashes of a tile; empty if the tree has no such tile. */
export type ReadTile = (level: number, number: number) => Promise<Uint8Array>;

/** The tiles do not hold a subtree, because the tree is smaller or a tile was lost. */
export class MissingSubtreeError extends RangeError {
  override readonly name = 'MissingSubtreeError';
}

/** Reads complete subtrees out of tiles. Throws MissingSubtreeError. */
export const readSubtreesOfTiles =
  (readTile: ReadTile): ReadSubtree =>
  async (level, index) => {
    const tileLevel = Math.floor(level / TILE_LEVELS);
    const count = 2 ** (level - tileLevel * TILE_LEVELS);
    const first = index * count;
    const tile = await readTile(tileLevel, Math.floor(first / TILE_HASHES));
    const start = first % TILE_HASHES;
    if (countHashes(tile) < start + count)
      throw new MissingSubtreeError(`There is no subtree ${index} of level ${level}.`);
    return hashSubtree(tile, start, count);
  };

/** The last tiles of each level of a tree, to which leaves are appended. */
export class GrowingTiles {
  /** By level: the last tile, with its hashes. */
  readonly #last: { number: number; hashes: Uint8Array[] }[] = [];
  #full: TreeTile[] = [];

  /** Continues a tree of a size, or begins one of size 0. */
  static async open(readTile: ReadTile, size: number): Promise<GrowingTiles> {
    const tiles = new GrowingTiles();
    for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / TILE_HASHES)) {
      const number = Math.floor(count / TILE_HASHES);
      const kept = await readTile(level, number);
      const hashes = Array.from({ length: count % TILE_HASHES }, (_, at) => hashAt(kept, at));
      tiles.#last[level] = { number, hashes };
    }
    return tiles;
  }

  append(leafHash: Uint8Array, level = 0): void {
    this.#last[level] ??= { number: 0, hashes: [] };
    const tile = this.#last[level];
    tile.hashes.push(leafHash);
    if (tile.hashes.length < TILE_HASHES) return;
    const hashes = Buffer.concat(tile.hashes);
    this.#full.push({ level, number: tile.number, hashes });
    this.#last[level] = { number: tile.number + 1, hashes: [] };
    this.append(hashSubtree(hashes, 0, TILE_HASHES), level + 1);
  }

  /** The root of the tree of all leaves so far. */
  root(): Uint8Array {
    let right: Uint8Array | undefined;
    // The complete subtrees at the right edge, from the smallest to the largest: the bits of the number of hashes of each level.
    for (const { hashes } of this.#last) {
      const tile = Buffer.concat(hashes);
      for (let bit = 1, end = hashes.length; end > 0; bit *= 2) {
        if (Math.floor(hashes.length / bit) % 2 === 0) continue;
        end -= bit;
        const left = hashSubtree(tile, end, bit);
        right = right === undefined ? left : hashNode(left, right);
      }
    }
    return right ?? EMPTY_ROOT;
  }

  /** The tiles that were changed since the last call. */
  takeChanged(): TreeTile[] {
    const partial = this.#last.map(({ number, hashes }, level) => ({ level, number, hashes: Buffer.concat(hashes) }));
    return [...this.takeFull(), ...partial.filter(({ hashes }) => hashes.length > 0)];
  }

  /** The full ones of them. */
  takeFull(): TreeTile[] {
    const full = this.#full;
    this.#full = [];
    return full;
  }
}

const countHashes = (tile: Uint8Array): number => tile.length / HASH_BYTES;

const hashAt = (tile: Uint8Array, at: number): Uint8Array => tile.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES);

/** The root of `count` hashes of a tile, a power of two. */
const hashSubtree = (tile: Uint8Array, start: number, count: number): Uint8Array => {
  if (count === 1) return hashAt(tile, start);
  const half = count / 2;
  return hashNode(hashSubtree(tile, start, half), hashSubtree(tile, start + half, half));
};
