/** The rules of one tutor. An owner is a tutor with a flag. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { Actor, RecordedEvent } from '../../kernel/recorded-event.ts';
import type { TutorEvent } from './events.ts';
import { toTutorStream } from './tutor-stream.ts';

export interface TutorState {
  readonly status: 'none' | 'current' | 'archived';
  readonly owner: boolean;
  /** The invitation that is open; undefined if there is none. */
  readonly invitation: { readonly owner: boolean } | undefined;
  /** Set while the tutor is archived: who took over their homework, and the command that said so. */
  readonly handover: HomeworkHandover | undefined;
}

export interface HomeworkHandover {
  readonly to: string;
  readonly commandId: string;
  readonly actor: Actor;
}

/** `isLastOwner`: whether nobody else owns the centre. It does not have to be known for a tutor who is no owner. */
export type TutorCommand =
  | { type: 'InviteTutor'; name: string; email: string; owner: boolean }
  | { type: 'RenewInvitation' }
  | { type: 'WithdrawInvitation' }
  | { type: 'AcceptInvitation'; name: string; email: string }
  /** Makes somebody a tutor without an invitation. */
  | { type: 'JoinTutor'; name: string; email: string; owner: boolean }
  /** `canTakeOver`: whether `homeworkTo` is another tutor who is not archived. */
  | { type: 'ArchiveTutor'; homeworkTo: string; canTakeOver: boolean; isLastOwner: boolean }
  | { type: 'MakeTutorPasswordCode' }
  | { type: 'MakeOwner' }
  | { type: 'RemoveOwner'; isLastOwner: boolean };

export type TutorRefusal =
  | 'tutor-unknown'
  | 'tutor-current'
  | 'invitation-open'
  | 'invitation-unknown'
  | 'last-owner'
  | 'homework-tutor-unknown';

type Decision = TutorEvent[] | TutorRefusal;

const initial: TutorState = { status: 'none', owner: false, invitation: undefined, handover: undefined };

const acceptInvitation = (
  { status, invitation }: TutorState,
  { name, email }: Extract<TutorCommand, { type: 'AcceptInvitation' }>,
): Decision => {
  if (!invitation) return 'invitation-unknown';
  const { owner } = invitation;
  return status === 'archived'
    ? [{ type: 'TutorRestored', data: { email, owner } }]
    : [{ type: 'TutorJoined', data: { name, email, owner } }];
};

const decide = (tutor: TutorState, command: TutorCommand): Decision => {
  switch (command.type) {
    case 'InviteTutor': {
      if (tutor.status === 'current') return 'tutor-current';
      const { name, email, owner } = command;
      return tutor.invitation ? 'invitation-open' : [{ type: 'TutorInvited', data: { name, email, owner } }];
    }
    case 'RenewInvitation':
      return tutor.invitation ? [{ type: 'TutorInvitationRenewed', data: {} }] : 'invitation-unknown';
    case 'WithdrawInvitation':
      return tutor.invitation ? [{ type: 'TutorInvitationWithdrawn', data: {} }] : 'invitation-unknown';
    case 'AcceptInvitation':
      return acceptInvitation(tutor, command);
    case 'JoinTutor': {
      const { name, email, owner } = command;
      return tutor.status === 'none' ? [{ type: 'TutorJoined', data: { name, email, owner } }] : [];
    }
    default:
      return tutor.status === 'current' ? decideForCurrent(tutor, command) : 'tutor-unknown';
  }
};

const decideForCurrent = (
  { owner }: TutorState,
  command: Extract<TutorCommand, { type: 'ArchiveTutor' | 'MakeTutorPasswordCode' | 'MakeOwner' | 'RemoveOwner' }>,
): Decision => {
  if (command.type === 'MakeTutorPasswordCode') return [{ type: 'TutorPasswordCodeMade', data: {} }];
  if (command.type === 'MakeOwner') return owner ? [] : [{ type: 'OwnerMade', data: {} }];
  if (owner && command.isLastOwner) return 'last-owner';
  if (command.type === 'RemoveOwner') return owner ? [{ type: 'OwnerRemoved', data: {} }] : [];
  const { homeworkTo, canTakeOver } = command;
  return canTakeOver ? [{ type: 'TutorArchived', data: { homeworkTo } }] : 'homework-tutor-unknown';
};

const evolve = (tutor: TutorState, { type, data, metadata }: RecordedEvent<TutorEvent>): TutorState => {
  switch (type) {
    case 'TutorInvited':
      return { ...tutor, invitation: { owner: data.owner } };
    case 'TutorInvitationRenewed':
    case 'TutorPasswordCodeMade':
      return tutor;
    case 'TutorInvitationWithdrawn':
      return { ...tutor, invitation: undefined };
    case 'TutorJoined':
    case 'TutorRestored':
      return { ...initial, status: 'current', owner: data.owner };
    case 'TutorArchived': {
      const { commandId, actor } = metadata;
      return { ...initial, status: 'archived', handover: { to: data.homeworkTo, commandId, actor } };
    }
    case 'OwnerMade':
      return { ...tutor, owner: true };
    case 'OwnerRemoved':
      return { ...tutor, owner: false };
  }
};

export const tutorDecider: Decider<TutorState, TutorCommand, TutorEvent, TutorRefusal> = { initial, decide, evolve };

export const tutorAggregate = defineAggregate(tutorDecider, {
  toStream: toTutorStream,
  toPerson: (id) => id,
  usesRules: false,
});
