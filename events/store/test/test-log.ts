/** The logs of tests: each is in the test's database, or in the EventStoreDB that EVENTSTORE_URL names. */
import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { openEventStoreDb } from '../eventstoredb/event-store-db.ts';
import type { EventStore } from '../port/event-store.ts';
import { readLogToEnd } from '../port/read-log-to-end.ts';
import { openPostgresStore } from '../postgres/open-postgres-store.ts';
import { noteEventStoreDbUse } from './event-store-db-use.ts';

const eventStoreUrl = process.env.EVENTSTORE_URL;

/** Why tests of the log's tables in PostgreSQL are skipped; undefined if logs are in PostgreSQL. */
export const logTablesSkipReason = eventStoreUrl ? 'the log is in EventStoreDB' : undefined;

/** The title of a test, with the reason if the test is skipped. */
export const toTitleWithSkipReason = (title: string, reason: string | undefined): string =>
  reason ? `${title} (${reason})` : title;

/** The title for a `test.skipIf(logTablesSkipReason)`, with the reason if the log is not in PostgreSQL. */
export const toLogTablesTitle = (title: string): string =>
  toTitleWithSkipReason(title, logTablesSkipReason && `about the log's tables in PostgreSQL; ${logTablesSkipReason}`);

const prefixOf = (home: string): string => `test-${createHash('sha256').update(home).digest('hex').slice(0, 16)}-`;

/** Environment variables for the log of a program. Programs with the same home (a database or data folder) share a log. */
export const toTestLogEnvironment = (home: string): Record<string, string> => {
  if (!eventStoreUrl) return {};
  noteEventStoreDbUse();
  return { EVENTSTORE_URL: eventStoreUrl, EVENTSTORE_PREFIX: prefixOf(home) };
};

/** Opens the log of a test's database in the same way as a program on that database. */
export const openTestStore = ({ sql, url }: { readonly sql: Sql; readonly url: string }): EventStore => {
  if (!eventStoreUrl) return openPostgresStore({ sql });
  noteEventStoreDbUse();
  return openEventStoreDb({ url: eventStoreUrl, prefix: prefixOf(url) });
};

/** How many events the log holds. */
export const countEvents = async (store: EventStore): Promise<number> => {
  let events = 0;
  for await (const batch of readLogToEnd(store)) events += batch.events.length;
  return events;
};
