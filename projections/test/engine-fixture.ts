import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { openTestStore } from '#events/store/test/test-log.ts';
import { allProjections } from '../all.ts';
import type { Projection } from '../engine/projection.ts';
import { type ProjectionRunner, startProjectionRunner } from '../engine/projection-runner.ts';
import { toReadSchemaName } from '../engine/read-schema.ts';
import { rebuildReadModels } from '../engine/rebuild-read-models.ts';
import { TEST_LOG_ID } from './log-id.ts';

interface Overrides {
  readonly store?: EventStore;
  readonly keys?: KeyRing;
  readonly projections?: readonly Projection[];
}

/** The real engine on a test's database, with an in-memory key ring. */
export const openTestEngine = ({ sql, url }: { sql: Sql; url: string }, projections = allProjections) => {
  const keys = createInMemoryKeyRing();
  const store = openTestStore({ sql, url });
  const runners: ProjectionRunner[] = [];
  const parts = { sql, store, keys, projections, logId: TEST_LOG_ID };
  return {
    ...parts,
    url,
    schema: toReadSchemaName(projections),
    lines: [] as { text: string; fields: object }[],
    run(overrides: Overrides = {}): ProjectionRunner {
      const tell = (fields: object, text: string) => this.lines.push({ text, fields });
      const runner = startProjectionRunner({
        ...parts,
        ...overrides,
        onCommitted: () => {},
        log: { info: tell, warn: tell },
      });
      runners.push(runner);
      return runner;
    },
    rebuild: (overrides: Overrides = {}) => rebuildReadModels({ ...parts, ...overrides }),
    async [Symbol.asyncDispose]() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await store.close();
    },
  };
};

/** Cuts the connection that holds the advisory lock of this name, and returns the number of such connections. */
export const terminateLockHolder = async (sql: Sql, name: string): Promise<number> => {
  const cut = await sql`
    select pg_terminate_backend(pid, 5000) from pg_locks
    where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) | objid::bigint = hashtextextended(${name}, 0)`;
  return cut.length;
};

/** The store with a subscription that calls `work` once, before the subscription of a rebuild says that it has caught up. */
export const beforeRebuildCaughtUp = (
  store: EventStore,
  work: (signal: AbortSignal) => Promise<unknown>,
): EventStore => {
  let isDone = false;
  return {
    ...store,
    async *subscribe(after, signal, source) {
      for await (const item of store.subscribe(after, signal, source)) {
        if (source === 'stored' && item.kind === 'caught-up' && !isDone) {
          isDone = true;
          await work(signal);
        }
        yield item;
      }
    },
  };
};

/** The number of sessions of the test's database that wait for a lock. */
export const countSessionsWaitingForLock = async (sql: Sql): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row.count;
};

/** Waits for a condition; throws after `timeoutMs`. */
export const waitUntil = async (condition: () => Promise<boolean> | boolean, timeoutMs = 20_000): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`not within ${timeoutMs} ms`);
    await sleep(10);
  }
};
