import type { Sql } from 'postgres';
import type { LogProof } from '#events/record/log-copy/log-proof.ts';
import { computeRoot, type ReadSubtree } from '#events/record/merkle/merkle-proofs.ts';
import { readSubtreesOfTiles } from '#events/record/merkle/tree-tiles.ts';
import { createTileReader } from './tile-reader.ts';
import { readTreeProgress } from './tree-progress.ts';

/** The kept Merkle tree over the log, for `computeRoot`, `proveInclusion` and `proveConsistency`. */
export interface KeptTree {
  /** Number of events that it covers. */
  readonly size: number;
  readonly readSubtree: ReadSubtree;
}

/** Runs a function on one state of the kept tree, while another copy of the program may grow it. */
export const readTree = async <T>(sql: Sql, use: (tree: KeptTree) => Promise<T>): Promise<T> => {
  const result = await sql.begin('isolation level repeatable read read only', async (tx) => {
    const { size } = await readTreeProgress(tx);
    return { value: await use({ size, readSubtree: readSubtreesOfTiles(createTileReader(tx)) }) };
  });
  return result.value as T;
};

/** Computes the root over the first events of a tree, in hexadecimal. Throws MissingSubtreeError. */
export const computeHexRoot = async ({ readSubtree }: KeptTree, events: number): Promise<string> =>
  Buffer.from(await computeRoot(readSubtree, events)).toString('hex');

/** Whether the log of a tree begins with these events. Throws MissingSubtreeError. */
export const beginsWith = async (tree: KeptTree, { events, root }: LogProof): Promise<boolean> =>
  tree.size >= events && (await computeHexRoot(tree, events)) === root;
