/** The database, which contains the log, gets an older copy of its data while the program runs. */
import { chmod, cp, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { type DurableCentre, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openFeedSocket } from '#testing/feed-socket.ts';
import { fetchHealth } from '#testing/server-process.ts';

const withoutDatabase = async (centre: DurableCentre, work: () => Promise<void>): Promise<void> => {
  await centre.cluster.stop();
  await work();
  await centre.restartDatabase();
};

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle(
    'a database that is restored while the program runs: answers show the restored log, and pages are sent a resync',
  ),
  async () => {
    await using centre = await openDurableCentre();
    const { tutor, url, record } = centre;
    const [{ dataFolder } = { dataFolder: '' }] = await record.sql<{ dataFolder: string }[]>`
      select setting as "dataFolder" from pg_settings where name = 'data_directory'`;
    const [id, other] = (await tutor.get('/api/students')).body.students.map((student: { id: string }) => student.id);
    const health = () => fetchHealth(centre.server).catch(() => undefined);
    const isReady = { status: 'ready', events_behind: 0, fault: null };
    const addClass = async (student: string) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const ask = () => tutor.post(`/api/students/${student}/classes/add`, { classes: 1 }, key).catch(() => undefined);
      await expect.poll(async () => (await ask())?.status).toBe(200);
    };
    const classesOf = async (student: string) => (await tutor.get(`/api/students/${student}`)).body.classes_remaining;

    await expect.poll(health).toMatchObject(isReady);
    const kept = (await classesOf(id)) + 1;
    await addClass(id);
    await expect.poll(() => classesOf(id)).toBe(kept);
    await expect.poll(health).toMatchObject(isReady);
    await withoutDatabase(centre, () => cp(dataFolder, `${dataFolder}.backup`, { recursive: true }));
    for (let n = 0; n < 4; n += 1) await addClass(id);
    await expect.poll(() => classesOf(id)).toBe(kept + 4);
    await expect.poll(health).toMatchObject(isReady);
    using window = await openFeedSocket(url, tutor.cookie);
    const hello = window.messages[0];

    await withoutDatabase(centre, async () => {
      await rm(dataFolder, { recursive: true });
      await cp(`${dataFolder}.backup`, dataFolder, { recursive: true });
      await chmod(dataFolder, 0o700);
    });
    await expect.poll(health).toMatchObject(isReady);
    const resync = await window.waitForMessage(({ type }) => type === 'resync');
    // The log id has changed, so that clients compare no position from before the restore with a later one.
    expect(resync.position.split('.')[0]).not.toBe(hello?.position.split('.')[0]);
    expect(await classesOf(id)).toBe(kept);

    const before = await classesOf(other);
    for (let n = 0; n < 6; n += 1) await addClass(other);
    await window.waitForMessage((message) => message.type === 'changed' && message.tags.includes(`student:${other}`));
    await expect.poll(() => classesOf(other)).toBe(before + 6);
    expect(await classesOf(id)).toBe(kept);
    await expect.poll(health).toMatchObject(isReady);
    await expectReadModelsEqualRebuild(record);
  },
);
