import type { Sql } from 'postgres';
import { HASH_BYTES, hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { TILE_HASHES } from '#events/record/merkle/tree-tiles.ts';

const TILES_AT_ONCE = 256;

/**
 * The places of events in the log, from 0, by the hash of the event. Positions of a store may have gaps, so the events are
 * looked up in the kept tree. Events that it does not cover are left out.
 */
export const findLeafIndexes = async (
  sql: Sql,
  events: readonly { readonly hash: string }[],
): Promise<ReadonlyMap<string, number>> => {
  const wanted = new Map(events.map((event) => [Buffer.from(hashEventLeaf(event)).toString('hex'), event.hash]));
  const found = new Map<string, number>();
  const tiles = sql<{ number: string; hashes: Buffer }[]>`
    select number, hashes from desk.tree_tiles where level = 0 order by number`.cursor(TILES_AT_ONCE);
  for await (const batch of tiles) {
    for (const { number, hashes } of batch) {
      const tile = hashes.toString('hex');
      for (let at = 0; at < hashes.length / HASH_BYTES; at += 1) {
        const event = wanted.get(tile.slice(at * 2 * HASH_BYTES, (at + 1) * 2 * HASH_BYTES));
        if (event !== undefined) found.set(event, Number(number) * TILE_HASHES + at);
      }
    }
    if (found.size === wanted.size) break;
  }
  return found;
};
