import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastLines, spawnAs, started, stopChild } from './postgres-process.ts';

const OCCUPIED = 'FATAL:  pre-existing shared memory block (key 1, ID 1) is still in use';
const LEAVING = 'FATAL:  terminating connection due to unexpected postmaster exit';

let data: string;
let log: string;
let servers: (() => ChildProcess)[];
const running: ChildProcess[] = [];
const next = () => (servers.shift() as () => ChildProcess)();
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'rollbook-process-'));
  log = join(data, 'server.log');
});
afterEach(async () => {
  for (const child of running.splice(0)) await stopChild(child);
  await rm(data, { recursive: true });
});

const runs = (code: string): ChildProcess => {
  const child = spawnAs({ prefix: [], owner: undefined }, [process.execPath, '-e', code], log);
  running.push(child);
  return child;
};
/** Stands for a server that ends at once. PostgreSQL cannot be made to say two things in a given order. */
const says = (...lines: string[]): ChildProcess =>
  runs(`console.log(${JSON.stringify(lines.join('\n'))}); process.exitCode = 1`);
/** Stands for a server that takes connections. */
const isReady = (): ChildProcess => {
  const file = JSON.stringify(join(data, 'postmaster.pid'));
  const lines = `[process.pid, '', 0, 5432, '', '', '', 'ready']`;
  return runs(`fs.writeFileSync(${file}, ${lines}.join('\\n')); setInterval(() => {}, 1_000)`);
};

test('is started again while a killed one leaves its memory, however many of its processes say so meanwhile', async () => {
  servers = [() => says(OCCUPIED, ...Array.from({ length: 20 }, () => LEAVING)), isReady];
  const server = await started(next, data, log);
  expect(server.exitCode).toBeNull();
  expect(await lastLines(log)).toContain(LEAVING);
});

test('is not started again for what an earlier one said', async () => {
  await writeFile(log, `${OCCUPIED}\n`);
  servers = [() => says('FATAL:  no space left'), isReady];
  await expect(started(next, data, log)).rejects.toThrow('no space left');
  expect(servers).toHaveLength(1);
});
