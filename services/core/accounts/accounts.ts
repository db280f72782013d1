import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { RuleHistory } from '#events/core/centre/centre-rules.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import type { IdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import type { Config } from '#services/platform/config/config.ts';
import type { JobQueue } from '#services/platform/jobs/job-queue.ts';
import type { SharedLimits } from '#services/platform/limits/shared-limits.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import { createAccountLinks } from './account-links.ts';
import { createApplicantQueries } from './applicants.ts';
import { type ArchiveStudentRequest, archiveStudent } from './archive-student.ts';
import type { Auth } from './auth.ts';
import type { AccountChangeRequest } from './change-account.ts';
import { type ChangePasswordRequest, changePassword, isPasswordOfPerson } from './change-password.ts';
import { changeTutor } from './change-tutor.ts';
import type { AccountWithPendingMerge, HandleCommand } from './complete-pending-command.ts';
import type { NewAccount } from './create-account.ts';
import { createEmailChange, type EmailChangeOutcome } from './email-change.ts';
import { createEmailConfirmation, type EmailConfirmationOutcome } from './email-confirmation.ts';
import { type EndSessionsRequest, endSessions } from './end-sessions.ts';
import { createFamilyAccountQueries } from './family-accounts.ts';
import { findAddressHolder } from './find-address-holder.ts';
import { moveAccount } from './move-account.ts';
import { createPasswordReset } from './password-reset.ts';
import type { PendingCommand } from './pending-command.ts';
import {
  completeAllPendingCommands,
  completeCommandOfAccount,
  PENDING_COMMAND_GRACE_SECONDS,
} from './pending-commands.ts';
import { type RegistrationOutcome, registerAccount } from './register-account.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSessionStore } from './sessions.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';
import { type SignUpMode, type SignUpOutcome, type SignUpRequest, signUp } from './sign-up.ts';
import {
  approveSignUp,
  declineSignUp,
  type MergeTarget,
  mergeSignUp,
  type SignUpDecisionOutcome,
  type SignUpDecisionRequest,
} from './sign-up-decisions.ts';
import { createSignUpIdempotencyKeys } from './sign-up-idempotency-keys.ts';
import { createTutorInvitations } from './tutor-invitations.ts';

export interface AccountServiceParts {
  readonly sql: Sql;
  readonly config: Pick<
    Config,
    'sessionSecret' | 'personalDataKey' | 'publicUrl' | 'emailConfirmation' | 'trustUnconfirmed' | 'centreName'
  >;
  readonly signUps: SignUpMode;
  readonly limits: SharedLimits;
  readonly jobs: JobQueue;
  readonly mail: MailService;
  readonly handle: HandleCommand;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly store: EventStore;
  /** Returns the current civil date (`YYYY-MM-DD`) in the centre's time zone. */
  readonly today: () => string;
  /** The rules that the centre ever had or will have. */
  readonly loadRuleHistory: () => Promise<RuleHistory>;
  readonly log: Pick<Logger, 'error'>;
}
export type AccountService = ReturnType<typeof createAccountService>;

