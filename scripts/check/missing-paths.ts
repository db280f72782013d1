import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = 'events|projections|services|web|scripts|docs';

/** The paths from the root of the project that a document names in backticks or links to, and that the project lacks. */
export function findMissingPaths(document: string, root: string): string[] {
  const named = document.matchAll(new RegExp(`[\`(]((?:${FOLDERS})/[\\w./-]*)[\`)]`, 'g'));
  return [...new Set([...named].map(([, path = '']) => path))].filter((path) => !existsSync(join(root, path)));
}
