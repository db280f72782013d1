import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissingPaths } from './missing-paths.ts';

const root = join(import.meta.dirname, '..', '..');

test('findMissingPaths: finds paths in backticks and links that the project lacks, each once', () => {
  const document = 'See `scripts/check/`, `scripts/none.ts`, [a](services/none.ts), `scripts/none.ts` and `npm test`.';
  expect(findMissingPaths(document, root)).toEqual(['scripts/none.ts', 'services/none.ts']);
});