/** Sign-in, sign-up and sessions. Keeps each account consistent with the stream of its person. */
export const createAccountService = ({
  sql,
  config,
  signUps,
  limits,
  jobs,
  mail,
  handle,
  idempotencyKeys,
  store,
  today,
  loadRuleHistory,
  log,
}: AccountServiceParts) => {
  let loading: Promise<Auth> | undefined;
  const auth = (): Promise<Auth> => {
    loading ??= import('./auth.ts').then(({ createAuth }) => createAuth({ sql, ...config }));
    return loading;
  };
  const sessions = createSessionStore({ sql, ...config, auth });
  const { notifyEnded, removeAccount } = sessions;
  const confirmation = createEmailConfirmation({ sql, limits, mail, mode: signUps, today, notifyEnded, ...config });
  const requests = createSignUpIdempotencyKeys({ sql, sessionSecret: config.sessionSecret });
  const moving = { sql, mail, notifyEnded, centreName: config.centreName };
  const parts = {
    ...{ sql, store, handle, idempotencyKeys, today, loadRuleHistory, removeAccount },
    moveAccount: (applicant: AccountWithPendingMerge) => moveAccount(moving, applicant),
  };
  /** Notifies open screens of tutors that the list of sign-up requests has changed. */
  const announceApplicants = async (): Promise<void> => {
    await notifyTutors(sql, 'sign-ups').catch((error) =>
      log.error({ err: error }, 'a changed list of sign-up requests was not announced'),
    );
  };
  const changes = { ...parts, ...{ limits, mail, notifyEnded }, ...config };
  const passwordReset = createPasswordReset({
    ...changes,
    sendConfirmationLink: (email) => confirmation.sendLink(email),
  });
  const emailChange = createEmailChange(changes);
  const secondFactor = createSecondFactor(changes);
  const links = createAccountLinks({ jobs, ...passwordReset, ...emailChange });
  const tutorInvitations = createTutorInvitations(changes);
  const decisions = { ...parts, notifyEnded, announceApplicants };

  return {
    ...sessions,
    ...createApplicantQueries(sql),
    ...createFamilyAccountQueries(sql),
    ...passwordReset,
    ...emailChange,
    ...secondFactor,
    ...links,
    ...tutorInvitations,
    signUps,

    /** See {@link findAddressHolder}. */
    findAddressHolder: (email: string) => findAddressHolder(sql, email),

    /** See {@link registerAccount}. */
    register: <P extends PendingCommand>(account: NewAccount<P>): Promise<RegistrationOutcome<P>> =>
      registerAccount(parts, account),

    /** See {@link archiveStudent}. */
    archive: (request: ArchiveStudentRequest) => archiveStudent(parts, request),

    /** See {@link changeTutor}. */
    changeTutor: (id: string, change: Parameters<typeof changeTutor>[2]) => changeTutor(parts, id, change),

    /** Signs anybody up as a student; see {@link signUp}. */
    signUp: (request: SignUpRequest): Promise<SignUpOutcome> =>
      signUp(
        {
          ...{ ...parts, ...confirmation, limits, requests, announceApplicants },
          ...{ mode: signUps, emailConfirmation: config.emailConfirmation },
        },
        request,
      ),

    /** See {@link approveSignUp}. */
    approveSignUp: (request: SignUpDecisionRequest): Promise<SignUpDecisionOutcome> =>
      approveSignUp(decisions, request),

    /** See {@link declineSignUp}. */
    declineSignUp: (request: SignUpDecisionRequest): Promise<SignUpDecisionOutcome> =>
      declineSignUp(decisions, request),

    /** See {@link mergeSignUp}. */
    mergeSignUp: (request: SignUpDecisionRequest, into: MergeTarget): Promise<SignUpDecisionOutcome> =>
      mergeSignUp(decisions, request, into),

    /** Checks the password, and the code if the person's second factor is on, and starts a session. */
    async signIn(
      email: string,
      password: string,
      { code, userAgent = '' }: { readonly code?: string | undefined; readonly userAgent?: string | undefined } = {},
    ): Promise<SignInOutcome> {
      const checkCode = (personId: string) => secondFactor.checkSignInCode(personId, code);
      const answer = await signIn(sql, await auth(), { email, password, userAgent, checkCode });
      if (answer.status === 'signed-in') await sessions.endOldestSessions(answer.userId);
      return answer;
    },

    /** See {@link changePassword}. */
    changePassword: (request: ChangePasswordRequest) => changePassword(changes, request),

    isCurrentPassword: (personId: string, password: string) => isPasswordOfPerson(sql, personId, password),

    /** See `createEmailChange`. The list of sign-up requests has the addresses of applicants. */
    async confirmEmailChange(token: string, request: AccountChangeRequest): Promise<EmailChangeOutcome> {
      const outcome = await emailChange.confirmEmailChange(token, request);
      if (outcome.status === 'changed' && outcome.position === undefined) await announceApplicants();
      return outcome;
    },

    /** See {@link endSessions}. */
    endSessions: (request: EndSessionsRequest) => endSessions(changes, request),

    emailToConfirm: confirmation.emailToConfirm,

    /**
     * Confirms the e-mail to which a link was sent and sets the password; works once per link. Enrols the student,
     * unless a tutor must approve the account first.
     */
    async confirmEmail(token: string, password: string): Promise<EmailConfirmationOutcome & { position?: bigint }> {
      const confirmed = await confirmation.confirm(token, password);
      if (confirmed.status === 'confirmation-invalid') return confirmed;
      if (confirmed.awaitsApproval) await announceApplicants();
      const answer = await completeCommandOfAccount(parts, confirmed.id);
      return { ...confirmed, ...(answer?.status === 'done' && { position: answer.position }) };
    },

    /** Completes the commands that an earlier run left pending. Must be called before the server listens. */
    async completeEnrolments(): Promise<number> {
      if (config.trustUnconfirmed) await confirmation.confirmEverybody();
      return completeAllPendingCommands(parts, log, 0);
    },

    /**
     * Completes commands that this or another copy of the program left pending. A background job calls it repeatedly.
     */
    completeLeftCommands: (): Promise<number> => completeAllPendingCommands(parts, log, PENDING_COMMAND_GRACE_SECONDS),
  };
};
