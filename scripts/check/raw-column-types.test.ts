import { expect, test } from 'vitest';
import { findRawColumnTypes } from './raw-column-types.ts';

test('findRawColumnTypes: finds the types of aliased raw SQL, and reports a name that has two', () => {
  const { types, faults } = findRawColumnTypes(`
    const query = db.select([
      sql<number>\`count(*)\`.as('students'),
      sql<'settled' | 'corrected' | null>\`what\`.as('what'),
      sql<string>\`a\`.as('date'),
      sql<boolean>\`b\`.as('date'),
    ]);`);
  expect(types).toEqual(new Map(Object.entries({ students: 'number', what: 'string' })));
  expect(faults).toEqual(['date is stated as string and as boolean: give one of them another name']);
});

test('findRawColumnTypes: finds the types of fragments that a constant holds or a function returns', () => {
  const { types } = findRawColumnTypes(`
    const countAll = sql<number>\`count(*)\`;
    const toMonday = (day: string) => sql<string>\`\${day}::date\`;
    const query = db.select([countAll.as('students'), toMonday('2026-09-01').as('monday'), 'p.name as name']);`);
  expect(types).toEqual(new Map(Object.entries({ students: 'number', monday: 'string' })));
});

test('findRawColumnTypes: finds the row type of a whole statement, not that of a part', () => {
  const { rows } = findRawColumnTypes(`
    interface Week { monday: string; present: number }
    const part = sql<{ key: string }>\`jsonb_each(reports)\`;
    fetchRows(connection, sql<Week>\`with week as (select 1) select * from week\`.compile(db));`);
  expect(rows).toEqual([new Map(Object.entries({ monday: 'string', present: 'number' }))]);
});
