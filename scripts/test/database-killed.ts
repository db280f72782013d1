/** The body of database-restart.db.test.ts and of its long run: PostgreSQL is killed under savers, again and again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '#services/config.ts';
import { type Core, openCore } from '#services/core.ts';
import { startCluster } from '#services/embedded/cluster.ts';
import { newTutor } from './new-tutor.ts';
import { proveReadModels } from './prove-record.ts';
import { createStudents, Savers } from './savers.ts';
import { ServerProcess } from './server-process.ts';

const SAVERS = 16;
/** Answers that must come before each kill. */
const ANSWERS = 20;
/** Milliseconds after which the program is back when its database is. */
const BACK_MS = 5_000;

export function databaseKilled(rounds: number, timeout: number): void {
  test(`PostgreSQL is killed ${rounds} times under ${SAVERS} savers: the program goes on by itself and no answer was a lie`, {
    timeout,
  }, async () => {
    await using opened = new AsyncDisposableStack();
    const home = await mkdtemp(join(tmpdir(), 'rollbook-restart-'));
    opened.defer(() => rm(home, { recursive: true, force: true }));
    let cluster = await startCluster(join(home, 'postgres'));
    opened.defer(() => cluster.stop());
    const { port } = new URL(cluster.url);
    const env = {
      DATABASE_URL: cluster.url,
      SESSION_SECRET: 'secret'.repeat(8),
      PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATA_DIR: join(home, 'data'),
      LOG_LEVEL: 'fatal',
    };
    const server = new ServerProcess('services/main.ts', { ...env, PORT: '0' });
    opened.defer(async () => void (await server.end('SIGTERM')));
    const [, url = ''] = await server.says(/Rollbook is running: (\S+)/);
    const record = await openCore(readSettings(env) as Parameters<typeof openCore>[0]);
    opened.defer(() => record.close());
    await proveDurable(record);
    const tutor = await newTutor(record, url);
    const savers = new Savers(tutor, await createStudents(tutor));
    const health = async () => (await tutor.get('/health/ready')).status;

    let over = false;
    const saving = savers.save(SAVERS, () => over);
    for (let round = 0; round < rounds; round += 1) {
      const before = savers.answered.size;
      await expect.poll(() => savers.answered.size, { timeout: 10_000 }).toBeGreaterThan(before + ANSWERS);
      await expect.poll(health, { timeout: BACK_MS }).toBe(200);
      process.kill(cluster.pid, 'SIGKILL');
      await cluster.exited;
      await expect.poll(health, { interval: 1, timeout: BACK_MS }).toBe(503);
      cluster = await startCluster(join(home, 'postgres'), { port });
      const back = savers.answered.size;
      await expect.poll(health, { timeout: BACK_MS }).toBe(200);
      await expect.poll(() => savers.answered.size, { timeout: BACK_MS }).toBeGreaterThan(back);
    }
    over = true;
    await saving;

    expect(server.child.exitCode, server.output).toBeNull();
    expect([...savers.failures.keys()].filter((status) => status !== 503)).toEqual([]);
    for (const sentence of savers.failures.values()) expect(sentence).toMatch(/Please try again in a moment/);
    await savers.settle(record, 100);
    await proveReadModels(record);
  });
}

/** A server that forgets would lose answers by itself. */
async function proveDurable({ sql }: Core): Promise<void> {
  const settings = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`;
  expect(settings.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
  ]);
}
