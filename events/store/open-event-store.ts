import type { Sql } from 'postgres';
import type { EventStore } from './port/event-store.ts';
import { openPostgresStore } from './postgres/open-postgres-store.ts';

export interface EventStoreOptions {
  /** URL that begins with `esdb://`. If missing, the log is in PostgreSQL. */
  readonly eventStoreUrl?: string | undefined;
  /** Prefix of the names of the streams in EventStoreDB. */
  readonly prefix?: string | undefined;
  /** A pool on a database whose schema `log` is migrated. The caller closes the pool. */
  readonly sql: Sql;
}

/** Opens the log in PostgreSQL or EventStoreDB. The EventStoreDB client is loaded only when it is used. */
export const openEventStore = async ({
  eventStoreUrl,
  prefix = 'rollbook-',
  sql,
}: EventStoreOptions): Promise<EventStore> => {
  if (!eventStoreUrl) return openPostgresStore({ sql });
  const { openEventStoreDb: eventStoreDb } = await import('./eventstoredb/event-store-db.ts');
  return eventStoreDb({ url: eventStoreUrl, prefix });
};
