/**
 * The second factor of a sign-in: a code of an authenticator app, or a recovery code. better-auth's plugin is not used, only
 * the library under it: the plugin creates a session before it asks for the code, accepts a code twice, and changes nothing
 * in one transaction with the log and a letter.
 */
import type { TransactionSql } from 'postgres';
import type { SharedLimits } from '#services/platform/limits/shared-limits.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import { type AccountChangeRequest, type ChangeRow, changeAccount } from './change-account.ts';
import { isPasswordOfPerson } from './change-password.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { createSecondFactorLetter, type SecondFactorChange } from './letters.ts';
import { type CodeRefusal, createSecondFactorCodes } from './second-factor-codes.ts';
import { deleteSessionsOfPerson, type EndedSession } from './sessions.ts';
import { toTotpSetup } from './totp.ts';

interface SecondFactorParts extends PendingCommandParts {
  readonly limits: SharedLimits;
  readonly mail: MailService;
  readonly centreName: string;
  readonly personalDataKey: Uint8Array;
  readonly notifyEnded: (ended: readonly EndedSession[]) => Promise<void>;
}

export type SecondFactorRefusal =
  | CodeRefusal
  | {
      readonly status:
        | 'wrong-password'
        | 'second-factor-on'
        | 'second-factor-off'
        | 'second-factor-missing'
        | 'unknown';
    };
export type SecondFactorOutcome<Changed = unknown> =
  | ({ readonly status: 'changed'; readonly position?: bigint } & Changed)
  | SecondFactorRefusal;

/** What a person proves who turns off their second factor or replaces the codes. */
interface Proof {
  readonly password: string;
  /** A code of the app or a recovery code. */
  readonly code: string;
}

