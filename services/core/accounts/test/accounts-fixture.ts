import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { defaultRuleHistory } from '#events/core/centre/centre-rules.ts';
import { openTestStore } from '#events/store/test/test-log.ts';
import { createAccountService } from '#services/core/accounts/accounts.ts';
import type { HandleCommand } from '#services/core/accounts/complete-pending-command.ts';
import type { NewAccount } from '#services/core/accounts/create-account.ts';
import type { PendingCommand } from '#services/core/accounts/pending-command.ts';
import type { SignUpMode } from '#services/core/accounts/sign-up.ts';
import { createCommandHandler } from '#services/core/command/command-handler.ts';
import { createIdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { openJobQueue } from '#services/platform/jobs/job-queue.ts';
import { createSharedLimits } from '#services/platform/limits/shared-limits.ts';
import { createMailService, mailQueue } from '#services/platform/mail/mail.ts';
import { createPersonalKeyRing } from '#services/platform/personal-keys/personal-keys.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database-fixture.ts';
import { accountLinkQueue } from '../account-links.ts';

/** Password of the accounts that {@link createStudentRegistration} describes. */
export const TEST_PASSWORD = 'correct horse';

interface Options {
  readonly signUps?: SignUpMode;
  readonly emailConfirmation?: 'required' | 'off';
  readonly trustUnconfirmed?: boolean;
  readonly publicUrl?: string;
  /** Wraps the command handler, for example with a fault. */
  readonly wrap?: (handle: HandleCommand) => HandleCommand;
}

export type TestAccounts = Awaited<ReturnType<typeof openTestAccounts>>;

/** Opens one database for a test file, and returns the function with which each test opens its accounts there. */
export const createAccountsOpener = (): (() => Promise<TestAccounts>) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database[Symbol.asyncDispose]());
  return () => openTestAccounts(database);
};

/** Wraps the command handler so that the program is killed before the log has the command. */
export const killedBeforeAppend = (): HandleCommand => () => Promise.reject(new Error('killed'));

/** Wraps the command handler so that `run` runs after the log has the command and before the account changes. */
export const afterAppend =
  (run: () => Promise<unknown>) =>
  (handle: HandleCommand): HandleCommand =>
  async (...command) => {
    const answer = await handle(...command);
    await run();
    return answer;
  };

/** Wraps the command handler so that the program is killed after the log has the command. */
export const killedAfterAppend = afterAppend(() => Promise.reject(new Error('killed')));

/** Opens accounts on a database that nobody else uses, with a real log and a real outbox. Deletes what earlier tests left. */
export const openTestAccounts = async ({ sql, url }: Pick<TestDatabase, 'sql' | 'url'>) => {
  await sql
    .unsafe(
      `delete from accounts."user"; delete from accounts.verification; delete from accounts.sign_up_requests;
       delete from accounts.sign_up_decisions; delete from desk.limits; delete from desk.personal_keys;
       delete from desk_jobs.job`,
    )
    .simple();
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-accounts-'));
  const store = openTestStore({ sql, url });
  const idempotencyKeys = createIdempotencyKeys(sql);
  const keys = createPersonalKeyRing({ sql, masterKey: randomBytes(32) });
  const handle = createCommandHandler({ store, keys, clock: () => new Date(), idempotencyKeys });
  const jobs = openJobQueue({
    databaseUrl: url,
    loadQueues: async () => [mailQueue, accountLinkQueue],
    onError: console.error,
  });
  const mailConfig = { dataDir, smtpUrl: undefined, mailFrom: 'Rollbook <rollbook@localhost>' };
  const mail = createMailService({ jobs, config: mailConfig, announce: () => {} });

  const open = ({
    signUps = 'open',
    emailConfirmation = 'off',
    trustUnconfirmed = false,
    publicUrl = 'http://localhost:3000',
    wrap = (same) => same,
  }: Options = {}) =>
    createAccountService({
      sql,
      signUps,
      limits: createSharedLimits(sql),
      jobs,
      mail,
      store,
      handle: wrap(handle),
      idempotencyKeys,
      today: () => '2026-11-21',
      loadRuleHistory: async () => defaultRuleHistory,
      config: {
        personalDataKey: randomBytes(32),
        emailConfirmation,
        trustUnconfirmed,
        publicUrl,
        sessionSecret: 'x'.repeat(32),
        centreName: 'Rollbook',
      },
      log: { error: () => {} },
    });

  return {
    sql,
    mail,
    store,
    open,
    /** Types of the events in a student's stream. */
    streamOf: async (id: string) => (await store.read(`student-${id}`)).map(({ type }) => type),
    async outbox(): Promise<string[]> {
      const folder = join(dataDir, 'outbox');
      const names = await readdir(folder).catch(() => []);
      return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
    },
    async [Symbol.asyncDispose]() {
      await jobs.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** A registration request of a student that a tutor adds. */
export const createStudentRegistration = (
  email: string,
  commandId = randomUUID(),
): NewAccount<PendingCommand> & { readonly pending: { commandId: string } } => ({
  id: randomUUID(),
  name: 'Ann Student',
  email,
  password: TEST_PASSWORD,
  role: 'student',
  confirmed: true,
  pending: {
    type: 'EnrolStudent',
    commandId,
    actor: { id: randomUUID(), role: 'tutor' },
    classes: 6,
    via: 'tutor',
    today: '2026-11-21',
  },
});

/** The `Cookie` header that a browser would send back. */
export const toCookieHeader = (setCookie: readonly string[]) => ({
  cookie: setCookie.map((cookie) => cookie.split(';')[0]).join('; '),
});

/** A student with an account, and the workers of mail and of requests for links. */
export const openAccountsOfStudent = async (openAccounts: () => Promise<TestAccounts>, email: string) => {
  const centre = await openAccounts();
  const accounts = centre.open();
  const student = createStudentRegistration(email);
  expect((await accounts.register(student)).status).toBe('done');
  await Promise.all([centre.mail.start(), accounts.startAccountLinks()]);
  return { centre, accounts, student };
};
