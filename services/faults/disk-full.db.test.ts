import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { durableCentre } from '#scripts/test/durable-centre.ts';
import { proveReadModels } from '#scripts/test/prove-record.ts';

const SAVERS = 8;
const run = promisify(execFile);

/** A disk of its own in memory; undefined where nobody may mount one. */
async function smallDisk(): Promise<(AsyncDisposable & { readonly path: string }) | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'rollbook-disk-'));
  const remove = () => rm(path, { recursive: true, force: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', path]);
  } catch {
    return void (await remove());
  }
  const unmount = () => run('umount', ['--lazy', path]).then(remove);
  return { path, [Symbol.asyncDispose]: unmount };
}

/** Takes all the room that is left. */
async function fill(file: string): Promise<void> {
  await using filler = await open(file, 'w');
  for (const size of [2 ** 20, 2 ** 12]) {
    const zeros = Buffer.alloc(size);
    while (await filler.write(zeros).catch(() => undefined));
  }
}

test('the disk of PostgreSQL is full: savers are told, no answer was a lie, and with room the program goes on', {
  timeout: 60_000,
}, async ({ skip }) => {
  await using disk = await smallDisk();
  if (disk === undefined) return skip('nobody may mount a small disk here');
  await using centre = await durableCentre({ databaseHome: disk.path });
  const { server, savers, record, health, cluster } = centre;
  const { pid } = cluster;

  let over = false;
  const saving = savers.save(SAVERS, () => over);
  await expect.poll(() => savers.answered.size, { timeout: 10_000 }).toBeGreaterThan(20);
  const filler = join(disk.path, 'filler');
  await fill(filler);
  await expect.poll(() => savers.unknown.length, { timeout: 20_000 }).toBeGreaterThan(20);
  await rm(filler);
  const back = savers.answered.size;
  await expect.poll(() => savers.answered.size, { timeout: 5_000 }).toBeGreaterThan(back + 20);
  await expect.poll(health, { timeout: 5_000 }).toBe(200);
  over = true;
  await saving;

  expect(server.child.exitCode, server.output).toBeNull();
  expect(() => process.kill(pid, 0), 'the database did not stop').not.toThrow();
  expect(server.output).toContain('No space left on device');
  savers.expectClearFailures();
  await savers.settle(record);
  await proveReadModels(record);
});