export const createSecondFactor = (parts: SecondFactorParts) => {
  const { sql, mail, centreName, notifyEnded } = parts;
  const codes = createSecondFactorCodes(parts);
  const { loadFactor, consumeCode, admitCode, toRecoveryCodes, insertRecoveryCodes, checkSignInCode } = codes;

  const informPerson = (tx: TransactionSql, to: string, change: SecondFactorChange) =>
    mail.send({ to, ...createSecondFactorLetter({ centre: centreName, change }) }, { tx });

  type Refused = Exclude<SecondFactorRefusal['status'], 'code-required' | 'unknown'> | 'unchanged';
  type Kind = 'TurnOnSecondFactor' | 'TurnOffSecondFactor' | 'ReplaceRecoveryCodes' | 'RequireSecondFactor';
  const change = async (
    request: AccountChangeRequest & { readonly kind: Kind },
    prepare: () => Promise<ChangeRow<Refused> | Refused>,
  ): Promise<SecondFactorOutcome> => {
    const changed = await changeAccount(parts, request, prepare);
    if (changed === 'too-many-codes') {
      return { status: changed, retryAfterSeconds: await codes.loadRetryAfterSeconds(request.id) };
    }
    if (changed === 'key-missing' || changed === 'unchanged') return { status: 'changed' };
    return typeof changed === 'string' ? { status: changed } : { status: 'changed', ...changed };
  };

  /** Changes the second factor of a person who proves with password and code that it is theirs. */
  const changeWithProof = async (
    request: AccountChangeRequest & { readonly kind: Kind },
    { password, code }: Proof,
    apply: ChangeRow<Refused>,
  ): Promise<SecondFactorOutcome> =>
    change(request, async () => {
      if (!(await isPasswordOfPerson(sql, request.id, password))) return 'wrong-password';
      const factor = await loadFactor(request.id);
      if (!factor?.isOn) return 'second-factor-off';
      const admitted = await admitCode(request.id);
      if ('status' in admitted) return 'too-many-codes';
      return async (tx, account) => {
        if (!(await consumeCode(tx, request.id, factor, code))) return 'wrong-code';
        await admitted.refund();
        return apply(tx, account);
      };
    });

  return {
    checkSignInCode,

    /** Since when the second factor is on, and how many recovery codes are left; undefined while it is off. */
    async findSecondFactor(
      personId: string,
    ): Promise<{ readonly since: Date; readonly codesLeft: number } | undefined> {
      const [factor] = await sql<{ since: Date; codesLeft: number }[]>`
        select turned_on_at as since,
          (select count(*)::int from accounts.recovery_code where person_id = ${personId}) as "codesLeft"
        from accounts.second_factor where person_id = ${personId} and turned_on_at is not null`;
      return factor;
    },

    /**
     * Makes a secret for the person's app, which replaces the one of a set-up that was not finished. Check the password
     * first.
     */
    async startSecondFactor(
      personId: string,
      account: string,
    ): Promise<{ readonly secret: string; readonly uri: string } | { readonly status: 'second-factor-on' }> {
      const { secret, wrapped } = codes.createSecret(personId);
      const stored = await sql`
        insert into accounts.second_factor as factor (person_id, secret) values (${personId}, ${wrapped})
        on conflict (person_id) do update set secret = excluded.secret where factor.turned_on_at is null`;
      if (stored.count === 0) return { status: 'second-factor-on' };
      return toTotpSetup(secret, { issuer: centreName, account });
    },

    /** Turns the second factor on with a code of the app that got the secret. The person's sessions stay. */
    async turnOnSecondFactor(
      request: AccountChangeRequest,
      code: string,
    ): Promise<SecondFactorOutcome<{ readonly recoveryCodes: readonly string[] }>> {
      const outcome = await change({ ...request, kind: 'TurnOnSecondFactor' }, async () => {
        const factor = await loadFactor(request.id);
        if (factor?.isOn) return 'second-factor-on';
        return async (tx, { email }) => {
          if (!factor || !(await consumeCode(tx, request.id, factor, code))) return 'wrong-code';
          await tx`update accounts.second_factor set turned_on_at = now() where person_id = ${request.id}`;
          await insertRecoveryCodes(tx, request);
          await informPerson(tx, email, 'on');
          return { type: 'TurnOnSecondFactor' };
        };
      });
      return outcome.status === 'changed' ? { ...outcome, recoveryCodes: toRecoveryCodes(request) } : outcome;
    },

    /** Makes new recovery codes; the earlier ones are void. */
    async replaceRecoveryCodes(
      request: AccountChangeRequest,
      proof: Proof,
    ): Promise<SecondFactorOutcome<{ readonly recoveryCodes: readonly string[] }>> {
      const outcome = await changeWithProof(
        { ...request, kind: 'ReplaceRecoveryCodes' },
        proof,
        async (tx, { email }) => {
          await tx`delete from accounts.recovery_code where person_id = ${request.id}`;
          await insertRecoveryCodes(tx, request);
          await informPerson(tx, email, 'codes');
          return { type: 'ReplaceRecoveryCodes' };
        },
      );
      return outcome.status === 'changed' ? { ...outcome, recoveryCodes: toRecoveryCodes(request) } : outcome;
    },

    /** Turns off the second factor of the person who asks. */
    turnOffSecondFactor: (request: AccountChangeRequest, proof: Proof): Promise<SecondFactorOutcome> =>
      changeWithProof({ ...request, kind: 'TurnOffSecondFactor' }, proof, async (tx, { email }) => {
        await tx`delete from accounts.second_factor where person_id = ${request.id}`;
        await informPerson(tx, email, 'off');
        return { type: 'TurnOffSecondFactor' };
      }),

    /** Of these people, those whose second factor is on. */
    async findPeopleWithSecondFactor(personIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await sql<{ id: string }[]>`
        select person_id as id from accounts.second_factor
        where person_id = any(${[...personIds]}::uuid[]) and turned_on_at is not null`;
      return new Set(rows.map(({ id }) => id));
    },

    async isSecondFactorRequired(): Promise<boolean> {
      const [rules] = await sql<{ required: boolean }[]>`
        select second_factor_of_tutors as required from accounts.sign_in_rules`;
      return rules?.required ?? true;
    },

    /**
     * Requires the second factor of all tutors and owners, or no longer. The sessions and sockets of those who lack it
     * end, and they turn it on after their next sign-in. The owner who requires it must have it.
     */
    async requireSecondFactor(request: AccountChangeRequest, required: boolean): Promise<SecondFactorOutcome> {
      const ended: EndedSession[] = [];
      const outcome = await change({ ...request, kind: 'RequireSecondFactor' }, async () => async (tx) => {
        const factors = await tx`
          select 1 from accounts.second_factor where person_id = ${request.id} and turned_on_at is not null for share`;
        if (required && factors.count === 0) return 'second-factor-missing';
        const rules = await tx`
          insert into accounts.sign_in_rules as rules (second_factor_of_tutors) values (${required})
          on conflict (only_row) do update set second_factor_of_tutors = ${required}
          where rules.second_factor_of_tutors <> ${required}`;
        if (rules.count === 0) return 'unchanged';
        if (required) ended.push(...(await deleteSessionsWithoutSecondFactor(tx)));
        return { type: 'RequireSecondFactor', required };
      });
      await notifyEnded(ended);
      return outcome;
    },

    /**
     * Turns off the second factor of somebody who lost their phone and their recovery codes. The caller checks that the actor
     * may do so. All sessions of the person end, because somebody else may have the phone.
     */
    async resetSecondFactor(request: AccountChangeRequest): Promise<SecondFactorOutcome> {
      const ended: EndedSession[] = [];
      const outcome = await change({ ...request, kind: 'TurnOffSecondFactor' }, async () => async (tx, { email }) => {
        const turnedOff = await tx`
          delete from accounts.second_factor where person_id = ${request.id} and turned_on_at is not null`;
        if (turnedOff.count === 0) return 'second-factor-off';
        ended.push(...(await deleteSessionsOfPerson(tx, request.id)));
        await informPerson(tx, email, 'reset');
        return { type: 'TurnOffSecondFactor' };
      });
      await notifyEnded(ended);
      return outcome;
    },
  };
};

const deleteSessionsWithoutSecondFactor = (tx: TransactionSql) => tx<EndedSession[]>`
  delete from accounts.session using accounts."user" person
  where person.id = session."userId" and person.role = 'tutor' and not exists (
    select from accounts.second_factor where person_id = person.id and turned_on_at is not null)
  returning session.id as "sessionId", person.id as "personId"`;
