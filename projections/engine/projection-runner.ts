import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { type EventStore, isReportedFault } from '#events/store/port/event-store.ts';
import { CheckpointFencedError, type OnLogRestored, readCheckpointPosition } from './checkpoint.ts';
import { createCommitAnnouncer } from './commit-announcer.ts';
import { foldAsLeader, type LeaderOptions } from './fold-as-leader.ts';
import { acquireLease } from './lease.ts';
import type { Projection } from './projection.ts';
import { toReadSchemaName } from './read-schema.ts';
import { dropUnusedSchemas } from './schema-use.ts';

export interface ProjectionRunnerOptions {
  /** Any pool on the database; the engine does not depend on its search path. */
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  readonly logId: string;
  /** Called in the leading copy after each commit, with the committed position and the events since the commit before. */
  readonly onCommitted: LeaderOptions['onCommitted'];
  /** Called in the leading copy when it discards read models because the log was restored from an older backup. */
  readonly onLogRestored?: OnLogRestored;
  readonly log: { info(fields: object, text: string): void; warn(fields: object, text: string): void };
}

export interface ProjectionRunner {
  /** Finishes the batch in flight, releases the lease and closes the connections. */
  stop(): Promise<void>;
  /** Resolves when all events that the log had at the call have been folded, by this copy or another. */
  caughtUp(): Promise<void>;
}

const BACKOFF_MS = 100;
const BACKOFF_MS_MAX = 5_000;
const POLL_MS = 25;
const SWEEP_MS = 60_000;

/**
 * Keeps the read models of this release up to date: waits for the lease, folds the log as the leader, and retries with a
 * backoff after every error. The caller must have called registerSchemaUse.
 */
export const startProjectionRunner = (options: ProjectionRunnerOptions): ProjectionRunner => {
  const { sql, store, log } = options;
  const schema = toReadSchemaName(options.projections);
  const stopping = new AbortController();
  const announce = createCommitAnnouncer(sql);
  let backoff = BACKOFF_MS;

  const leader = {
    ...options,
    onCommitted(...committed: Parameters<LeaderOptions['onCommitted']>) {
      backoff = BACKOFF_MS;
      options.onCommitted(...committed);
      announce(committed[0].position);
    },
    onLogRestored: options.onLogRestored ?? (async () => {}),
    onParked: (parked: number) =>
      log.warn(
        { schema, parked },
        'an event could not be folded, so its row is parked: see the error in the table parked, and rebuild after a fix',
      ),
  };

  const sweep = async () => {
    const dropped = await dropUnusedSchemas(sql, schema).catch(() => []);
    if (dropped.length > 0) log.info({ dropped }, 'dropped read schemas of older releases');
  };

  const leadOnce = async () => {
    await using lease = await acquireLease(sql, `rollbook leader ${schema}`, { stopped: stopping.signal });
    if (!lease) return;
    log.info({ schema }, 'this copy leads and updates the read models');
    void sweep();
    using _ = every(SWEEP_MS, sweep);
    const signal = AbortSignal.any([stopping.signal, lease.lost]);
    while (!signal.aborted) {
      try {
        await foldAsLeader(leader, signal);
      } catch (error) {
        // After a swap, the leader continues with the new schema.
        if (!(error instanceof CheckpointFencedError) || signal.aborted) throw error;
        log.info({ schema }, 'another process took the read schema over or swapped it: restarting from its checkpoint');
      }
    }
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await leadOnce();
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (!isReportedFault(error))
          log.warn({ schema, err: error, retryInMs: backoff }, 'updating the read models failed: retrying');
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
        if (((await readCheckpointPosition(sql, schema)) ?? -1n) >= target) return;
        await sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    },
  };
};

const every = (ms: number, work: () => void): Disposable => {
  const timer = setInterval(work, ms);
  return { [Symbol.dispose]: () => clearInterval(timer) };
};
