import type { StatementResponse } from '#contracts/class-audit.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { toOwedChangeCents } from '#contracts/money-words.ts';

/** Classes, and what is owed in cents. */
export interface StatementBalance {
  left: number;
  owed: number;
}

export interface StatementRow {
  day: string;
  version: number;
  /** What happened to the classes, to the money, or to both at once. */
  entry: ClassHistoryEntry | undefined;
  money: MoneyEntry | undefined;
  change: StatementBalance;
  /** The balances after the row and all rows before it. */
  after: StatementBalance;
}

const toClasses = (entry: ClassHistoryEntry | undefined) =>
  entry?.kind === 'transaction' ? entry.applied_remaining : 0;
const sumOf = (rows: readonly Pick<StatementRow, 'change'>[], name: keyof StatementBalance) =>
  rows.reduce((sum, { change }) => sum + change[name], 0);

/** The rows of classes and money by day. What an event did to both on one day is one row. */
const joinRows = (entries: readonly ClassHistoryEntry[], moneyEntries: readonly MoneyEntry[]) => {
  const toKey = (row: { id: string; effective_on: string }) => `${row.id} ${row.effective_on}`;
  const moneyByKey = new Map(moneyEntries.map((money) => [toKey(money), money]));
  const joined = entries.map((entry) => ({ entry, money: moneyByKey.get(toKey(entry)) }));
  const taken = new Set(joined.map(({ money }) => money));
  const others = moneyEntries.filter((money) => !taken.has(money)).map((money) => ({ entry: undefined, money }));
  return [...joined, ...others]
    .map(({ entry, money }) => ({
      ...{ entry, money, day: (entry ?? money)?.effective_on ?? '', version: (entry ?? money)?.version ?? 0 },
      change: { left: toClasses(entry), owed: money ? toOwedChangeCents(money) : 0 },
    }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.version - other.version);
};

/** The first day of a list that does not reach back to the beginning of the period. */
const findFirstDay = (rows: readonly { effective_on: string }[], hasMore: boolean): string =>
  hasMore ? (rows[0]?.effective_on ?? '') : '';

type Listed = Pick<StatementResponse, 'totals' | 'entries' | 'money' | 'has_more'>;

/** The rows of a period from its opening to its closing. `older` is the change by the rows that are not listed. */
export function listStatementRows({ totals, entries, money, has_more }: Listed): {
  opening: StatementBalance;
  older: StatementBalance;
  rows: StatementRow[];
  closing: StatementBalance;
} {
  const moneyEntries = money?.entries ?? [];
  const firstDays = [findFirstDay(entries, has_more), findFirstDay(moneyEntries, money?.has_more === true)];
  const listed = joinRows(entries, moneyEntries).filter(({ day }) => firstDays.every((first) => day >= first));
  const opening = { left: totals.opening, owed: money?.opening_cents ?? 0 };
  const closing = { left: totals.closing, owed: money?.closing_cents ?? 0 };
  const older = {
    left: closing.left - opening.left - sumOf(listed, 'left'),
    owed: closing.owed - opening.owed - sumOf(listed, 'owed'),
  };
  let after = { left: opening.left + older.left, owed: opening.owed + older.owed };
  const rows = listed.map((row) => {
    after = { left: after.left + row.change.left, owed: after.owed + row.change.owed };
    return { ...row, after };
  });
  return { opening, older, rows, closing };
}
