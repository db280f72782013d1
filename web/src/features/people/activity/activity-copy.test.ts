import { expect, test } from 'vitest';
import type { ActivityAct } from '#contracts/activity.ts';
import { actType } from '#events/values/shapes.ts';
import { toCentreDate } from '../../../lib/dates.ts';
import { toActivityActionSentence, toActivityChipText, toValueChanges } from './activity-copy.ts';
import { createAct } from './test/activity-act.ts';

const ZONE = 'America/New_York';
const year = toCentreDate(new Date().toISOString(), ZONE).slice(0, 4);
const nothing = createAct({ created_at: `${year}-11-12T17:00:00.000Z` });
const balances = (remaining: [number, number], total: [number, number]) => ({
  ...{ remaining_before: remaining[0], remaining_after: remaining[1] },
  ...{ total_before: total[0], total_after: total[1] },
});
const read = (act: Partial<ActivityAct>): string => {
  const { before, name = '', after = '' } = toActivityActionSentence({ ...nothing, ...act });
  return `${before}${name}${after}`.replaceAll('\u00a0', ' ');
};
const changed = (act: Partial<ActivityAct>) =>
  toValueChanges({ ...nothing, ...act }).map(({ before, after, unit }) => [before, '→', after, unit].join(' ').trim());

const on = { date: '2001-11-12' };
const sums = { homework_title: 'Sums' };

test.each<[Partial<ActivityAct>, string]>([
  [{ what: 'opened', subject_name: null }, 'The center was opened'],
  [{ what: 'joined', subject_name: 'Mr Diaz' }, 'Mr Diaz joined as a tutor'],
  [
    { what: 'tutor-archived', subject_name: 'Mr Diaz', homework_to_name: 'Sam Reed' },
    'Ms Lee archived the tutor Mr Diaz. Their assignments go to Sam Reed',
  ],
  [{ what: 'enrolled', requested: 6 }, 'Ms Lee enrolled Mia with 6 classes'],
  [{ what: 'enrolled', requested: 0 }, 'Ms Lee enrolled Mia'],
  [{ what: 'enrolled', requested: 0, actor_id: 's1', actor_name: 'Mia' }, 'Mia signed up'],
  [{ what: 'archived' }, 'Ms Lee deleted the account of Mia'],
  [{ what: 'restored' }, 'Ms Lee restored the account of Mia'],
  [{ what: 'restored-by-merge' }, 'Ms Lee restored the account of Mia by merging a new account into it'],
  [{ what: 'merged' }, 'Ms Lee merged a new account into Mia'],
  [{ what: 'email-changed' }, 'Ms Lee changed the email of Mia'],
  [{ what: 'email-changed', actor_id: 's1', actor_name: 'Mia' }, 'Mia changed their email'],
  [{ what: 'password-changed' }, 'Mia changed their password'],
  [{ what: 'password-reset' }, 'Mia set a new password with a link or code'],
  [{ what: 'sessions-ended', sessions: 1 }, 'Mia signed out another device'],
  [{ what: 'sessions-ended', sessions: 3 }, 'Mia signed out 3 other devices'],
  [{ what: 'second-factor-on' }, 'Mia turned on two-step sign-in'],
  [{ what: 'second-factor-off' }, 'Ms Lee turned off two-step sign-in for Mia'],
  [{ what: 'second-factor-off', actor_id: 's1', actor_name: 'Mia' }, 'Mia turned off two-step sign-in'],
  [{ what: 'recovery-codes-replaced' }, 'Mia made new recovery codes'],
  [{ what: 'second-factor-required' }, 'Mia required two-step sign-in of tutors'],
  [{ what: 'second-factor-optional' }, 'Mia no longer requires two-step sign-in of tutors'],
  [{ what: 'classes-added', requested: 10 }, 'Ms Lee added 10 classes for Mia'],
  [{ what: 'classes-added', requested: 12, amount_cents: 50_000 }, 'Ms Lee added 12 classes for Mia, price $500.00'],
  [{ what: 'payment-received', amount_cents: 20_000 }, 'Ms Lee recorded a payment of $200.00 for Mia'],
  [{ what: 'payment-reversed', amount_cents: 20_000 }, 'Ms Lee reversed a payment of $200.00 for Mia'],
  [{ what: 'credit-used', amount_cents: 5_000 }, 'Ms Lee paid for a purchase of Mia with $50.00 of credit'],
  [{ what: 'refund-given', amount_cents: 100 }, 'Ms Lee recorded a refund of $1.00 for Mia'],
  [{ what: 'refund-reversed', amount_cents: 100 }, 'Ms Lee reversed a refund of $1.00 for Mia'],
  [{ what: 'classes-removed', requested: -1 }, 'Ms Lee removed 1 class from Mia'],
  [{ what: 'waiting-applied', requested: 2 }, 'Ms Lee applied 2 waiting classes for Mia'],
  [{ what: 'waiting-withdrawn', requested: -1 }, 'Ms Lee withdrew 1 waiting class of Mia'],
  [{ what: 'settled', ...on }, 'Ms Lee settled the uncovered class of Mia on Mon, Nov 12, 2001'],
  [{ status: 'present', ...on }, 'Ms Lee marked Mia present for Mon, Nov 12, 2001'],
  [{ what: 'corrected', status: 'absent', ...on }, "Ms Lee changed Mia's mark to absent for Mon, Nov 12, 2001"],
  [{ what: 'moved', ...on }, 'Ms Lee moved the attendance of Mia to Mon, Nov 12, 2001'],
  [{ what: 'noted', notes: 'Ill', ...on }, 'Ms Lee changed the note of Mia for Mon, Nov 12, 2001'],
  [{ what: 'noted', ...on }, 'Ms Lee cleared the note of Mia for Mon, Nov 12, 2001'],
  [{ what: 'homework-created', ...sums, subject_name: null }, 'Ms Lee created the assignment “Sums”'],
  [{ what: 'homework-revised', ...sums, subject_name: null }, 'Ms Lee edited the assignment “Sums”'],
  [{ what: 'homework-assigned', ...sums, subject_name: null }, 'Ms Lee assigned “Sums” to more students'],
  [{ what: 'homework-unassigned', ...sums, subject_name: null }, 'Ms Lee unassigned students from “Sums”'],
  [{ what: 'homework-deleted', ...sums, subject_name: null }, 'Ms Lee deleted the assignment “Sums”'],
  [{ what: 'homework-restored', ...sums, subject_name: null }, 'Ms Lee restored the assignment “Sums”'],
  [{ what: 'submitted', ...sums, grade: 50 }, 'Mia submitted “Sums” and scored 50%'],
  [{ what: 'submitted', ...sums }, 'Mia submitted “Sums”'],
  [{ what: 'answers-entered', ...sums, grade: 50 }, 'Ms Lee entered the answers of Mia to “Sums” from paper: 50%'],
  [{ what: 'worksheet-prepared' }, 'Ms Lee prepared a worksheet'],
  [{ what: 'graded', ...sums, grade: 90 }, 'Ms Lee graded Mia 90% for “Sums”'],
  [{ what: 'grade-corrected', ...sums, from_grade: 80, grade: 90 }, 'Ms Lee corrected the grade of Mia for “Sums”'],
  [{ what: 'report-accepted' }, 'Ms Lee accepted the report of Mia about a practice question'],
  [{ what: 'nickname-reset' }, 'Ms Lee removed the nickname of Mia from the leaderboard'],
  [{ what: 'report-dismissed' }, 'Ms Lee dismissed the report of Mia about a practice question'],
  [
    { what: 'streak-reset', subject_name: null, actor_name: 'Rollbook' },
    'Rollbook set the rule that a second practice session on the same day restarts the streak',
  ],
  [
    { what: 'streak-kept', subject_name: null, actor_name: 'Rollbook' },
    'Rollbook set the rule that a second practice session on the same day leaves the streak as it is',
  ],
  [{ what: 'case-opened', actor_role: 'student' }, 'Mia asked a question about classes'],
  [{ what: 'case-opened', actor_role: 'owner' }, 'Ms Lee recorded a question about the classes of Mia'],
  [{ what: 'case-reopened', actor_role: 'family' }, 'Mia asked again about classes'],
  [{ what: 'regraded', ...sums, from_grade: 80, grade: 90 }, 'Ms Lee regraded Mia for “Sums”'],
])('%o reads as a plain sentence', (act, sentence) => {
  expect(read(act)).toBe(sentence);
});

