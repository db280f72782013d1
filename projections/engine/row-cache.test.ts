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

test('RowCache: evicts long rows and reports that not all rows are cached', () => {
  const known = new RowCache();
  for (let n = 0; n < 100; n += 1) keep(known, [String(n)], 'x'.repeat(1_000_000));
  const kept = Array.from({ length: 100 }, (_, n) => known.get(table, String(n))).filter(Boolean);
  expect(kept.length).toBeLessThan(40);
  expect(known.get(table, '99')).toBeDefined();
  expect(known.all(table)).toBe(false);
});

test('RowCache: evicts no other rows when one row changes often', () => {
  const known = new RowCache();
  keep(known, ['other'], 'short');
  for (let n = 0; n < 100; n += 1) keep(known, ['one'], 'x'.repeat(1_000_000));
  expect(known.get(table, 'other')).toBeDefined();
  expect(known.all(table)).toBe(true);
});
