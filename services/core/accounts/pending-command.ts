import type { ImportedBalance } from '#events/classes/student/commands.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import type { AccountCommand } from '#events/people/account/account-decider.ts';
import { toAccountStream } from '#events/people/account/account-stream.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import { parseEventMetadata } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';

interface Command {
  /** The command's id in the log, so that repeating it writes nothing twice. */
  readonly commandId: string;
  readonly actor: Actor;
}

/**
 * The command that the log must get after a change of an account, stored with that change in one transaction. Name and
 * e-mail are stored in the account itself.
 */
export type PendingCommand =
  /**
   * `today` is null until the e-mail is confirmed, because the enrolment takes effect on the day of the confirmation.
   */
  | (Command & {
      readonly type: 'EnrolStudent';
      readonly classes: number;
      readonly via: 'sign-up' | 'tutor';
      readonly today: string | null;
      /** The line of a file from which the student is imported. */
      readonly imported?: ImportedBalance;
      /** Set if a tutor approved the account, which waits for another decision if the log refuses the enrolment. */
      readonly approves?: true;
    })
  | (Command & { readonly type: 'RestoreStudent' })
  /**
   * Stored in the account that is merged into a student. The account is removed once the student's own account has its
   * e-mail and password.
   */
  | (Command & {
      readonly type: 'MergeSignUp';
      readonly studentId: string;
      readonly studentName: string;
      /** True for a former student, who has no account. */
      readonly restores: boolean;
    })
  /** Stored in a new family account, which is removed if the log refuses that it uses the invitation. */
  | (Command & { readonly type: 'GiveFamilyAccess'; readonly studentId: string; readonly invitation: string })
  | (Command & { readonly type: 'JoinTutor'; readonly owner: boolean })
  | TutorCommandWithAccount
  /** The account is removed once the log has it, or refuses it. */
  | (Command & { readonly type: 'WithdrawInvitation' })
  | OwnerLeavingCommand
  /** What was changed in an account, and the e-mail before, which the account gets back if the log refuses another one. */
  | (Command & { readonly type: 'ChangeAccount'; readonly change: AccountCommand; readonly emailBefore: string })
  /** The account is removed once the log has the archiving. */
  | (Command & {
      readonly type: 'ArchiveStudent';
      readonly ifMatch: number | null;
      readonly import?: string | undefined;
    });

/** The commands of an invited person, whose account has no password until they accept. */
type TutorCommandWithAccount =
  | (Command & { readonly type: 'InviteTutor'; readonly owner: boolean })
  | (Command & { readonly type: 'AcceptInvitation' });

/**
 * A command that may leave the centre without an owner. PostgreSQL admits one at a time (migration 0009). The account of an
 * archived tutor is removed once the log has the archiving.
 */
export type OwnerLeavingCommand =
  | (Command & { readonly type: 'ArchiveTutor'; readonly homeworkTo: string })
  | (Command & { readonly type: 'RemoveOwner' });

/** The commands on the stream of a tutor. */
export type TutorPendingCommand = Extract<
  PendingCommand,
  { type: 'JoinTutor' | 'InviteTutor' | 'AcceptInvitation' | 'WithdrawInvitation' | 'ArchiveTutor' | 'RemoveOwner' }
>;

/** The stored account, whose id is that of its person, and the command that is pending for it. */
export interface AccountWithPendingCommand<P extends PendingCommand = PendingCommand> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly pending: P;
}

/** The person whose record the command changes. */
export const getPendingCommandPersonId = (id: string, pending: PendingCommand): string =>
  'studentId' in pending ? pending.studentId : id;

/** The stream that the command writes to. */
export const toPendingCommandStream = (id: string, pending: PendingCommand): string => {
  switch (pending.type) {
    case 'JoinTutor':
    case 'InviteTutor':
    case 'AcceptInvitation':
    case 'WithdrawInvitation':
    case 'ArchiveTutor':
    case 'RemoveOwner':
      return toTutorStream(id);
    case 'ChangeAccount':
      return toAccountStream(id);
    default:
      return toStudentStream(getPendingCommandPersonId(id, pending));
  }
};

/** The version of a stream (0 if it does not exist), and whether the stream already has the command. */
export const lookUpCommand = async (
  store: EventStore,
  stream: string,
  commandId: string,
): Promise<{ readonly version: number; readonly isRecorded: boolean }> => {
  const events = await store.read(stream);
  return {
    version: events.at(-1)?.version ?? 0,
    isRecorded: events.some((event) => parseEventMetadata(event).commandId === commandId),
  };
};

/** {@link lookUpCommand} in the stream that the command writes to. */
export const lookUpPendingCommand = (store: EventStore, id: string, pending: PendingCommand) =>
  lookUpCommand(store, toPendingCommandStream(id, pending), pending.commandId);
