/** Configures better-auth. Loading it takes 0.3 s, so this file must be imported lazily. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { Kysely } from 'kysely';
import { PostgresJSDialect } from 'kysely-postgres-js';
import type { Sql } from 'postgres';
import { getSessionCookieName } from './cookie.ts';
import { hashPassword, isPasswordCorrect } from './password.ts';
import { PROLONG_SESSION_AFTER_SECONDS, SESSION_LIFETIME_SECONDS } from './session-lifetime.ts';

export interface AuthSettings {
  readonly sql: Sql;
  readonly sessionSecret: string;
  readonly publicUrl: string;
}

/** A sign-in in flight. */
interface SignInAttempt {
  /** The hash with which `verify` compared the password. */
  checkedHash?: string;
  /** Whether a person whose password is right gets a session. */
  readonly canStartSession: (personId: string) => Promise<boolean>;
}
const currentSignIn = new AsyncLocalStorage<SignInAttempt>();

/** Runs a sign-in, and returns its result with the password hash that it checked. It fails unless `canStartSession`. */
export const runSignIn = async <Result>(
  canStartSession: SignInAttempt['canStartSession'],
  task: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly checkedHash: string | undefined }> => {
  const current: SignInAttempt = { canStartSession };
  const result = await currentSignIn.run(current, task);
  return { result, checkedHash: current.checkedHash };
};

/**
 * Signs people in and out and keeps their sessions. Accounts are created by create-account.ts, and rate limits are
 * checked by the HTTP layer.
 */
export const createAuth = ({ sql, sessionSecret, publicUrl }: AuthSettings) => {
  const db = new Kysely<never>({ dialect: new PostgresJSDialect({ postgres: sql }) }).withSchema('accounts');
  return betterAuth({
    database: { db, type: 'postgres' },
    secret: sessionSecret,
    baseURL: publicUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    session: { expiresIn: SESSION_LIFETIME_SECONDS, updateAge: PROLONG_SESSION_AFTER_SECONDS },
    // No session exists before the second factor is right.
    databaseHooks: {
      session: {
        create: { before: async ({ userId }) => (await currentSignIn.getStore()?.canStartSession(userId)) ?? false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => {
          const current = currentSignIn.getStore();
          if (current) current.checkedHash = hash;
          return isPasswordCorrect(hash, password);
        },
      },
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
      // With useSecureCookies, better-auth would name the cookie __Secure-__Host-….
      useSecureCookies: false,
      defaultCookieAttributes: { secure: publicUrl.startsWith('https:') },
      cookies: { session_token: { name: getSessionCookieName(publicUrl) } },
    },
  });
};
export type Auth = ReturnType<typeof createAuth>;
