import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Distinguishes a process from a later one with the same process id. Unknown parts are empty strings. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in the format of the operating system: clock ticks since boot on Linux, else a date. */
  readonly started: string;
  readonly executable: string;
}

/** Returns the running process with this id; undefined if there is none or it is a zombie. */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !exists(pid)) return undefined;
  if (process.platform === 'linux') return identifyByProc(pid);
  if (process.platform === 'win32') return { pid, started: '', executable: '' };
  const ps = await promisify(execFile)('ps', ['-o', 'stat=,lstart=,comm=', '-p', String(pid)]).catch(() => undefined);
  const [, state = '', started = '', executable = ''] =
    ps?.stdout.trim().match(/^(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/) ?? [];
  return started === '' || state.startsWith('Z') ? undefined : { pid, started, executable };
}

async function identifyByProc(pid: number): Promise<ProcessIdentity | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the program's name in brackets, which may itself contain spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const [state = 'X'] = fields;
  if (state === 'Z' || state === 'X') return undefined;
  const executable = await readlink(`/proc/${pid}/exe`).catch(() => '');
  return { pid, started: fields[19] ?? '', executable: executable.replace(/ \(deleted\)$/, '') };
}

/** True if the process that was identified earlier still runs. */
export async function isStillRunning(then: ProcessIdentity): Promise<boolean> {
  const now = await identifyProcess(then.pid);
  return now !== undefined && now.started === then.started && now.executable === then.executable;
}

/** Sends a signal and waits for the process to end; false if it still runs after `patienceMs`. */
export async function stopProcess(target: ProcessIdentity, signal: NodeJS.Signals, patienceMs: number) {
  if (!(await isStillRunning(target))) return true;
  // A suspended process would handle the signal only after it is resumed.
  if (process.platform !== 'win32') process.kill(target.pid, 'SIGCONT');
  process.kill(target.pid, signal);
  const end = Date.now() + patienceMs;
  while (await isStillRunning(target)) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
