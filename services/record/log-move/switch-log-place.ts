import type { TransactionSql } from 'postgres';
import { COMMITTED_CHANNEL } from '#projections/engine/commit-announcer.ts';
import { listReadSchemas } from '#projections/engine/schema-use.ts';
import { type LogPlace, recordLogMove } from '#services/core/event-log/log-place.ts';
import { countRestore } from '#services/core/event-log/log-restores.ts';
import { clearResultsOfLog } from '#services/record/clear-results-of-log.ts';
import type { LogCursor } from './log-cursor.ts';

interface Switch {
  readonly source: LogCursor;
  readonly target: LogCursor;
  readonly from: LogPlace;
  readonly to: LogPlace;
  readonly masterKey: Uint8Array;
  readonly logId: string;
}

/**
 * Puts the target in charge. Every position that the database holds becomes the one of the same event in the target.
 * Sandboxes and results of checks, replays and what-ifs are removed, because they name positions of the source.
 */
export const switchLogPlace = async (tx: TransactionSql, of: Switch): Promise<void> => {
  const { source, target, from, to, masterKey, logId } = of;
  const toMoved = (position: string): string => String(target.positionOf(source.countUpTo(BigInt(position))));
  await clearResultsOfLog(tx);
  for (const schema of await listReadSchemas(tx)) {
    const [table] = await tx<[{ exists: boolean }]>`
      select to_regclass(${`${schema}.checkpoint`}) is not null as exists`;
    if (!table.exists) continue;
    // The new generation fences whoever folds events of the source.
    const [checkpoint] = await tx<{ position: string }[]>`
      select position::text from ${tx(schema)}.checkpoint for update`;
    if (checkpoint) {
      await tx`
        update ${tx(schema)}.checkpoint set position = ${toMoved(checkpoint.position)}, generation = gen_random_uuid()`;
    }
  }
  const reactors = await tx<{ name: string; position: string }[]>`
    select name, position::text from desk.reactors where log_id = ${logId} for update`;
  for (const { name, position } of reactors)
    await tx`update desk.reactors set position = ${toMoved(position)} where name = ${name} and log_id = ${logId}`;
  const [known] = await tx<{ position: string }[]>`select position::text from desk.known_log for update`;
  if (known) await tx`update desk.known_log set position = ${toMoved(known.position)}`;
  const [tree] = await tx<
    { overlap: number }[]
  >`select overlap_from::float8 as overlap from desk.tree_progress for update`;
  if (tree) await tx`update desk.tree_progress set overlap_position = ${String(target.positionOf(tree.overlap))}`;
  // Pages that are open must not compare their positions with those of the target.
  await countRestore(tx, logId, 0);
  await recordLogMove(tx, { from, to, masterKey, logId, events: target.size, root: target.root() });
  await tx`select pg_notify(${COMMITTED_CHANNEL}, 'moved')`;
};
