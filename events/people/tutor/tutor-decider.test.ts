import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { TutorEvent } from './events.ts';
import { type TutorCommand, tutorDecider } from './tutor-decider.ts';

const { initial, decide, evolve } = tutorDecider;
const sam = { name: 'Sam Reed', email: 'sam@example.com' };
const joined: TutorEvent = { type: 'TutorJoined', data: { ...sam, owner: false } };
const joinedAsOwner: TutorEvent = { type: 'TutorJoined', data: { ...sam, owner: true } };
const invited: TutorEvent = { type: 'TutorInvited', data: { ...sam, owner: true } };
const withdrawn: TutorEvent = { type: 'TutorInvitationWithdrawn', data: {} };
const archived: TutorEvent = { type: 'TutorArchived', data: { homeworkTo: 'ana' } };
const actor = { id: 'ana', role: 'owner' } as const;

const after = (events: readonly TutorEvent[]) =>
  events.reduce(
    (state, event) => evolve(state, { ...event, metadata: { commandId: 'c', actor } } as RecordedEvent<TutorEvent>),
    initial,
  );
const decideAfter = (events: readonly TutorEvent[], command: TutorCommand) => decide(after(events), command, undefined);
const typesOf = (decision: ReturnType<typeof decideAfter>) =>
  typeof decision === 'string' ? decision : decision.map(({ type }) => type);

const invite = { type: 'InviteTutor', ...sam, owner: true } as const;
const accept = { type: 'AcceptInvitation', ...sam } as const;
const archive = { type: 'ArchiveTutor', homeworkTo: 'ana', canTakeOver: true, isLastOwner: false } as const;

test('JoinTutor: records a tutor once, with or without the owner flag', () => {
  const join = { type: 'JoinTutor', ...sam, owner: true } as const;
  expect(decideAfter([], join)).toEqual([joinedAsOwner]);
  expect(decideAfter([joined], join)).toEqual([]);
});

test.each<[string, TutorEvent[], TutorCommand, string | string[]]>([
  ['an invitation of somebody new', [], invite, ['TutorInvited']],
  ['another invitation while one is open', [invited], invite, 'invitation-open'],
  ['an invitation after a withdrawn one', [invited, withdrawn], invite, ['TutorInvited']],
  ['an invitation of a current tutor', [joined], invite, 'tutor-current'],
  ['an invitation of an archived tutor', [joined, archived], invite, ['TutorInvited']],
  ['a new link', [invited], { type: 'RenewInvitation' }, ['TutorInvitationRenewed']],
  ['a new link without an invitation', [joined], { type: 'RenewInvitation' }, 'invitation-unknown'],
  ['a withdrawal', [invited], { type: 'WithdrawInvitation' }, ['TutorInvitationWithdrawn']],
  ['a second withdrawal', [invited, withdrawn], { type: 'WithdrawInvitation' }, 'invitation-unknown'],
  ['a withdrawal of what was accepted', [invited, joinedAsOwner], { type: 'WithdrawInvitation' }, 'invitation-unknown'],
  ['an acceptance', [invited], accept, ['TutorJoined']],
  ['an acceptance by an archived tutor', [joined, archived, invited], accept, ['TutorRestored']],
  ['an acceptance without an invitation', [invited, withdrawn], accept, 'invitation-unknown'],
  ['a second acceptance', [invited, joinedAsOwner], accept, 'invitation-unknown'],
])('tutorDecider: decides about %s', (_, events, command, expected) => {
  expect(typesOf(decideAfter(events, command))).toEqual(expected);
});

test('AcceptInvitation: makes somebody what they were invited as', () => {
  expect(decideAfter([invited], accept)).toEqual([joinedAsOwner]);
  expect(
    after([joined, archived, invited, { type: 'TutorRestored', data: { email: sam.email, owner: true } }]),
  ).toEqual({
    ...{ status: 'current', owner: true, invitation: undefined, handover: undefined },
  });
});

test.each<[string, TutorEvent[], TutorCommand, string | string[]]>([
  ['of a tutor', [joined], archive, ['TutorArchived']],
  ['of an archived tutor', [joined, archived], archive, 'tutor-unknown'],
  ['of somebody who has only been invited', [invited], archive, 'tutor-unknown'],
  ['without a tutor for the homework', [joined], { ...archive, canTakeOver: false }, 'homework-tutor-unknown'],
  ['of an owner beside others', [joinedAsOwner], archive, ['TutorArchived']],
  ['of the last owner', [joinedAsOwner], { ...archive, isLastOwner: true }, 'last-owner'],
  ['of a tutor beside one owner', [joined], { ...archive, isLastOwner: true }, ['TutorArchived']],
])('ArchiveTutor: decides about the archiving %s', (_, events, command, expected) => {
  expect(typesOf(decideAfter(events, command))).toEqual(expected);
});

test('ArchiveTutor: ends ownership, and remembers who has the homework until the tutor is back', () => {
  const state = after([joinedAsOwner, archived]);
  expect(state).toMatchObject({ status: 'archived', owner: false, handover: { to: 'ana', commandId: 'c', actor } });
});

test.each<[string, TutorEvent[], TutorCommand, string | string[]]>([
  ['MakeOwner: a tutor becomes an owner', [joined], { type: 'MakeOwner' }, ['OwnerMade']],
  ['MakeOwner: an owner stays one', [joinedAsOwner], { type: 'MakeOwner' }, []],
  ['MakeOwner: is refused for an archived tutor', [joined, archived], { type: 'MakeOwner' }, 'tutor-unknown'],
  ['MakeTutorPasswordCode: is recorded', [joined], { type: 'MakeTutorPasswordCode' }, ['TutorPasswordCodeMade']],
  [
    'MakeTutorPasswordCode: is refused for an archived tutor',
    [joined, archived],
    { type: 'MakeTutorPasswordCode' },
    'tutor-unknown',
  ],
  ['RemoveOwner: an owner becomes a tutor', [joinedAsOwner], removeOwner(false), ['OwnerRemoved']],
  ['RemoveOwner: is refused for the last owner', [joinedAsOwner], removeOwner(true), 'last-owner'],
  ['RemoveOwner: a tutor stays one', [joined], removeOwner(true), []],
])('%s', (_, events, command, expected) => {
  expect(typesOf(decideAfter(events, command))).toEqual(expected);
});

function removeOwner(isLastOwner: boolean): TutorCommand {
  return { type: 'RemoveOwner', isLastOwner };
}
