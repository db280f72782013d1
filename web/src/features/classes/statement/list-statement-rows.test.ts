import { expect, test } from 'vitest';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { listStatementRows } from './list-statement-rows.ts';

const toClassRow = (id: string, day: string, applied_remaining?: number) =>
  ({
    ...{ id, effective_on: `2026-11-${day}`, version: Number(id), applied_remaining },
    kind: applied_remaining === undefined ? 'mark' : 'transaction',
  }) as ClassHistoryEntry;
const toMoney = (id: string, day: string, cents: { due_cents?: number; paid_cents?: number }) =>
  ({
    ...{ id, effective_on: `2026-11-${day}`, version: Number(id) },
    ...{ due_cents: 0, paid_cents: 0, refunded_cents: 0, reversed_cents: 0, ...cents },
  }) as MoneyEntry;
const totals = { opening: 2, added: 6, taken: 1, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 7 };
const toMoneyOf = (opening_cents: number, closing_cents: number, entries: MoneyEntry[]) => ({
  ...{ opening_cents, due_cents: 0, paid_cents: 0, refunded_cents: 0, reversed_cents: 0, closing_cents },
  ...{ entries, adds_up: true, has_more: false },
});
const read = (statement: Partial<Parameters<typeof listStatementRows>[0]>) => {
  const { older, rows } = listStatementRows({ totals, entries: [], money: null, has_more: false, ...statement });
  return [older, rows.map(({ version, change, after }) => [version, change.left, after.left, change.owed, after.owed])];
};

test('listStatementRows: each row has the classes left after it, from the opening to the closing', () => {
  const entries = [toClassRow('1', '01', -1), toClassRow('2', '02'), toClassRow('3', '03', 6)];
  expect(read({ entries })).toEqual([
    { left: 0, owed: 0 },
    [
      [1, -1, 1, 0, 0],
      [2, 0, 1, 0, 0],
      [3, 6, 7, 0, 0],
    ],
  ]);
});

test('listStatementRows: a purchase is one row of classes and money, and a payment is one of money between the classes', () => {
  const entries = [toClassRow('1', '01', -1), toClassRow('2', '02', 6)];
  const money = toMoneyOf(0, 28_000, [
    toMoney('2', '02', { due_cents: 48_000 }),
    toMoney('4', '01', { paid_cents: 20_000 }),
  ]);
  expect(read({ entries, money })).toEqual([
    { left: 0, owed: 0 },
    [
      [1, -1, 1, 0, 0],
      [4, 0, 1, -20_000, -20_000],
      [2, 6, 7, 48_000, 28_000],
    ],
  ]);
});

test('listStatementRows: a payment of another day than its purchase has a row of its own', () => {
  const money = toMoneyOf(0, 0, [toMoney('2', '01', { due_cents: 48_000, paid_cents: 48_000 })]);
  expect(read({ entries: [toClassRow('2', '02', 5)], money })[1]).toHaveLength(2);
});

test('listStatementRows: rows that are not listed lead from the opening to the first day that is listed', () => {
  const entries = [toClassRow('10', '05', 0), toClassRow('11', '05', 0)];
  const money = toMoneyOf(0, 30_000, [
    toMoney('1', '04', { due_cents: 20_000 }),
    toMoney('2', '05', { due_cents: 10_000 }),
  ]);
  const [older, rows = []] = read({ entries, money, has_more: true });
  expect(older).toEqual({ left: 5, owed: 20_000 });
  expect((rows as unknown[])[0]).toEqual([2, 0, 7, 10_000, 30_000]);
});
