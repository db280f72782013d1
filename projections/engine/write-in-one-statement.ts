import type { Sql } from 'postgres';
import { createCheckpointFencedError, type FoldProgress } from './checkpoint.ts';
import type { FoldedSlice } from './event-slice.ts';
import { quoteName, toInsertStatement } from './table-sql.ts';

/**
 * Writes a slice without parked rows in a single statement, which saves the round trips of `begin` and `commit`. The tables
 * are written only if the checkpoint still has the expected position and generation, and after its row is locked. Throws
 * CheckpointFencedError, and any error of PostgreSQL; in that case nothing was written.
 */
export const writeInOneStatement = async (
  sql: Sql,
  { schema, position, generation }: FoldProgress,
  { folded }: FoldedSlice,
  to: FoldProgress,
): Promise<void> => {
  const parameters: (string | null)[] = [String(to.position), String(position), generation, to.lastEvent];
  const writes = folded
    .flatMap(({ written }) => written)
    .map((written, index) => {
      const insert = toInsertStatement(schema, written, { after: parameters.length, given: 'moved' });
      parameters.push(...insert.parameters);
      return `, written_${index} as (${insert.text})`;
    });
  const [answer] = await sql.unsafe<{ moved: number }[]>(
    `with moved as (
      update ${quoteName(schema)}.checkpoint set position = $1::bigint, last_event = $4
      where position = $2::bigint and generation = $3::uuid
      returning 1
    )${writes.join('')}
    select set_config('synchronous_commit', 'off', true), (select count(*)::integer from moved) as moved`,
    parameters,
    { prepare: true },
  );
  if (answer?.moved !== 1) throw createCheckpointFencedError(schema, position);
};
