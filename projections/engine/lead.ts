import type { EventStore } from '#events/store/event-store.ts';
import { applyBatch } from './apply-batch.ts';
import { type Progress, takeOver } from './checkpoint.ts';
import { planned } from './planned.ts';
import { ensureReadSchema } from './read-schema.ts';
import type { Folder } from './write-batch.ts';

export interface Leader extends Folder {
  readonly store: EventStore;
  readonly logId: string;
  /** A batch stands in the tables, up to this position. */
  readonly onCommitted: (position: bigint) => void;
  readonly onParked: (parked: number) => void;
}

/**
 * Folds the log from the checkpoint on, until aborted. Throws Fenced when the schema was swapped or somebody else took it
 * over, and every error that is not about an event's data: start it again, it goes on from what was committed.
 */
export const lead = async (leader: Leader, signal: AbortSignal): Promise<void> => {
  let progress = await start(leader);
  leader.onCommitted(progress.position);
  const reading = new AbortController();
  const subscription = leader.store.subscribe(progress.position, AbortSignal.any([signal, reading.signal]));
  try {
    for await (const item of planned(leader, subscription)) {
      // a log that was filtered moves the checkpoint too, or a restart would read it all again
      if (item.position === progress.position) continue;
      const before = progress;
      progress = await applyBatch(leader, before, item);
      leader.onCommitted(progress.position);
      if (progress.parked !== before.parked) leader.onParked(countOf(progress));
    }
  } finally {
    reading.abort();
  }
};

/** Takes the checkpoint over; a schema that was dropped, or that is ahead of its log, is built anew. */
const start = async (leader: Leader): Promise<Progress> => {
  const { sql, store, projections, logId } = leader;
  const schema = await ensureReadSchema(sql, projections, logId);
  const progress = await takeOver(sql, schema);
  const head = await store.head();
  if (progress && (head === undefined || progress.position <= head)) return progress;
  await sql`delete from ${sql(schema)}.checkpoint`;
  return start(leader);
};

const countOf = ({ parked }: Progress): number => [...parked.values()].reduce((sum, keys) => sum + keys.size, 0);
