/** Texts of the lists of balances due and of possible duplicates. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { BalancesDueResponse, MoneyEntry } from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { OVERDUE_DAYS } from '#events/values/limits.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const balancesDueTexts = {
  description: 'Students with a purchase that is not paid in full, the oldest first.',
  loading: 'Loading balances...',
  failed: 'Error loading balances',
  filter: 'Which balances are shown',
  all: 'All',
  overdue: `Over ${OVERDUE_DAYS} days`,
  toReturnDescription: 'Students for whom the money of a reversed purchase is still to be returned.',
  toReturnFilter: 'To be returned',
  toReturnColumn: 'To be returned',
  noneToReturn: {
    title: 'Nothing is to be returned',
    text: 'A student appears here when a purchase is reversed and its money is still to be returned.',
  },
  toReturnSums: (count: number, cents: number) =>
    `${formatCount(count, 'student')}, ${formatCents(cents)} to be returned`,
  none: { title: 'Nothing is owed', text: 'A student appears here when a purchase is not paid in full.' },
  noneOverdue: {
    title: `Nothing is owed for over ${OVERDUE_DAYS} days`,
    text: 'Choose “All” to see what was bought since.',
  },
  since: 'Owed since',
  student: 'Student',
  open: 'Open',
  credit: 'Credit',
  owed: 'Owed',
  former: 'Former',
  toSums: (count: number, cents: number) => `${formatCount(count, 'student')}, ${formatCents(cents)} open`,
  toDays: (days: number) => (days === 0 ? 'today' : formatCount(days, 'day')),
  toCredit: (cents: number) => `${formatCents(cents)} of credit could pay for it`,
  toReturn: (cents: number) => `${formatCents(cents)} of another purchase is to be returned`,
};

/** What stands beside an open balance: credit that could pay for it, and money that is to be returned. */
export const listBalanceFacts = ({
  credit_cents,
  to_return_cents,
}: BalancesDueResponse['students'][number]): string[] => [
  ...(credit_cents > 0 ? [balancesDueTexts.toCredit(credit_cents)] : []),
  ...(to_return_cents > 0 ? [balancesDueTexts.toReturn(to_return_cents)] : []),
];

export const possibleDuplicatesTexts = {
  description: 'Purchases and payments that equal an earlier one of the same student within a week.',
  loading: 'Loading possible duplicates...',
  failed: 'Error loading possible duplicates',
  none: { title: 'No possible duplicates', text: 'Nothing of the last 90 days looks as if it was recorded twice.' },
  earlier: 'Recorded first',
  later: 'Recorded again',
  reverse: 'Reverse this one',
  keep: 'Keep both',
  keeping: 'Saving...',
  kept: 'Both are kept',
  keepFailed: 'This could not be saved',
  /** What was recorded twice: `Payment of $200.00`. */
  toTitle: ({ kind, amount_cents }: MoneyEntry) =>
    `${kind === 'purchase' ? 'Purchase' : 'Payment'} of ${formatCents(amount_cents)}`,
  toRecorded: (by: string) => `Recorded by ${by}`,
};
/** `Sam Okafor, Nov 20, 2026, 12:00 PM` */
export const toRecordedByAt = ({ tutor_name, created_at }: MoneyEntry, timeZone: string): string =>
  `${isolateBidi(tutor_name)}, ${formatDateTime(created_at, timeZone)}`;
