import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireDataFolder } from './data-folder.ts';
import { identifyProcess } from './processes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollbook-hold-'));
});
afterEach(() => rm(folder, { recursive: true }));

const leaveBehind = (holder: object) => writeFile(join(folder, 'holder.json'), JSON.stringify(holder));

test('acquireDataFolder: tells a second process who holds the folder and its URL', async () => {
  const first = await acquireDataFolder(folder, 'server');
  if (!('hold' in first)) throw new Error('an empty folder is free');
  await first.hold.announce('http://localhost:3000');

  expect(await acquireDataFolder(folder, 'server')).toMatchObject({
    heldBy: { pid: process.pid, what: 'server', url: 'http://localhost:3000' },
  });
  await first.hold.release();
  expect(await acquireDataFolder(folder, 'command')).toHaveProperty('hold');
});

test('acquireDataFolder: gives the lock to one of many concurrent calls', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => acquireDataFolder(folder, 'server')));
  expect(answers.filter((answer) => 'hold' in answer)).toHaveLength(1);
});

test('acquireDataFolder: takes over the lock of a dead process, even if its process id is in use again', async () => {
  const self = await identifyProcess(process.pid);
  for (const left of [{ pid: 2 ** 30 }, { ...self, started: '1' }, { ...self, executable: '/usr/bin/cat' }]) {
    await leaveBehind({ what: 'server', started: '', executable: '', ...left });
    const taken = await acquireDataFolder(folder, 'server');
    expect(taken).toHaveProperty('hold');
    if ('hold' in taken) await taken.hold.release();
  }
});

test.each([...['{"pid":', '', 'null', '7', '[]', '{}'], '{"pid":"1","started":"","executable":"","what":"server"}'])(
  'acquireDataFolder: ignores a lock file that names no process, as a full disk leaves it: %s',
  async (text) => {
    await writeFile(join(folder, 'holder.json'), text);
    expect(await acquireDataFolder(folder, 'server')).toHaveProperty('hold');
    expect(JSON.parse(await readFile(join(folder, 'holder.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  },
);
