/** Finds names that two files of texts export, which would not say at the import site which text they are. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTextFile } from './hard-coded-texts.ts';
import type { ImportGraph } from './import-graph.ts';

/** Describes in one line each name that another file of texts exports too. */
export async function findAllRepeatedTextNames(root: string, graph: ImportGraph): Promise<string[]> {
  const paths = [...graph.keys()].filter(isTextFile);
  const files = paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const);
  return findRepeatedTextNames(await Promise.all(files));
}

export function findRepeatedTextNames(files: readonly (readonly [path: string, source: string])[]): string[] {
  const pathsByName = new Map<string, string>();
  const faults: string[] = [];
  for (const [path, source] of files) {
    for (const [, name = ''] of source.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)) {
      const first = pathsByName.get(name);
      if (first === undefined) pathsByName.set(name, path);
      else faults.push(`${path} exports ${name}, as ${first} does: share the text, or name what it is for`);
    }
  }
  return faults;
}
