import { allProjections } from '#projections/all.ts';
import { openReadModelPool, type ReadModelPool } from '#projections/engine/read-model-pool.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { acquireDataFolder } from '#services/platform/embedded-database/data-folder.ts';
import {
  formatFolderInUseMessage,
  hasEmbeddedDatabase,
  loadRunningServerConfig,
  startEmbeddedDatabase,
} from '#services/platform/embedded-database/embedded-database.ts';
import { openProgramCore, type ProgramCore, type ProgramCoreOptions } from '#services/server/program/program-core.ts';

/**
 * Runs an operator's command on the database of the settings. Starts the embedded database when it is not running, after
 * `prepareFolder` has run in its locked folder.
 */
export async function runWithConfig<T>(
  work: (config: Config) => Promise<T>,
  mayCreateDatabase: boolean,
  prepareFolder: (folder: string) => Promise<void> = async () => {},
): Promise<T> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined) return work(settings as Config);

  const acquired = await acquireDataFolder(settings.dataDir, 'command');
  if ('heldBy' in acquired) {
    const running = acquired.heldBy.what === 'server' ? await loadRunningServerConfig(settings) : undefined;
    if (running === undefined) throw new CannotStartError(formatFolderInUseMessage(acquired.heldBy));
    return work(running);
  }
  await using held = new AsyncDisposableStack();
  held.defer(() => acquired.hold.release());
  // A command that only reads must not create a database, for example in a folder whose name was mistyped.
  if (!mayCreateDatabase && !(await hasEmbeddedDatabase(settings)))
    throw new CannotStartError(`No centre has been opened in ${settings.dataDir} yet, the folder that DATA_DIR names.`);
  await prepareFolder(settings.dataDir);
  const embedded = await startEmbeddedDatabase(settings);
  held.defer(() => embedded.stop());
  return await work(embedded.config);
}

/** Runs an operator's command with the event store and accounts, and closes them afterwards. */
export const runWithCore = <T>(work: (core: ProgramCore) => Promise<T>, options: ProgramCoreOptions = {}): Promise<T> =>
  runWithConfig(async (config) => {
    const core = await openProgramCore(config, options);
    return work(core).finally(core.close);
  }, options.createCentre !== undefined);

/** The same with the read models as they are; nothing folds newer events into them. Throws CannotStartError without them. */
export const runWithReadModels = <T>(
  work: (context: ProgramCore & { readonly readModels: ReadModelPool }) => Promise<T>,
): Promise<T> =>
  runWithCore(async (core) => {
    const schema = toReadSchemaName(allProjections);
    const [{ exists }] = await core.sql<[{ exists: boolean }]>`
      select to_regclass(${`${schema}.profiles`}) is not null as exists`;
    if (!exists)
      throw new CannotStartError('The read models of this release are missing. Run “rollbook rebuild” first.');
    await using readModels = openReadModelPool({ databaseUrl: core.config.databaseUrl, schema, max: 2 });
    return await work({ ...core, readModels });
  });
