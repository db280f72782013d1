/** Texts for tutors about accounts that people have created themselves. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const toSignUpsDescriptionText = (days: number | undefined) =>
  `These people signed up. They can practice, but appear on no list until you approve them.${days === undefined ? '' : ` Unapproved accounts are removed after ${formatCount(days, 'day')}.`}`;
export const signUpsLoadingFailedText = 'Error loading new accounts';
export const toSignedUpText = (when: string) => `signed up ${when}`;

export const toShowAllSignUpsText = (count: number) => `Show all ${count}`;

export const approveText = 'Approve';
export const approvingText = 'Approving...';
export const toApprovedTexts = (name: string) => ({
  title: 'Account approved',
  detail: `${isolateBidi(name)} is a student now.`,
});
export const approvingFailedText = 'Error approving account';

/** Texts of the dialog that approves an account and invites the family. */
export const approveAndInviteTexts = {
  act: 'Approve and invite family',
  acting: 'Approving...',
  toTitle: (name: string) => `Approve ${isolateBidi(name)} and invite the family`,
  toDescription: (firstName: string) =>
    `${isolateBidi(firstName)} becomes a student. A parent gets a link to a family account, which sees classes, attendance, homework and grades, and changes nothing.`,
  /** Beside the address of the parent. */
  toOwnAddress: (firstName: string, email: string) =>
    `${isolateBidi(firstName)} signs in with ${isolateBidi(email)}. A family account needs another address.`,
  linkAlone: 'Leave it empty to hand over the link yourself.',
  sentThere: 'The invitation is sent there. Leave it empty to hand over the link yourself.',
  toApprovedTitle: (name: string) => `${isolateBidi(name)} is approved`,
  toNotInvited: (firstName: string) => `${isolateBidi(firstName)} is a student now. The family is not invited yet.`,
  invite: 'Invite',
  inviting: 'Inviting...',
  toInvitedTitle: (firstName: string) => `Invitation for the family of ${isolateBidi(firstName)}`,
  toInvited: (firstName: string, until: string) =>
    `${isolateBidi(firstName)} is a student now. Hand this link over to the family, or print it as a card. It works once, until ${formatWeekdayAndDate(until)}.`,
  link: 'Link',
  copyLink: 'Copy the link of the invitation',
};

export const mergeText = 'Merge';
export const mergingText = 'Merging...';
export const toMergeTitleText = (name: string) => `Merge ${isolateBidi(name)} into a student`;
export const mergeDescriptionText = 'For someone who signed up although they already have an account here.';
export const mergeIntoText = 'Existing student';
export const chooseStudentText = 'Choose a student';
export const noStudentChosenText = 'Please choose the student whose account this is.';
export const toMergeConsequencesText = (student: { name: string; email: string }, email: string) =>
  `${isolateBidi(student.name)} will sign in with ${email} and the password of the new account. ` +
  `${student.email} and its password stop working, and they are signed out everywhere. ` +
  'Classes, homework and practice don’t change. Merge only if you know that this is the same person.';
export const toRestoreConsequencesText = (student: { name: string }, email: string) =>
  `${isolateBidi(student.name)} is restored and will sign in with ${email} and the password of the new account. ` +
  'Classes, homework and practice are kept. Merge only if you know that this is the same person.';
export const toMergedTexts = (name: string) => ({
  title: 'Accounts merged',
  detail: `${isolateBidi(name)} signs in with the new email address now.`,
});
export const mergingFailedText = 'Error merging accounts';

export const declineText = 'Decline';
export const decliningText = 'Declining...';
export const toDeclineTitleText = (name: string) => `Decline ${isolateBidi(name)}?`;
export const toDeclineConsequencesText = (email: string) =>
  `The account of ${email} is removed at once, with everything practiced there. This cannot be undone; they can sign up again.`;
export const declinedTexts = { title: 'Account declined', detail: 'The account was removed.' };
export const decliningFailedText = 'Error declining account';

/** Texts of the list of recent decisions. */
export const decidedSignUpsTexts = {
  heading: 'New accounts decided in the last 30 days',
  none: {
    title: 'Nothing decided',
    text: 'Accounts that tutors approve, merge or decline are listed here for 30 days.',
  },
  did: { approved: 'Approved', merged: 'Merged', declined: 'Declined' },
  /** Before the student whose account it became. */
  into: 'into',
  anotherTutor: 'another tutor',
};
