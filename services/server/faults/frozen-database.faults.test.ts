import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle, toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { loadRunningServerConfig } from '#services/platform/embedded-database/embedded-database.ts';
import { openProgramCore } from '#services/server/program/program-core.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { countEventsByCommand } from '#testing/expect-record.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';
import { findDatabaseProcess, freezeDatabase, ServerProcess } from '#testing/server-process.ts';

const unavailable = { status: 503, body: { detail: expect.stringMatching(/Please try again in a moment/) } };

test.concurrent('a frozen PostgreSQL that closes no connection: every request is answered in time', async () => {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-frozen-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  const server = new ServerProcess('services/server/main.ts', { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal' });
  opened.defer(async () => void (await server.end('SIGTERM')));
  const [, url = ''] = await server.waitForOutput(/Rollbook is running: (\S+)/);
  const record = await openProgramCore(
    (await loadRunningServerConfig(readSettings({ DATA_DIR: dataDir, ...toTestLogEnvironment(dataDir) }))) as Config,
  );
  opened.defer(() => record.close());
  const tutor = await createTutorAndClient(record, url);
  const created = await tutor.post('/api/students', {
    ...{ name: 'Mia Lindqvist', email: 'mia@rollbook.example', password: 'chalk and slate', classes_total: 0 },
  });
  const studentId = created.body.balance.student_id;
  const key = crypto.randomUUID();
  const add = () => tutor.post(`/api/students/${studentId}/classes/add`, { classes: 1 }, { 'idempotency-key': key });
  const health = async () => (await tutor.get('/health/ready')).status;
  const signIn = () => tutor.post('/api/auth/sign-in', { email: 'mia@rollbook.example', password: 'chalk and slate' });

  {
    using _ = await freezeDatabase((await findDatabaseProcess(dataDir)) as number);
    expect(await health()).toBe(503);
    const answers = await Promise.all([add(), signIn(), tutor.get('/api/students')]);
    expect(answers).toMatchObject([unavailable, unavailable, unavailable]);
  }

  await vi.waitFor(async () => expect(await health()).toBe(200), 60_000);
  expect(await add()).toMatchObject({ status: 200 });
  expect((await countEventsByCommand(record, [studentId])).get(key)).toBe(1);
  expect(server.output).not.toContain('started again');
});

test
  .skipIf(logTablesSkipReason)
  .concurrent(
    toLogTablesTitle('a command that came through while nobody waited any more is settled by its key'),
    async () => {
      await using centre = await openTestCentre();
      const { program } = centre;
      const sam = await centre.createTutor();
      const mia = await centre.createStudent();
      const tutor = await centre.signIn(sam.email, sam.password);
      const key = crypto.randomUUID();
      const add = () => tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 1 }, { 'idempotency-key': key });

      await program.sql.begin(async (tx) => {
        await tx`lock table log.events in exclusive mode`;
        expect(await add()).toMatchObject(unavailable);
      });
      await vi.waitFor(async () => expect((await countEventsByCommand(program, [mia.id])).get(key)).toBe(1), 60_000);
      expect(await add()).toMatchObject({ status: 200, body: { balance: { classes_remaining: 1 } } });
      expect((await countEventsByCommand(program, [mia.id])).get(key)).toBe(1);
    },
  );

test.concurrent('a body that never ends: the request is answered in time, and not as a fault of the database', async () => {
  await using centre = await openTestCentre();
  const headers = { origin: centre.url, 'content-type': 'application/json', 'content-length': 100 };
  const asked = request(`${centre.url}/api/auth/sign-in`, { method: 'POST', headers });
  asked.on('error', () => {}).write('{"email":');
  const [answer] = await once(asked, 'response');
  asked.destroy();
  expect(answer.statusCode).toBe(408);
});
