import { expect, test } from 'vitest';
import { text } from './columns.ts';
import { RowCache } from './row-cache.ts';
import { defineKeyedTable, type Row } from './table.ts';

const table = defineKeyedTable({
  ...{ name: 'texts', key: 'id', columns: { id: text(), text: text() } },
  keyOf: () => undefined,
  evolve: (row) => row,
});
const keep = (known: RowCache, ids: readonly string[], value: string) =>
  known.keep(new Map([[table, new Map<string, Row>(ids.map((id) => [id, { id, text: value }]))]]));

test('RowCache: keeps all rows of the last batch, even if they exceed the limit of bytes', () => {
  const known = new RowCache();
  const batch = Array.from({ length: 30 }, (_, n) => `last ${n}`);
  keep(known, ['first'], 'short');
  keep(known, batch, 'x'.repeat(1_000_000));
  expect(batch.every((id) => known.get(table, id))).toBe(true);
});

test('RowCache: knows which rows it evicted, so that a row it never held need not be looked up', () => {
  const known = new RowCache();
  for (let n = 0; n < 100; n += 1) keep(known, [String(n)], 'x'.repeat(1_000_000));
  const cached = (n: number) => known.get(table, String(n)) !== undefined;
  const ids = Array.from({ length: 100 }, (_, n) => n);
  expect(ids.filter(cached).length).toBeLessThan(40);
  expect(cached(99)).toBe(true);
  expect(ids.every((n) => cached(n) !== known.mayBeEvicted(table, String(n)))).toBe(true);
  expect(known.mayBeEvicted(table, 'never held')).toBe(false);
  known.forget();
  expect(known.mayBeEvicted(table, 'never held')).toBe(true);
});

test('RowCache: reports any missing row of a growing table as evicted once it evicted one', () => {
  const growing = { ...table, createdBy: 'StudentEnrolled' } as const;
  const known = new RowCache();
  const keepLong = (id: string) =>
    known.keep(new Map([[growing, new Map<string, Row>([[id, { id, text: 'x'.repeat(1_000_000) }]])]]));
  keepLong('first');
  expect(known.mayBeEvicted(growing, 'never held')).toBe(false);
  for (let n = 0; n < 100; n += 1) keepLong(String(n));
  expect(known.mayBeEvicted(growing, 'never held')).toBe(true);
});

test('RowCache: evicts no other rows when one row changes often', () => {
  const known = new RowCache();
  keep(known, ['other'], 'short');
  for (let n = 0; n < 100; n += 1) keep(known, ['one'], 'x'.repeat(1_000_000));
  expect(known.get(table, 'other')).toBeDefined();
  expect(known.mayBeEvicted(table, 'other')).toBe(false);
});
