import { expect, test } from 'vitest';
import { text } from './columns.ts';
import { RowCache } from './row-cache.ts';
import { keyedTable, type Row } from './table.ts';

const table = keyedTable({
  ...{ name: 'texts', key: 'id', columns: { id: text(), text: text() } },
  keyOf: () => undefined,
  evolve: (row) => row,
});
const keep = (known: RowCache, ids: readonly string[], value: string) =>
  known.keep(new Map([[table, new Map<string, Row>(ids.map((id) => [id, { id, text: value }]))]]));

test('KnownRows: keeps what the last batch touched, however long its rows are', () => {
  const known = new RowCache();
  const batch = Array.from({ length: 30 }, (_, n) => `last ${n}`);
  keep(known, ['first'], 'short');
  keep(known, batch, 'x'.repeat(1_000_000));
  expect(batch.every((id) => known.get(table, id))).toBe(true);
});

test('KnownRows: lets long rows go before they take much memory, and says so', () => {
  const known = new RowCache();
  for (let n = 0; n < 100; n += 1) keep(known, [String(n)], 'x'.repeat(1_000_000));
  const kept = Array.from({ length: 100 }, (_, n) => known.get(table, String(n))).filter(Boolean);
  expect(kept.length).toBeLessThan(40);
  expect(known.get(table, '99')).toBeDefined();
  expect(known.all(table)).toBe(false);
});

test('KnownRows: a row that changes often lets none other go', () => {
  const known = new RowCache();
  keep(known, ['other'], 'short');
  for (let n = 0; n < 100; n += 1) keep(known, ['one'], 'x'.repeat(1_000_000));
  expect(known.get(table, 'other')).toBeDefined();
  expect(known.all(table)).toBe(true);
});