/** Acts of which the activity names first the person it is about, who also did them. */
const ownActs: readonly ActivityAct['what'][] = [
  ...([
    'joined',
    'tutor-restored',
    'password-changed',
    'password-reset',
    'sessions-ended',
    'second-factor-on',
    'recovery-codes-replaced',
    'second-factor-required',
    'second-factor-optional',
    'submitted',
  ] as const),
];

test('toActivityActionSentence: every type of act has a sentence of its own, which says who did it', () => {
  const details = { ...on, ...sums, group_name: 'Tuesday at four', status: 'present', grade: 90 } as const;
  const sentences = actType.options.map((what) => ({ what, sentence: read({ what, ...details }) }));
  expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(actType.options.length);
  for (const { what, sentence } of sentences) {
    const person = what === 'opened' ? 'The center ' : ownActs.includes(what) ? 'Mia ' : 'Ms Lee ';
    expect(sentence.slice(0, person.length)).toBe(person);
    expect(sentence).not.toMatch(/undefined|null|Unknown/);
    if (what.includes('-')) expect(sentence).not.toContain(what);
  }
});

test('toActivityActionSentence: leaves out the current year', () => {
  expect(read({ status: 'present', date: `${year}-01-02` })).toMatch(/Jan 2$/);
});

test('toValueChanges: lists only values that changed', () => {
  expect(changed({ charge: 'covered', ...balances([5, 4], [6, 6]) })).toEqual(['5 → 4 classes']);
  expect(changed({ what: 'classes-removed', ...balances([2, 1], [6, 5]) })).toEqual(['2 → 1 class', '6 → 5 in total']);
  expect(changed({ charge: 'uncovered', ...balances([0, 0], [6, 6]) })).toEqual([]);
  expect(changed({ what: 'grade-corrected', from_grade: 80, grade: 90 })).toEqual(['80% → 90%']);
  expect(
    changed({
      ...{ what: 'moved', from_date: '2026-11-11', date: '2026-11-12', from_status: 'present', status: 'present' },
      ...balances([4, 4], [6, 6]),
    }),
  ).toEqual(['Wed, Nov 11 → Thu, Nov 12']);
  expect(changed({ what: 'corrected', from_status: 'present', status: 'absent' })).toEqual(['present → absent']);
});

test('toActivityChipText: names waiting and uncovered classes', () => {
  const added = { ...nothing, what: 'classes-added', classes_max: 18 } as const;
  expect(toActivityChipText({ ...added, requested: 20, ...balances([5, 18], [6, 18]) })).toBe('7 waiting, limit 18');
  expect(toActivityChipText({ ...added, requested: 2, ...balances([5, 7], [6, 8]) })).toBeUndefined();
  expect(toActivityChipText({ ...nothing, charge: 'uncovered', ...balances([0, 0], [6, 6]) })).toBe(
    'Uncovered: no class was left',
  );
});
