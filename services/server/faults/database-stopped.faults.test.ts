import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectSurvived, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';
import { freezeDatabase } from '#testing/server-process.ts';

const CLIENTS = 16;

const ms = chooseSize({ test: 5_000, faults: 5_000, long: 60_000 });

test(`PostgreSQL does not answer for ${ms / 1_000} s under ${CLIENTS} clients: the program recovers by itself and every answer was true`, {
  timeout: 3 * 60_000,
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
