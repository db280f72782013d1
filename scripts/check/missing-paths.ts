import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = 'events|projections|services|web|testing|scripts|docs';

/** Finds the paths that a document names in backticks or links to and that do not exist in the project. */
export function findMissingPaths(document: string, root: string): string[] {
  const named = document.matchAll(new RegExp(`[\`(]((?:${FOLDERS})/[\\w./-]*)[\`)]`, 'g'));
  return [...new Set([...named].map(([, path = '']) => path))].filter((path) => !existsSync(join(root, path)));
}
