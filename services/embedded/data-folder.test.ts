import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdFolder } from './data-folder.ts';
import { identify } from './processes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollbook-hold-'));
});
afterEach(() => rm(folder, { recursive: true }));

const leaveBehind = (holder: object) => writeFile(join(folder, 'holder.json'), JSON.stringify(holder));

test('the second one learns who has the folder and where it answers', async () => {
  const first = await holdFolder(folder, 'server');
  if (!('hold' in first)) throw new Error('an empty folder is free');
  await first.hold.announce('http://localhost:3000');

  expect(await holdFolder(folder, 'server')).toMatchObject({
    heldBy: { pid: process.pid, what: 'server', url: 'http://localhost:3000' },
  });
  await first.hold.release();
  expect(await holdFolder(folder, 'command')).toHaveProperty('hold');
});

test('of many at once one gets it', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => holdFolder(folder, 'server')));
  expect(answers.filter((answer) => 'hold' in answer)).toHaveLength(1);
});

test('what a dead process left is taken over, also when its number lives on', async () => {
  const self = await identify(process.pid);
  for (const left of [{ pid: 2 ** 30 }, { ...self, started: '1' }, { ...self, executable: '/usr/bin/cat' }]) {
    await leaveBehind({ what: 'server', started: '', executable: '', ...left });
    const taken = await holdFolder(folder, 'server');
    expect(taken).toHaveProperty('hold');
    if ('hold' in taken) await taken.hold.release();
  }
});

test.each([...['{"pid":', '', 'null', '7', '[]', '{}'], '{"pid":"1","started":"","executable":"","what":"server"}'])(
  'a file that names no process, as a full disk leaves it, is nobody: %s',
  async (text) => {
    await writeFile(join(folder, 'holder.json'), text);
    expect(await holdFolder(folder, 'server')).toHaveProperty('hold');
    expect(JSON.parse(await readFile(join(folder, 'holder.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  },
);
