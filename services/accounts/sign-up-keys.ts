import { createHmac, hkdfSync } from 'node:crypto';
import type { Sql } from 'postgres';

export interface KeyedSignUp {
  readonly name: string;
  readonly email: string;
  readonly commandId: string;
}

/**
 * Sign-ups by their Idempotency-Key. The log and the accounts cannot tell a retry here: a sign-up for a known address
 * leaves nothing in them, and must be answered like any other.
 */
export const createSignUpKeys = ({ sql, sessionSecret }: { readonly sql: Sql; readonly sessionSecret: string }) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rollbook sign-up request', 32));
  const fingerprintSignUp = ({ name, email }: KeyedSignUp) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, email]))
      .digest();

  return {
    /** Whether the key is new, came with the same name and e-mail, or came with others. */
    async find(request: KeyedSignUp): Promise<'new' | 'repeated' | 'reused'> {
      const [known] = await sql<{ fingerprint: Buffer }[]>`
        select fingerprint from accounts.sign_up_requests where command_id = ${request.commandId}`;
      if (!known) return 'new';
      return known.fingerprint.equals(fingerprintSignUp(request)) ? 'repeated' : 'reused';
    },

    async remember(request: KeyedSignUp): Promise<void> {
      await sql`
        insert into accounts.sign_up_requests (command_id, fingerprint)
        values (${request.commandId}, ${fingerprintSignUp(request)}) on conflict do nothing`;
    },
  };
};
export type SignUpKeys = ReturnType<typeof createSignUpKeys>;
