import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { allProjections } from '#projections/all.ts';
import { readCheckpoint } from '#projections/engine/checkpoint.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { countLeads, openCentreCopies } from '#testing/centre-copies-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createStudents } from '#testing/command-load.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';

/** Milliseconds in which a leader that goes on would fold what another copy has folded already. */
const FOLLOW_MS = 3_000;

/**
 * Stops the leading one of two copies for so long, while commands reach the other, and expects that it writes nothing after it
 * goes on: its lease is over, and the fence of the checkpoint refuses what it had begun. It then serves the new rows.
 */
export const expectPausedLeaderFenced = async (pausedMs: number): Promise<void> => {
  await using copies = await openCentreCopies();
  const [first, second] = [await copies.start(), await copies.start()];
  const leader = await copies.findLeader([first, second]);
  const other = leader === first ? second : first;
  const atLeader = await createTutorAndClient(copies.record, leader.url);
  const atOther = atLeader.at(other.url);
  const [id = ''] = await createStudents(atLeader);
  const schema = toReadSchemaName(allProjections);
  const loadGeneration = async () => (await readCheckpoint(copies.record.sql, schema))?.generation;
  const add = () => atOther.post(`/api/students/${id}/classes/add`, { classes: 1 });
  const loadRemaining = async (client: Client): Promise<number> =>
    (await client.get(`/api/students/${id}`)).body.classes_remaining;
  const before = await loadGeneration();

  // The leader is stopped while it folds.
  const writing = Promise.all([add(), add(), add()]);
  leader.server.child.kill('SIGSTOP');
  try {
    await writing;
    await expect.poll(() => countLeads(other)).toBe(1);
    expect((await add()).status).toBe(200);
    const remaining = await loadRemaining(atOther);
    expect(remaining).toBe(13);
    const generation = await loadGeneration();
    expect(generation).not.toBe(before);
    await sleep(pausedMs);

    leader.server.child.kill('SIGCONT');
    await expect.poll(() => loadRemaining(atLeader)).toBe(remaining);
    expect((await add()).status).toBe(200);
    await expect.poll(() => loadRemaining(atLeader)).toBe(remaining + 1);
    await sleep(FOLLOW_MS);
    // Taking the checkpoint over would have changed the generation, and without that the fence refuses each write.
    expect(await loadGeneration()).toBe(generation);
    expect([countLeads(leader), countLeads(other)]).toEqual([1, 1]);
  } finally {
    leader.server.child.kill('SIGCONT');
  }
  await expectReadModelsEqualRebuild(copies.record);
};
