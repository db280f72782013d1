import type { Sql } from 'postgres';
import { computeRoot } from '#events/record/merkle/merkle-proofs.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { equalsHash } from '#events/record/merkle/tree-input.ts';
import { GrowingTiles, MissingSubtreeError, readSubtreesOfTiles } from '#events/record/merkle/tree-tiles.ts';
import { type EventStore, PositionAheadOfLogError } from '#events/store/port/event-store.ts';
import { readHeadersToEnd } from '#events/store/port/read-log-to-end.ts';
import { createTileReader } from './tile-reader.ts';
import { deleteTree, readTreeProgress, TreeFencedError, type TreeProgress, writeTiles } from './tree-progress.ts';

/** A commit for each batch would take longer than its hashes. */
const EVENTS_PER_COMMIT = 65_536;

interface Parts {
  readonly sql: Sql;
  readonly store: EventStore;
}

/** The log does not hold the events that the tree covers, because the log was restored from a backup or one of them changed. */
class TreeNotOfLogError extends Error {
  override readonly name = 'TreeNotOfLogError';
}

/**
 * Grows the kept tree up to the present end of the log and returns how many events it covers. A tree whose last events
 * are not those of the log, or whose tiles were changed or lost, is deleted and made again. Throws LogGapError, StoreUnavailableError.
 */
export const growTree = async (parts: Parts): Promise<number> => {
  for (;;) {
    const progress = await readTreeProgress(parts.sql);
    try {
      return await growFrom(parts, progress);
    } catch (error) {
      if (isTreeWrong(error)) {
        await deleteTree(parts.sql, progress).catch(ignoreFence);
      } else ignoreFence(error);
    }
  }
};

const isTreeWrong = (error: unknown): boolean =>
  [TreeNotOfLogError, PositionAheadOfLogError, MissingSubtreeError].some((fault) => error instanceof fault);

/** Makes the kept tree again from the log. Throws what `growTree` throws. */
export const remakeTree = async (parts: Parts): Promise<number> => {
  await deleteTree(parts.sql, await readTreeProgress(parts.sql)).catch(ignoreFence);
  return growTree(parts);
};

const ignoreFence = (error: unknown): void => {
  if (!(error instanceof TreeFencedError)) throw error;
};

const growFrom = async ({ sql, store }: Parts, start: TreeProgress): Promise<number> => {
  const readTile = createTileReader(sql);
  const readSubtree = readSubtreesOfTiles(readTile);
  if (start.root && !equalsHash(await computeRoot(readSubtree, start.size), start.root)) {
    throw new TreeNotOfLogError('A tile of the tree was changed after it was written.');
  }
  const tiles = await GrowingTiles.open(readTile, start.size);
  let progress = start;
  let read = start.overlapFrom;
  let position = start.overlapPosition;
  let lastBatch = { overlapFrom: read, overlapPosition: position };
  const commit = async () => {
    progress = await writeTiles(sql, progress, { size: read, ...lastBatch }, tiles.takeChanged());
  };
  for await (const batch of readHeadersToEnd(store, position)) {
    lastBatch = { overlapFrom: read, overlapPosition: position };
    for (const event of batch.events) {
      const leaf = hashEventLeaf(event);
      if (read >= start.size) tiles.append(leaf);
      else if (!equalsHash(leaf, await readSubtree(0, read))) throw createNotOfLogError(read);
      read += 1;
    }
    position = batch.position;
    if (read - progress.size >= EVENTS_PER_COMMIT) await commit();
  }
  if (read < start.size) throw createNotOfLogError(read);
  if (read > progress.size) await commit();
  return progress.size;
};

const createNotOfLogError = (index: number) =>
  new TreeNotOfLogError(`The log does not hold event ${index} of the tree.`);
