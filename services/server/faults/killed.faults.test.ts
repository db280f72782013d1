import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { CommandLoad, createStudents } from '#testing/command-load.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { type KillableCentre, openKillableCentre } from '#testing/killable-centre-fixture.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';

const CLIENTS = 50;
/** Number of answers before the kill, which happens while requests continue. */
const ANSWERS = 150;

test('kill -9 under 50 clients: every acknowledged command is stored once, and the others can be retried', async () => {
  await using centre = await openKillableCentre();
  const url = await centre.start();
  const tutor = await signInTutor(centre, url);
  const load = new CommandLoad(tutor, await createStudents(tutor));

  const saving = load.run(CLIENTS, () => load.unknown.length > 0);
  await expect.poll(() => load.answered.size, { interval: 1 }).toBeGreaterThan(ANSWERS);
  await Promise.all([centre.kill(), saving]);
  expect(load.unknown.length).toBeGreaterThan(CLIENTS / 2);

  expect(await centre.start(new URL(url).port)).toBe(url);
  await using record = await centre.openRecord();
  await load.settle(record);
  await expectReadModelsEqualRebuild(record);
});

async function signInTutor(centre: KillableCentre, url: string): Promise<Client> {
  await using record = await centre.openRecord();
  return await createTutorAndClient(record, url);
}
