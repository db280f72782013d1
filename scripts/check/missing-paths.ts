import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = 'events|projections|services|web|testing|scripts|docs';

/** Finds the paths that a document names in backticks or links to and that do not exist in the project. */
export function findMissingPaths(document: string, root: string): string[] {
  const named = document.matchAll(new RegExp(`[\`(]((?:${FOLDERS})/[\\w./-]*)[\`)]`, 'g'));
  return [...new Set([...named].map(([, path = '']) => path))].filter((path) => !existsSync(join(root, path)));
}

/** Finds the rows of tables with a column “test” that name no test, by their first cell. */
export function findRowsWithoutTest(document: string): string[] {
  return document.split(/\n\n+/).flatMap((block) => {
    const [head = '', , ...rows] = block.split('\n');
    return / test \|$/.test(head) ? rows.filter((row) => !/`[^`]+\.test\.tsx?`/.test(row)).map(toFirstCell) : [];
  });
}

const toFirstCell = (row: string): string => row.split('|')[1]?.trim() ?? '';
