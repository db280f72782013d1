import { expect, test } from 'vitest';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { listStatementRows } from './list-statement-rows.ts';

const transaction = (applied_remaining: number) => ({ kind: 'transaction', applied_remaining }) as ClassHistoryEntry;
const mark = { kind: 'mark' } as ClassHistoryEntry;
const totals = { opening: 2, added: 6, taken: 1, late_cancellations: 0, removed: 0, left_waiting: 0, closing: 7 };

test('listStatementRows: each row has the classes left after it, from the opening to the closing', () => {
  const entries = [transaction(-1), mark, transaction(6)];
  const { older, rows } = listStatementRows({ totals, entries });
  expect([older, rows.map(({ change, left }) => [change, left])]).toEqual([
    0,
    [
      [-1, 1],
      [0, 1],
      [6, 7],
    ],
  ]);
});

test('listStatementRows: older rows that are not listed lead from the opening to the first listed row', () => {
  const { older, rows } = listStatementRows({ totals, entries: [transaction(4)] });
  expect([older, rows.map(({ left }) => left)]).toEqual([1, [7]]);
});
