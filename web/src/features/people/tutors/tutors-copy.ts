/** Texts of the page with the tutors and owners of the centre. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { INVITATION_DAYS } from '#events/values/limits.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const tutorsTexts = {
  description: 'Who teaches and who owns the center. Only owners see this page.',
  failed: 'Error loading the tutors',
  loading: 'Loading tutors...',
  current: 'Current',
  invitations: 'Invitations',
  former: 'Former tutors',
  owner: 'Owner',
  you: 'You',
  expired: 'Expired',
  twoStep: 'Two-step sign-in',
};

const toSeenText = (lastSeen: string | undefined) => (lastSeen === undefined ? '' : ` · last seen ${lastSeen}`);
/** The homework is left out for somebody who has none. */
export const toTutorFactsText = (joined: string, lastSeen: string | undefined, homework: number) =>
  `joined ${joined}${toSeenText(lastSeen)}${homework > 0 ? ` · ${formatCount(homework, 'assignment', 'assignments')}` : ''}`;
export const toArchivedOnText = (date: string) => `archived ${date}`;
export const toInvitationValidText = (time: string) => `link valid until ${time}`;
export const invitationExpiredText = 'The link has expired.';

/** The acts on one person. The menu’s label completes them for screen readers. */
export const tutorActTexts = {
  toMore: (name: string) => `More for ${isolateBidi(name)}`,
  makeOwner: 'Make owner',
  removeOwner: 'Remove as owner',
  resetTwoStep: 'Turn off two-step sign-in',
  archive: 'Archive',
  restore: 'Restore',
  renew: 'New link',
  withdraw: 'Withdraw',
};

export const invitationTexts = {
  invite: 'Invite tutor',
  inviteTitle: 'Invite a tutor',
  toRestoreTitle: (name: string) => `Restore ${isolateBidi(name)}`,
  explanations: {
    invite: `They get a link with which they choose a password. It works once, for ${INVITATION_DAYS} days.`,
    restore: `They keep their name and everything they recorded. They get a link with which they choose a new password. It works once, for ${INVITATION_DAYS} days.`,
  },
  toRenewTitle: (name: string) => `New link for ${isolateBidi(name)}`,
  toRenewExplanation: (email: string) =>
    `Make a new link for ${email}, for ${INVITATION_DAYS} days. The link before stops working.`,
  name: 'Name',
  email: 'Email',
  asOwner: 'As an owner, who sees everything and manages tutors',
  act: 'Invite',
  acting: 'Inviting...',
  renewAct: 'Make a new link',
  renewing: 'Making the link...',
  failed: 'The invitation was not made',
  renewFailed: 'The link was not made',
  link: 'Link',
  toCopy: (name: string) => `Copy the link for ${isolateBidi(name)}`,
  toSent: (email: string) => `We sent this link to ${email}.`,
  handOver: 'Hand this link over: this center sends no email.',
  toValid: (time: string) => `It works once, until ${time}. It is shown only now.`,
};

export const archiveTutorTexts = {
  toTitle: (name: string) => `Archive ${isolateBidi(name)}?`,
  /** The tutor’s name comes first. */
  toConsequences: (email: string) =>
    `is signed out everywhere at once and can no longer sign in with ${email}. Their name stays in the record, and you can restore them.`,
  selfConsequences: 'You are signed out everywhere at once and can no longer sign in. Your name stays in the record.',
  toHomework: (count: number) => `${formatCount(count, 'assignment goes', 'assignments go')} to`,
  /** Also for homework that is saved while the dialog is open. */
  noHomework: 'Assignments go to',
  choose: 'Choose a tutor',
  required: 'Required: the tutor you choose takes over this homework.',
  missing: 'Choose who takes over the homework.',
  /** The button beside the field where only one tutor can take over. */
  toProposal: (name: string) => `Choose ${isolateBidi(name)}`,
  nobody: 'There is nobody else to take over. Invite another owner first.',
  acting: 'Archiving...',
  toDone: (name: string) => `${isolateBidi(name)} was archived`,
  failed: 'Not archived',
};

export const confirmedActTexts = {
  'make-owner': {
    toTitle: (name: string) => `Make ${isolateBidi(name)} an owner?`,
    text: 'Owners see everything, change the center’s rules, and invite, archive and remove tutors and owners.',
    confirm: 'Make owner',
    toDone: (name: string) => `${isolateBidi(name)} is an owner`,
    failed: 'Not made an owner',
  },
  'remove-owner': {
    toTitle: (name: string) => `Remove ${isolateBidi(name)} as owner?`,
    text: 'They stay a tutor, and no longer see the owner’s pages.',
    confirm: 'Remove as owner',
    toDone: (name: string) => `${isolateBidi(name)} is no longer an owner`,
    failed: 'Not removed as owner',
  },
  'reset-two-step': {
    toTitle: (name: string) => `Turn off two-step sign-in for ${isolateBidi(name)}?`,
    text: 'For a tutor who lost their phone and their recovery codes. Make sure that it is them who asks. Their password alone signs them in, all their devices are signed out, and we tell them by email.',
    confirm: 'Turn off',
    toDone: (name: string) => `Two-step sign-in turned off for ${isolateBidi(name)}`,
    failed: 'Two-step sign-in was not turned off',
  },
  withdraw: {
    toTitle: (name: string) => `Withdraw the invitation of ${isolateBidi(name)}?`,
    text: 'The link stops working, and the email address is free again.',
    confirm: 'Withdraw',
    toDone: (name: string) => `The invitation of ${isolateBidi(name)} was withdrawn`,
    failed: 'The invitation was not withdrawn',
  },
};
