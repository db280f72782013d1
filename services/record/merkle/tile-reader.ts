import type { Sql, TransactionSql } from 'postgres';
import type { ReadTile, TreeTile } from '#events/record/merkle/tree-tiles.ts';

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

/** Several tiles with one query, in the given order; undefined for one that does not exist. */
export const readTiles = async (
  sql: Sql,
  tiles: readonly Pick<TreeTile, 'level' | 'number'>[],
): Promise<(Uint8Array | undefined)[]> => {
  const rows = await sql<{ hashes: Uint8Array | null }[]>`
    select hashes
    from unnest(${tiles.map(({ level }) => level)}::smallint[], ${tiles.map(({ number }) => number)}::bigint[])
      with ordinality as wanted (level, number, nth)
    left join desk.tree_tiles using (level, number)
    order by nth`;
  return rows.map(({ hashes }) => hashes ?? undefined);
};
