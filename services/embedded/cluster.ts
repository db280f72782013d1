import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { CannotStart } from '#services/config/cannot-start.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { lastLines, spawnAs, started, stopChild } from './postgres-process.ts';
import { removeStaleFile, runningServer } from './postmaster-file.ts';
import { stopProcess } from './processes.ts';
import { type Unprivileged, unprivileged } from './unprivileged.ts';
import { writeDurably } from './write-durably.ts';

/** Milliseconds that a server has to stop at once: those of its processes that do not hear it are killed after 5 s. */
const KILLS_ITS_OWN_MS = 8_000;
/** How the names begin of data folders that are being made. */
const UNFINISHED = 'data.unfinished';

export interface Cluster {
  /** Of the database `postgres`, with the password, on 127.0.0.1. */
  readonly url: string;
  readonly pid: number;
  /** Settles when the server is gone, asked to or not. */
  readonly exited: Promise<unknown>;
  /** Ends every connection and writes everything down; at most 3 s. */
  stop(): Promise<void>;
}

/**
 * Makes (once) and starts a PostgreSQL server of our own in `home`: `data/`, `password` (0600), `server.log`. A live
 * server that a killed program left there is stopped first. Throws with the server's own words when it does not start.
 * @param settings PostgreSQL settings beyond the usual ones, e.g. `{ fsync: 'off' }`; a free port unless one is named
 */
export async function startCluster(home: string, settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const binaries = findBinaries();
  await mkdir(home, { recursive: true, mode: 0o700 });
  const user = await unprivileged([dirname(binaries.postgres), dirname(home)]);
  const data = join(home, 'data');
  const password = await ensureInitialised(home, binaries, user);
  await clearTheWay(data);

  const port = settings.port ?? String(await freePort());
  const log = join(home, 'server.log');
  const own = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: '200',
    // The write-ahead log is most of the folder of a small centre: the default keeps up to 1 GB of it.
    max_wal_size: '256MB',
    // Drafts are rewritten all the time; their dead rows are reused this soon.
    autovacuum_naptime: '15s',
  };
  const flags = Object.entries({ ...own, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = await started(() => spawnAs(user, [binaries.postgres, '-D', data, ...flags], log), data, log);
  await removeUnfinished(home);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: child.pid as number,
    exited: child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve(),
    stop: () => stopChild(child),
  };
}

/** The address of the server that runs in `home`, whoever started it; undefined when none does. */
export async function runningClusterUrl(home: string): Promise<string | undefined> {
  const server = await runningServer(join(home, 'data'));
  if (server === undefined) return undefined;
  const password = await readPassword(join(home, 'password'));
  return `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`;
}

/** Whether the server's data folder has been made. */
export const isMade = (home: string): Promise<boolean> =>
  stat(join(home, 'data', 'PG_VERSION')).then(
    () => true,
    () => false,
  );

async function readPassword(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CannotStart(`${file} is missing. It opens the embedded PostgreSQL. Restore it from a backup.`);
  }
}

async function ensureInitialised(home: string, binaries: Binaries, user: Unprivileged): Promise<string> {
  const passwordFile = join(home, 'password');
  const data = join(home, 'data');
  if (await isMade(home)) return readPassword(passwordFile);

  const password = randomBytes(24).toString('base64url');
  await writeDurably(passwordFile, password);
  // Made under another name, so that a start killed on the way leaves nothing that looks finished; and one of its own,
  // since what such a start began to make may still be written to.
  const unfinished = join(home, `${UNFINISHED}-${randomBytes(6).toString('hex')}`);
  if (user.owner !== undefined) {
    for (const path of [home, passwordFile]) await chown(path, user.owner.uid, user.owner.gid);
  }
  const log = join(home, 'server.log');
  const how = ['--encoding=UTF8', '--locale=C', '--no-sync', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const initdb = spawnAs(user, [binaries.initdb, '-D', unfinished, '-U', 'postgres', ...how], log);
  const [code] = await once(initdb, 'exit');
  if (code !== 0)
    throw new CannotStart(`The embedded PostgreSQL could not make its data folder.\n${await lastLines(log)}`);
  await rename(unfinished, data);
  return password;
}

/** Removes what killed starts left. What cannot be removed, because it is still written to, the next start finds. */
async function removeUnfinished(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.allSettled(names.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

/** No server may run on the folder, and no lock of a dead one may keep ours from starting. */
async function clearTheWay(data: string): Promise<void> {
  const orphan = (await runningServer(data))?.process;
  const stopped =
    orphan === undefined ||
    (await stopProcess(orphan, 'SIGINT', 5_000)) ||
    (await stopProcess(orphan, 'SIGQUIT', KILLS_ITS_OWN_MS));
  // without its file a live server is not found again, and only PostgreSQL itself stands between two on one folder
  if (!stopped) throw new CannotStart(`An earlier PostgreSQL (process ${orphan.pid}) does not stop. End it first.`);
  await removeStaleFile(data);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
