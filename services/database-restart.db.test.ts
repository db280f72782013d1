import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Answer, Client } from '#scripts/test/client.ts';
import { newTutor } from '#scripts/test/new-tutor.ts';
import { countByCommand, proveReadModels } from '#scripts/test/prove-record.ts';
import { ServerProcess } from '#scripts/test/server-process.ts';
import { readSettings } from '#services/config.ts';
import { openCore } from '#services/core.ts';
import { startCluster } from '#services/embedded/cluster.ts';

const SAVERS = 8;
const ROUNDS = 3;

test('PostgreSQL is killed under savers and started again: the program goes on by itself and no answer was a lie', {
  timeout: 60_000,
}, async () => {
  await using opened = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-restart-'));
  opened.defer(() => rm(home, { recursive: true, force: true }));
  let cluster = await startCluster(join(home, 'postgres'));
  const { port } = new URL(cluster.url);
  opened.defer(() => cluster.stop());
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
  const tutor = await newTutor(record, url);
  const studentId = await createStudent(tutor);

  const answered: string[] = [];
  const others = new Set<number>();
  let over = false;
  const save = async (saver: number) => {
    while (!over) {
      const key = crypto.randomUUID();
      const path = `/api/students/${studentId}/classes/${saver % 2 ? 'add' : 'remove'}`;
      const answer: Answer = await tutor.post(path, { classes: 1 }, { 'idempotency-key': key });
      if (answer.status === 200) answered.push(key);
      else others.add(answer.status);
      await sleep(5);
    }
  };
  const savers = Array.from({ length: SAVERS }, (_, saver) => save(saver));

  for (let round = 0; round < ROUNDS; round += 1) {
    const before = answered.length;
    await expect.poll(() => answered.length, { timeout: 10_000 }).toBeGreaterThan(before + 20);
    process.kill(cluster.pid, 'SIGKILL');
    await cluster.exited;
    cluster = await startCluster(join(home, 'postgres'), { port });
    const back = answered.length;
    await expect.poll(() => answered.length, { timeout: 5_000 }).toBeGreaterThan(back);
  }
  over = true;
  await Promise.all(savers);

  expect(server.child.exitCode, server.output).toBeNull();
  expect([...others].filter((status) => status !== 503)).toEqual([]);
  const written = await countByCommand(record, [studentId]);
  expect(answered.filter((key) => written.get(key) !== 1)).toEqual([]);
  await proveReadModels(record);
});

async function createStudent(tutor: Client): Promise<string> {
  const student = { name: 'Mia Lindqvist', email: 'mia@rollbook.example', password: 'chalk and slate' };
  const created = await tutor.post('/api/students', { ...student, classes_total: 9 });
  expect(created, created.text).toMatchObject({ status: 200 });
  return created.body.balance.student_id;
}
