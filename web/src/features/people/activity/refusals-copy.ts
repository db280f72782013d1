/** Texts of the activity about refused commands and failed sign-ins. */

import type { ActivityRefusal } from '#contracts/activity.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { problems } from '#contracts/problems.ts';
import { formatTime } from '../../../lib/dates.ts';
import type { SentenceAroundName } from './activity-copy.ts';

export const refusalKindTexts: Record<ActivityRefusal['refused'], string> = {
  'command-refused': 'Refused',
  'sign-in-failed': 'Sign-in failed',
};

export function toRefusalSentence(refusal: ActivityRefusal): SentenceAroundName {
  if (refusal.refused === 'sign-in-failed') return toSignInSentence(refusal);
  const { attempt, code, actor_name, subject_name } = refusal;
  const why = `: ${problems[code].reason}`;
  const who = isolateBidi(actor_name ?? 'Unknown');
  if (typeof attempt === 'string') return { before: `${who} could not ${attempt}${why}` };
  if (subject_name === null) return { before: `${who} could not ${attempt.alone ?? `${attempt.of} a student`}${why}` };
  return { before: `${who} could not ${attempt.of} `, name: subject_name, after: why };
}

function toSignInSentence({ code, subject_name, masked_email }: ActivityRefusal): SentenceAroundName {
  const known = subject_name !== null && { name: subject_name };
  if (code === 'too-many-requests')
    return known
      ? { before: 'Too many attempts to sign in as ', ...known }
      : { before: 'Too many attempts to sign in' };
  const isCode = code === 'wrong-code';
  if (known) return { before: isCode ? 'Wrong two-step code for ' : 'Wrong password for ', ...known };
  if (masked_email === null)
    return { before: isCode ? 'Sign-in with a wrong two-step code' : 'Sign-in with a wrong password' };
  return { before: `Sign-in as ${masked_email}, which has no account here` };
}

/** ` · 3 times, last at 3:42 PM`; empty when it happened only once. */
export function toRefusalRepeatText({ times, created_at, last_at }: ActivityRefusal, timeZone: string): string {
  if (times === 1) return '';
  const [first, last] = [formatTime(created_at, timeZone), formatTime(last_at, timeZone)];
  return first === last ? ` · ${times} times` : ` · ${times} times, last at ${last}`;
}
