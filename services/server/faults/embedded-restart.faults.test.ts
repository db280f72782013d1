import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { loadRunningServerConfig } from '#services/platform/embedded-database/embedded-database.ts';
import { openProgramCore, type ProgramCore } from '#services/server/program/program-core.ts';
import type { Client, ClientResponse } from '#testing/client.ts';
import { countEventsByCommand, expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';
import { findDatabaseProcess, listDatabaseProcesses, ServerProcess } from '#testing/server-process.ts';

const CLIENTS = 8;

let dataDir: string;
let server: ServerProcess;
let url: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rollbook-embedded-'));
  server = new ServerProcess('services/server/main.ts', { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' });
  url = (await server.waitForOutput(/Rollbook is running: (\S+)/))[1] as string;
});
afterEach(async () => {
  await server.end('SIGTERM');
  expect(await findDatabaseProcess(dataDir)).toBeUndefined();
  await rm(dataDir, { recursive: true });
});

const health = async (): Promise<number> => {
  const answer = await fetch(`${url}/health/ready`);
  await answer.body?.cancel();
  return answer.status;
};

/** Kills the server of the data folder, alone or with all its child processes. */
async function killDatabase(withChildren: boolean): Promise<void> {
  const postmaster = (await findDatabaseProcess(dataDir)) as number;
  for (const pid of withChildren ? await listDatabaseProcesses(postmaster) : [postmaster]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {} // The process ended with its parent.
  }
}

test('embedded PostgreSQL killed under load: it restarts by itself, and every acknowledged command is stored', async () => {
  const record = await openProgramCore(
    (await loadRunningServerConfig(readSettings({ DATA_DIR: dataDir, ...toTestLogEnvironment(dataDir) }))) as Config,
  );
  await using _ = { [Symbol.asyncDispose]: record.close };
  const tutor = await createTutorAndClient(record, url);
  const studentId = await createStudent(tutor);

  const answered: string[] = [];
  const others = new Set<number>();
  let over = false;
  const save = async (saver: number) => {
    while (!over) {
      const key = crypto.randomUUID();
      const path = `/api/students/${studentId}/classes/${saver % 2 ? 'add' : 'remove'}`;
      const answer: ClientResponse = await tutor.post(
        path,
        { classes: 1, reason: 'Random' },
        { 'idempotency-key': key },
      );
      if (answer.status === 200) answered.push(key);
      else others.add(answer.status);
      await sleep(5);
    }
  };
  const load = Array.from({ length: CLIENTS }, (_, saver) => save(saver));

  const restarts = () => server.output.match(/has stopped and is started again/g)?.length ?? 0;
  for (const withChildren of [false, true, true]) {
    const restartsBefore = restarts();
    const before = answered.length;
    await expect.poll(() => answered.length).toBeGreaterThan(before + 20);
    expect(await health()).toBe(200);
    await killDatabase(withChildren);
    await expect.poll(restarts).toBe(restartsBefore + 1);
    await expect.poll(health).toBe(200);
    const back = answered.length;
    await expect.poll(() => answered.length).toBeGreaterThan(back);
  }
  over = true;
  await Promise.all(load);

  expect(server.child.exitCode, server.output).toBeNull();
  expect(restarts()).toBe(3);
  expect([...others].filter((status) => status !== 503)).toEqual([]);
  await proveAnswers(record, studentId, answered);
});

test('embedded PostgreSQL that cannot restart: the program stops with a sentence', async () => {
  const control = join(dataDir, 'postgres', 'data', 'global', 'pg_control');
  await rename(control, `${control}.gone`);
  await killDatabase(true);
  const { code, output } = await server.end();
  expect(code).toBe(1);
  expect(output).toMatch(/^The embedded PostgreSQL has stopped and could not be started again; [\s\S]+pg_control/m);
  expect(output).not.toMatch(/^ {4}at /m);
});

async function createStudent(tutor: Client): Promise<string> {
  const student = { name: 'Mia Lindqvist', email: 'mia@rollbook.example', password: 'chalk and slate' };
  const created = await tutor.post('/api/students', { ...student, classes_total: 9 });
  expect(created, created.text).toMatchObject({ status: 200 });
  return created.body.balance.student_id;
}

async function proveAnswers(record: ProgramCore, studentId: string, answered: readonly string[]): Promise<void> {
  const written = await countEventsByCommand(record, [studentId]);
  expect(answered.filter((key) => written.get(key) !== 1)).toEqual([]);
  await expectReadModelsEqualRebuild(record);
}
