import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { Fenced, type OnLogRestored, readPosition } from './checkpoint.ts';
import { createCommitAnnouncer } from './commit-announcer.ts';
import { foldAsLeader } from './fold-as-leader.ts';
import { acquireLease } from './lease.ts';
import type { Projection } from './projection.ts';
import { readSchemaName } from './read-schema.ts';
import { dropUnusedSchemas } from './schema-use.ts';

export interface RunnerOptions {
  /** Any pool on the database; names are written with their schema. */
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  readonly logId: string;
  /** Called by the copy that leads, after each commit, with the position reached. */
  readonly onCommitted: (position: bigint) => void;
  /** Called by the copy that leads, before the read models are built anew. */
  readonly onLogRestored?: OnLogRestored;
  readonly log: { info(fields: object, text: string): void; warn(fields: object, text: string): void };
}

export interface Runner {
  /** Lets the batch under way finish, gives the lease back and ends its connections. */
  stop(): Promise<void>;
  /** Resolves when all that stood in the log at the call has been folded, by this copy or by another. */
  caughtUp(): Promise<void>;
}

const BACKOFF_MS = 100;
const BACKOFF_MS_MAX = 5_000;
const LOOK_MS = 25;
const SWEEP_MS = 60_000;

/**
 * Keeps the read models of this release, whose schema the caller uses (`registerUse`): waits for the lease, leads, and
 * starts over after whatever goes wrong.
 */
export const startRunner = (options: RunnerOptions): Runner => {
  const { sql, store, log } = options;
  const schema = readSchemaName(options.projections);
  const stopping = new AbortController();
  const announce = createCommitAnnouncer(sql);
  let backoff = BACKOFF_MS;

  const leader = {
    ...options,
    onCommitted(position: bigint) {
      backoff = BACKOFF_MS;
      options.onCommitted(position);
      announce(position);
    },
    onLogRestored: options.onLogRestored ?? (async () => {}),
    onParked: (parked: number) => log.warn({ schema, parked }, 'an event could not be folded: its row is parked'),
  };

  const sweep = async () => {
    const dropped = await dropUnusedSchemas(sql, schema).catch(() => []);
    if (dropped.length > 0) log.info({ dropped }, 'read schemas of earlier releases dropped');
  };

  const leadOnce = async () => {
    await using lease = await acquireLease(sql, schema, stopping.signal);
    if (!lease) return;
    log.info({ schema }, 'this copy keeps the read models');
    void sweep();
    using _ = every(SWEEP_MS, sweep);
    const signal = AbortSignal.any([stopping.signal, lease.lost]);
    while (!signal.aborted) {
      try {
        await foldAsLeader(leader, signal);
      } catch (error) {
        // a swapped schema is simply the next one to go on with
        if (!(error instanceof Fenced) || signal.aborted) throw error;
        log.info({ schema }, 'the read schema changed hands: starting over from its checkpoint');
      }
    }
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await leadOnce();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ schema, err: error, retryInMs: backoff }, 'the read models are not being kept: trying again');
        await sleep(backoff, undefined, { signal: stopping.signal }).catch(() => {});
        backoff = Math.min(backoff * 2, BACKOFF_MS_MAX);
      }
    }
  };
  const running = run();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
    async caughtUp() {
      const target = await store.head();
      while (!stopping.signal.aborted) {
        if (((await readPosition(sql, schema)) ?? -1n) >= target) return;
        await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    },
  };
};

const every = (ms: number, work: () => void): Disposable => {
  const timer = setInterval(work, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
};
