/** What the class history says: each row of the ledger as a plain sentence. */
import type { HistoryEntry, TransactionRow } from '#contracts/classes.ts';
import { CLASSES_MAX } from '#events/limits.ts';
import { shortDate } from '../lib/dates.ts';
import { plural } from '../lib/plural.ts';

export const loadingFailed = 'Error loading class history';

/** The parts of a transaction that its sentence is made from; rows of one student and of all have them. */
export type LedgerRow = Pick<
  TransactionRow,
  'source' | 'transaction_type' | 'classes_changed' | 'applied_remaining' | 'effective_on' | 'reason'
>;
export interface Chip {
  tone: 'neutral' | 'caution' | 'danger';
  text: string;
}

const classes = (count: number) => plural(count, 'class', 'classes');

export function transactionSentence(row: LedgerRow): string {
  const count = Math.abs(row.classes_changed);
  const adds = row.transaction_type === 'add';
  switch (row.source) {
    case 'opening':
      return count === 0 ? 'Enrolled without classes' : `Enrolled with ${classes(count)}`;
    case 'manual':
      return `${adds ? 'Added' : 'Removed'} ${classes(count)}`;
    case 'attendance':
      return row.applied_remaining === 0 ? 'Attended class with none remaining' : 'Attended class';
    case 'reversal':
      return 'Given back: was marked present by mistake';
    case 'waiting':
      return `${plural(count, 'waiting class', 'waiting classes')} ${adds ? 'applied' : 'withdrawn'}`;
    case 'settlement':
      return `Uncovered class of ${shortDate(row.effective_on)} settled`;
    case 'import':
      return `${classes(count)} ${adds ? 'brought over' : 'taken off'} from the former records`;
  }
}

type Mark = Extract<HistoryEntry, { kind: 'mark' }>;

export function markSentence({ what, status, charge, from_status }: Mark): string {
  if (what === 'noted') return 'Note changed';
  if (what === 'corrected') return `Corrected from ${from_status ?? 'another status'} to ${status}: no class moved`;
  if (status === 'absent') return 'Marked absent';
  return charge === 'uncovered' ? 'Attended class with none remaining' : 'Marked present: no class moved';
}

/** What a row's number alone does not say. */
export function transactionChip(row: LedgerRow): Chip | undefined {
  const requested = Math.abs(row.classes_changed);
  const missing = requested - Math.abs(row.applied_remaining);
  if (missing === 0) return undefined;
  if (row.source === 'attendance') return { tone: 'danger', text: 'Uncovered' };
  if (row.transaction_type === 'add') return { tone: 'neutral', text: `${missing} waiting, limit ${CLASSES_MAX}` };
  if (row.source === 'waiting') return undefined;
  return { tone: 'neutral', text: `only ${requested - missing} ${requested - missing === 1 ? 'was' : 'were'} left` };
}

/** `+10`, `−1`, `0`; with a real minus sign. */
export const signed = (change: number): string => {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
};

export const causes: Record<TransactionRow['source'] | 'mark', string> = {
  attendance: 'Attended classes',
  reversal: 'Given back',
  manual: 'Added or removed',
  opening: 'Enrolment',
  waiting: 'Waiting classes',
  settlement: 'Settled classes',
  import: 'Brought over',
  mark: 'Marks that moved no class',
};

export const periods = {
  all: 'All time',
  'this-month': 'This month',
  'last-month': 'Last month',
  'last-90': 'Last 90 days',
  custom: 'From … to …',
};
export type Period = keyof typeof periods;

export const applyingFailed = 'Error applying waiting classes';
export const withdrawingFailed = 'Error withdrawing waiting classes';
export const settlingFailed = 'Error settling the class';
