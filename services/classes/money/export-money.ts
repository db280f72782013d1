/** The files for the books. `docs/books.md` documents their columns, whose order does not change. */
import { balancesDueResponse, moneyEntriesResponse } from '#contracts/money.ts';
import { formatReasonCode } from '#contracts/reason-words.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getBalancesDue } from './get-balances-due.ts';
import { getMoneyEntries } from './get-money-entries.ts';

const { currency } = centreFacts;

export const exportMoneyEntries = defineListExport({
  operation: 'exportMoneyEntries',
  summary: 'All purchases, payments or refunds, as a file',
  name: ({ query }) => query.list,
  list: getMoneyEntries,
  answer: moneyEntriesResponse,
  rows: ({ entries }) =>
    entries.map(({ received_by, reverses, reversed_by, ...entry }) => ({
      ...entry,
      ...{ what: entry.kind.replaceAll('-', ' '), sold: entry.sold_code && formatReasonCode(entry.sold_code) },
      kind_of_reason: entry.code === null || entry.kind === 'purchase' ? null : formatReasonCode(entry.code),
      ...{ currency, received_by_id: received_by, reverses_id: reverses, reversed_by_id: reversed_by },
    })),
  columns: [
    ...(['day', 'recorded_on', 'student_name', 'what', 'sold', 'classes', 'amount_cents', 'currency'] as const),
    ...(['list_price_cents', 'price_reason', 'method', 'reference', 'reason'] as const),
    ...([
      'received_by_name',
      'tutor_name',
      'id',
      'version',
      'hash',
      'student_id',
      'received_by_id',
      'tutor_id',
    ] as const),
    ...([
      'reverses_id',
      'reversed_by_id',
      'purchase_id',
      'payment_id',
      'joint_id',
      'kind_of_reason',
      'number',
    ] as const),
  ],
  count: ({ count }) => ({ count, classes: null }),
});

export const exportBalancesDue = defineListExport({
  operation: 'exportBalancesDue',
  summary: 'The students for whom something is owed, as a file',
  name: 'balances-due',
  list: getBalancesDue,
  answer: balancesDueResponse,
  rows: ({ students }) => students.map((student) => ({ ...student, currency })),
  columns: [
    ...(['owed_since', 'student_name', 'is_former', 'open_cents', 'credit_cents', 'to_return_cents'] as const),
    ...(['owed_cents', 'currency', 'student_id'] as const),
  ],
  count: ({ sums: { count } }) => ({ count, classes: null }),
});
