/** The body of database-killed.db.test.ts and of its long run: PostgreSQL is killed under savers, again and again. */
import { expect, test } from 'vitest';
import { expectSurvived, openDurableCentre } from './durable-centre-fixture.ts';

const SAVERS = 16;
/** Answers that must come before each kill. */
const ANSWERS = 20;
/** Milliseconds within which the program has come back. In most rounds: the machine may have other things to do. */
const BACK_MS = 5_000;

export function defineDatabaseKilledCase(rounds: number, timeout: number): void {
  test(`PostgreSQL is killed ${rounds} times under ${SAVERS} savers: the program goes on by itself and no answer was a lie`, {
    timeout,
  }, async () => {
    await using centre = await openDurableCentre();
    const { savers, health } = centre;

    let over = false;
    const saving = savers.save(SAVERS, () => over);
    const backAfter: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = savers.answered.size;
      await expect.poll(() => savers.answered.size).toBeGreaterThan(before + ANSWERS);
      await expect.poll(health).toBe(200);
      process.kill(centre.cluster.pid, 'SIGKILL');
      await centre.cluster.exited;
      await expect.poll(health, { interval: 1 }).toBe(503);
      await centre.restartDatabase();
      const began = performance.now();
      const back = savers.answered.size;
      await expect.poll(health).toBe(200);
      await expect.poll(() => savers.answered.size).toBeGreaterThan(back);
      backAfter.push(performance.now() - began);
    }
    over = true;
    await saving;

    const inTime = backAfter.filter((ms) => ms <= BACK_MS);
    expect(inTime.length, `back after ${backAfter} ms`).toBeGreaterThan(rounds / 2);
    await expectSurvived(centre);
  });
}
