import { expect, test } from 'vitest';
import { integer, text } from './columns.ts';
import { RowBuffer } from './row-buffer.ts';
import { defineJournalTable, defineKeyedTable } from './table.ts';

const columns = { id: text(), n: integer() };
const keyed = defineKeyedTable({ name: 'sums', key: 'id', columns, keyOf: () => undefined, evolve: (row) => row });
const journal = defineJournalTable({ name: 'notes', key: 'id', columns, rowsOf: () => [] });

test('RowBuffer: writes a changed row once, and as new if it was never written', () => {
  const held = new RowBuffer();
  expect(held.take({ table: keyed, rows: [{ id: 'a', n: 1 }], added: true })).toEqual([]);
  held.take({ table: keyed, rows: [{ id: 'a', n: 2 }], added: false });
  held.take({ table: keyed, rows: [{ id: 'b', n: 7 }], added: false });
  expect(held.release(keyed)).toEqual([
    { table: keyed, rows: [{ id: 'a', n: 2 }], added: true },
    { table: keyed, rows: [{ id: 'b', n: 7 }], added: false },
  ]);
  expect(held.release(keyed)).toEqual([]);
  held.take({ table: keyed, rows: [{ id: 'a', n: 3 }], added: false });
  expect(held.releaseAll()).toEqual([{ table: keyed, rows: [{ id: 'a', n: 3 }], added: false }]);
});

test('RowBuffer: returns journal rows for writing immediately', () => {
  const written = { table: journal, rows: [{ id: 'a', n: 1 }], added: true };
  expect(new RowBuffer().take(written)).toEqual([written]);
});

test('RowBuffer: releases a table at the limit of rows', () => {
  const held = new RowBuffer();
  const rows = Array.from({ length: 8_192 }, (_, n) => ({ id: String(n), n }));
  expect(held.take({ table: keyed, rows: rows.slice(1), added: true })).toEqual([]);
  expect(held.take({ table: keyed, rows: rows.slice(0, 1), added: true })[0]?.rows).toHaveLength(8_192);
  expect(held.releaseAll()).toEqual([]);
});

test('RowBuffer: releases a table that grows with the log at an eighth of the limit', () => {
  const held = new RowBuffer();
  const growing = { ...keyed, createdBy: 'AttendanceMarked' } as const;
  const rows = Array.from({ length: 1_024 }, (_, n) => ({ id: String(n), n }));
  expect(held.take({ table: growing, rows: rows.slice(1), added: true })).toEqual([]);
  expect(held.take({ table: growing, rows: rows.slice(0, 1), added: true })[0]?.rows).toHaveLength(1_024);
});

test('RowBuffer: releases a table at the limit of bytes', () => {
  const held = new RowBuffer();
  const long = 'x'.repeat(1_000_000);
  const given = Array.from({ length: 40 }, (_, n) => {
    const rows = [{ id: String(n), n, text: long }];
    return held.take({ table: keyed, rows, added: true }).flatMap((written) => written.rows).length;
  });
  expect(Math.max(...given)).toBeGreaterThan(1);
  expect(Math.max(...given)).toBeLessThan(20);
});

test('RowBuffer: counts a row that changes often only once', () => {
  const held = new RowBuffer();
  const row = (n: number) => ({ id: 'a', n, text: 'x'.repeat(1_000_000) });
  for (let n = 0; n < 100; n += 1) {
    expect(held.take({ table: keyed, rows: [row(n)], added: n === 0 })).toEqual([]);
  }
});
