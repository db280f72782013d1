import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { writeDurably } from '#services/platform/files/write-durably.ts';
import { reservePort } from '#services/platform/reserve-port.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { readLastLines, spawnUnprivileged, startPostgres, stopPostgres } from './postgres-process.ts';
import { findRunningPostgres, removePostmasterFile } from './postmaster-file.ts';
import { stopProcess } from './processes.ts';
import { findUnprivilegedRunner, type UnprivilegedRunner } from './unprivileged-runner.ts';

/** Time for an immediate shutdown (SIGQUIT): the postmaster kills child processes that do not react within 5 s. */
const IMMEDIATE_SHUTDOWN_MS = 8_000;
/** Prefix of the names of data folders that initdb has not completed. */
const UNFINISHED = 'data.unfinished';

export interface PostgresCluster {
  /** Connection URL, with the password, of the database `postgres` on 127.0.0.1. */
  readonly url: string;
  readonly pid: number;
  /** Settles when the server process has ended, for any reason. */
  readonly exited: Promise<unknown>;
  /** Ends all connections and stops the server; takes at most about 3 s. */
  stop(): Promise<void>;
}

/**
 * Starts an embedded PostgreSQL server in `home` and initialises it at the first start. The folder holds `data/`,
 * `password` (mode 0600) and `server.log`. A server that a killed program left running there is stopped first. Throws
 * CannotStartError with the last lines of the server's log.
 * @param settings additional PostgreSQL settings, e.g. `{ fsync: 'off' }`; without `port` a free port is chosen
 * @param onSpawned called when a program of PostgreSQL has been spawned, which then works beside this process
 */
export async function startCluster(
  home: string,
  settings: Readonly<Record<string, string>> = {},
  onSpawned = () => {},
): Promise<PostgresCluster> {
  const binaries = findPostgresBinaries();
  await mkdir(home, { recursive: true, mode: 0o700 });
  const user = await findUnprivilegedRunner([dirname(binaries.postgres), dirname(home)]);
  const data = join(home, 'data');
  const log = join(home, 'server.log');
  const spawnProgram = (command: readonly string[]) => {
    const child = spawnUnprivileged(user, command, log);
    onSpawned();
    return child;
  };
  const password = await ensureInitialised(home, binaries, user, spawnProgram);
  await stopOrphanedServer(data);

  const port = settings.port ?? String(await freePort());
  const own = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: '200',
    // The default keeps up to 1 GB of write-ahead log, which is far more than the data of a small centre.
    max_wal_size: '256MB',
    // A recycled file of the write-ahead log keeps its old bytes, among them rows of people who were erased since.
    wal_recycle: 'off',
    // The details of an error and its statement would write the values of a row into the server's log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // Drafts are rewritten constantly; frequent vacuuming lets PostgreSQL reuse the space of their dead rows.
    autovacuum_naptime: '15s',
  };
  const flags = Object.entries({ ...own, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = await startPostgres(() => spawnProgram([binaries.postgres, '-D', data, ...flags]), data, log);
  await removeUnfinished(home);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: child.pid as number,
    exited: child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve(),
    stop: () => stopPostgres(child),
  };
}

/** Returns the connection URL of the server that runs in `home`, even if another process started it; else undefined. */
export async function findRunningClusterUrl(home: string): Promise<string | undefined> {
  const server = await findRunningPostgres(join(home, 'data'));
  if (server === undefined) return undefined;
  const password = await readPassword(join(home, 'password'));
  return `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`;
}

/** True if initdb has completed the data folder in `home`. */
export const isDataFolderInitialised = (home: string): Promise<boolean> =>
  stat(join(home, 'data', 'PG_VERSION')).then(
    () => true,
    () => false,
  );

async function readPassword(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CannotStartError(
      `${file} is missing. It holds the password of the embedded PostgreSQL. Restore it from a backup.`,
    );
  }
}

async function ensureInitialised(
  home: string,
  binaries: PostgresBinaries,
  user: UnprivilegedRunner,
  spawnProgram: (command: readonly string[]) => ChildProcess,
): Promise<string> {
  const passwordFile = join(home, 'password');
  const data = join(home, 'data');
  if (await isDataFolderInitialised(home)) return readPassword(passwordFile);

  const password = randomBytes(24).toString('base64url');
  await writeDurably(passwordFile, password);
  // initdb writes to a temporary name, so that a start that is killed leaves no folder that looks complete. The name is
  // unique because the initdb of a killed start may still be writing to its folder.
  const unfinished = join(home, `${UNFINISHED}-${randomBytes(6).toString('hex')}`);
  if (user.owner !== undefined) {
    for (const path of [home, passwordFile]) await chown(path, user.owner.uid, user.owner.gid);
  }
  const how = ['--encoding=UTF8', '--locale=C', '--no-sync', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const initdb = spawnProgram([binaries.initdb, '-D', unfinished, '-U', 'postgres', ...how]);
  const [code] = await once(initdb, 'exit');
  if (code !== 0)
    throw new CannotStartError(
      `The embedded PostgreSQL could not create its data folder.\n${await readLastLines(join(home, 'server.log'))}`,
    );
  await rename(unfinished, data);
  return password;
}

/** Removes incomplete data folders of killed starts. A folder that is still written to is left for the next start. */
async function removeUnfinished(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.allSettled(names.map((name) => rm(join(home, name), { recursive: true, force: true })));
}

/** Stops a server that still runs on the folder, and removes the lock file of a dead one, which would prevent a start. */
async function stopOrphanedServer(data: string): Promise<void> {
  const orphan = (await findRunningPostgres(data))?.process;
  const stopped =
    orphan === undefined ||
    (await stopProcess(orphan, 'SIGINT', 5_000)) ||
    (await stopProcess(orphan, 'SIGQUIT', IMMEDIATE_SHUTDOWN_MS));
  // The lock file of a live server must stay: without it the server is not found again, and two could share one folder.
  if (!stopped)
    throw new CannotStartError(
      `An earlier PostgreSQL server (process ${orphan.pid}) did not stop. End that process, then start again.`,
    );
  await removePostmasterFile(data);
}

async function freePort(): Promise<number> {
  const held = await reservePort('127.0.0.1', 0);
  await held.release();
  return held.port;
}
