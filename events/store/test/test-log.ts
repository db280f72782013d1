/** Where tests keep their logs: each in its database, or in the EventStoreDB that EVENTSTORE_URL names. */
import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { openEventStoreDb } from '../eventstoredb/event-store-db.ts';
import type { EventStore } from '../port/event-store.ts';
import { readLogToEnd } from '../port/read-log-to-end.ts';
import { openPostgresStore } from '../postgres/open-postgres-store.ts';

const eventStoreUrl = process.env.EVENTSTORE_URL;

/** Why a test about the log's own tables in PostgreSQL is skipped; undefined where logs are kept there. */
export const logTablesSkipReason = eventStoreUrl ? 'the log is in EventStoreDB' : undefined;

/** The title of a test that is skipped for a reason, with the reason; the title alone where it runs. */
export const toTitleWithSkipReason = (title: string, reason: string | undefined): string =>
  reason ? `${title} (${reason})` : title;

/** A title that says why the test is skipped where the log is not in PostgreSQL: for `test.skipIf(logIsElsewhere)`. */
export const toLogTablesTitle = (title: string): string =>
  toTitleWithSkipReason(title, logTablesSkipReason && `about the log's tables in PostgreSQL; ${logTablesSkipReason}`);

const prefixOf = (home: string): string => `test-${createHash('sha256').update(home).digest('hex').slice(0, 16)}-`;

/** Settings of a program's log. Programs with the same home, a database or a data folder, share one log. */
export const toTestLogSettings = (home: string): Record<string, string> =>
  eventStoreUrl ? { EVENTSTORE_URL: eventStoreUrl, EVENTSTORE_PREFIX: prefixOf(home) } : {};

/** The log of a test's database, as a program on this database opens it. */
export const openTestStore = ({ sql, url }: { readonly sql: Sql; readonly url: string }): EventStore =>
  eventStoreUrl ? openEventStoreDb({ url: eventStoreUrl, prefix: prefixOf(url) }) : openPostgresStore({ sql });

/** How many events the log holds. */
export const countEvents = async (store: EventStore): Promise<number> => {
  let events = 0;
  for await (const batch of readLogToEnd(store)) events += batch.events.length;
  return events;
};
