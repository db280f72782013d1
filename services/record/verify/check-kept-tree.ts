import type { Sql } from 'postgres';
import { GrowingTiles } from '#events/record/merkle/tree-tiles.ts';
import { createTileReader } from '#services/record/merkle/tile-reader.ts';
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
  const readTile = createTileReader(sql);
  const tiles = await GrowingTiles.open(async () => new Uint8Array(), 0);
  let read = 0;
  let damagedTile: string | undefined;

  /** A tile may hold more hashes than these, because the tree grows during the check. */
  const compareTiles = async (): Promise<void> => {
    for (const { level, number, hashes } of tiles.takeChanged()) {
      const kept = (await readTile(level, number)).subarray(0, hashes.length);
      if (Buffer.compare(kept, hashes) !== 0) damagedTile ??= `tile ${number} of level ${level}`;
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
    append(leaf: Uint8Array): void {
      if (read < size) tiles.append(leaf);
      read += 1;
    },
    compareTiles,
    async finish(log: LogFacts): Promise<VerifyFault[]> {
      await compareTiles();
      const fault = findFault(log);
      if (fault === undefined) return [];
      const what = `the tree over the events ${fault}. The next seal makes it again from the log`;
      return [{ stream: 'the kept tree', version: 0, what }];
    },
  };
};
