import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** What tells a process from a later one with the same number. Unknown parts are empty. */
export interface ProcessIdentity {
  readonly pid: number;
  /** In the operating system's own words. */
  readonly started: string;
  readonly executable: string;
}

/** The process that has this number now; undefined when there is none, or only its remains (a zombie). */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
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
  // The second field is the name in brackets, and a name may hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const [state = 'X'] = fields;
  if (state === 'Z' || state === 'X') return undefined;
  const executable = await readlink(`/proc/${pid}/exe`).catch(() => '');
  return { pid, started: fields[19] ?? '', executable: executable.replace(/ \(deleted\)$/, '') };
}

/** Whether the process that was identified then still runs. */
export async function isRunning(then: ProcessIdentity): Promise<boolean> {
  const now = await identify(then.pid);
  return now !== undefined && now.started === then.started && now.executable === then.executable;
}

/** Sends a signal and waits; false when the process still runs after the time (ms). */
export async function stopProcess(target: ProcessIdentity, signal: NodeJS.Signals, patienceMs: number) {
  if (!(await isRunning(target))) return true;
  // a frozen one would hear the signal only when it goes on
  if (process.platform !== 'win32') process.kill(target.pid, 'SIGCONT');
  process.kill(target.pid, signal);
  const end = Date.now() + patienceMs;
  while (await isRunning(target)) {
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
