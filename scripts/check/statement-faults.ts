import type { Sql } from 'postgres';
import { findMissingColumns, findTypeFaults } from './column-faults.ts';
import type { SqlStatement } from './sql-statements.ts';

/** Prepares each statement without running it, and compares its columns with the row type that the source states. */
export async function findStatementFaults(sql: Sql, statements: readonly SqlStatement[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { place, text, columns: stated = new Map() } of statements) {
    const wrong = await sql
      .unsafe(text)
      .describe()
      .then(
        ({ columns }) => [...findMissingColumns(stated, columns), ...findTypeFaults(stated, columns)],
        ({ message }: Error) => [message],
      );
    faults.push(...wrong.map((fault) => `${place}: ${fault}`));
  }
  return faults;
}
