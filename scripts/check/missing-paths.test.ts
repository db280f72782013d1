import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissingPaths, findRowsWithoutTest } from './missing-paths.ts';

const root = join(import.meta.dirname, '..', '..');

test('findMissingPaths: finds paths in backticks and links that the project lacks, each once', () => {
  const document = 'See `scripts/check/`, `scripts/none.ts`, [a](services/none.ts), `scripts/none.ts` and `npm test`.';
  expect(findMissingPaths(document, root)).toEqual(['scripts/none.ts', 'services/none.ts']);
});

test('findRowsWithoutTest: finds the rows of a table with a column “test” that name none', () => {
  const table = (column: string) =>
    `| try | ${column} |\n| --- | --- |\n| guess | \`a/b.test.ts\` |\n| ask | nothing |`;
  expect(findRowsWithoutTest(`# Page\n\n${table('test')}\n\n${table('why')}\n`)).toEqual(['ask']);
});
