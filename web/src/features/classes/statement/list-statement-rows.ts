import type { StatementResponse } from '#contracts/class-audit.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { toOwedChangeCents } from '../../../shared/money/money-entry-copy.ts';

/** A row of classes, of money, or of both, such as a purchase. */
export interface StatementRow {
  id: string;
  entry: ClassHistoryEntry | undefined;
  money: MoneyEntry | undefined;
  /** The change of the classes, and those left after the row and all rows before it. */
  change: number;
  left: number;
  /** The change of what is owed, and what is owed after the row and all rows before it, in cents. */
  owedChange: number;
  owed: number;
}

type Statement = Pick<StatementResponse, 'totals' | 'entries' | 'money'>;
type Place = Pick<ClassHistoryEntry, 'id' | 'effective_on' | 'version'>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const toChange = (entry: ClassHistoryEntry | undefined) =>
  entry?.kind === 'transaction' ? entry.applied_remaining : 0;

/** The rows of classes and of money by day. An event that changed both on one day is one row. */
const joinRows = ({ entries, money }: Statement) => {
  const moneyEntries = money?.entries ?? [];
  const places = new Map<string, Place>(
    [...entries, ...moneyEntries].map((each) => [`${each.id} ${each.effective_on}`, each]),
  );
  const find = <Each extends Place>(list: readonly Each[], { id, effective_on }: Place) =>
    list.find((each) => each.id === id && each.effective_on === effective_on);
  return [...places.values()]
    .sort((one, other) => one.effective_on.localeCompare(other.effective_on) || one.version - other.version)
    .map((place) => ({ id: place.id, entry: find(entries, place), money: find(moneyEntries, place) }));
};

/** The rows of a period from its opening to its closing. `older` and `olderOwed` are the changes by the rows that are not listed. */
export function listStatementRows(statement: Statement): { older: number; olderOwed: number; rows: StatementRow[] } {
  const { totals, money } = statement;
  const joined = joinRows(statement);
  const older = totals.closing - totals.opening - sumOf(joined.map(({ entry }) => toChange(entry)));
  const { opening_cents = 0, closing_cents = 0, entries = [] } = money ?? {};
  const olderOwed = closing_cents - opening_cents - sumOf(entries.map(toOwedChangeCents));
  let left = totals.opening + older;
  let owed = opening_cents + olderOwed;
  const rows = joined.map((row) => {
    const change = toChange(row.entry);
    const owedChange = row.money ? toOwedChangeCents(row.money) : 0;
    left += change;
    owed += owedChange;
    return { ...row, change, left, owedChange, owed };
  });
  return { older, olderOwed, rows };
}
