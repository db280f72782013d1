import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { identify, isRunning, stopProcess } from './processes.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function sleeper(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'console.log(); setInterval(() => {}, 1000)'], { stdio: 'pipe' });
  children.push(child);
  await once(child.stdout, 'data');
  return child as ChildProcess & { pid: number };
}

test('a process is found by its number, its start and its executable', async () => {
  const { pid } = await sleeper();
  const found = await identify(pid);
  expect(found).toMatchObject({ pid, executable: process.execPath });
  expect(await isRunning(found as never)).toBe(true);
});

test('a recycled number is not the process that had it before', async () => {
  const { pid } = await sleeper();
  const found = await identify(pid);
  expect(await isRunning({ ...found, pid, started: '1', executable: process.execPath })).toBe(false);
  expect(await isRunning({ pid, started: found?.started ?? '', executable: '/usr/bin/postgres' })).toBe(false);
});

test('no process has an impossible number', async () => {
  for (const pid of [0, -1, Number.NaN, 2 ** 31 - 2]) expect(await identify(pid)).toBeUndefined();
});

test.runIf(process.platform === 'linux')('a zombie does not run', async () => {
  // The shell never waits for its child, which therefore stays a zombie when it has ended.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(parent);
  const [line] = await once(parent.stdout, 'data');
  await expect.poll(() => identify(Number(line))).toBeUndefined();
});

test('a process that is asked to stop is gone afterwards', async () => {
  const { pid } = await sleeper();
  const found = await identify(pid);
  if (found === undefined) throw new Error('the process is missing');
  expect(await stopProcess(found, 'SIGTERM', 5_000)).toBe(true);
  expect(await isRunning(found)).toBe(false);
});
