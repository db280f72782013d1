/** Texts for tutors about accounts that people have created themselves. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { plural } from '../lib/plural.ts';

export const heading = 'New accounts';
export const about =
  'These people signed up. They can practice, and are on no list until you approve them. Unapproved accounts are removed after 30 days.';
export const loadingFailed = 'Error loading new accounts';
export const waiting = (count: number) => `${plural(count, 'new account')} to approve`;
export const review = 'Review';
export const signedUp = (when: string) => `signed up ${when}`;

export const showAll = (count: number) => `Show all ${count}`;

export const approve = 'Approve';
export const approving = 'Approving...';
export const approved = (name: string) => ({
  title: 'Account approved',
  detail: `${isolateBidi(name)} is a student now.`,
});
export const approvingFailed = 'Error approving account';

export const merge = 'Merge';
export const merging = 'Merging...';
export const mergeTitle = (name: string) => `Merge ${isolateBidi(name)} into a student`;
export const mergeAbout = 'For somebody who signed up although they already have an account here.';
export const mergeInto = 'Existing student';
export const chooseStudent = 'Choose a student';
export const noStudentChosen = 'Please choose the student whose account this is.';
export const mergeConsequences = (student: { name: string; email: string }, email: string) =>
  `${isolateBidi(student.name)} will sign in with ${email} and the password of the new account. ` +
  `${student.email} and its password stop working, and they are signed out everywhere. ` +
  'Classes, homework and practice stay as they are. Merge only if you know that this is the same person.';
export const restoreConsequences = (student: { name: string }, email: string) =>
  `${isolateBidi(student.name)} is restored and will sign in with ${email} and the password of the new account. ` +
  'Classes, homework and practice are as they were. Merge only if you know that this is the same person.';
export const merged = (name: string) => ({
  title: 'Accounts merged',
  detail: `${isolateBidi(name)} signs in with the new email address now.`,
});
export const mergingFailed = 'Error merging accounts';

export const decline = 'Decline';
export const declining = 'Declining...';
export const declineTitle = (name: string) => `Decline ${isolateBidi(name)}?`;
export const declineConsequences = (email: string) =>
  `The account of ${email} is removed at once, with everything practiced there. This cannot be undone; they can sign up again.`;
export const declined = { title: 'Account declined', detail: 'The account was removed.' };
export const decliningFailed = 'Error declining account';

/** Texts of the list of recent decisions. */
export const decided = {
  heading: 'New accounts decided in the last 30 days',
  none: {
    title: 'Nothing decided',
    text: 'Accounts that tutors approve, merge or decline are listed here for 30 days.',
  },
  did: { approved: 'Approved', merged: 'Merged', declined: 'Declined' },
  unnamed: 'New account',
  anotherTutor: 'another tutor',
};
