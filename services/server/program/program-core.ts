import postgres from 'postgres';
import { withStoreTimeout } from '#events/store/port/with-store-timeout.ts';
import { RECONNECT_OPTIONS } from '#events/store/postgres/reconnect-options.ts';
import { createAccountService } from '#services/core/accounts/accounts.ts';
import { type Centre, findCentre, openCentre } from '#services/core/centre/centre.ts';
import { loadRuleHistory } from '#services/core/centre/centre-rules.ts';
import { createLastKnownRules } from '#services/core/centre/last-known-rules.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import { createIdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { createNoOpCounter } from '#services/core/command/no-op-limit.ts';
import { createAggregateLoader, createSnapshotCache } from '#services/core/command/snapshot-cache.ts';
import { followLogPlace } from '#services/core/event-log/follow-log-place.ts';
import { formatLogLoss, LOG_LOSS_ADVICE } from '#services/core/event-log/judge-log.ts';
import {
  describeLoss,
  findBeginning,
  findKnownEvents,
  loadKnownLog,
  saveKnownLog,
} from '#services/core/event-log/known-log.ts';
import { failAtGaps, waitAtGaps } from '#services/core/event-log/log-gap.ts';
import { guardLog } from '#services/core/event-log/log-guard.ts';
import { findMovedLogId, type OpenStoreAt } from '#services/core/event-log/log-place.ts';
import { refuseUnknownLog } from '#services/core/event-log/refuse-unknown-log.ts';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import { migrateDatabase } from '#services/core/migrate-database.ts';
import { createSealKeyLoader } from '#services/core/seal-key.ts';
import type { ProgramParts } from '#services/core/use-case/context.ts';
import { type Clock, getCivilDate } from '#services/platform/clock.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import type { Config } from '#services/platform/config/config.ts';
import { openJobQueue } from '#services/platform/jobs/job-queue.ts';
import { createSharedLimits } from '#services/platform/limits/shared-limits.ts';
import { createLog } from '#services/platform/log.ts';
import { createMailService, type MailService } from '#services/platform/mail/mail.ts';
import { createDeliveryRecord } from '#services/platform/mail/refused-addresses.ts';
import { measureAppends } from '#services/platform/metrics/measure-appends.ts';
import { createMetrics } from '#services/platform/metrics/metrics.ts';
import { checkMasterKey } from '#services/platform/personal-keys/master-key.ts';
import { createMissingKeyFinder } from '#services/platform/personal-keys/missing-keys.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { findRunningRestore } from '#services/record/backup/backup-store.ts';
import { createSealKeyHistoryLoader } from '#services/record/seals/seal-key-history.ts';
import { explainDatabaseFault, explainEventStoreFault } from './explain-unreachable.ts';

/** The program without read models: event store, accounts and mail. It is enough to run commands. */
export interface ProgramCore
  extends Omit<ProgramParts, 'readModels' | 'feed' | 'questions' | 'questionModel' | 'fetchBytes' | 'demoAccounts'> {
  readonly mail: MailService;
  /** Waits for work in flight, then closes every connection. */
  close(): Promise<void>;
}

export interface ProgramCoreOptions {
  readonly clock?: Clock;
  /**
   * Kind of centre to create in an empty log; a log that holds the other kind is refused. When undefined, the program uses
   * an existing centre of either kind and creates none.
   */
  readonly createCentre?: { readonly demo: boolean };
  /** What happens at a gap in the log: a server waits and serves the events before it, an operator's command fails. */
  readonly atGaps?: 'wait' | 'fail';
  /** Opens the log at a place. The default opens what the address names. */
  readonly openStore?: OpenStoreAt;
}

/** Message of a command that needs a centre and finds an empty log. */
const NO_CENTRE_MESSAGE = 'No centre has been opened in this database yet.';

/** Milliseconds after which PostgreSQL ends an idle transaction, which releases its locks. */
const IDLE_MS_MAX = 60_000;
/** Milliseconds after which an event store that has not answered counts as unreachable. */
const ANSWER_MS_MAX = 10_000;

const systemClock: Clock = () => new Date();

/**
 * Migrates the database and opens the log. Throws CannotStartError when a server cannot be reached, the data is from before
 * the first release or from a newer one, the master key is not the one with which the data was encrypted, the log lacks
 * events that the database knows, the log is empty and `createCentre` is undefined, or the log holds a centre of the other
 * kind (demo or real).
 */
