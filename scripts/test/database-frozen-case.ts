/** The body of database-stopped.db.test.ts and of its long run: PostgreSQL stands still under savers for a while. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freezeDatabase } from './database-processes.ts';
import { expectSurvived, openDurableCentre } from './durable-centre-fixture.ts';

const SAVERS = 16;

export function defineDatabaseFrozenCase(ms: number, timeout: number): void {
  test(`PostgreSQL stands still for ${ms / 1_000} s under ${SAVERS} savers: the program goes on by itself and no answer was a lie`, {
    timeout,
  }, async () => {
    await using centre = await openDurableCentre();
    const { savers, health, cluster } = centre;

    let over = false;
    const saving = savers.save(SAVERS, () => over);
    await expect.poll(() => savers.answered.size).toBeGreaterThan(50);
    {
      using _ = await freezeDatabase(cluster.pid);
      const [status] = await Promise.all([health(), sleep(ms)]);
      expect(status).toBe(503);
    }
    const back = savers.answered.size;
    await expect.poll(health).toBe(200);
    await expect.poll(() => savers.answered.size).toBeGreaterThan(back + SAVERS);
    over = true;
    await saving;

    await expectSurvived(centre);
  });
}
