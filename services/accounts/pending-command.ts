import type { Actor } from '#events/decider/recorded-event.ts';
import { readEventMetadata } from '#events/record/read-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { toStudentStream } from '#events/student/student-stream.ts';
import { toTutorStream } from '#events/tutor/tutor-stream.ts';

interface Command {
  /** Names the command in the log, so that repeating it writes nothing twice. */
  readonly commandId: string;
  readonly actor: Actor;
}

/**
 * The command that must follow a change of an account for the record to agree with it. It is stored with that change in
 * one transaction; name and e-mail stand in the account itself.
 */
export type PendingCommand =
  /** `today` is null until the sign-up is confirmed: the day of the confirmation is the day of the enrolment. */
  | (Command & {
      readonly type: 'EnrolStudent';
      readonly classes: number;
      readonly via: 'sign-up' | 'tutor';
      readonly today: string | null;
      /** Set where a tutor approved a new account: it waits again when the enrolment is refused. */
      readonly approves?: true;
    })
  | (Command & { readonly type: 'RestoreStudent' })
  /** Of a new account that is merged into a student: it goes when the student's own has its e-mail and password. */
  | (Command & {
      readonly type: 'MergeSignUp';
      readonly studentId: string;
      readonly studentName: string;
      /** Whether it is a former student, who has no account. */
      readonly restores: boolean;
    })
  | (Command & { readonly type: 'JoinTutor'; readonly owner: boolean })
  /** The account goes when the archiving is in the log. */
  | (Command & { readonly type: 'ArchiveStudent'; readonly ifMatch: number | null });

export interface PendingPerson<P extends PendingCommand = PendingCommand> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly pending: P;
}

/** The person whose record the command changes. */
export const subjectOf = (id: string, pending: PendingCommand): string =>
  pending.type === 'MergeSignUp' ? pending.studentId : id;

export const streamOf = (id: string, pending: PendingCommand): string =>
  pending.type === 'JoinTutor' ? toTutorStream(id) : toStudentStream(subjectOf(id, pending));

/** The version of the person's stream, 0 when it does not exist, and whether it holds the command already. */
export const lookUpCommand = async (
  store: EventStore,
  id: string,
  pending: PendingCommand,
): Promise<{ readonly version: number; readonly isRecorded: boolean }> => {
  const events = await store.read(streamOf(id, pending));
  return {
    version: events.at(-1)?.version ?? 0,
    isRecorded: events.some((event) => readEventMetadata(event).commandId === pending.commandId),
  };
};
