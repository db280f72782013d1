import { expect, test } from 'vitest';
import { findSqlStatements } from './sql-statements.ts';

const textsOf = (source: string) =>
  findSqlStatements('a.ts', source).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());

test('findSqlStatements: numbers the values of a statement and leaves out what is no statement', () => {
  const source = `
    const [row] = await tx<{ id: string }[]>\`select id from desk.drafts where key = \${key} and id = \${id}\`;
    await sql\`create schema \${sql(name)}\`;`;
  expect(textsOf(source)).toEqual(['select id from desk.drafts where key = $1 and id = $2']);
});

test('findSqlStatements: leaves out a statement with a subquery that another file makes, which is checked there', () => {
  const source = `
    await sql\`select count(*) from (\${kind.rows}) as kept\`;
    const rows = (sql: ISql) => sql\`select saved_at from desk.drafts\`;`;
  expect(textsOf(source)).toEqual(['select saved_at from desk.drafts']);
});

test('findSqlStatements: puts in fragments by their name, by the function that makes them, and where they are written', () => {
  const source = `
    const ownRow = sql\`name = \${name}\`;
    const after = (id: string) => sql\`and id > \${id}\`;
    await sql\`delete from desk.reactors where \${ownRow} \${after('1')} \${sql\`and true\`}\`;`;
  expect(textsOf(source)).toEqual(['delete from desk.reactors where name = $1 and id > $2 and true']);
});

test('findSqlStatements: makes a statement for each choice of two fragments', () => {
  const source = `sql\`select 1 \${of === undefined ? sql\`\` : sql\`where id = \${of}\`}\`;`;
  expect(textsOf(source)).toEqual(['select 1', 'select 1 where id = $1']);
});

test('findSqlStatements: leaves out a schema that is known at run time, and takes profiles for a table', () => {
  const source = `
    sql\`select position from \${sql(schema)}.checkpoint\`;
    sql\`select * from \${sql(schema)}.\${sql(name)}\`;`;
  expect(textsOf(source)).toEqual(['select position from checkpoint', 'select * from profiles']);
});

test('findSqlStatements: leaves out the templates of Kysely', () => {
  expect(textsOf("import { sql } from 'kysely'; sql`select 1`; tx`select 2`;")).toEqual(['select 2']);
});

test('findSqlStatements: states the place and the columns of the row type, also of one that is declared in the file', () => {
  const source = `
    interface Row { readonly id: string; readonly at: Date | null; readonly data: Content }
    const rows = await sql<(Row & { times: number })[]>\`select 1\`;`;
  expect(findSqlStatements('a.ts', source)).toEqual([
    {
      place: 'a.ts:3',
      text: 'select 1',
      columns: new Map(Object.entries({ id: 'string', at: 'Date', data: undefined, times: 'number' })),
    },
  ]);
});
