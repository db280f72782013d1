import { expect, test } from 'vitest';
import { expectSurvived, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';

const CLIENTS = 16;
/** Number of answers that must arrive before each kill. */
const ANSWERS = 20;
/**
 * Milliseconds within which the program must answer again in most rounds. Not in all, because the machine may be busy.
 */
const RECOVERY_MS = 5_000;

const rounds = chooseSize({ test: 1, faults: 5, long: 200 });

test(`PostgreSQL is killed ${rounds} times under ${CLIENTS} clients: the program recovers by itself and every answer was true`, {
  timeout: 2 * 60_000 + rounds * 60_000,
}, async () => {
  await using centre = await openDurableCentre();
  const { load, health } = centre;

  let over = false;
  const running = load.run(CLIENTS, () => over);
  const recoveryTimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = load.answered.size;
    await expect.poll(() => load.answered.size).toBeGreaterThan(before + ANSWERS);
    await expect.poll(health).toBe(200);
    process.kill(centre.cluster.pid, 'SIGKILL');
    await centre.cluster.exited;
    await expect.poll(health, { interval: 1 }).toBe(503);
    await centre.restartDatabase();
    const began = performance.now();
    const back = load.answered.size;
    await expect.poll(health).toBe(200);
    await expect.poll(() => load.answered.size).toBeGreaterThan(back);
    recoveryTimes.push(performance.now() - began);
  }
  over = true;
  await running;

  const inTime = recoveryTimes.filter((ms) => ms <= RECOVERY_MS);
  expect(inTime.length, `back after ${recoveryTimes} ms`).toBeGreaterThan(rounds / 2);
  await expectSurvived(centre);
});
