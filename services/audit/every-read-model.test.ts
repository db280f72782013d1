import { expect, test } from 'vitest';
import { allProjections } from '#projections/all.ts';
import { logTables } from './log-rows.ts';
import { ownedTables } from './stream-rows.ts';

test('each table of each read model is compared with the log, once', () => {
  const compared = ['profiles', ...ownedTables, ...logTables];
  const tables = allProjections.flatMap((projection) => projection.tables.map(({ table }) => table));
  expect(compared.toSorted()).toEqual(tables.toSorted());
});
