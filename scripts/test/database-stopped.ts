/** The body of database-stopped.db.test.ts and of its long run: PostgreSQL stands still under savers for a while. */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { durableCentre, proveSurvived } from './durable-centre.ts';

const SAVERS = 16;

export function databaseStopped(ms: number, timeout: number): void {
  test(`PostgreSQL stands still for ${ms / 1_000} s under ${SAVERS} savers: the program goes on by itself and no answer was a lie`, {
    timeout,
  }, async () => {
    await using centre = await durableCentre();
    const { savers, health, cluster } = centre;

    let over = false;
    const saving = savers.save(SAVERS, () => over);
    await expect.poll(() => savers.answered.size).toBeGreaterThan(50);
    const stopped = await stop(cluster.pid);
    try {
      const [status] = await Promise.all([health(), sleep(ms)]);
      expect(status).toBe(503);
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
    const back = savers.answered.size;
    await expect.poll(health).toBe(200);
    await expect.poll(() => savers.answered.size).toBeGreaterThan(back + SAVERS);
    over = true;
    await saving;

    await proveSurvived(centre);
  });
}

/** Stops every process of a server where it stands; its sockets stay open. Answers with their numbers. */
async function stop(postmaster: number): Promise<number[]> {
  process.kill(postmaster, 'SIGSTOP');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  const children = stdout.trim().split(/\s+/).map(Number);
  for (const pid of children) process.kill(pid, 'SIGSTOP');
  return [postmaster, ...children];
}
