import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Column, Sql } from 'postgres';
import { findMissingColumns, findTypeFaults } from './column-faults.ts';
import { type ImportGraph, isTestFile } from './import-graph.ts';
import { findFragmentTypes, findRawColumnTypes } from './raw-column-types.ts';
import type { ColumnTypes } from './row-type.ts';

const DATABASE = 'projections/query/database.ts';
const FRAGMENTS = 'projections/query/query-fragments.ts';

type Query = (connection: Sql, ...rest: readonly unknown[]) => PromiseLike<unknown> | AsyncIterable<unknown>;

/** A module of queries, with the arguments that follow the connection in each call. */
interface QueryModule {
  readonly [query: string]: unknown;
  readonly samples?: Readonly<Record<string, readonly (readonly unknown[])[]>>;
}

/** Runs every query that Kysely builds, and compares its columns with the types that its raw SQL states. */
export async function findQueryFaults(sql: Sql, root: string, graph: ImportGraph): Promise<string[]> {
  const faults: string[] = [];
  const shared = findFragmentTypes(await readFile(join(root, FRAGMENTS), 'utf8'));
  for (const [path, imports] of graph) {
    const runsQueries = imports.some(
      ({ target, names }) => target === DATABASE && names.some((name) => name.startsWith('fetch')),
    );
    if (!runsQueries || isTestFile(path)) continue;
    const module: QueryModule = await import(pathToFileURL(join(root, path)).href);
    const wrong = module.samples
      ? await findModuleFaults(sql, module, await readFile(join(root, path), 'utf8'), shared)
      : ['it exports no samples of the arguments of its queries'];
    faults.push(...wrong.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

export async function findModuleFaults(
  sql: Sql,
  { samples, ...queries }: QueryModule,
  source: string,
  shared: ReadonlyMap<string, string>,
): Promise<string[]> {
  const faults: string[] = [];
  const statements: Column<string>[][] = [];
  const connection = recordColumns(sql, statements);
  const calls = Object.entries(samples ?? {}).flatMap(([name, lists]) => lists.map((rest) => ({ name, rest })));
  for (const { name, rest } of calls) {
    try {
      const answer = (queries[name] as Query)(connection, ...rest);
      await ('then' in answer ? answer : Array.fromAsync(answer));
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`);
    }
  }
  const {
    types,
    rows,
    faults: ambiguous,
  } = findRawColumnTypes(source, new Map([...shared, ...findFragmentTypes(source)]));
  faults.push(
    ...ambiguous,
    ...findTypeFaults(types, statements.flat()),
    ...rows.flatMap((row) => findRowFaults(row, statements)),
  );
  return [...new Set(faults)];
}

const findRowFaults = (row: ColumnTypes, statements: readonly Column<string>[][]): string[] => {
  const columns = statements.find((each) => findMissingColumns(row, each).length === 0);
  return columns ? findTypeFaults(row, columns) : [`no statement returns the columns ${[...row.keys()].join(', ')}`];
};

/** The connection, which adds the columns of each statement that it runs to a list. */
const recordColumns = (sql: Sql, statements: Column<string>[][]): Sql =>
  new Proxy(sql, {
    get(target, property) {
      if (property !== 'unsafe') return Reflect.get(target, property);
      return (text: string, parameters: never[], options: object) => {
        const query = target.unsafe(text, parameters, options);
        void query.then(
          (rows) => statements.push(rows.columns),
          () => {},
        );
        return query;
      };
    },
  });
