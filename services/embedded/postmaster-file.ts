import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { identify, type ProcessIdentity } from './processes.ts';

/** What PostgreSQL writes about itself in its data folder. */
interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The file as it is now; undefined when it is missing or half written. */
export async function readPostmasterFile(folder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7] === 'ready' } : undefined;
}

/**
 * The server that runs on a data folder. The number in `postmaster.pid` alone proves nothing: after a crash it may
 * be a zombie or belong to another program by now, so the executable and the folder it stands in are looked at too.
 */
export async function runningServer(
  folder: string,
): Promise<{ readonly process: ProcessIdentity; readonly port: number } | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , startedAt = '', port = ''] = text.split('\n');
  const found = await identify(Number(pid));
  if (found === undefined || !(await isPostgresOf(found, folder, Number(startedAt)))) return undefined;
  return { process: found, port: Number(port) };
}

/** Removes the file a crashed server left. Call it only after {@link runningServer} found none. */
export const removeStaleFile = (folder: string): Promise<void> => rm(join(folder, 'postmaster.pid'), { force: true });

/** Where the folder it stands in can be seen, that proves it; when it began is asked elsewhere alone: clocks are set. */
async function isPostgresOf(found: ProcessIdentity, folder: string, startedAt: number): Promise<boolean> {
  if (found.executable !== '' && !/^postgres(\.exe)?$/.test(basename(found.executable))) return false;
  if (process.platform !== 'linux') return true;
  const standsIn = await readlink(`/proc/${found.pid}/cwd`).catch(() => undefined);
  return standsIn === undefined ? startedAbout(found, startedAt) : standsIn === (await realpath(folder));
}

/** Whether a process began near a second of the epoch; true where the system cannot tell. */
async function startedAbout(found: ProcessIdentity, seconds: number): Promise<boolean> {
  if (found.started === '') return true;
  const boot = Number((await readFile('/proc/stat', 'utf8')).match(/^btime (\d+)$/m)?.[1]);
  const ticksPerSecond = 100; // USER_HZ, the same on every Linux that Node supports
  return Math.abs(boot + Number(found.started) / ticksPerSecond - seconds) < 30;
}
