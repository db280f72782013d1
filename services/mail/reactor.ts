import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { isInLog, lastEventOf } from '#projections/engine/checkpoint.ts';
import type { Clock } from '#services/clock/clock.ts';

interface Reaction {
  /** Its checkpoint in `desk.reactors`. */
  readonly name: string;
  /** Whether an event is one that something is done about; asked of every event, so that it has to be quick. */
  readonly concerns: (event: StoredEvent) => boolean;
  /** What is done: in this transaction, or not at all. */
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
/** Events that concern nobody are read again after a restart, up to this number: each write of the checkpoint costs. */
const UNRECORDED_MAX = 1_000;

interface Checkpoint {
  readonly position: bigint;
  readonly lastEvent: string | null;
}

/**
 * Acts once for each event that is appended from now on, also over restarts and whichever copy of the program is first:
 * what is done and the checkpoint are one transaction. A log that was restored from an older backup is read again, and
 * what was done before is known by the events' ids. A rebuild of read models has no part in it. Returns how to stop.
 */
export async function startReactor(parts: Parts, reaction: Reaction): Promise<() => Promise<void>> {
  const { sql, store, logId, clock, log } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const own = sql`name = ${reaction.name} and log_id = ${logId}`;
  /** Events read since the checkpoint was written. Positions are no counts on every store. */
  let unrecorded = 0;
  /** The last event that was read, whether it was acted upon or not. */
  let lastEvent: string | null = null;
  await begin();

  /** What stands in the log at the very first start happened before there was anybody to act. */
  async function begin(): Promise<void> {
    if (await loadCheckpoint()) return;
    const end = await store.head();
    await sql`
      insert into desk.reactors (name, log_id, position, started_at)
      values (${reaction.name}, ${logId}, ${String(end)}, ${clock()})
      on conflict do nothing`;
  }

  async function loadCheckpoint(): Promise<Checkpoint | undefined> {
    const [row] = await sql<{ position: string; lastEvent: string | null }[]>`
      select position, last_event as "lastEvent" from desk.reactors where ${own}`;
    return row && { ...row, position: BigInt(row.position) };
  }

  /** Begins at the start of a log that was restored, unless another copy of the program has done so. */
  async function readAgain({ position }: Checkpoint): Promise<void> {
    await sql`
      update desk.reactors set position = 0, last_event = null, restores = restores + 1
      where ${own} and position = ${String(position)}`;
  }

  /** Whether an event is acted upon for the first time; remembers that it is. */
  async function isNew(event: StoredEvent, row: { startedAt: Date; restores: number }, tx: TransactionSql) {
    if (row.restores > 0 && Date.parse(event.recordedAt) < row.startedAt.getTime()) return false;
    const inserted = await tx`
      insert into desk.reactions (name, log_id, event_id) values (${reaction.name}, ${logId}, ${event.id})
      on conflict do nothing`.execute();
    return inserted.count === 1;
  }

  async function reactTo(events: readonly StoredEvent[], upTo: bigint): Promise<void> {
    const due = events.filter(reaction.concerns);
    lastEvent = lastEventOf(events) ?? lastEvent;
    // A batch without events counts as well: the store has looked through events of others.
    unrecorded += Math.max(1, events.length);
    if (due.length === 0 && unrecorded < UNRECORDED_MAX) return;
    await sql.begin(async (tx) => {
      const [row] = await tx<[{ position: string; startedAt: Date; restores: number }]>`
        select position, started_at as "startedAt", restores from desk.reactors where ${own} for update`;
      const done = BigInt(row.position);
      for (const event of due) {
        if (event.position > done && (await isNew(event, row, tx))) await reaction.act(event, tx);
      }
      if (upTo > done) {
        await tx`update desk.reactors set position = ${String(upTo)}, last_event = ${lastEvent} where ${own}`;
      }
    });
    unrecorded = 0;
  }

  async function read(): Promise<void> {
    const checkpoint = (await loadCheckpoint()) as Checkpoint;
    if (!(await isInLog(store, checkpoint, signal))) {
      log.warn({ reactor: reaction.name }, 'the log was restored from an older backup: a reactor reads it again');
      return readAgain(checkpoint);
    }
    unrecorded = 0;
    lastEvent = checkpoint.lastEvent;
    for await (const item of store.subscribe(checkpoint.position, signal)) {
      if (item.kind === 'batch') await reactTo(item.events, item.position);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await read();
      } catch (error) {
        if (signal.aborted) return;
        const { name, code, message } = error as Error & { code?: string };
        log.warn({ reactor: reaction.name, error: { name, code, message } }, 'a reactor could not act; it tries again');
        await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
