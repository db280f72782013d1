import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLastLines, spawnUnprivileged, startPostgres, stopPostgres } from './postgres-process.ts';

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
  for (const child of running.splice(0)) await stopPostgres(child);
  await rm(data, { recursive: true });
});

const runs = (code: string): ChildProcess => {
  const child = spawnUnprivileged({ prefix: [], owner: undefined }, [process.execPath, '-e', code], log);
  running.push(child);
  return child;
};
/**
 * Creates a fake server that prints lines and exits. A real PostgreSQL cannot be made to print messages in a given
 * order.
 */
const says = (...lines: string[]): ChildProcess =>
  runs(`console.log(${JSON.stringify(lines.join('\n'))}); process.exitCode = 1`);
/** Creates a fake server that reports itself as ready. */
const isReady = (): ChildProcess => {
  const file = JSON.stringify(join(data, 'postmaster.pid'));
  const lines = `[process.pid, '', 0, 5432, '', '', '', 'ready']`;
  return runs(`fs.writeFileSync(${file}, ${lines}.join('\\n')); setInterval(() => {}, 1_000)`);
};

test('startPostgres: retries while a killed server still holds shared memory, even if its processes fill the log', async () => {
  servers = [() => says(OCCUPIED, ...Array.from({ length: 20 }, () => LEAVING)), isReady];
  const server = await startPostgres(next, data, log);
  expect(server.exitCode).toBeNull();
  expect(await readLastLines(log)).toContain(LEAVING);
});

test('startPostgres: does not retry because of messages from before the start', async () => {
  await writeFile(log, `${OCCUPIED}\n`);
  servers = [() => says('FATAL:  no space left'), isReady];
  await expect(startPostgres(next, data, log)).rejects.toThrow('no space left');
  expect(servers).toHaveLength(1);
});
