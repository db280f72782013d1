import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The processes of a database server, itself the first of them. */
export async function listDatabaseProcesses(postmaster: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  return [postmaster, ...(stdout.match(/\d+/g) ?? []).map(Number)];
}

/** Lets a database server stand still, its sockets open, until this is disposed. */
export async function freezeDatabase(postmaster: number): Promise<Disposable> {
  // no process is added any more
  process.kill(postmaster, 'SIGSTOP');
  const processes = await listDatabaseProcesses(postmaster);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  return {
    [Symbol.dispose]() {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    },
  };
}
