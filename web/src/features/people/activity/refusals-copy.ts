/** Texts of the activity about refused commands and failed sign-ins. */

import type { ActivityRefusal } from '#contracts/activity.ts';
import { attemptWords } from '#contracts/attempt-words.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { ProblemCode } from '#contracts/problem.ts';
import { formatTime } from '../../../lib/dates.ts';
import type { SentenceAroundName } from './activity-copy.ts';

export const refusalKindTexts: Record<ActivityRefusal['refused'], string> = {
  'command-refused': 'Refused',
  'sign-in-failed': 'Sign-in failed',
};

const reasonTexts: Record<ProblemCode, string> = {
  'invalid-request': 'the entries were not valid',
  'not-json': 'the request could not be read',
  'body-too-large': 'the request was too large',
  unauthorized: 'this account may not do that',
  'signed-out': 'they were signed out',
  'another-account': 'another account was signed in',
  'wrong-origin': 'it was sent from another site',
  'wrong-host': 'it was sent to another address',
  'too-many-requests': 'there were too many requests',
  'not-found': 'there is nothing at that address',
  'student-unknown': 'there is no such student',
  'student-archived': 'the account has been deleted',
  'student-not-archived': 'the account has not been deleted',
  'date-in-future': 'the date was in the future',
  'nothing-waiting': 'not that many classes were waiting',
  'purchase-unknown': 'there was no such purchase',
  'purchase-reversed': 'it was already reversed',
  'packet-unknown': 'there is no such packet',
  'record-damaged': 'the record does not add up or does not match its last seal',
  'rules-in-past': 'the first day was in the past',
  'purchase-used': 'some of its classes were already used or removed',
  'no-room': 'there was no room for that many',
  'no-mark': 'no attendance was recorded on that date',
  'not-uncovered': 'the class was not uncovered',
  'no-classes-left': 'no classes were left',
  'mark-changed': 'it had been changed by another person first',
  'date-taken': 'attendance was recorded on that date already',
  'reason-needed': 'no reason was given',
  'email-taken': 'the email address has an account already',
  'wrong-credentials': 'the email address or the password was wrong',
  'confirmation-invalid': 'the link was too old or used already',
  'sign-ups-closed': 'people cannot sign up here',
  'sign-ups-limited': 'too many people had signed up',
  'sign-up-unknown': 'there is no such new account anymore',
  'sign-up-decided': 'another tutor had already decided about it',
  'version-mismatch': 'it had been changed by another person first',
  'command-reused': 'the request had been sent before, with other entries',
  'key-missing': 'the key to this person’s texts is missing',
  'homework-unknown': 'there is no such assignment for this account',
  'homework-changed': 'the tutor had changed the assignment first',
  'question-unknown': 'a question belongs to another assignment',
  'regrading-needed': 'it would have changed the grades of submitted work',
  'student-submitted': 'a student had submitted already',
  'student-not-assignable': 'a student had been deleted',
  'already-submitted': 'it had been submitted already',
  'incomplete-submission': 'not all questions were answered',
  'answers-unknown': 'an answer did not fit its question',
  'not-submitted': 'nothing had been submitted',
  'already-graded': 'it had been graded already',
  'not-graded': 'it had not been graded yet',
  'draft-changed': 'a newer draft had been saved on another device',
  'drafts-full': 'the drafts had reached their limit',
  'picture-unusable': 'the picture cannot be shown',
  'picture-unreachable': 'the picture could not be loaded',
  'no-questions': 'there are no questions on that topic',
  'practice-unknown': 'there is no such practice session for this account',
  'practice-expired': 'the time to answer it was over',
  'practice-before-approval': 'the session was started before the account was approved',
  'practice-completed': 'the session was finished already',
  'practice-unfinished': 'not all questions were answered',
  'no-such-option': 'there is no such question or option',
  'not-answered': 'the question was not answered yet',
  'nickname-changed': 'the student had changed the nickname',
  'group-unknown': 'the group had been removed',
  'group-name-taken': 'another group has this name',
  'group-full': 'a group cannot have more students',
  'groups-full': 'there are too many groups',
  'replay-running': 'a replay was running',
  'sandbox-exists': 'a sandbox had this name already',
  'sandboxes-full': 'there were too many sandboxes',
  'sandbox-unknown': 'there was no such sandbox',
  'sandbox-not-comparable': 'the sandbox could not be compared',
  'log-too-long': 'the record is too long',
  'report-unknown': 'the report had been decided already',
  'case-unknown': 'there was no such question',
  'case-exists': 'they had asked about it already',
  'case-changed': 'the question had been changed first',
  'undo-expired': 'the time to undo it was over',
  'too-often': 'it was done too often that day',
  busy: 'the server was busy',
  unavailable: 'the records could not be reached',
  unexpected: 'something went wrong on the server',
};

export function toRefusalSentence(refusal: ActivityRefusal): SentenceAroundName {
  if (refusal.refused === 'sign-in-failed') return toSignInSentence(refusal);
  const { operation, code, actor_name, subject_name } = refusal;
  const why = `: ${reasonTexts[code]}`;
  const who = isolateBidi(actor_name ?? 'Unknown');
  // Refusals are kept for 90 days, so one may be of an operation that a newer release no longer has.
  const wish = attemptWords[operation] ?? 'do that';
  if (typeof wish === 'string') return { before: `${who} could not ${wish}${why}` };
  if (subject_name === null) return { before: `${who} could not ${wish.alone ?? `${wish.of} a student`}${why}` };
  return { before: `${who} could not ${wish.of} `, name: subject_name, after: why };
}

function toSignInSentence({ code, subject_name, masked_email }: ActivityRefusal): SentenceAroundName {
  const known = subject_name !== null && { name: subject_name };
  switch (code) {
    case 'too-many-requests':
      return known
        ? { before: 'Too many attempts to sign in as ', ...known }
        : { before: 'Too many attempts to sign in' };
    default:
      if (known) return { before: 'Wrong password for ', ...known };
      if (masked_email === null) return { before: 'Sign-in with a wrong password' };
      return { before: `Sign-in as ${masked_email}, which has no account here` };
  }
}

/** ` · 3 times, last at 3:42 PM`; empty when it happened only once. */
export function toRefusalRepeatText({ times, created_at, last_at }: ActivityRefusal, timeZone: string): string {
  if (times === 1) return '';
  const [first, last] = [formatTime(created_at, timeZone), formatTime(last_at, timeZone)];
  return first === last ? ` · ${times} times` : ` · ${times} times, last at ${last}`;
}
