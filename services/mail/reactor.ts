import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import type { EventStore, StoredEvent } from '#events/store/event-store.ts';

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
  readonly log: Pick<Logger, 'warn'>;
}

const RETRY_MS = 1_000;
/** Events that concern nobody may be read again after a restart, up to so many positions. */
const READ_AGAIN = 1_000n;

/**
 * Acts once for each event that is appended from now on, also over restarts and whichever copy of the program is first:
 * what is done and the checkpoint are one transaction. A rebuild of read models has no part in it. Returns how to stop.
 */
export async function startReactor(parts: Parts, reaction: Reaction): Promise<() => Promise<void>> {
  const { sql, store, logId, log } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const own = sql`name = ${reaction.name} and log_id = ${logId}`;
  let written = await begin();

  /** What stands in the log at the very first start happened before there was anybody to act. */
  async function begin(): Promise<bigint> {
    const known = await sql<{ position: string }[]>`select position from desk.reactors where ${own}`;
    if (known[0]) return BigInt(known[0].position);
    const end = await store.head();
    await sql`
      insert into desk.reactors (name, log_id, position) values (${reaction.name}, ${logId}, ${String(end)})
      on conflict do nothing`;
    return end;
  }

  async function reactTo(events: readonly StoredEvent[], upTo: bigint): Promise<void> {
    const due = events.filter(reaction.concerns);
    if (due.length === 0 && upTo - written < READ_AGAIN) return;
    await sql.begin(async (tx) => {
      const [row] = await tx<[{ position: string }]>`select position from desk.reactors where ${own} for update`;
      const done = BigInt(row.position);
      for (const event of due) if (event.position > done) await reaction.act(event, tx);
      if (upTo > done) await tx`update desk.reactors set position = ${String(upTo)} where ${own}`;
    });
    written = upTo;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        for await (const item of store.subscribe(written, signal)) {
          if (item.kind === 'batch') await reactTo(item.events, item.position);
        }
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
