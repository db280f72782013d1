import { allProjections } from '#projections/all.ts';
import { ensureReadSchemaMatchesLog } from '#projections/engine/ensure-read-schema-matches-log.ts';
import { startProjectionRunner } from '#projections/engine/projection-runner.ts';
import { openReadModelPool } from '#projections/engine/read-model-pool.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { registerSchemaUse } from '#projections/engine/schema-use.ts';
import type { DemoAccount } from '#services/core/centre/demo-account.ts';
import { createLogCounter, type LogCounter } from '#services/core/event-log/log-counter.ts';
import type { OpenStoreAt } from '#services/core/event-log/log-place.ts';
import { createLogRestoredHandler } from '#services/core/event-log/log-restores.ts';
import { openFeed } from '#services/core/feed/feed.ts';
import type { ProgramParts } from '#services/core/use-case/context.ts';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { loadLeaderboard } from '#services/learning/leaderboard/load-leaderboard.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { followRaces } from '#services/learning/race/follow-races.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Config } from '#services/platform/config/config.ts';
import { createPublicBytesFetcher, type FetchPublicBytes } from '#services/platform/fetch/fetch-public-bytes.ts';
import { openProgramCore, type ProgramCore } from './program-core.ts';
import { traceProjections } from './trace-projections.ts';

/** The program without HTTP: every part that use cases depend on. */
export interface Program extends ProgramCore, ProgramParts {
  readonly runner: Awaited<ReturnType<typeof startProjectionRunner>>;
  /** Counts nothing until it is started, when the program serves. */
  readonly logCounter: LogCounter;
}

interface ProgramOptions {
  readonly clock?: Clock;
  /** Accounts of the demo; undefined for a real centre. With it, an empty log becomes a demo centre. */
  readonly demoAccounts?: readonly DemoAccount[];
  /** Source of practice questions; the default generates them. */
  readonly questions?: QuestionSource;
  /** Downloads pictures; the default reaches only the public internet. */
  readonly fetchBytes?: FetchPublicBytes;
  /** Opens the log at a place; the default opens what its address names. */
  readonly openStore?: OpenStoreAt;
}

/** Opens all parts and completes enrolments that an earlier run did not finish. Throws the errors of {@link openProgramCore}. */
export async function openProgram(
  config: Config,
  {
    demoAccounts,
    questions = createQuestionSource(),
    fetchBytes = createPublicBytesFetcher(),
    ...options
  }: ProgramOptions = {},
): Promise<Program> {
  const core = await openProgramCore(config, {
    ...options,
    atGaps: 'wait',
    createCentre: { demo: demoAccounts !== undefined },
  });
  const opened = new AsyncDisposableStack();
  opened.defer(() => core.close());
  try {
    const { sql, store, keys, accounts, centre, log, logGuard } = core;
    const { logId } = centre;
    // The demo seed completes enrolments itself, at its own simulated times.
    if (demoAccounts === undefined) await accounts.completeEnrolments();
    opened.use(await registerSchemaUse(sql, toReadSchemaName(allProjections)));
    const record = {
      sql,
      store,
      projections: allProjections,
      logId,
      onLogRestored: createLogRestoredHandler(log, logId, logGuard),
    };
    const schema = await ensureReadSchemaMatchesLog(record);
    const readModels = openReadModelPool({ databaseUrl: config.databaseUrl, schema });
    opened.defer(() => readModels.close());
    const loadBoards = (position: string) => loadLeaderboard({ ...core, readModels }, position);
    const onNotified = (seconds: number) => core.metrics.pushSeconds.observe(seconds);
    const feed = await openFeed({
      sql,
      store,
      readModels,
      accounts,
      logId,
      log,
      boards: loadBoards,
      onNotified,
      onErased: core.forgetPerson,
    });
    opened.defer(() => feed.close());
    const logCounter = createLogCounter({ sql, store });
    opened.defer(() => logCounter.close());
    const runner = await startProjectionRunner({
      ...{ ...record, keys, log },
      onCommitted(committed, events) {
        feed.onCommitted(committed);
        logCounter.onCommitted();
        traceProjections(events);
      },
    });
    opened.defer(() => runner.stop());
    const stopRaces = await followRaces({ ...core, readModels, feed });
    opened.defer(stopRaces);
    // The job queue is closed first, because jobs in flight need the read models.
    opened.defer(() => core.jobs.close());
    const shown = demoAccounts ?? [];
    return {
      ...core,
      readModels,
      runner,
      logCounter,
      feed,
      questions,
      questionModel: config.model && (await loadModelSource(config.model)),
      fetchBytes,
      demoAccounts: shown,
      close: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Loads the client library only where a model is configured, because it delays the start. */
async function loadModelSource(settings: NonNullable<Config['model']>): Promise<QuestionSource> {
  const { createModelSource } = await import('#services/learning/questions/model/model-source.ts');
  return createModelSource(settings);
}
