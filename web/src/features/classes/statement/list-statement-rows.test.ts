import { expect, test } from 'vitest';
import type { StatementMoney } from '#contracts/class-audit.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { listStatementRows } from './list-statement-rows.ts';

let version = 1;
const place = () => ({ id: `event-${++version}`, version, effective_on: '2026-11-20' });
const transaction = (applied_remaining: number) =>
  ({ kind: 'transaction', applied_remaining, ...place() }) as ClassHistoryEntry;
const mark = { kind: 'mark', ...place() } as ClassHistoryEntry;
const totals = { opening: 2, added: 6, taken: 1, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 7 };

test('listStatementRows: each row has the classes left after it, from the opening to the closing', () => {
  const entries = [mark, transaction(-1), transaction(6)];
  const { older, rows } = listStatementRows({ totals, entries, money: null });
  expect([older, rows.map(({ change, left }) => [change, left])]).toEqual([
    0,
    [
      [0, 2],
      [-1, 1],
      [6, 7],
    ],
  ]);
});

test('listStatementRows: older rows that are not listed lead from the opening to the first listed row', () => {
  const { older, rows } = listStatementRows({ totals, entries: [transaction(4)], money: null });
  expect([older, rows.map(({ left }) => left)]).toEqual([1, [7]]);
});

test('listStatementRows: joins what an event did to classes and to money, and adds up what is owed', () => {
  const bought = transaction(6);
  const entry = (more: object) =>
    ({ due_cents: 0, paid_cents: 0, refunded_cents: 0, reversed_cents: 0, ...more }) as MoneyEntry;
  const entries = [
    entry({ id: bought.id, effective_on: bought.effective_on, version: bought.version, due_cents: 35_000 }),
    entry({ ...place(), effective_on: '2026-11-22', paid_cents: 20_000 }),
  ];
  const money = { opening_cents: 5_000, closing_cents: 19_000, entries } as StatementMoney;
  const { olderOwed, rows } = listStatementRows({ totals, entries: [transaction(-1), bought], money });
  expect(olderOwed).toBe(-1_000);
  expect(rows.map(({ change, left, owedChange, owed }) => [change, left, owedChange, owed])).toEqual([
    [6, 8, 35_000, 39_000],
    [-1, 7, 0, 39_000],
    [0, 7, -20_000, 19_000],
  ]);
});
