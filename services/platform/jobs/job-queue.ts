/** Background jobs in PostgreSQL by pg-boss, in the schema `desk_jobs`: all copies of the program share its queues. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss, Queue } from 'pg-boss';

const RETRY_MS = 10_000;
const CLOSE_MS_MAX = 3_000;

/**
 * A queue of pg-boss, which is created when pg-boss starts. Its options replace those of an older release. A dead-letter
 * queue is listed before the queue that names it.
 */
export interface JobQueueDefinition {
  readonly name: string;
  readonly options: Omit<Queue, 'name' | 'policy' | 'partition'>;
}

/** The connection to pg-boss. */
export interface JobQueue {
  /** The started pg-boss. Rejects while the database cannot be reached; the next call tries again. */
  boss(): Promise<PgBoss>;
  /** Runs `begin` on the started pg-boss, and repeats it until it succeeds or the queue is closed. Never rejects. */
  whenStarted(begin: (boss: PgBoss) => Promise<unknown>): Promise<void>;
  /** Waits at most three seconds for jobs in flight. May be called more than once. */
  close(): Promise<void>;
}

interface JobQueueParts {
  readonly databaseUrl: string;
  /** Called when pg-boss starts. */
  readonly loadQueues: () => Promise<readonly JobQueueDefinition[]>;
  /** Called with faults of pg-boss itself, such as a lost connection, after which it reconnects. */
  readonly onError: (error: unknown) => void;
}

/** Opens the queue without starting pg-boss, which takes a tenth of a second and happens at the first use. */
export function openJobQueue({ databaseUrl, loadQueues, onError }: JobQueueParts): JobQueue {
  const closing = new AbortController();
  let starting: Promise<PgBoss> | undefined;
  const boss = (): Promise<PgBoss> => {
    if (starting !== undefined) return starting;
    const started = startBoss({ databaseUrl, loadQueues, onError });
    starting = started;
    started.catch(() => {
      starting = undefined;
    });
    return started;
  };
  let closed: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    closing.abort();
    const started = await starting?.catch(() => undefined);
    await started?.stop({ graceful: true, timeout: CLOSE_MS_MAX });
  };
  return {
    boss,
    async whenStarted(begin) {
      while (!closing.signal.aborted) {
        try {
          await begin(await boss());
          return;
        } catch (error) {
          onError(error);
          await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
        }
      }
    },
    close() {
      closed ??= stop();
      return closed;
    },
  };
}

async function startBoss({ databaseUrl, loadQueues, onError }: JobQueueParts): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'desk_jobs', max: 2, useListenNotify: true });
  boss.on('error', (error) => {
    // The driver attaches the whole connection, with its password, to the error of an idle one, so it must not be
    // logged.
    if ('client' in error) delete error.client;
    onError(error);
  });
  try {
    await boss.start();
    for (const { name, options } of await loadQueues()) {
      await boss.createQueue(name, options);
      // The queue of an older release may have other options.
      await boss.updateQueue(name, options);
    }
    return boss;
  } catch (error) {
    // Without this, the connections and timers of the failed attempt would stay open beside those of the next one.
    await boss.stop({ graceful: false }).catch(onError);
    throw error;
  }
}
