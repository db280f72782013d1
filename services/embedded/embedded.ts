import { join } from 'node:path';
import { CannotStart } from '#services/config/cannot-start.ts';
import type { Config, Settings } from '#services/config/config.ts';
import { isMade, runningClusterUrl } from './cluster.ts';
import { type AccountHolder, type Hold, holdFolder } from './data-folder.ts';
import { folderFault } from './make-folder.ts';
import { ensureSecrets } from './secrets.ts';
import { type Supervised, superviseCluster } from './supervised.ts';

export interface Embedded extends Pick<Supervised, 'gaveUp' | 'stop'> {
  readonly config: Config;
}

const clusterHome = (settings: Settings): string => join(settings.dataDir, 'postgres');

/** Whether the folder of these settings holds a database. */
export const hasDatabase = (settings: Settings): Promise<boolean> => isMade(clusterHome(settings));

/** Takes the data folder for the server. Throws CannotStart, saying who has it and where. */
export async function takeFolder(settings: Settings): Promise<Hold> {
  const taken = await holdFolder(settings.dataDir, 'server');
  if ('hold' in taken) return taken.hold;
  throw new CannotStart(inUse(taken.heldBy));
}

/** Starts the database of a held folder, again whenever it dies. Throws CannotStart. */
export async function startEmbedded(settings: Settings): Promise<Embedded> {
  try {
    const config = await completeConfig(settings);
    const { url: databaseUrl, gaveUp, stop } = await superviseCluster(clusterHome(settings));
    return { config: { ...config, databaseUrl }, gaveUp, stop };
  } catch (error) {
    throw folderFault(settings.dataDir, error);
  }
}

/** The configuration that the running server of this folder works with; undefined when none runs. */
export async function runningEmbedded(settings: Settings): Promise<Config | undefined> {
  const databaseUrl = await runningClusterUrl(clusterHome(settings));
  return databaseUrl === undefined ? undefined : { ...(await completeConfig(settings)), databaseUrl };
}

async function completeConfig(settings: Settings): Promise<Omit<Config, 'databaseUrl'>> {
  const { dataDir, sessionSecret, personalDataKey } = settings;
  const secrets = await ensureSecrets(dataDir, { sessionSecret, personalDataKey }, await hasDatabase(settings));
  return { ...settings, ...secrets };
}

export function inUse({ what, pid, url }: AccountHolder): string {
  if (what === 'command')
    return `A rollbook command is at work in this folder (process ${pid}). Try again when it is done.`;
  return url === undefined
    ? `Rollbook is just starting in this folder (process ${pid}).`
    : `Rollbook is already running in this folder: ${url} (process ${pid}).`;
}
