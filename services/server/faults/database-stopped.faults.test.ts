import { test } from 'vitest';
import { expectOutlasts, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { chooseSize } from '#testing/sampling.ts';
import { freezeDatabase } from '#testing/server-process.ts';

const CLIENTS = 16;

const ms = chooseSize({ test: 5_000, faults: 5_000, long: 60_000 });

test(`PostgreSQL does not answer for ${ms / 1_000} s under ${CLIENTS} clients: the program recovers by itself and every answer was true`, async () => {
  await using centre = await openDurableCentre();
  await expectOutlasts(centre, { clients: CLIENTS, ms, freeze: () => freezeDatabase(centre.cluster.pid) });
});
