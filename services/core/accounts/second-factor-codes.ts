/** The codes that a second factor accepts: those of an authenticator app, and recovery codes. */
import { hash, hkdfSync } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { parseCode, toCode } from '#events/values/code-letters.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';
import type { AccountChangeRequest } from './change-account.ts';
import { createTotpSecret, findTotpStep } from './totp.ts';

const RECOVERY_CODES = 10;
/** Letters of a recovery code. Twelve are 60 bits. */
const RECOVERY_CODE_LENGTH = 12;
/**
 * Limit of wrong codes for one account. Nobody without the password can use it up. At this rate, a year of guessing finds a
 * code with a probability of about one in four, and the activity lists it each day.
 */
const WRONG_CODES: LimitDefinition = { name: 'second-factor-codes-hour', points: 10, windowSeconds: 3_600 };

/** `too-many-codes`: there were {@link WRONG_CODES}. */
export type CodeRefusal =
  | { readonly status: 'code-required' | 'wrong-code' }
  | { readonly status: 'too-many-codes'; readonly retryAfterSeconds: number };

interface Factor {
  readonly secret: Uint8Array;
  readonly isOn: boolean;
}

interface CodeParts {
  readonly sql: Sql;
  readonly limits: SharedLimits;
  readonly personalDataKey: Uint8Array;
}

export const createSecondFactorCodes = ({ sql, limits, personalDataKey }: CodeParts) => {
  const loadFactor = async (personId: string): Promise<Factor | undefined> => {
    const [factor] = await sql<Factor[]>`
      select secret, turned_on_at is not null as "isOn" from accounts.second_factor where person_id = ${personId}`;
    return factor;
  };
  const toSecret = (personId: string, { secret }: Factor): string =>
    unwrapKey(personalDataKey, secret, toContext(personId)).toString('ascii');

  /** Uses a code up, so that it is refused from now on. False if it is wrong or was used before. */
  const consumeCode = async (connection: Sql | TransactionSql, personId: string, factor: Factor, code: string) => {
    const recoveryCode = parseCode(code, RECOVERY_CODE_LENGTH);
    if (recoveryCode !== undefined) {
      const used = await connection`
        delete from accounts.recovery_code where person_id = ${personId} and hash = ${toHash(personId, recoveryCode)}`;
      return used.count > 0;
    }
    const step = await findTotpStep(toSecret(personId, factor), code.replaceAll(/\s/g, ''), Date.now());
    if (step === undefined) return false;
    const used = await connection`
      update accounts.second_factor set last_step = ${step}
      where person_id = ${personId} and last_step < ${step} and secret = ${factor.secret}`;
    return used.count > 0;
  };

  /** Counts a code before it is checked. Call `refund` of the answer once it is right. */
  const admitCode = async (personId: string): Promise<CodeRefusal | { readonly refund: () => Promise<void> }> => {
    const { allowed, retryAfterSeconds } = await limits.consume(WRONG_CODES, personId);
    if (!allowed) return { status: 'too-many-codes', retryAfterSeconds };
    return { refund: () => limits.refund(WRONG_CODES, personId) };
  };

  /** Derived from the request, so that a retry whose first answer was lost gets the same codes. The table has only hashes. */
  const toRecoveryCodes = ({ id, commandId }: AccountChangeRequest): readonly string[] => {
    const bytes = hkdfSync(
      'sha256',
      personalDataKey,
      '',
      `rollbook recovery codes ${id} ${commandId}`,
      RECOVERY_CODES * RECOVERY_CODE_LENGTH,
    );
    return Array.from({ length: RECOVERY_CODES }, (_, n) =>
      toCode(new Uint8Array(bytes, n * RECOVERY_CODE_LENGTH, RECOVERY_CODE_LENGTH)),
    );
  };
  const insertRecoveryCodes = async (tx: TransactionSql, request: AccountChangeRequest): Promise<void> => {
    const hashes = toRecoveryCodes(request).map((code) => toHash(request.id, code.replaceAll('-', '')));
    await tx`
      insert into accounts.recovery_code (person_id, hash)
      select ${request.id}, each from unnest(${hashes}::text[]) as each`;
  };

  /** When a further code is admitted, in seconds. */
  const loadRetryAfterSeconds = async (personId: string): Promise<number> =>
    (await limits.peek(WRONG_CODES, personId)).retryAfterSeconds;

  /** A new secret for an app, also encrypted for the table. */
  const createSecret = (personId: string) => {
    const secret = createTotpSecret();
    return { secret, wrapped: wrapKey(personalDataKey, Buffer.from(secret, 'ascii'), toContext(personId)) };
  };

  /**
   * Checks the code of somebody whose password was right, and uses it up. Undefined if they may be signed in, which is
   * also so while the second factor is off.
   */
  const checkSignInCode = async (personId: string, code: string | undefined): Promise<CodeRefusal | undefined> => {
    const factor = await loadFactor(personId);
    if (!factor?.isOn) return undefined;
    if (code === undefined) return { status: 'code-required' };
    const admitted = await admitCode(personId);
    if ('status' in admitted) return admitted;
    if (!(await consumeCode(sql, personId, factor, code))) return { status: 'wrong-code' };
    await admitted.refund();
    return undefined;
  };

  return {
    ...{ loadFactor, consumeCode, admitCode, loadRetryAfterSeconds, createSecret },
    ...{ toRecoveryCodes, insertRecoveryCodes, checkSignInCode },
  };
};

/** Binds an encrypted secret to its person, so that it cannot be put into another row. */
const toContext = (personId: string): string => `second factor ${personId}`;

const toHash = (personId: string, recoveryCode: string): string => hash('sha256', `${personId} ${recoveryCode}`);
