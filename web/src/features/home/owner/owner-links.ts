import { paths } from '../../../navigation/paths.ts';

export type OwnerLinks = ReturnType<typeof toOwnerLinks>;

/** The lists of which the figures of a period are the sums, of all students or of those who are in a group now. */
export function toOwnerLinks({ from, to }: { from: string; to: string }, group: string | undefined) {
  const period = { period: 'custom', from, to };
  const toPath = (path: string, filter: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(filter).toString();
    return query === '' ? path : `${path}?${query}`;
  };
  const marks = { ...period, ...(group && { members: group }) };
  const ofGroup = group ? { group } : {};
  return {
    marks: toPath(paths.attendance, marks),
    present: toPath(paths.attendance, { ...marks, status: 'present' }),
    taken: toPath(paths.attendance, { ...marks, charge: 'covered' }),
    purchases: toPath(paths.classHistories, { ...period, cause: 'purchase', ...ofGroup }),
    received: toPath(paths.books, { list: 'payments', ...period, ...ofGroup }),
    refunded: toPath(paths.books, { list: 'refunds', ...period, ...ofGroup }),
    balancesDue: toPath(paths.balancesDue, ofGroup),
    balances: toPath(paths.classBalances, ofGroup),
    leaderboard: toPath(paths.leaderboard, ofGroup),
  };
}
