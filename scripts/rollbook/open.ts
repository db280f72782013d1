import { CannotStart } from '#services/config/cannot-start.ts';
import { type Config, readSettings } from '#services/config/config.ts';
import { holdFolder } from '#services/embedded/data-folder.ts';
import { hasDatabase, inUse, runningEmbedded, startEmbedded } from '#services/embedded/embedded.ts';
import { type Core, type CoreOptions, NO_CENTRE, openCore } from '#services/program/core.ts';

/** Does an operator's work on the database that the settings name; an embedded one is started for it when none runs. */
async function withConfig<T>(work: (config: Config) => Promise<T>, opens: boolean): Promise<T> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined) return work(settings as Config);

  const taken = await holdFolder(settings.dataDir, 'command');
  if ('heldBy' in taken) {
    const running = taken.heldBy.what === 'server' ? await runningEmbedded(settings) : undefined;
    if (running === undefined) throw new CannotStart(inUse(taken.heldBy));
    return work(running);
  }
  await using held = new AsyncDisposableStack();
  held.defer(() => taken.hold.release());
  // who only looks into a folder that was mistyped makes no database there
  if (!opens && !(await hasDatabase(settings))) throw new CannotStart(NO_CENTRE);
  const embedded = await startEmbedded(settings);
  held.defer(() => embedded.stop());
  return await work(embedded.config);
}

/** The same with the record and the accounts opened. */
export const withCore = <T>(work: (core: Core) => Promise<T>, options: CoreOptions = {}): Promise<T> =>
  withConfig(async (config) => {
    const core = await openCore(config, options);
    return work(core).finally(core.close);
  }, options.opens !== undefined);
