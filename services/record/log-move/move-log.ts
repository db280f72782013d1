import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { raceTimeout, TIMED_OUT } from '#events/kernel/race-timeout.ts';
import { type EventStore, LogNotEmptyError } from '#events/store/port/event-store.ts';
import { openDatabaseSession } from '#projections/engine/database-session.ts';
import { acquireLease } from '#projections/engine/lease.ts';
import { findCentre } from '#services/core/centre/centre.ts';
import { formatLogLoss } from '#services/core/event-log/judge-log.ts';
import { findLoss, loadKnownLog } from '#services/core/event-log/known-log.ts';
import {
  findLogPlace,
  findMovedLogId,
  formatLogPlace,
  isSameLogPlace,
  LOG_PLACE_CHANNEL,
  LOG_PLACE_LOCK,
  type LogPlace,
  type OpenStoreAt,
  openStoreAt,
} from '#services/core/event-log/log-place.ts';
import type { Config } from '#services/platform/config/config.ts';
import { copyOnwards } from './copy-onwards.ts';
import { LogCursor } from './log-cursor.ts';
import { switchLogPlace } from './switch-log-place.ts';

/** The log was not moved: where it was is still in charge. The message says why, for an operator. */
export class LogMoveRefusedError extends Error {
  override readonly name = 'LogMoveRefusedError';
}

/** Milliseconds for which writes are stopped at most. */
const STOP_MS_MAX = 5_000;
/** Milliseconds of them for every copy of the program to finish what it writes. */
const GIVE_UP_LOCK_MS_MAX = 2_500;
/** Milliseconds of them for the transaction to record the new place. */
const SWITCH_MS_MAX = 500;
const ASK_MS = 200;
/** Writes are stopped once the newer events take less than this to copy, milliseconds. */
const FOLLOWED_MS = 500;
const ROUNDS_MAX = 1_000;
const STOPS_MAX = 3;
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

interface MoveOptions {
  /** A pool on the centre's database. */
  readonly sql: Sql;
  readonly settings: LogPlace & Pick<Config, 'personalDataKey'>;
  readonly to: LogPlace;
  readonly openStore?: OpenStoreAt;
  readonly onProgress?: (step: 'copied' | 'followed' | 'stopped', events: number) => void;
}

export interface MovedLog {
  readonly from: LogPlace;
  readonly events: number;
  readonly root: Uint8Array;
  /** Milliseconds from the first request to stop writing until writes went on at the new place. */
  readonly stoppedMs: number;
  /** How many events were written to the old place after it was left; 0 unless a copy of the program lost its database. */
  readonly lateEvents: number;
}

/**
 * Moves the log to another place while the centre is open: copies it, follows it, stops writes for at most 5 s, compares the
 * events of both places and puts the new one in charge, in one transaction of the centre's database. Until that has
 * committed, the old place is in charge, also when this process is killed; a repeated move continues the copy. Throws
 * LogMoveRefusedError, LogNotEmptyError, StoreUnavailableError.
 */
export const moveLog = async (options: MoveOptions): Promise<MovedLog> => {
  const { sql, settings, to, openStore = openStoreAt } = options;
  await using lease = await acquireLease(sql, 'rollbook move of the log');
  if (!lease) throw new LogMoveRefusedError('The log is already being moved by another command');
  const from = await findLogPlace(sql, settings);
  if (isSameLogPlace(from, to)) throw new LogMoveRefusedError(`The log is already in ${formatLogPlace(to)}`);
  await using opened = new AsyncDisposableStack();
  const open = async (place: LogPlace): Promise<LogCursor> => {
    const store = await openStore(place, sql);
    opened.defer(() => store.close());
    return new LogCursor(store);
  };
  const source = await open(from);
  const found = await findLogId(sql, source.store);
  const logId = (await findMovedLogId(sql, settings, from)) ?? found;
  const target = await open(to);

  await copyOnwards(source, target, (events) => options.onProgress?.('copied', events));
  passCrashpoint('after-copy-of-log');
  const move: Move = { ...options, from, source, target, logId };
  let stoppedMs: number | undefined;
  for (let stops = 1; stoppedMs === undefined; stops += 1) {
    await followClosely(move, lease.lost);
    try {
      stoppedMs = await stopAndSwitch(move);
    } catch (error) {
      if (!(error instanceof WritesNotStoppedError) || stops === STOPS_MAX) throw error;
      await sleep(PAUSE_MS);
    }
  }
  passCrashpoint('after-switch-of-log');
  const { size } = source;
  await source.readToEnd();
  return { from, events: size, root: target.root(), stoppedMs, lateEvents: source.size - size };
};

