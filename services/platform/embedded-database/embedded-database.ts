import { join } from 'node:path';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import type { Config, EnvironmentSettings } from '#services/platform/config/config.ts';
import { findRunningClusterUrl, isDataFolderInitialised } from './cluster.ts';
import { acquireDataFolder, type DataFolderHolder, type DataFolderLock } from './data-folder.ts';
import { toDataFolderError } from './data-folder-error.ts';
import { ensureSecrets } from './secrets.ts';
import { type SupervisedCluster, superviseCluster } from './supervise-cluster.ts';

export interface EmbeddedDatabase extends Pick<SupervisedCluster, 'failure' | 'stop'> {
  readonly config: Config;
}

const clusterHome = (settings: EnvironmentSettings): string => join(settings.dataDir, 'postgres');

/** True if the data folder of these settings contains an initialised database. */
export const hasEmbeddedDatabase = (settings: EnvironmentSettings): Promise<boolean> =>
  isDataFolderInitialised(clusterHome(settings));

/** Locks the data folder for the server. Throws CannotStartError, naming the process that holds it. */
export async function lockDataFolder(settings: EnvironmentSettings): Promise<DataFolderLock> {
  const taken = await acquireDataFolder(settings.dataDir, 'server');
  if ('hold' in taken) return taken.hold;
  throw new CannotStartError(formatFolderInUseMessage(taken.heldBy));
}

/**
 * Starts the database of a locked data folder and restarts it after crashes. Throws CannotStartError.
 * @param onSpawned see {@link startCluster}
 */
export async function startEmbeddedDatabase(
  settings: EnvironmentSettings,
  onSpawned?: () => void,
): Promise<EmbeddedDatabase> {
  try {
    const config = await completeConfig(settings);
    const { url: databaseUrl, failure, stop } = await superviseCluster(clusterHome(settings), onSpawned);
    return { config: { ...config, databaseUrl }, failure, stop };
  } catch (error) {
    throw toDataFolderError(settings.dataDir, error);
  }
}

/** Loads the configuration of the server that runs in this folder, with its database URL; undefined if none runs. */
export async function loadRunningServerConfig(settings: EnvironmentSettings): Promise<Config | undefined> {
  const databaseUrl = await findRunningClusterUrl(clusterHome(settings));
  return databaseUrl === undefined ? undefined : { ...(await completeConfig(settings)), databaseUrl };
}

async function completeConfig(settings: EnvironmentSettings): Promise<Omit<Config, 'databaseUrl'>> {
  const { dataDir, sessionSecret, personalDataKey } = settings;
  const secrets = await ensureSecrets(dataDir, { sessionSecret, personalDataKey }, await hasEmbeddedDatabase(settings));
  return { ...settings, ...secrets };
}

export function formatFolderInUseMessage({ what, pid, url }: DataFolderHolder): string {
  if (what === 'command')
    return `A rollbook command is using this folder (process ${pid}). Try again when it has finished.`;
  return url === undefined
    ? `Rollbook is already starting in this folder (process ${pid}).`
    : `Rollbook is already running in this folder: ${url} (process ${pid}).`;
}
