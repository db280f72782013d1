/** The bodies of event-store-killed.db.test.ts and of its long run: EventStoreDB is killed or stands still under savers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectSurvived, openDurableCentre } from './durable-centre-fixture.ts';
import { noEventStoreCommand, startEventStore, titleWithEventStoreSkip } from './event-store-fixture.ts';

const SAVERS = 16;
/** Answers that must come before each kill. */
const ANSWERS = 20;

export function defineEventStoreKilledCase(rounds: number, timeout: number): void {
  const title = `EventStoreDB is killed (rounds: ${rounds}) under ${SAVERS} savers: nothing acknowledged is lost or doubled`;
  test.skipIf(noEventStoreCommand)(titleWithEventStoreSkip(title), { timeout }, async () => {
    await using eventStore = await startEventStore();
    await using centre = await openDurableCentre({ eventStoreUrl: eventStore.url });
    const { savers, health } = centre;

    let over = false;
    const saving = savers.save(SAVERS, () => over);
    for (let round = 0; round < rounds; round += 1) {
      const before = savers.answered.size;
      await expect.poll(() => savers.answered.size).toBeGreaterThan(before + ANSWERS);
      await eventStore.kill();
      await expect.poll(health).toBe(503);
      await eventStore.start();
      const back = savers.answered.size;
      await expect.poll(health).toBe(200);
      await expect.poll(() => savers.answered.size).toBeGreaterThan(back);
    }
    over = true;
    await saving;

    expect(savers.unknown.length).toBeGreaterThan(0);
    await expectSurvived(centre);
  });
}

export function defineEventStoreFrozenCase(ms: number, timeout: number): void {
  const title = `EventStoreDB stands still for ${ms / 1_000} s under ${SAVERS} savers: nothing acknowledged is lost or doubled`;
  test.skipIf(noEventStoreCommand)(titleWithEventStoreSkip(title), { timeout }, async () => {
    await using eventStore = await startEventStore();
    await using centre = await openDurableCentre({ eventStoreUrl: eventStore.url });
    const { savers, health } = centre;

    let over = false;
    const saving = savers.save(SAVERS, () => over);
    await expect.poll(() => savers.answered.size).toBeGreaterThan(50);
    {
      using _ = eventStore.freeze();
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
