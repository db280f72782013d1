/** Shared by database-stopped.db.test.ts and its long version. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freezeDatabase } from './database-processes.ts';
import { expectSurvived, openDurableCentre } from './durable-centre-fixture.ts';

const CLIENTS = 16;

export function defineDatabaseFrozenCase(ms: number, timeout: number): void {
  test(`PostgreSQL does not answer for ${ms / 1_000} s under ${CLIENTS} clients: the program recovers by itself and every answer was true`, {
    timeout,
  }, async () => {
    await using centre = await openDurableCentre();
    const { load, health, cluster } = centre;

    let over = false;
    const running = load.run(CLIENTS, () => over);
    await expect.poll(() => load.answered.size).toBeGreaterThan(50);
    {
      using _ = await freezeDatabase(cluster.pid);
      const [status] = await Promise.all([health(), sleep(ms)]);
      expect(status).toBe(503);
    }
    const back = load.answered.size;
    await expect.poll(health).toBe(200);
    await expect.poll(() => load.answered.size).toBeGreaterThan(back + CLIENTS);
    over = true;
    await running;

    await expectSurvived(centre);
  });
}
