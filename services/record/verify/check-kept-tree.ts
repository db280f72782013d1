import type { Sql } from 'postgres';
import { HASH_BYTES } from '#events/record/merkle/tree-hash.ts';
import { TILE_HASHES, type TreeTile } from '#events/record/merkle/tree-tiles.ts';
import { readTiles } from '#services/record/merkle/tile-reader.ts';
import { readTreeProgress } from '#services/record/merkle/tree-progress.ts';
import type { VerifyFault } from './verify-fault.ts';

/** What the log says about the kept tree, after it was read to its end. */
interface LogFacts {
  readonly events: number;
  /** The root of the log's first `size` events. */
  readonly rootOfSize: string | undefined;
  /** The number of events that the last seal covers. */
  readonly sealed: number;
}

/** Compares the kept tree, from which seals and packets are made, with the log while the log is read. */
export const startKeptTreeCheck = async (sql: Sql) => {
  const { size, root } = await readTreeProgress(sql);
  let damagedTile: string | undefined;

  /** Compares tiles of the log with the kept ones. Those may hold more hashes, because the tree grows during the check. */
  const compareTiles = async (tiles: readonly TreeTile[]): Promise<void> => {
    const covered = tiles.map((tile) => cutToSize(tile, size)).filter(({ hashes }) => hashes.length > 0);
    const kept = covered.length > 0 ? await readTiles(sql, covered) : [];
    for (const [index, { level, number, hashes }] of covered.entries()) {
      const same = kept[index]?.subarray(0, hashes.length) ?? new Uint8Array();
      if (Buffer.compare(same, hashes) !== 0) damagedTile ??= `tile ${number} of level ${level}`;
    }
  };

  const findFault = ({ events, rootOfSize, sealed }: LogFacts): string | undefined => {
    if (size > events) return `covers ${size} events, but the log holds only ${events}`;
    if (damagedTile !== undefined) return `does not match the log: ${damagedTile} was changed or lost`;
    if (root && Buffer.from(root).toString('hex') !== rootOfSize)
      return `over ${size} events does not match the log: its root or its size was changed`;
    if (size < sealed) return `covers ${size} events, but ${sealed} were sealed: it was deleted or cut`;
    return undefined;
  };

  return {
    /** The number of events that the tree covers. */
    size,
    compareTiles,
    /** Compares the last tiles, and returns what is wrong with the tree. */
    async finish(lastTiles: readonly TreeTile[], log: LogFacts): Promise<VerifyFault[]> {
      await compareTiles(lastTiles);
      const fault = findFault(log);
      if (fault === undefined) return [];
      const what = `the tree over the events ${fault}. The next seal makes it again from the log`;
      return [{ stream: 'the kept tree', version: 0, what }];
    },
  };
};

/** A tile of a tree with a number of events: the log may have more events than the tree covers. */
const cutToSize = ({ level, number, hashes }: TreeTile, size: number): TreeTile => {
  const covered = Math.floor(size / TILE_HASHES ** level) - number * TILE_HASHES;
  return { level, number, hashes: hashes.subarray(0, HASH_BYTES * Math.max(0, covered)) };
};
