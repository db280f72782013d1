import type { Sql, TransactionSql } from 'postgres';
import type { ReadSubtree } from '#events/record/merkle/merkle-proofs.ts';
import { type ReadTile, readSubtreesOfTiles } from '#events/record/merkle/tree-tiles.ts';
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

/** Reads tiles, and remembers the last one of each level: proofs of neighbouring events read the same tiles. */
export const createTileReader = (sql: Sql | TransactionSql): ReadTile => {
  const last = new Map<number, { readonly number: number; readonly hashes: Promise<Uint8Array> }>();
  return (level, number) => {
    const known = last.get(level);
    if (known?.number === number) return known.hashes;
    const hashes = readTile(sql, level, number);
    last.set(level, { number, hashes });
    return hashes;
  };
};

const readTile = async (sql: Sql | TransactionSql, level: number, number: number): Promise<Uint8Array> => {
  const [row] = await sql<{ hashes: Uint8Array }[]>`
    select hashes from desk.tree_tiles where level = ${level} and number = ${number}`;
  return row?.hashes ?? new Uint8Array();
};
