import { createInterface } from 'node:readline/promises';
import postgres from 'postgres';
import { type EventStore, LogGapError } from '#events/store/port/event-store.ts';
import { SchemaInUseError } from '#projections/engine/schema-use.ts';
import { acceptLog } from '#services/core/event-log/accept-log.ts';
import {
  countLostEvents,
  formatInstant,
  formatLogLoss,
  isLossCounted,
  type LogLoss,
} from '#services/core/event-log/judge-log.ts';
import { findLoss, loadKnownLog } from '#services/core/event-log/known-log.ts';
import { findLogPlace, openStoreAt } from '#services/core/event-log/log-place.ts';
import { refuseUnknownLog } from '#services/core/event-log/refuse-unknown-log.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import type { Config } from '#services/platform/config/config.ts';
import { clearResultsOfLog } from '#services/record/clear-results-of-log.ts';
import { explainEventStoreFault } from '#services/server/program/explain-unreachable.ts';
import { runWithConfig } from './open.ts';

/** The word that is typed to accept a log. */
const ACCEPT = 'accept';

/**
 * Makes the log in the event store the one of this centre, although it lacks events that the database knows. Prints first
 * what is lost, and changes nothing without a confirmation.
 */
export const runAcceptLog = ({ yes }: { readonly yes: boolean }): Promise<void> =>
  runWithConfig(async (config) => {
    await migrateDatabase(config.databaseUrl);
    const sql = postgres(config.databaseUrl, { max: 3, onnotice: () => {} });
    const place = await findLogPlace(sql, config);
    const store = await openStoreAt(place, sql);
    try {
      await accept({ sql, store, config, yes });
    } catch (error) {
      throw explainEventStoreFault(place.eventStoreUrl, toRefusal(error));
    } finally {
      await store.close();
      await sql.end();
    }
  }, false);

const toRefusal = (error: unknown): unknown => {
  if (error instanceof SchemaInUseError) {
    return new CannotStartError(
      'Nothing was changed: Rollbook or one of its commands runs on this database. Stop every copy, then repeat this.',
    );
  }
  return error instanceof LogGapError ? new CannotStartError(`Nothing was changed: ${error.message}`) : error;
};

interface Parts {
  readonly sql: postgres.Sql;
  readonly store: EventStore;
  readonly config: Config;
  readonly yes: boolean;
}

async function accept({ sql, store, config, yes }: Parts): Promise<void> {
  const known = await loadKnownLog(sql);
  if (known === undefined) {
    console.log('Nothing to accept: this database knows no log yet. The next start takes the one in the event store.');
    return;
  }
  await refuseUnknownLog(store);
  const loss = await findLoss(store, known);
  if (loss === undefined) {
    console.log('Nothing to accept: the event store holds the log of this center.');
    return;
  }
  for (const line of toLossLines(loss)) console.log(line);
  if (!yes && !(await isConfirmed())) {
    throw new CannotStartError('Nothing was changed. To accept this log, repeat the command with --yes.');
  }
  await acceptLog(sql, store, clearResultsOfLog);
  console.log(
    loss.verdict === 'emptied'
      ? 'The empty log was accepted. The next start begins a new center in it.'
      : `The log was accepted. The next start of ${config.centreName} builds the read models from it.`,
  );
}

const toLossLines = (loss: LogLoss): string[] => {
  const { verdict, known, found } = loss;
  return [
    formatLogLoss(loss),
    `Known to this center   ${known.counted ? toEventsText(known.counted) : 'not counted'}`,
    `In the event store     ${found ? toEventsText(found) : 'not counted: the log has a gap'}`,
    `Last seal              ${toSealText(loss)}`,
    `Would be lost          ${toLostText(loss)}, unless you restore a newer backup first`,
    'The results of the last check, replay and what-if and all sandboxes are removed.',
    ...(verdict === 'emptied' || verdict === 'another'
      ? ['Accounts and drafts stay in the database; people who are not in this log cannot use theirs.']
      : []),
  ];
};

const toEventsText = ({ events, recordedAt }: { events: number; recordedAt: string | undefined }): string =>
  recordedAt === undefined
    ? formatEvents(events)
    : `${formatEvents(events)}, the last recorded ${formatInstant(recordedAt)}`;

const toSealText = ({ known, holdsLastSeal }: LogLoss): string => {
  const seal = known.counted?.lastSeal;
  if (seal === undefined) return 'none is known';
  const made = `${formatEvents(seal.events)}, made ${formatInstant(seal.sealedAt)}`;
  return `${made}; this log ${holdsLastSeal ? 'holds it' : 'does not hold it'}`;
};

const toLostText = (loss: LogLoss): string =>
  `${isLossCounted(loss) ? '' : 'at least '}${formatEvents(countLostEvents(loss))}`;

const formatEvents = (events: number): string =>
  `${events.toLocaleString('en-US')} ${events === 1 ? 'event' : 'events'}`;

/** Asks on a terminal. */
async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`Type “${ACCEPT}” to go on with this log: `)).trim() === ACCEPT;
  } finally {
    terminal.close();
  }
}
