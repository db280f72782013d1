import { dirname } from 'node:path';
import { type ImportGraph, isTestFile } from './import-graph.ts';

/** One import from one folder to another. */
export interface Arrow {
  readonly importer: string;
  readonly target: string;
}

/** Every folder with the folders that its own files import from. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, Arrow>>;

/**
 * Groups the imports by folder. A subfolder is a folder of its own. Test files are left out, because nothing imports
 * them.
 */
export function toFolderGraph(graph: ImportGraph): FolderGraph {
  const folders = new Map<string, Map<string, Arrow>>();
  for (const [importer, imports] of graph) {
    if (isTestFile(importer)) continue;
    const from = dirname(importer);
    const arrows = folders.get(from) ?? new Map<string, Arrow>();
    folders.set(from, arrows);
    for (const { target } of imports) {
      const to = dirname(target);
      if (to !== from && graph.has(target) && !arrows.has(to)) arrows.set(to, { importer, target });
    }
  }
  return folders;
}
