import type { Sql, TransactionSql } from 'postgres';
import { computeRoot } from '#events/record/merkle/merkle-proofs.ts';
import { readSubtreesOfTiles, type TreeTile } from '#events/record/merkle/tree-tiles.ts';
import { createTileReader } from './tile-reader.ts';

/** How far the kept tree covers the log. */
export interface TreeProgress {
  /** Number of events in the tiles. */
  readonly size: number;
  /** Number of events before the last batch that was read, and the position after which that batch begins. */
  readonly overlapFrom: number;
  readonly overlapPosition: bigint;
  /** The root of the tree when its tiles were written; undefined before the first were. */
  readonly root: Uint8Array | undefined;
}

/** Another copy of the program grew the tree, so nothing was written. */
export class TreeFencedError extends Error {
  override readonly name = 'TreeFencedError';
}

const EMPTY: TreeProgress = { size: 0, overlapFrom: 0, overlapPosition: 0n, root: undefined };

export const readTreeProgress = async (sql: Sql | TransactionSql): Promise<TreeProgress> => {
  const [row] = await sql<{ size: string; overlapFrom: string; overlapPosition: string; root: Uint8Array | null }[]>`
    select size, overlap_from as "overlapFrom", overlap_position as "overlapPosition", root from desk.tree_progress`;
  if (row === undefined) return EMPTY;
  return {
    size: Number(row.size),
    overlapFrom: Number(row.overlapFrom),
    overlapPosition: BigInt(row.overlapPosition),
    root: row.root ?? undefined,
  };
};

/** Writes changed tiles and the progress that they lead to, and returns it with its root. Throws TreeFencedError. */
export const writeTiles = (
  sql: Sql,
  from: TreeProgress,
  to: Omit<TreeProgress, 'root'>,
  tiles: readonly TreeTile[],
): Promise<TreeProgress> =>
  sql.begin(async (tx) => {
    await moveProgress(tx, from, to);
    await Promise.all(
      tiles.map(
        ({ level, number, hashes }) => tx`
          insert into desk.tree_tiles (level, number, hashes) values (${level}, ${number}, ${hashes})
          on conflict (level, number) do update set hashes = excluded.hashes`,
      ),
    );
    const root = await computeRoot(readSubtreesOfTiles(createTileReader(tx)), to.size);
    await tx`update desk.tree_progress set root = ${root}`;
    return { ...to, root };
  });

/** Deletes the tree of a log that was restored from a backup or changed. Throws TreeFencedError. */
export const deleteTree = (sql: Sql, from: TreeProgress): Promise<void> =>
  sql.begin(async (tx) => {
    await moveProgress(tx, from, EMPTY);
    await tx`delete from desk.tree_tiles`;
  });

const moveProgress = async (tx: TransactionSql, from: TreeProgress, to: Omit<TreeProgress, 'root'>): Promise<void> => {
  const moved = await tx`
    update desk.tree_progress set
      size = ${to.size}, overlap_from = ${to.overlapFrom}, overlap_position = ${String(to.overlapPosition)}, root = null
    where size = ${from.size} and overlap_from = ${from.overlapFrom}
      and overlap_position = ${String(from.overlapPosition)}`.execute();
  if (moved.count !== 1) throw new TreeFencedError('Another copy of the program grew the tree.');
};
