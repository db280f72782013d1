import postgres from 'postgres';
import {
  LogGapError,
  LogNotEmptyError,
  PositionAheadOfLogError,
  StoreUnavailableError,
} from '#events/store/port/event-store.ts';
import { EarlierDatabaseError } from '#events/store/postgres/run-migrations.ts';
import { formatLogPlace, type LogPlace } from '#services/core/event-log/log-place.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import type { Config } from '#services/platform/config/config.ts';
import { checkMasterKey } from '#services/platform/personal-keys/master-key.ts';
import { LogMoveRefusedError, moveLog } from '#services/record/log-move/move-log.ts';
import { runWithConfig } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

const STEP_TEXTS = {
  copied: 'events copied',
  followed: 'events copied, and the newest are followed',
  stopped: 'events copied, and writes are stopped for the rest',
};

/** Moves the log to another event store while the centre is open. `to` is an address, or `database`. */
export const runMove = ({ to }: { readonly to: string }): Promise<void> =>
  runWithConfig(async (config) => {
    await migrateDatabase(config.databaseUrl);
    const sql = postgres(config.databaseUrl, { max: 3, onnotice: () => {} });
    try {
      await checkMasterKey({ sql, masterKey: config.personalDataKey });
      const { eventStorePrefix } = config;
      await move(sql, config, { eventStoreUrl: to === 'database' ? undefined : to, eventStorePrefix });
    } finally {
      await sql.end({ timeout: 1 });
    }
  }, false);

const move = async (sql: postgres.Sql, config: Config, to: LogPlace): Promise<void> => {
  const progressBar = createProgressBar();
  const moved = await moveLog({
    ...{ sql, settings: config, to },
    onProgress: (step, events) => progressBar.show({ share: undefined, text: `${events} ${STEP_TEXTS[step]}` }),
  }).catch((error: unknown) => {
    throw toRefusal(error);
  });
  progressBar.end();
  const seconds = (moved.stoppedMs / 1_000).toFixed(1);
  console.log(`${moved.events} events were moved from ${formatLogPlace(moved.from)} to ${formatLogPlace(to)}.`);
  console.log(
    `Both have the root ${Buffer.from(moved.root).toString('hex')}. Writes were stopped for ${seconds} s. Every copy of ` +
      'the program uses the new place now, also one that starts with the old settings.',
  );
  console.log(
    to.eventStoreUrl === undefined
      ? 'Remove EVENTSTORE_URL from the settings when it suits you.'
      : 'Set EVENTSTORE_URL to the new address when it suits you.',
  );
  if (moved.lateEvents > 0) {
    throw new CannotStartError(
      `${moved.lateEvents} events reached the old place after it was left, so they are not in the new one. Export both logs, and ` +
        'enter again what those events say.',
    );
  }
};

const toRefusal = (error: unknown): unknown => {
  const reason = toReason(error);
  return reason === undefined
    ? error
    : new CannotStartError(`The log was not moved: ${reason}. It is in charge where it was.`);
};

const toReason = (error: unknown): string | undefined => {
  if (error instanceof LogNotEmptyError)
    return 'the new place holds other events. Use an empty one, another EVENTSTORE_PREFIX, or a copy of this log that was not finished';
  if (error instanceof StoreUnavailableError || error instanceof EarlierDatabaseError)
    return `an event store cannot be used (${error.message.replace(/\.$/, '')})`;
  if (error instanceof LogGapError || error instanceof PositionAheadOfLogError)
    return `the log cannot be read (${error.message.replace(/\.$/, '')})`;
  return error instanceof LogMoveRefusedError ? error.message : undefined;
};
