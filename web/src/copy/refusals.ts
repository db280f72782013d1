/** What the activity says of commands that were refused and of sign-ins that failed. */

import type { ActivityRefusal } from '#contracts/activity.ts';
import { isolated } from '#contracts/isolated.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { instantTime } from '../lib/dates.ts';
import type { Sentence } from './activity.ts';

export const refusedWords: Record<ActivityRefusal['refused'], string> = {
  'command-refused': 'Refused',
  'sign-in-failed': 'Sign-in failed',
};

/** What somebody wanted to do, by operation; the student's name stands behind it. */
const wishes: Partial<Record<string, string>> = {
  addClasses: 'add classes for',
  removeClasses: 'remove classes from',
  applyWaitingClasses: 'apply waiting classes for',
  withdrawWaitingClasses: 'withdraw waiting classes of',
  settleUncoveredClass: 'settle a class of',
  markAttendance: 'mark the attendance of',
  correctAttendance: 'correct the attendance of',
  takeAttendance: 'mark the attendance of',
  deleteStudentAccount: 'delete the account of',
  restoreStudentAccount: 'restore the account of',
};
/** The same where it is about no one student. */
const wishesAboutNobody: Partial<Record<string, string>> = {
  takeAttendance: 'take attendance',
  createStudentAccount: 'create a student account',
  createHomework: 'create an assignment',
  updateHomework: 'edit an assignment',
  updateHomeworkAssignments: 'assign an assignment',
  deleteHomework: 'delete an assignment',
  restoreHomework: 'restore an assignment',
  submitHomework: 'submit an assignment',
  gradeSubmission: 'grade a submission',
  correctGrade: 'correct a grade',
};

const reasons: Partial<Record<ProblemCode, string>> = {
  'invalid-request': 'the entries were not valid',
  'not-json': 'the request could not be read',
  'body-too-large': 'the request was too large',
  unauthorized: 'this account may not do that',
  'wrong-origin': 'it was sent from another site',
  'too-many-requests': 'there were too many requests',
  'student-unknown': 'there is no such student',
  'student-archived': 'the account has been deleted',
  'student-not-archived': 'the account has not been deleted',
  'date-in-future': 'the date was in the future',
  'nothing-waiting': 'not that many classes were waiting',
  'no-room': 'there was no room for that many',
  'no-mark': 'no attendance was recorded on that date',
  'not-uncovered': 'the class was not uncovered',
  'no-classes-left': 'no classes were left',
  'mark-changed': 'somebody else had changed it meanwhile',
  'date-taken': 'attendance was recorded on that date already',
  'email-taken': 'the email address has an account already',
  'version-mismatch': 'somebody else had changed it meanwhile',
  'homework-unknown': 'there is no such assignment for this account',
  'homework-changed': 'the tutor had changed the assignment meanwhile',
  'regrading-needed': 'the grades of submitted work were touched',
  'student-submitted': 'a student had submitted already',
  'student-not-assignable': 'a student had been deleted',
  'already-submitted': 'it had been submitted already',
  'incomplete-submission': 'not all questions were answered',
  'already-graded': 'it had been graded already',
  'command-reused': 'the request had been sent before, with other entries',
  'key-missing': 'the key to this person’s texts is missing',
};

export function refusalSentence(refusal: ActivityRefusal): Sentence {
  if (refusal.refused === 'sign-in-failed') return signInSentence(refusal);
  const { operation, code, actor_name, subject_name } = refusal;
  const why = `: ${reasons[code] ?? 'it was refused'}`;
  const who = isolated(actor_name ?? 'Unknown');
  const wish = wishes[operation];
  if (wish === undefined || subject_name === null)
    return { before: `${who} could not ${withoutName(operation)}${why}` };
  return { before: `${who} could not ${wish} `, name: subject_name, after: why };
}

function withoutName(operation: string): string {
  const wish = wishes[operation];
  return wishesAboutNobody[operation] ?? (wish === undefined ? 'do that' : `${wish} a student`);
}

function signInSentence({ code, subject_name, masked_email }: ActivityRefusal): Sentence {
  const known = subject_name !== null && { name: subject_name };
  switch (code) {
    case 'too-many-requests':
      return known
        ? { before: 'Too many attempts to sign in as ', ...known }
        : { before: 'Too many attempts to sign in' };
    case 'email-unconfirmed':
      return known
        ? { before: 'Sign-in as ', ...known, after: ' before the email address was confirmed' }
        : { before: 'Sign-in before the email address was confirmed' };
    default:
      if (known) return { before: 'Wrong password for ', ...known };
      if (masked_email === null) return { before: 'Sign-in with a wrong password' };
      return { before: `Sign-in as ${masked_email}, which has no account here` };
  }
}

/** ` · 3 times, last at 15:42`, where it came more than once. */
export function repeated({ times, at, last_at }: ActivityRefusal, timeZone: string): string {
  if (times === 1) return '';
  const [first, last] = [instantTime(at, timeZone), instantTime(last_at, timeZone)];
  return first === last ? ` · ${times} times` : ` · ${times} times, last at ${last}`;
}
