import { expect, test } from 'vitest';
import type { ActivityRefusal } from '#contracts/activity.ts';
import { toRefusalRepeatText, toRefusalSentence } from './refusals-copy.ts';

const at = '2026-11-20T17:00:10.000Z';
const command: ActivityRefusal = {
  ...{ kind: 'refusal', id: 'r1', created_at: at, last_at: at, times: 1, refused: 'command-refused' },
  ...{
    operation: 'addClasses',
    attempt: { of: 'add classes for' },
    code: 'student-archived',
    actor_id: 't1',
    actor_name: 'Ms Lee',
  },
  ...{ subject_id: 's1', subject_name: 'Mia', subject_archived: true, subject_role: 'student', masked_email: null },
};
const nobody = { subject_id: null, subject_name: null, subject_role: null };
const signIn: ActivityRefusal = {
  ...command,
  ...{ refused: 'sign-in-failed', operation: 'signIn', code: 'wrong-credentials', actor_id: null, actor_name: null },
};

test.each<[ActivityRefusal, string]>([
  [command, 'Ms Lee could not add classes for Mia: the account has been deleted'],
  [
    { ...command, code: 'student-unknown', ...nobody },
    'Ms Lee could not add classes for a student: there is no such student',
  ],
  [
    { ...command, attempt: 'create a student account', code: 'email-taken', ...nobody },
    'Ms Lee could not create a student account: the email address has an account already',
  ],
  [
    { ...command, attempt: { of: 'mark the attendance of', alone: 'take attendance' }, code: 'mark-changed' },
    'Ms Lee could not mark the attendance of Mia: it had been changed by another person first',
  ],
  [
    {
      ...command,
      attempt: { of: 'mark the attendance of', alone: 'take attendance' },
      code: 'date-in-future',
      ...nobody,
    },
    'Ms Lee could not take attendance: the date was in the future',
  ],
  [
    { ...command, attempt: 'do that', code: 'unexpected', ...nobody },
    'Ms Lee could not do that: something went wrong on the server',
  ],
  [
    { ...command, attempt: 'approve a new account', code: 'sign-up-decided', ...nobody },
    'Ms Lee could not approve a new account: another tutor had already decided about it',
  ],
  [
    { ...command, attempt: 'answer a practice question', code: 'practice-unknown', ...nobody },
    'Ms Lee could not answer a practice question: there is no such practice session for this account',
  ],
  [
    { ...command, attempt: 'do what only tutors may do', code: 'unauthorized' },
    'Ms Lee could not do what only tutors may do: this account may not do that',
  ],
  [signIn, 'Wrong password for Mia'],
  [{ ...signIn, code: 'wrong-code' }, 'Wrong two-step code for Mia'],
  [{ ...signIn, ...nobody, masked_email: 'm…@example.com' }, 'Sign-in as m…@example.com, which has no account here'],
  [{ ...signIn, ...nobody }, 'Sign-in with a wrong password'],
  [{ ...signIn, code: 'wrong-code', ...nobody }, 'Sign-in with a wrong two-step code'],
  [{ ...signIn, code: 'too-many-requests' }, 'Too many attempts to sign in as Mia'],
  [{ ...signIn, code: 'too-many-requests', ...nobody }, 'Too many attempts to sign in'],
])('%o reads as a plain sentence', (refusal, sentence) => {
  const { before, name = '', after = '' } = toRefusalSentence(refusal);
  expect(`${before}${name}${after}`).toBe(sentence);
});

test('toRefusalRepeatText: says how often and when last', () => {
  expect(toRefusalRepeatText(command, 'America/New_York')).toBe('');
  expect(toRefusalRepeatText({ ...command, times: 3 }, 'America/New_York')).toBe(' · 3 times');
});
