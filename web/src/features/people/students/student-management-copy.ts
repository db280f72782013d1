/** Texts of the list of students and of the dialogs that only this page opens. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { toClassCountText } from '../../../copy/counts.ts';

export const importStudentsText = 'Import';
export const createStudentText = 'Create Student';
export const studentListTexts = {
  /** Below the two numbers of a balance. */
  unit: 'classes',
  practice: 'Practice',
  toFound: (found: number, of: number) => `${found} of ${of} shown`,
  noneFound: 'No students found',
  toNoneContains: (searched: string) => `No name or email contains “${searched}”.`,
  showAll: 'Show all students',
};
/** The two acts on a student. Phones show only the second word. */
export const studentActTexts = {
  mark: { verb: 'Mark', noun: 'Attendance' },
  manage: { verb: 'Manage', noun: 'Classes' },
};
export const toUncoveredCountText = (count: number) => `${count} uncovered`;
export const toLowText = (remaining: number) => `Low: ${toClassCountText(remaining)} left`;

export const createStudentTexts = {
  title: 'Create Student Account',
  description: 'They can sign in with this email and password at once.',
  acting: 'Creating...',
  classes: 'Initial classes',
};
export const credentialTexts = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  toPasswordHint: (least: number) => `At least ${least} characters.`,
};
export const formerStudentsTexts = {
  heading: 'Former students',
  none: { title: 'No former students', text: 'Students you delete are kept here with their history.' },
  toDeletedOn: (date: string) => `deleted ${date}`,
  restore: 'Restore',
};
export const restoreStudentTexts = {
  title: (name: string) => `Restore ${isolateBidi(name)}`,
  description: 'Classes and history are kept. They need a new password.',
  act: 'Restore Student',
  acting: 'Restoring...',
};

export const archiveDialogTexts = {
  title: (name: string) => `Delete ${isolateBidi(name)}?`,
  over: 'Deleted already',
  /** The student’s name comes first. */
  consequences: (email: string) =>
    `is signed out at once, leaves all lists and can no longer sign in. The email ${email} is free again.`,
};

/** Another address with which a student signs in. */
export const changeStudentEmailTexts = {
  open: 'Change email',
  title: (name: string) => `Change the email of ${isolateBidi(name)}`,
  toDescription: (sendsMail: boolean) =>
    `They sign in with the new address from now on, with the same password.${sendsMail ? ' We let the old address know by email.' : ''}`,
  address: 'Email',
  act: 'Change email',
  acting: 'Saving...',
  done: 'Email changed',
  failed: 'The email was not changed',
};

/** For a student who lost the phone and the recovery codes. */
export const resetTwoStepTexts = {
  open: 'Turn off two-step sign-in',
  title: (name: string) => `Turn off two-step sign-in for ${isolateBidi(name)}?`,
  consequences:
    'For a student who lost their phone and their recovery codes. Make sure that it is them who asks. Their password alone signs them in, all their devices are signed out, and we tell them by email.',
  act: 'Turn off',
  acting: 'Turning off...',
  done: 'Two-step sign-in turned off',
  failed: 'Two-step sign-in was not turned off',
  unconfirmed: "We couldn't confirm that two-step sign-in is off",
};
