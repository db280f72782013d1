import type { Rolldown } from 'vite';

/**
 * Whether a module of the web is one of these files or imported by one, directly or through others. Dynamic imports do not
 * count. Packages are left out because their index files import more than is used.
 */
export function isImportedBy(
  files: RegExp,
  id: string,
  graph: Rolldown.ChunkingContext,
  visited = new Set<string>(),
): boolean {
  if (files.test(id)) return true;
  if (visited.has(id) || !id.includes('/web/src/')) return false;
  visited.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedBy(files, importer, graph, visited));
}
