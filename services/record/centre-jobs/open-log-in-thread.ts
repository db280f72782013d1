import postgres from 'postgres';
import { findLogPlace, openStoreAt } from '#services/core/event-log/log-place.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import type { CentreJobProgress } from './centre-job-store.ts';
import type { LogConnectionSettings } from './log-connection-settings.ts';

/** Opens the log and the keys in a worker thread, which has no connections of its own yet and opens at most `max`. */
export async function openLogInThread(settings: LogConnectionSettings, max = 10) {
  const { databaseUrl, personalDataKey: masterKey } = settings;
  const sql = postgres(databaseUrl, { max, onnotice: () => {} });
  const place = await findLogPlace(sql, settings);
  const store = await openStoreAt(place, sql);
  const head = Number(await store.head());
  return {
    ...{ sql, store, place, keys: createPersonalKeyRing({ sql, masterKey }), head },
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
