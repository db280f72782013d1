import type { Sql } from 'postgres';
import type { EventStore } from './port/event-store.ts';
import { openPostgresStore } from './postgres/open-postgres-store.ts';

export interface EventStoreOptions {
  /**
   * URL of an EventStoreDB (`esdb://`) or of a PostgreSQL that holds the log alone (`postgres://`). If missing, the log is in
   * the database of `sql`.
   */
  readonly eventStoreUrl?: string | undefined;
  /** Prefix of the names of the streams in EventStoreDB. */
  readonly prefix?: string | undefined;
  /** A pool on a database whose schema `log` is migrated. The caller closes the pool. */
  readonly sql: Sql;
}

export const isPostgresUrl = (url: string): boolean => /^postgres(?:ql)?:/.test(url);

/**
 * Opens the log in PostgreSQL or EventStoreDB. The EventStoreDB client is loaded only when it is used. Throws
 * StoreUnavailableError for a PostgreSQL of its own that cannot be reached.
 */
export const openEventStore = async ({
  eventStoreUrl,
  prefix = 'rollbook-',
  sql,
}: EventStoreOptions): Promise<EventStore> => {
  if (!eventStoreUrl) return openPostgresStore({ sql });
  if (isPostgresUrl(eventStoreUrl)) {
    const { openSeparatePostgresStore } = await import('./postgres/open-separate-postgres-store.ts');
    return openSeparatePostgresStore(eventStoreUrl);
  }
  const { openEventStoreDb: eventStoreDb } = await import('./eventstoredb/event-store-db.ts');
  return eventStoreDb({ url: eventStoreUrl, prefix });
};
