import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paperStreams } from '#events/classes/papers/paper-streams.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import type { CrashpointName } from '#events/kernel/crashpoint.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { executeCommand } from '#services/core/command/dispatch.ts';
import { type Config, readSettings } from '#services/platform/config/config.ts';
import { openProgram, type Program } from '#services/server/program/program.ts';
import { openTestDatabase } from '#testing/database-fixture.ts';
import { expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { createPeopleFixture } from '#testing/people-fixture.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { findFreePort } from '#testing/test-port.ts';

const KILLS: readonly CrashpointName[] = ['before-append', 'after-append', 'before-commit', 'after-commit'];
/** Purchases before each kill, each with a payment. */
const SALES = 3;
const TODAY = '2026-11-20';

test('startIssuingPapers: after kills at each step, each purchase and each payment has one number, and none is missing', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-papers-'));
  opened.defer(() => rm(dataDir, { recursive: true }));
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'secret'.repeat(8),
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(await findFreePort()) },
    ...toTestLogEnvironment(database.url),
  };
  /** Runs the program in this process, where nothing numbers papers. */
  const inProgram = async <Result>(act: (program: Program) => Promise<Result>): Promise<Result> => {
    const program = await openProgram(readSettings(env) as Config);
    await using _ = { [Symbol.asyncDispose]: () => program.close() };
    return await act(program);
  };
  const student = await inProgram(async (program) => (await createPeopleFixture(program, '').createStudent()).id);
  const tutor = { id: student, role: 'tutor', owner: false } as const;
  const entries = { invoice: [] as string[], receipt: [] as string[] };
  const send = async (program: Program, command: StudentCommand): Promise<string> => {
    const request = { profile: tutor, commandId: randomUUID(), fingerprint: JSON.stringify(command) };
    const outcome = await executeCommand(program, request, studentAggregate, student, command);
    const [event] = outcome.status === 'done' ? outcome.events : [];
    if (!event) throw new Error(`A sale was not recorded: ${JSON.stringify(outcome)}.`);
    return event.id;
  };
  const sell = async (program: Program, priceCents: number) => {
    const purchase = { priceCents };
    const sold = await send(program, { type: 'AdjustClasses', direction: 'add', classes: 1, code: 'other', purchase });
    const cash = { amountCents: priceCents, method: 'cash', receivedOn: TODAY, receivedBy: student } as const;
    entries.invoice.push(sold);
    entries.receipt.push(await send(program, { type: 'ReceivePayment', ...cash, allocations: [] }));
  };

  for (const [index, name] of KILLS.entries()) {
    await inProgram(async (program) => {
      for (let sale = 0; sale < SALES; sale += 1) await sell(program, 1_000 + SALES * index + sale);
      await program.runner.caughtUp();
    });
    await using server = new ServerProcess('services/server/main.ts', { ...env, CRASHPOINT: `${name}:kill` });
    await expect.poll(() => server.child.signalCode, { message: name }).toBe('SIGKILL');
  }
  await using server = new ServerProcess('services/server/main.ts', env);
  await server.waitForOutput(/Rollbook is running/);
  await inProgram(async (program) => {
    const listNumbered = async (kind: 'invoice' | 'receipt') =>
      (await program.store.read(paperStreams[kind]))
        .map((event) => parseStoredEvent(event).data)
        .map((data) => 'entry' in data && data.entry);
    for (const kind of ['invoice', 'receipt'] as const)
      await expect.poll(() => listNumbered(kind)).toEqual(entries[kind]);
    await expectReadModelsEqualRebuild(program);
  });
});
