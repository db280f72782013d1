import type { Sql } from 'postgres';
import type { EventStore } from './port/event-store.ts';
import { postgresStore } from './postgres/postgres-store.ts';

export interface StoreOptions {
  /** `esdb://…`; without it the log lies in PostgreSQL. */
  readonly eventStoreUrl?: string | undefined;
  /** Before the names of the streams in EventStoreDB. */
  readonly prefix?: string | undefined;
  /** A pool on a database that `migrateLog` has prepared; it stays the caller's to end. */
  readonly sql: Sql;
}

/** The log where the settings say it is. The EventStoreDB client is loaded only when it is used. */
export const openStore = async ({ eventStoreUrl, prefix = 'rollbook-', sql }: StoreOptions): Promise<EventStore> => {
  if (!eventStoreUrl) return postgresStore({ sql });
  const { eventStoreDb } = await import('./eventstoredb/event-store-db.ts');
  return eventStoreDb({ url: eventStoreUrl, prefix });
};
