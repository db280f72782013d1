import type { Sql } from 'postgres';
import type { EventStore } from '#events/store/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { readPosition } from '#projections/engine/checkpoint.ts';
import { listParked } from '#projections/engine/parked.ts';
import { readSchemaName } from '#projections/engine/read-schema.ts';
import { withCore } from './open.ts';

/** Prints where the record ends, how far the read models of this release are, and how many rows are parked. */
export const status = (): Promise<void> =>
  withCore(async ({ sql, store }) => {
    for (const line of await statusLines(sql, store, readSchemaName(allProjections))) console.log(line);
  });

export const statusLines = async (sql: Sql, store: EventStore, schema: string): Promise<string[]> => {
  const head = await store.head();
  const end = `head          ${head ?? 'not told by this event store'}`;
  const checkpoint = await readPosition(sql, schema);
  if (checkpoint === undefined) return [end, `read models   ${schema} is not built; the next start builds it`];
  const parked = await listParked(sql, schema);
  return [
    end,
    `checkpoint    ${checkpoint} in ${schema}`,
    `lag           ${await lag(store, checkpoint, head)}`,
    `parked        ${parked.length === 0 ? 'nothing' : `${parked.length}; “parked” lists them`}`,
  ];
};

/** In events where the store counts them, and in seconds since the oldest event that has not been folded. */
const lag = async (store: EventStore, checkpoint: bigint, head: bigint | undefined): Promise<string> => {
  if (head !== undefined && checkpoint > head) {
    return `none: the checkpoint is ahead of the record, so the read models are built anew at the next event or start`;
  }
  const waiting = await oldestAfter(store, checkpoint, head);
  const seconds = waiting === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(waiting)) / 1_000);
  const events = head === undefined ? '' : `${head - checkpoint} events, `;
  return `${events}${seconds.toFixed(1)} seconds`;
};

const oldestAfter = async (store: EventStore, checkpoint: bigint, head: bigint | undefined) => {
  if (head !== undefined && head <= checkpoint) return undefined;
  const reading = new AbortController();
  for await (const item of store.subscribe(checkpoint, reading.signal)) {
    const first = item.kind === 'batch' ? item.events[0] : undefined;
    if (first) return first.recordedAt;
    if (item.kind === 'caught-up') break;
  }
  return undefined;
};
