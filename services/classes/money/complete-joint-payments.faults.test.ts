import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { openProgram, type Program } from '#services/server/program/program.ts';
import type { Client } from '#testing/client.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { createPeopleFixture } from '#testing/people-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { findFreePort } from '#testing/test-port.ts';

test('startJointPayments: after a kill between two parts, the next start records or reverses the other part', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-joint-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'secret'.repeat(8),
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(port), PUBLIC_URL: url },
    ...toTestLogEnvironment(database.url),
  };
  /** Runs the program in this process, where nothing completes payments or numbers receipts. */
  const inProgram = async <Result>(act: (program: Program) => Promise<Result>): Promise<Result> => {
    const program = await openProgram(readSettings(env) as Config);
    await using _ = { [Symbol.asyncDispose]: () => program.close() };
    return await act(program);
  };
  const { sam, students } = await inProgram(async (program) => {
    const people = createPeopleFixture(program, url);
    return { sam: await people.createTutor(), students: [await people.createStudent(), await people.createStudent()] };
  });
  const [mia = '', lee = ''] = students.map(({ id }) => id);
  const listPayments = () =>
    inProgram(({ store }) =>
      Promise.all(
        [mia, lee].map(async (id) =>
          (await store.read(toStudentStream(id))).map(({ type }) => type).filter((type) => type.startsWith('Payment')),
        ),
      ),
    );
  /** Sends one request to a server that is killed before it appends the second part. */
  const sendUntilKilled = async (send: (client: Client, today: string) => Promise<unknown>) => {
    await using server = new ServerProcess('services/server/main.ts', { ...env, CRASHPOINT: 'before-append:kill#2' });
    await server.waitForOutput(/Rollbook is running/);
    const client = await createPeopleFixture({} as Program, url).signIn(sam.email, sam.password);
    const { today } = (await client.get('/api/centre')).body;
    await expect(send(client, today)).rejects.toThrow();
    await expect.poll(() => server.child.signalCode).toBe('SIGKILL');
  };
  /** Starts a server that lives, and waits until both parts have this state and their receipt is numbered. */
  const startUntil = async (expected: object) => {
    await using server = new ServerProcess('services/server/main.ts', env);
    await server.waitForOutput(/Rollbook is running/);
    const client = await createPeopleFixture({} as Program, url).signIn(sam.email, sam.password);
    const load = async (id: string) => {
      const [payment] = (await client.get(`/api/students/${id}/money`)).body.payments;
      const receipt = payment && (await client.get(`/api/students/${id}/receipts/${payment.id}`)).body;
      return { ...payment, number: receipt?.number };
    };
    await expect
      .poll(() => Promise.all([mia, lee].map(load)))
      .toMatchObject([expected, expected].map((each) => ({ ...each, number: 1 })));
    return (await load(mia)).id as string;
  };

  await sendUntilKilled((client, today) => {
    const parts = [mia, lee].map((student_id) => ({ student_id, amount_cents: 5_000, allocations: [] }));
    const received = { amount_cents: 10_000, method: 'check', received_on: today, received_by: sam.id };
    return client.post('/api/payments', { ...received, parts });
  });
  expect(await listPayments()).toEqual([['PaymentReceived'], []]);
  const payment = await startUntil({ amount_cents: 5_000, reversed: false });

  await sendUntilKilled((client) =>
    client.post(`/api/students/${mia}/payments/${payment}/reverse`, { reason: 'Bounced', whole: true }),
  );
  expect(await listPayments()).toEqual([['PaymentReceived', 'PaymentReversed'], ['PaymentReceived']]);
  await startUntil({ amount_cents: 5_000, reversed: true });
  expect(await listPayments()).toEqual([
    ['PaymentReceived', 'PaymentReversed'],
    ['PaymentReceived', 'PaymentReversed'],
  ]);
  await inProgram(async (program) => {
    await program.runner.caughtUp();
    await expectReadModelsEqualRebuild(program);
  });
});
