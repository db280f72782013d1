import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { identifyProcess, isStillRunning, stopProcess } from './processes.ts';

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

test('identifyProcess: returns the executable of a running process, which isStillRunning recognises', async () => {
  const { pid } = await sleeper();
  const found = await identifyProcess(pid);
  expect(found).toMatchObject({ pid, executable: process.execPath });
  expect(await isStillRunning(found as never)).toBe(true);
});

test('isStillRunning: distinguishes a process from an earlier one with the same id', async () => {
  const { pid } = await sleeper();
  const found = await identifyProcess(pid);
  expect(await isStillRunning({ ...found, pid, started: '1', executable: process.execPath })).toBe(false);
  expect(await isStillRunning({ pid, started: found?.started ?? '', executable: '/usr/bin/postgres' })).toBe(false);
});

test('identifyProcess: finds nothing for an impossible id', async () => {
  for (const pid of [0, -1, Number.NaN, 2 ** 31 - 2]) expect(await identifyProcess(pid)).toBeUndefined();
});

test.runIf(process.platform === 'linux')('identifyProcess: ignores a zombie', async () => {
  // The shell never waits for its child, which therefore stays a zombie when it has ended.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(parent);
  const [line] = await once(parent.stdout, 'data');
  await expect.poll(() => identifyProcess(Number(line))).toBeUndefined();
});

test('stopProcess: resolves after the process has ended', async () => {
  const { pid } = await sleeper();
  const found = await identifyProcess(pid);
  if (found === undefined) throw new Error('the process is missing');
  expect(await stopProcess(found, 'SIGTERM', 5_000)).toBe(true);
  expect(await isStillRunning(found)).toBe(false);
});
