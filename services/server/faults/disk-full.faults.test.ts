import { expect, test } from 'vitest';
import { expectSurvived, openDurableCentre } from '#testing/durable-centre-fixture.ts';
import { limitFileSize, mountSmallDisk } from '#testing/full-disk-fixture.ts';

const CLIENTS = 8;

test.for([
  ['the disk of PostgreSQL is full', mountSmallDisk, 'No space left on device'],
  ['a file of PostgreSQL may not grow', limitFileSize, 'File too large'],
] as const)(
  'a full disk (%s): failed commands get clear answers, acknowledged ones are stored, and the program continues once there is space',
  {
    timeout: 120_000,
  },
  async ([, diskFor, why], { skip }) => {
    await using disk = await diskFor();
    if (disk === undefined) return skip('this machine does not allow it');
    await using centre = await openDurableCentre(disk);
    const { server, load, health, cluster } = centre;

    let over = false;
    const saving = load.run(CLIENTS, () => over);
    await expect.poll(() => load.answered.size).toBeGreaterThan(20);
    await disk.fill(centre);
    await expect.poll(() => load.unknown.length).toBeGreaterThan(20);
    await disk.free(centre);
    const back = load.answered.size;
    await expect.poll(() => load.answered.size).toBeGreaterThan(back + 20);
    await expect.poll(health).toBe(200);
    over = true;
    await saving;

    expect(() => process.kill(cluster.pid, 0), 'the database goes on').not.toThrow();
    expect(server.output).toContain(why);
    await expectSurvived(centre);
  },
);
