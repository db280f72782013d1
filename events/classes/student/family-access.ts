/** The rules of what families may see of a student: invitations of tutors, and the accounts that used them. */
import { addDays } from '../../values/add-days.ts';
import { FAMILIES_PER_STUDENT_MAX, INVITATION_DAYS } from '../../values/limits.ts';
import type { FamilyAccessCommand } from './commands.ts';
import type { StudentEvent } from './events.ts';

/** The open invitations and the current accesses of a student, by the id of the invitation. */
export type FamilyAccesses = ReadonlyMap<string, FamilyAccess>;
interface FamilyAccess {
  /** The last civil date on which the invitation can be used. */
  readonly until: string;
  /** The account that used it; undefined while it is open. */
  readonly account: string | undefined;
}

export type FamilyAccessRefusal = 'invitation-invalid' | 'family-access-exists' | 'families-full';

export const decideFamilyAccess = (
  families: FamilyAccesses,
  command: FamilyAccessCommand,
  today: string,
): StudentEvent[] | FamilyAccessRefusal => {
  switch (command.type) {
    case 'InviteFamily':
      return invite(families, command, today);
    case 'WithdrawFamilyInvitation': {
      const { invitation } = command;
      return isOpen(families, invitation) ? [toWithdrawn(invitation)] : 'invitation-invalid';
    }
    case 'GiveFamilyAccess': {
      const { invitation, account, name } = command;
      const { until = '' } = families.get(invitation) ?? {};
      if (!isOpen(families, invitation) || until < today) return 'invitation-invalid';
      if (hasAccess(families, account)) return 'family-access-exists';
      return [{ type: 'FamilyAccessGiven', data: { invitation, account, name } }];
    }
    case 'EndFamilyAccess': {
      const { account } = command;
      return hasAccess(families, account) ? [{ type: 'FamilyAccessEnded', data: { account } }] : [];
    }
  }
};

const invite = (
  families: FamilyAccesses,
  { name, email, replaces }: Extract<FamilyAccessCommand, { type: 'InviteFamily' }>,
  today: string,
): StudentEvent[] | FamilyAccessRefusal => {
  if (replaces !== undefined && !isOpen(families, replaces)) return 'invitation-invalid';
  // Expired invitations do not count: they can no longer become an access.
  const counted = [...families].filter(
    ([id, { account, until }]) => id !== replaces && (account !== undefined || until >= today),
  );
  if (counted.length >= FAMILIES_PER_STUDENT_MAX) return 'families-full';
  const to = { ...(name !== '' && { name }), ...(email !== '' && { email }) };
  const invited = { ...to, until: addDays(today, INVITATION_DAYS) };
  return [...(replaces === undefined ? [] : [toWithdrawn(replaces)]), { type: 'FamilyInvited', data: invited }];
};

const toWithdrawn = (invitation: string): StudentEvent => ({ type: 'FamilyInvitationWithdrawn', data: { invitation } });

const isOpen = (families: FamilyAccesses, invitation: string): boolean => {
  const found = families.get(invitation);
  return found !== undefined && found.account === undefined;
};

export const hasAccess = (families: FamilyAccesses, account: string): boolean =>
  [...families.values()].some((each) => each.account === account);

/** Folds an event of the student's stream, `id` being its id. Archiving ends every invitation and every access. */
export const evolveFamilies = (families: FamilyAccesses, id: string, event: StudentEvent): FamilyAccesses => {
  switch (event.type) {
    case 'FamilyInvited':
      return new Map([...families, [id, { until: event.data.until, account: undefined }]]);
    case 'FamilyAccessGiven': {
      const { invitation, account } = event.data;
      return new Map([...families, [invitation, { until: families.get(invitation)?.until ?? '', account }]]);
    }
    case 'FamilyInvitationWithdrawn':
      return new Map([...families].filter(([invitation]) => invitation !== event.data.invitation));
    case 'FamilyAccessEnded':
      return new Map([...families].filter(([, { account }]) => account !== event.data.account));
    case 'StudentArchived':
      return new Map();
    default:
      return families;
  }
};
