import type { ImportGraph } from './import-graph.ts';

/** The folders whose subfolders each have a row in the table of docs/architecture.md. */
const PARENTS = ['events', 'projections', 'services', 'services/use-cases', 'web/src', 'scripts'];

/** Finds the folders with source files that have no row in the document's table. */
export function findFoldersWithoutRow(document: string, graph: ImportGraph): string[] {
  const folders = new Set([...graph.keys()].flatMap(toDescribedFolders));
  return [...folders].filter((folder) => !document.includes(`\n| \`${folder}/\` | `)).toSorted();
}

/** `services/use-cases` and `services/use-cases/classes` for a file in the latter. Folders of test support have no row. */
const toDescribedFolders = (path: string): string[] =>
  PARENTS.flatMap((parent) => {
    const [name, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
    const folder = `${parent}/${name}`;
    const isFolder = rest.length > 0;
    return isFolder && (name !== 'test' || parent === 'scripts') ? [folder] : [];
  });
