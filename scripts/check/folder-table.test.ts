import { expect, test } from 'vitest';
import { findFoldersWithoutRow } from './folder-table.ts';

test('findFoldersWithoutRow: finds each folder without a row, but no folder of test support', () => {
  const files = [
    'services/main.ts',
    'services/clock/clock.ts',
    'services/test/a-fixture.ts',
    'services/use-cases/classes/parts/page.ts',
    'scripts/test/b-fixture.ts',
    'web/src/ui/button.tsx',
  ];
  const graph = new Map(files.map((file) => [file, []] as const));
  const table = '\n| `services/clock/` | the time |\n| `services/use-cases/` | operations |';
  expect(findFoldersWithoutRow(table, graph)).toEqual(['scripts/test', 'services/use-cases/classes', 'web/src/ui']);
});
