import postgres from 'postgres';
import { openEventStore } from '#events/store/open-event-store.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import type { CentreJobProgress } from './centre-job-store.ts';
import type { LogConnectionSettings } from './log-connection-settings.ts';

/** Opens the log and the keys in a worker thread, which has no connections of its own yet and opens at most `max`. */
export async function openLogInThread(settings: LogConnectionSettings, max = 10) {
  const { databaseUrl, eventStoreUrl, eventStorePrefix: prefix, personalDataKey: masterKey } = settings;
  const sql = postgres(databaseUrl, { max, onnotice: () => {} });
  const store: EventStore = await openEventStore({ eventStoreUrl, prefix, sql });
  const head = Number(await store.head());
  return {
    ...{ sql, store, keys: createPersonalKeyRing({ sql, masterKey }), head },
    /** Positions are opaque, so the number of all events follows from the share of the positions that were read. */
    toProgress: (events: number, position: bigint): CentreJobProgress => ({
      done: events,
      total: position === 0n ? events : Math.round((events * head) / Number(position)),
    }),
    async close() {
      await store.close();
      await sql.end();
    },
  };
}
