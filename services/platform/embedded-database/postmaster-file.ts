import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { identifyProcess, type ProcessIdentity } from './processes.ts';

/** Content of `postmaster.pid`, which PostgreSQL writes into its data folder. */
interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Reads `postmaster.pid`; undefined if it is missing or incomplete. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7] === 'ready' } : undefined;
}

/**
 * Finds the server that runs on a data folder. The process id in `postmaster.pid` alone is no proof: after a crash it may
 * be a zombie or belong to another program. So the executable and the working directory are checked too.
 */
export async function findRunningPostgres(
  folder: string,
): Promise<{ readonly process: ProcessIdentity; readonly port: number } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , startedAt = '', port = ''] = text.split('\n');
  const found = await identifyProcess(Number(pid));
  if (found === undefined || !(await isPostgresOf(found, folder, Number(startedAt)))) return undefined;
  return { process: found, port: Number(port) };
}

/** Removes the file a crashed server left. Call it only after {@link findRunningPostgres} found none. */
export const removePostmasterFile = (folder: string): Promise<void> =>
  rm(join(folder, 'postmaster.pid'), { force: true });

/**
 * True if the process is the PostgreSQL server of the folder. The working directory proves it. The start time is compared
 * only if the working directory is unreadable, because it is wrong after the clock was set.
 */
async function isPostgresOf(found: ProcessIdentity, folder: string, startedAt: number): Promise<boolean> {
  if (found.executable !== '' && !/^postgres(\.exe)?$/.test(basename(found.executable))) return false;
  if (process.platform !== 'linux') return true;
  const workingDirectory = await readlink(`/proc/${found.pid}/cwd`).catch(() => undefined);
  return workingDirectory === undefined
    ? startedAbout(found, startedAt)
    : workingDirectory === (await realpath(folder));
}

/** True if a process started within 30 s of a Unix time in seconds, or if its start time is unknown. */
async function startedAbout(found: ProcessIdentity, seconds: number): Promise<boolean> {
  if (found.started === '') return true;
  const boot = Number((await readFile('/proc/stat', 'utf8')).match(/^btime (\d+)$/m)?.[1]);
  const ticksPerSecond = 100; // USER_HZ is the same on every Linux that Node supports.
  return Math.abs(boot + Number(found.started) / ticksPerSecond - seconds) < 30;
}
