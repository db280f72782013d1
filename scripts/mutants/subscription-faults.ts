import { vi } from 'vitest';
import type { PlantedFault } from './planted-fault.ts';

const CONTRACT = ['events/store/contract.db.test.ts'];
const STORE_TEST = ['events/store/postgres/open-postgres-store.db.test.ts'];
const NOTIFICATIONS_TEST = ['events/store/postgres/append-notifications.db.test.ts'];

/** Faults in reading the log and in subscribing to it. */
export const subscriptionFaults: readonly PlantedFault[] = [
  {
    name: 'subscription: a gap in the positions is skipped',
    tests: STORE_TEST,
    plant: () =>
      vi.doMock(import('#events/store/postgres/statements.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          async readLog(sql, after, limit, lastId) {
            try {
              return await original.readLog(sql, after, limit, lastId);
            } catch (error) {
              if ((error as Error).name !== 'LogGapError') throw error;
              const [row] = await sql<{ next: string }[]>`
                select min(position)::text as next from log.events where position > ${String(after)}`;
              return original.readLog(sql, BigInt(row?.next ?? 1) - 1n, 1).catch(() => []);
            }
          },
        };
      }),
  },
  {
    name: 'subscription: the event at the start position is delivered again',
    tests: CONTRACT,
    plant: () =>
      vi.doMock(import('#events/store/postgres/statements.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          readLog: (sql, after, limit) => original.readLog(sql, after > 0n && limit > 0 ? after - 1n : after, limit),
        };
      }),
  },
  {
    name: 'subscription: events wait for the oldest open transaction of the server',
    tests: ['events/store/postgres/open-transactions.db.test.ts'],
    plant: () =>
      vi.doMock(import('#events/store/postgres/statements.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          async readLog(sql, after, limit, lastId) {
            const [row] = await sql<{ settled: string }[]>`
              select coalesce(max(position), 0)::text as settled from log.events
              where xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
            const events = await original.readLog(sql, after, limit, lastId);
            return events.filter(({ position }) => position <= BigInt(row?.settled ?? 0));
          },
        };
      }),
  },
  {
    name: 'subscription: appends of other processes do not wake it',
    tests: NOTIFICATIONS_TEST,
    plant: () =>
      vi.doMock(import('#events/store/postgres/append-notifications.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return { ...original, listenForAppends: (sql, own) => original.listenForAppends(sql, own, () => {}) };
      }),
  },
  {
    name: 'subscription: events are delivered from memory although the log has lost them',
    tests: ['events/store/postgres/restored-log.db.test.ts'],
    plant: () =>
      vi.doMock(import('#events/store/postgres/recent-event-cache.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          createRecentEventCache: () => Object.assign(original.createRecentEventCache(), { clear() {} }),
        };
      }),
  },
  {
    name: 'EventStoreDB: events of a log with a longer prefix are delivered',
    tests: ['events/store/eventstoredb/event-store-db.test.ts'],
    plant: () =>
      vi.doMock(import('#events/store/eventstoredb/event-store-db-event.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          parseEventStoreDbEvent(recorded, prefix) {
            const { log, ...metadata } = (recorded.metadata ?? {}) as Record<string, unknown>;
            return original.parseEventStoreDbEvent(
              { ...recorded, metadata: { ...metadata, log: log && prefix } },
              prefix,
            );
          },
        };
      }),
  },
  {
    name: 'EventStoreDB: a gap in a stream is not reported',
    tests: ['events/store/eventstoredb/event-store-db.test.ts'],
    plant: () =>
      vi.doMock(import('#events/store/eventstoredb/gap-check.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return { ...original, createGapCheck: () => async () => {} };
      }),
  },
];
