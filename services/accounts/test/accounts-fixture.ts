import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { openTestStore } from '#events/store/test/test-log.ts';
import { openAccounts } from '#services/accounts/accounts.ts';
import type { Handle } from '#services/accounts/completion.ts';
import type { NewAccount } from '#services/accounts/create-account.ts';
import type { Pending } from '#services/accounts/pending.ts';
import type { SignUpMode } from '#services/accounts/sign-up.ts';
import { commandHandler } from '#services/command/handle.ts';
import { openIdempotencyKeys } from '#services/command/idempotency-keys.ts';
import { personalKeys } from '#services/desk/personal-keys.ts';
import { openJobQueue } from '#services/jobs/job-queue.ts';
import { openSharedLimits } from '#services/limits/shared-limits.ts';
import { mailQueue, openMail } from '#services/mail/mail.ts';

export const PASSWORD = 'correct horse';

interface Options {
  readonly signUps?: SignUpMode;
  readonly emailConfirmation?: 'required' | 'off';
  readonly trustUnconfirmed?: boolean;
  readonly publicUrl?: string;
  /** Puts a fault around the command handler. */
  readonly wrap?: (handle: Handle) => Handle;
}

/** Accounts on a test's database, with a real log and a real outbox. */
export const testAccounts = async ({ sql, url }: { sql: Sql; url: string }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rollbook-accounts-'));
  const store = openTestStore({ sql, url });
  const idempotencyKeys = openIdempotencyKeys(sql);
  const keys = personalKeys({ sql, masterKey: randomBytes(32) });
  const handle = commandHandler({ store, keys, clock: () => new Date(), idempotencyKeys });
  const jobs = openJobQueue({ databaseUrl: url, queues: [mailQueue], onError: console.error });
  const mailConfig = { dataDir, smtpUrl: undefined, mailFrom: 'Rollbook <rollbook@localhost>' };
  const mail = openMail({ jobs, config: mailConfig, announce: () => {} });

  const open = ({
    signUps = 'open',
    emailConfirmation = 'off',
    trustUnconfirmed = false,
    publicUrl = 'http://localhost:3000',
    wrap = (same) => same,
  }: Options = {}) =>
    openAccounts({
      sql,
      signUps,
      limits: openSharedLimits(sql),
      mail,
      store,
      handle: wrap(handle),
      idempotencyKeys,
      today: () => '2026-11-21',
      config: { emailConfirmation, trustUnconfirmed, publicUrl, sessionSecret: 'x'.repeat(32), centreName: 'Rollbook' },
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

/** A student that a tutor adds. */
export const newStudent = (
  email: string,
  commandId = randomUUID(),
): NewAccount<Pending> & { readonly pending: { commandId: string } } => ({
  id: randomUUID(),
  name: 'Ann Student',
  email,
  password: PASSWORD,
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
export const cookieOf = (setCookie: readonly string[]) => ({
  cookie: setCookie.map((cookie) => cookie.split(';')[0]).join('; '),
});