const findLogId = async (sql: Sql, store: EventStore): Promise<string> => {
  const known = await loadKnownLog(sql);
  const loss = known && (await findLoss(store, known));
  if (loss) throw new LogMoveRefusedError(formatLogLoss(loss).replace(/\.$/, ''));
  const centre = await findCentre(store);
  if (centre === undefined) throw new LogMoveRefusedError('No centre has been opened yet');
  return centre.logId;
};

interface Move extends MoveOptions {
  readonly from: LogPlace;
  readonly source: LogCursor;
  readonly target: LogCursor;
  readonly logId: string;
}

/** Copies newer events until there are so few that writes can be stopped for the rest. */
const followClosely = async ({ source, target, onProgress }: Move, lost: AbortSignal): Promise<void> => {
  for (let rounds = 0; rounds < ROUNDS_MAX; rounds += 1) {
    if (lost.aborted)
      throw new LogMoveRefusedError('This command lost its lease, so that another one may move the log');
    const began = performance.now();
    await copyOnwards(source, target);
    onProgress?.('followed', source.size);
    if (performance.now() - began < FOLLOWED_MS) return;
  }
  throw new LogMoveRefusedError('The copy does not catch up: events are recorded faster than they are copied');
};

/** A copy of the program did not finish its writes in time. */
class WritesNotStoppedError extends LogMoveRefusedError {}

/**
 * Stops all writes, copies the rest and switches. The lock lasts as long as the transaction, and PostgreSQL ends the
 * transaction of a process that hangs or was killed. Returns for how long writes were stopped.
 */
const stopAndSwitch = async (move: Move): Promise<number> => {
  const { sql, onProgress, source } = move;
  await using session = await openDatabaseSession(sql, {
    idle_in_transaction_session_timeout: STOP_MS_MAX,
    lock_timeout: GIVE_UP_LOCK_MS_MAX,
  });
  const began = performance.now();
  const ask = () => void sql`select pg_notify(${LOG_PLACE_CHANNEL}, '')`.catch(() => {});
  ask();
  const asking = setInterval(ask, ASK_MS);
  try {
    await session.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${LOG_PLACE_LOCK}, 0))`;
      clearInterval(asking);
      await refuseOtherMove(tx, move);
      onProgress?.('stopped', source.size);
      passCrashpoint('after-stop-of-writes');
      const copying = copyOnwards(source, move.target);
      if ((await raceTimeout(copying, STOP_MS_MAX - SWITCH_MS_MAX - (performance.now() - began))) === TIMED_OUT)
        throw new LogMoveRefusedError('The newest events could not be copied within 5 s, so writes went on');
      refuseDifference(move);
      await tx`select set_config('lock_timeout', ${String(SWITCH_MS_MAX)}, true)`;
      await switchLogPlace(tx, { ...move, masterKey: move.settings.personalDataKey });
      passCrashpoint('before-switch-of-log');
    });
  } catch (error) {
    throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE
      ? new WritesNotStoppedError(
          'A copy of the program did not finish its writes in time, or a replay or a comparison is running. Try again when it has ended',
        )
      : error;
  } finally {
    clearInterval(asking);
  }
  return performance.now() - began;
};

/** A process that hung for longer than its lease may find that another command has moved the log meanwhile. */
const refuseOtherMove = async (tx: TransactionSql, { settings, from }: Move): Promise<void> => {
  if (!isSameLogPlace(await findLogPlace(tx, settings), from))
    throw new LogMoveRefusedError('The log was moved by another command meanwhile');
};

const refuseDifference = ({ source, target }: Move): void => {
  if (source.equals(target)) return;
  throw new LogNotEmptyError(
    `The copy differs: ${source.size} events were read and ${target.size} are in the new place, or their roots or contents differ.`,
  );
};
