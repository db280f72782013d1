import type { Sql } from 'postgres';
import { type EventBatch, LogGapError } from '../port/event-store.ts';
import { countEvents, readLogOfKinds } from './statements.ts';

const POSITIONS_IN_BATCH = 4096n;

/**
 * Reads ranges of positions, each while the consumer handles the one before it. Positions are consecutive, so that the number
 * of all events shows a gap although most of them are not read. Throws LogGapError.
 */
export async function* readStreamKinds(
  sql: Sql,
  kinds: readonly string[],
  upTo: bigint,
  signal: AbortSignal,
): AsyncGenerator<EventBatch> {
  if (signal.aborted) return;
  const { events, last } = await countEvents(sql, upTo);
  if (events !== last)
    throw new LogGapError(`The log has a gap: of its first ${last} events, ${last - events} cannot be read.`);
  const read = (after: bigint) => {
    const position = after + POSITIONS_IN_BATCH < upTo ? after + POSITIONS_IN_BATCH : upTo;
    const events = readLogOfKinds(sql, after, position, kinds);
    // The caller may end before it awaits the range.
    events.catch(() => undefined);
    return { events, position };
  };
  let next = upTo > 0n ? read(0n) : undefined;
  while (next && !signal.aborted) {
    const { events, position }: ReturnType<typeof read> = next;
    const found = await events;
    next = position < upTo ? read(position) : undefined;
    yield { kind: 'batch', events: found, position };
  }
}
