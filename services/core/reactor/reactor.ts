import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import { type EventStore, isReportedFault, type StoredEvent } from '#events/store/port/event-store.ts';
import { formatLastEvent, isCheckpointInLog } from '#projections/engine/checkpoint.ts';
import type { Clock } from '#services/platform/clock.ts';
import { repeatUntilStopped } from '#services/platform/repeat-until-stopped.ts';

interface Reaction {
  /** Name of its checkpoint in `desk.reactors`. */
  readonly name: string;
  /** True if `act` must be called for the event. This is called for every event of the log, so it must be fast. */
  readonly concerns: (event: StoredEvent) => boolean;
  /** Acts on an event; all its effects must be part of the transaction. */
  readonly act: (event: StoredEvent, tx: TransactionSql) => Promise<void>;
}
interface Parts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly logId: string;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

const RETRY_MS = 1_000;
/** The checkpoint is written at the latest after this many irrelevant events; a restart reads that many again. */
const UNRECORDED_MAX = 1_000;

interface Checkpoint {
  readonly position: bigint;
  readonly lastEvent: string | null;
}

/**
 * Acts exactly once on each event appended after the very first start, over restarts and with several copies of the
 * program: action and checkpoint commit in one transaction. If the log was restored from an older backup, it is read from
 * the beginning, and the ids of handled events prevent repetitions. Rebuilding read models has no effect on it. Returns a
 * function that stops it.
 */
export async function startReactor(parts: Parts, reaction: Reaction): Promise<() => Promise<void>> {
  const { sql, store, logId, clock, log } = parts;
  const ownRow = sql`name = ${reaction.name} and log_id = ${logId}`;
  /** Number of events read since the checkpoint was written; positions cannot be subtracted because some stores have gaps. */
  let unrecorded = 0;
  /** Id of the last event that was read, relevant or not; null before the first. */
  let lastEvent: string | null = null;
  await createCheckpoint();

  /** At the very first start, skips all events that are already in the log. */
  async function createCheckpoint(): Promise<void> {
    if (await loadCheckpoint()) return;
    const end = await store.head();
    await sql`
      insert into desk.reactors (name, log_id, position, started_at)
      values (${reaction.name}, ${logId}, ${String(end)}, ${clock()})
      on conflict do nothing`;
  }

  async function loadCheckpoint(): Promise<Checkpoint | undefined> {
    const [row] = await sql<{ position: string; lastEvent: string | null }[]>`
      select position, last_event as "lastEvent" from desk.reactors where ${ownRow}`;
    return row && { ...row, position: BigInt(row.position) };
  }

  /** Resets the checkpoint to the beginning of a restored log, unless another copy of the program has done so. */
  async function resetCheckpoint({ position }: Checkpoint): Promise<void> {
    await sql`
      update desk.reactors set position = 0, last_event = null, restores = restores + 1
      where ${ownRow} and position = ${String(position)}`;
  }

  /** Records that the event is handled; returns false if it was handled before. */
  async function recordReaction(event: StoredEvent, row: { startedAt: Date; restores: number }, tx: TransactionSql) {
    if (row.restores > 0 && Date.parse(event.recordedAt) < row.startedAt.getTime()) return false;
    const inserted = await tx`
      insert into desk.reactions (name, log_id, event_id) values (${reaction.name}, ${logId}, ${event.id})
      on conflict do nothing`.execute();
    return inserted.count === 1;
  }

  async function reactTo(events: readonly StoredEvent[], upTo: bigint): Promise<void> {
    const due = events.filter(reaction.concerns);
    lastEvent = formatLastEvent(events) ?? lastEvent;
    // A batch without events counts too: the store has skipped events of other logs.
    unrecorded += Math.max(1, events.length);
    if (due.length === 0 && unrecorded < UNRECORDED_MAX) return;
    await sql.begin(async (tx) => {
      const [row] = await tx<[{ position: string; startedAt: Date; restores: number }]>`
        select position, started_at as "startedAt", restores from desk.reactors where ${ownRow} for update`;
      const done = BigInt(row.position);
      for (const event of due) {
        if (event.position > done && (await recordReaction(event, row, tx))) await reaction.act(event, tx);
      }
      if (upTo > done) {
        await tx`update desk.reactors set position = ${String(upTo)}, last_event = ${lastEvent} where ${ownRow}`;
      }
    });
    unrecorded = 0;
  }

  async function read(signal: AbortSignal): Promise<void> {
    const checkpoint = (await loadCheckpoint()) as Checkpoint;
    if (!(await isCheckpointInLog(store, checkpoint, signal))) {
      log.warn(
        { reactor: reaction.name },
        'the log was restored from an older backup; the reactor reads it from the beginning',
      );
      return resetCheckpoint(checkpoint);
    }
    unrecorded = 0;
    lastEvent = checkpoint.lastEvent;
    for await (const item of store.subscribe(checkpoint.position, signal)) {
      if (item.kind === 'batch') await reactTo(item.events, item.position);
    }
  }

  return repeatUntilStopped(read, {
    retryMs: RETRY_MS,
    onFault(error) {
      const { name, code, message } = error as Error & { code?: string };
      if (isReportedFault(error)) return;
      log.warn(
        { reactor: reaction.name, error: { name, code, message } },
        'the reactor could not handle an event; it retries',
      );
    },
  });
}