export async function openProgramCore(
  config: Config,
  { clock = systemClock, createCentre, atGaps = 'fail', openStore }: ProgramCoreOptions = {},
): Promise<ProgramCore> {
  const { databaseUrl } = config;
  try {
    await migrateDatabase(databaseUrl);
  } catch (error) {
    throw explainDatabaseFault(databaseUrl, error);
  }
  const opened = new AsyncDisposableStack();
  try {
    const log = createLog(config.logLevel);
    const connection = { application_name: 'rollbook', idle_in_transaction_session_timeout: IDLE_MS_MAX };
    const sql = postgres(databaseUrl, { ...RECONNECT_OPTIONS, max: 20, onnotice: () => {}, connection });
    opened.defer(() => sql.end({ timeout: 1 }));
    const restoring = await findRunningRestore(sql);
    if (restoring) {
      throw new CannotStartError(
        `The restore of the backup ${restoring} into this centre has not ended. If it was interrupted, repeat it: rollbook restore`,
      );
    }
    await checkMasterKey({ sql, masterKey: config.personalDataKey });
    const followed = await followLogPlace({ sql, settings: config, log, openStore }).catch((error) => {
      throw explainEventStoreFault(config.eventStoreUrl, error);
    });
    opened.use(followed);
    const { store: plainStore } = followed;
    const awaitAnswer = <T>(work: Promise<T>): Promise<T> =>
      withStoreTimeout(work, ANSWER_MS_MAX, 'The event store did not answer in time.').catch((error) => {
        throw explainEventStoreFault(followed.place().eventStoreUrl, error);
      });
    const known = await loadKnownLog(sql);
    if (known) {
      const loss = await describeLoss(plainStore, known, await awaitAnswer(findKnownEvents(plainStore, known)));
      if (loss) throw new CannotStartError(`${formatLogLoss(loss)} Nothing was changed. ${LOG_LOSS_ADVICE}`);
    }
    const { store: ownStore, guard: logGuard } = guardLog({
      store: plainStore,
      loadKnown: () => loadKnownLog(sql),
      onChanged: () => void notifyTutors(sql, 'record').catch(() => {}),
      log,
    });
    const metrics = createMetrics();
    const measured = measureAppends(ownStore, metrics);
    const { store, gap: logGap } = atGaps === 'wait' ? waitAtGaps(measured, log) : failAtGaps(measured);
    const keys = createPersonalKeyRing({
      sql,
      masterKey: config.personalDataKey,
      onMissing: (keyId) =>
        log.error(
          { fault: 'key-missing', keyId },
          'a personal key is missing, so texts cannot be read: “rollbook verify” names the first',
        ),
    });
    const missingKeys = createMissingKeyFinder({ sql, masterKey: config.personalDataKey });
    const loadSealKey = createSealKeyLoader({ sql, masterKey: config.personalDataKey });
    const idempotencyKeys = createIdempotencyKeys(sql);
    const snapshots = createSnapshotCache(store, keys);
    const limits = createSharedLimits(sql);
    const countNoOp = createNoOpCounter(limits);
    const handle = createCommandHandler({ store, keys, clock, idempotencyKeys, countNoOp }, snapshots);
    const loadAggregate = createAggregateLoader(snapshots);
    const opening = refuseUnknownLog(plainStore).then(() =>
      createCentre
        ? openCentre({ store, handle, ...createCentre, timeZone: config.centreTimeZone, sameDay: config.streakSameDay })
        : findCentre(store),
    );
    const found = await awaitAnswer(opening);
    if (found === undefined) throw new CannotStartError(NO_CENTRE_MESSAGE);
    const centre = { ...found, logId: (await findMovedLogId(sql, config, followed.place())) ?? found.logId };
    if (createCentre !== undefined && createCentre.demo !== centre.demo)
      throw new CannotStartError(whyOtherKind({ ...config, ...followed.place() }, centre));
    const beginning = known?.counted ? undefined : await findBeginning(store);
    if (beginning) await saveKnownLog(sql, beginning);

    const jobs = openJobQueue({
      databaseUrl,
      loadQueues: async () => (await import('./job-queues.ts')).jobQueues,
      onError: (error) => log.error(error, 'job queue'),
    });
    opened.defer(() => jobs.close());
    const recordOutcome = createDeliveryRecord(sql, clock);
    const onFailure = (outcome: 'retried' | 'refused') => metrics.mailFailures.inc({ outcome });
    const mail = createMailService({
      jobs,
      config,
      onError: (error) => log.error(error, 'mail'),
      recordOutcome,
      onFailure,
    });
    const today = () => getCivilDate(clock, centre.timeZone);
    const signUps = config.signUps ?? (centre.demo ? 'open' : 'approval');
    const accounts = createAccountService({
      ...{ sql, config, signUps, limits, jobs, mail, handle, idempotencyKeys, store, today, log },
      loadRuleHistory: () => loadRuleHistory({ loadAggregate }),
    });
    const forgetPerson = (personId: string) => {
      keys.forget(personId);
      snapshots.forget(personId);
    };
    const close = () => opened.disposeAsync();
    return {
      config: { ...config, ...followed.place() },
      clock,
      log,
      metrics,
      sql,
      store,
      logGap,
      logGuard,
      keys,
      missingKeys,
      loadSealKey,
      loadSealKeyHistory: createSealKeyHistoryLoader({ store, loadSealKey }),
      handle,
      loadAggregate,
      centre,
      ...createLastKnownRules({ loadAggregate, log, clock, centre }),
      jobs,
      mail,
      accounts,
      limits,
      idempotencyKeys,
      countNoOp,
      forgetPerson,
      close,
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Explains why the log cannot be used. A demo, whose passwords are public, must not serve as a real centre or vice versa. */
function whyOtherKind({ dataDir, eventStoreUrl, eventStorePrefix }: Config, { demo }: Centre): string {
  const place = eventStoreUrl === undefined ? `DATA_DIR (${dataDir})` : `EVENTSTORE_PREFIX (${eventStorePrefix})`;
  if (!demo)
    return `${place} holds a real centre: “npm run serve” starts it, “npm start” a demo in a folder of its own.`;
  const another = `an empty folder or database${eventStoreUrl === undefined ? '' : ' and another EVENTSTORE_PREFIX'}`;
  return (
    `${place} holds a demo centre, whose passwords everybody knows: “npm start” starts it. A real centre begins in ` +
    `${another}: DATA_DIR=/srv/rollbook npm run serve`
  );
}
