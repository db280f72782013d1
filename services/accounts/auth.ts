/** better-auth, configured. Loading it costs 0.3 s: import this file lazily. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import type { Sql } from 'postgres';
import { sessionCookieName } from './cookie.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { PROLONGED_AFTER_SECONDS, SESSION_SECONDS } from './session-lifetime.ts';

export interface AuthSettings {
  readonly sql: Sql;
  readonly sessionSecret: string;
  readonly publicUrl: string;
}

/** Where `verify` leaves the hash that it compared the password of this sign-in with. */
const checkedPassword = new AsyncLocalStorage<{ hash?: string }>();

/** Runs a sign-in and returns its result with the password hash that it checked. */
export const runWithCheckedHash = async <Result>(
  task: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly checkedHash: string | undefined }> => {
  const checked: { hash?: string } = {};
  const result = await checkedPassword.run(checked, task);
  return { result, checkedHash: checked.hash };
};

/** Signs in and out, keeps sessions. Accounts are made by create-account.ts, and limits are kept by the HTTP layer. */
export const createAuth = ({ sql, sessionSecret, publicUrl }: AuthSettings) => {
  const db = new Kysely<never>({ dialect: new PostgresJSDialect({ postgres: sql }) }).withSchema('accounts');
  return betterAuth({
    database: { db, type: 'postgres' },
    secret: sessionSecret,
    baseURL: publicUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    session: { expiresIn: SESSION_SECONDS, updateAge: PROLONGED_AFTER_SECONDS },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => {
          const checked = checkedPassword.getStore();
          if (checked) checked.hash = hash;
          return passwordMatches(hash, password);
        },
      },
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
      // with useSecureCookies it would be named __Secure-__Host-…
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.startsWith('https:') },
      cookies: { session_token: { name: sessionCookieName(publicUrl) } },
    },
  });
};
export type Auth = ReturnType<typeof createAuth>;
