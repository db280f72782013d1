import { createHmac, hkdfSync } from 'node:crypto';
import type { Sql } from 'postgres';

/** The parts of a sign-up that a retry must repeat. `commandId` is its Idempotency-Key. */
export interface SignUpWithCommandId {
  readonly name: string;
  readonly email: string;
  readonly commandId: string;
}

/**
 * Sign-ups by their Idempotency-Key. Log and accounts cannot identify a retry here, because a sign-up for a known
 * address leaves nothing in them and must get the same answer as any other.
 */
export const createSignUpIdempotencyKeys = ({
  sql,
  sessionSecret,
}: {
  readonly sql: Sql;
  readonly sessionSecret: string;
}) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rollbook sign-up request', 32));
  const fingerprintSignUp = ({ name, email }: SignUpWithCommandId) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, email]))
      .digest();

  return {
    /** Whether the key is new, was used with the same name and e-mail, or was used with others. */
    async find(request: SignUpWithCommandId): Promise<'new' | 'repeated' | 'reused'> {
      const [known] = await sql<{ fingerprint: Buffer }[]>`
        select fingerprint from accounts.sign_up_requests where command_id = ${request.commandId}`;
      if (!known) return 'new';
      return known.fingerprint.equals(fingerprintSignUp(request)) ? 'repeated' : 'reused';
    },

    async remember(request: SignUpWithCommandId): Promise<void> {
      await sql`
        insert into accounts.sign_up_requests (command_id, fingerprint)
        values (${request.commandId}, ${fingerprintSignUp(request)}) on conflict do nothing`;
    },
  };
};
export type SignUpIdempotencyKeys = ReturnType<typeof createSignUpIdempotencyKeys>;
