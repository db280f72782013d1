/** Draws the folders and their imports in docs/architecture.md, in Mermaid. */
import { type FolderGraph, toFolderGraph } from './folder-graph.ts';
import type { ImportGraph } from './import-graph.ts';

interface Drawing {
  readonly title: string;
  /** The folder whose content is drawn. */
  readonly folder: string;
  /** Subfolders that are drawn as one box with all their subfolders. */
  readonly collapsed: readonly string[];
}

const drawings: readonly Drawing[] = [
  { title: 'events', folder: 'events', collapsed: [] },
  { title: 'projections', folder: 'projections', collapsed: [] },
  { title: 'services: the platform', folder: 'services', collapsed: ['services/use-cases', 'services/questions'] },
  { title: 'services: the use cases', folder: 'services/use-cases', collapsed: [] },
  { title: 'web', folder: 'web/src', collapsed: ['web/src/features'] },
  { title: 'scripts', folder: 'scripts', collapsed: ['scripts/demo', 'scripts/bench'] },
];

const BEGIN = '<!-- begin: written by `npm run architecture` -->';
const END = '<!-- end: written by `npm run architecture` -->';

/**
 * Returns the document with new drawings that follow from the imports. Throws when the document has no place for them.
 */
export function replaceDrawings(document: string, graph: ImportGraph): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/architecture.md has no lines “${BEGIN}” and “${END}”.`);
  const folders = toFolderGraph(graph);
  const sections = drawings.map((drawing) => `### ${drawing.title}\n\n${drawFolders(folders, drawing)}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${sections.join('\n\n')}\n\n${document.slice(end)}`;
}

/**
 * Draws an arrow from each folder to the folders that it imports. An arrow is left out when other arrows lead to the
 * same folder.
 */
export function drawFolders(folders: FolderGraph, { folder, collapsed }: Drawing): string {
  const boxOf = (path: string): string | undefined => {
    if (path !== folder && !path.startsWith(`${folder}/`)) return undefined;
    return collapsed.find((each) => path === each || path.startsWith(`${each}/`)) ?? path;
  };
  const arrows = new Map<string, Set<string>>();
  for (const [path, targets] of folders) {
    const from = boxOf(path);
    if (from === undefined || isTestFolder(from)) continue;
    const reached = arrows.get(from) ?? new Set();
    arrows.set(from, reached);
    for (const target of targets.keys()) {
      const to = boxOf(target);
      if (to !== undefined && to !== from && !isTestFolder(to)) reached.add(to);
    }
  }
  const boxes = [...arrows.keys()].toSorted();
  const nameOf = (box: string) => (box === folder ? `${folder}/ itself` : box.slice(folder.length + 1));
  const idOf = (box: string) => nameOf(box).replaceAll(/[^a-z0-9]+/g, '_');
  return [
    '```mermaid',
    'flowchart LR',
    ...boxes.map((box) => `  ${idOf(box)}["${nameOf(box)}"]`),
    ...boxes.flatMap((box) =>
      removeShortcuts(box, arrows)
        .toSorted()
        .map((target) => `  ${idOf(box)} --> ${idOf(target)}`),
    ),
    '```',
  ].join('\n');
}

const isTestFolder = (path: string): boolean => path.endsWith('/test') && path !== 'scripts/test';

/** Removes the arrows of a box that other arrows make unnecessary. Inside a circle every arrow stays. */
function removeShortcuts(box: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const targets = [...(arrows.get(box) ?? [])];
  const leadsTo = (from: string, to: string) => from !== to && reaches(from, to, arrows, new Set());
  return targets.filter((target) => !targets.some((other) => leadsTo(other, target) && !leadsTo(other, box)));
}

function reaches(
  from: string,
  to: string,
  arrows: ReadonlyMap<string, ReadonlySet<string>>,
  seen: Set<string>,
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(arrows.get(from) ?? [])].some((next) => reaches(next, to, arrows, seen));
}
