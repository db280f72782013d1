import { allProjections } from '#projections/all.ts';
import { ensureReadModelsOfLog } from '#projections/engine/ensure-read-models-of-log.ts';
import { openReadModels } from '#projections/engine/read-models.ts';
import { readSchemaName } from '#projections/engine/read-schema.ts';
import { startRunner } from '#projections/engine/runner.ts';
import { registerSchemaUse } from '#projections/engine/schema-use.ts';
import type { DemoAccount } from '#services/centre/demo-account.ts';
import type { Clock } from '#services/clock/clock.ts';
import type { Config } from '#services/config/config.ts';
import { createRestoreCounter } from '#services/event-log/log-restores.ts';
import { openFeed } from '#services/feed/feed.ts';
import { createFetchBytes, type FetchBytes } from '#services/fetch/fetch-public-bytes.ts';
import { createQuestionSource } from '#services/questions/create-question-source.ts';
import type { QuestionSource } from '#services/questions/port/question-source.ts';
import type { UseCaseContext } from '#services/use-case/context.ts';
import { loadLeaderboard } from '#services/use-cases/leaderboard/load-leaderboard.ts';
import { type Core, openCore } from './core.ts';

/** The whole server without HTTP: everything that use cases ask for. */
export interface Program extends Core, UseCaseContext {
  readonly runner: Awaited<ReturnType<typeof startRunner>>;
}

interface ProgramOptions {
  readonly clock?: Clock;
  /** Given when the program is started as a demo: an empty log becomes a demo centre's. */
  readonly demoAccounts?: readonly DemoAccount[];
  /** Where questions to practise with come from. */
  readonly questions?: QuestionSource;
  /** What loads pictures; from the public internet alone where none is given. */
  readonly fetchBytes?: FetchBytes;
}

/** Opens everything and completes what an earlier run left half done. Throws what {@link openCore} throws. */
export async function openProgram(
  config: Config,
  {
    demoAccounts,
    questions = createQuestionSource(),
    fetchBytes = createFetchBytes(),
    ...options
  }: ProgramOptions = {},
): Promise<Program> {
  const core = await openCore(config, { ...options, atGaps: 'wait', opens: { demo: demoAccounts !== undefined } });
  const opened = new AsyncDisposableStack();
  opened.defer(() => core.close());
  try {
    const { sql, store, keys, accounts, centre, log } = core;
    const { logId } = centre;
    // the seed of a demo completes them at the moments of its story
    if (demoAccounts === undefined) await accounts.completeEnrolments();
    opened.use(await registerSchemaUse(sql, readSchemaName(allProjections)));
    const record = { sql, store, projections: allProjections, logId, onLogRestored: createRestoreCounter(log, logId) };
    const schema = await ensureReadModelsOfLog(record);
    const readModels = openReadModels({ databaseUrl: config.databaseUrl, schema });
    opened.defer(() => readModels.close());
    const boards = (position: string) => loadLeaderboard({ ...core, readModels }, position);
    const feed = await openFeed({ sql, store, readModels, accounts, logId, log, boards });
    opened.defer(() => feed.close());
    const runner = await startRunner({ ...record, keys, log, onCommitted: feed.onCommitted });
    opened.defer(() => runner.stop());
    // Jobs in flight need the read models.
    opened.defer(() => core.jobs.close());
    const shown = demoAccounts ?? [];
    return {
      ...core,
      readModels,
      runner,
      feed,
      questions,
      fetchBytes,
      demoAccounts: shown,
      close: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}
