import { expect, test } from 'vitest';
import { expectOutlasts, expectSurvived, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import {
  eventStoreDbSkipReason,
  startEventStoreDb,
  toTitleWithEventStoreDbSkip,
} from '#testing/event-store-db-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';

const CLIENTS = 16;
/** Number of answers that must arrive before each kill. */
const ANSWERS = 20;

const rounds = chooseSize({ test: 1, faults: 1, long: 15 });
const killed = `EventStoreDB is killed (rounds: ${rounds}) under ${CLIENTS} clients: every acknowledged event is stored once`;
test.skipIf(eventStoreDbSkipReason)(toTitleWithEventStoreDbSkip(killed), { timeout: 10 * 60_000 }, async () => {
  await using eventStore = await startEventStoreDb();
  await using centre = await openDurableCentre({ eventStoreUrl: eventStore.url });
  const { load, health } = centre;

  let over = false;
  const running = load.run(CLIENTS, () => over);
  for (let round = 0; round < rounds; round += 1) {
    const before = load.answered.size;
    await expect.poll(() => load.answered.size).toBeGreaterThan(before + ANSWERS);
    await eventStore.kill();
    await expect.poll(health).toBe(503);
    await eventStore.start();
    const back = load.answered.size;
    await expect.poll(health).toBe(200);
    await expect.poll(() => load.answered.size).toBeGreaterThan(back);
  }
  over = true;
  await running;

  expect(load.unknown.length).toBeGreaterThan(0);
  await expectSurvived(centre);
});

const ms = chooseSize({ test: 4_000, faults: 4_000, long: 25_000 });
const frozen = `EventStoreDB does not answer for ${ms / 1_000} s under ${CLIENTS} clients: every acknowledged event is stored once`;
test.skipIf(eventStoreDbSkipReason)(toTitleWithEventStoreDbSkip(frozen), async () => {
  await using eventStore = await startEventStoreDb();
  await using centre = await openDurableCentre({ eventStoreUrl: eventStore.url });
  await expectOutlasts(centre, { clients: CLIENTS, ms, freeze: () => eventStore.freeze() });
});
