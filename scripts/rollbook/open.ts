import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { acquireDataFolder } from '#services/platform/embedded-database/data-folder.ts';
import {
  formatFolderInUseMessage,
  hasEmbeddedDatabase,
  loadRunningServerConfig,
  startEmbeddedDatabase,
} from '#services/platform/embedded-database/embedded-database.ts';
import {
  NO_CENTRE_MESSAGE,
  openProgramCore,
  type ProgramCore,
  type ProgramCoreOptions,
} from '#services/server/program/program-core.ts';

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
  if (!mayCreateDatabase && !(await hasEmbeddedDatabase(settings))) throw new CannotStartError(NO_CENTRE_MESSAGE);
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
