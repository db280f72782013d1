/** The rules which part of the project may import which. */
import { type Import, type ImportGraph, isTestFile } from './import-graph.ts';
import { findPart, importsByPart } from './project-parts.ts';

interface Restriction {
  readonly target: string;
  /** The restricted export; undefined when every export of the file is restricted. */
  readonly name?: string;
  /** Folders and files that may import it. Tests may import everything. */
  readonly importers: readonly string[];
  readonly reason: string;
}

export const restrictions: readonly Restriction[] = [
  {
    target: 'events/store/port/stored-text.ts',
    importers: ['events/', 'scripts/'],
    reason: 'parseStoredEvent and checkAndUnsealEvents read stored texts, because they upcast and validate',
  },
  {
    target: 'events/record/unseal-events.ts',
    name: 'parseEventUnvalidated',
    importers: ['events/', 'projections/', 'scripts/bench/record/load.ts'],
    reason: 'parseEventUnvalidated does not validate; use parseStoredEvent or checkAndUnsealEvents',
  },
  {
    target: 'events/record/parse-event-lazily.ts',
    // A what-if decides nothing, and reads the whole log while somebody waits.
    importers: ['events/', 'projections/engine/', 'services/record/what-if/'],
    reason: 'parseEventLazily does not validate; use parseStoredEvent or checkAndUnsealEvents',
  },
];

/** Describes each import that points in the wrong direction or is restricted, in one line. */
export function findForbiddenImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([path, imports]) =>
    imports.flatMap((each) => {
      if (!mayImport(path, each.target))
        return [`${path} imports ${each.target}: ${describeDirection(path, each.target)}`];
      return restrictions
        .filter((restriction) => isRestricted(path, each, restriction))
        .map(({ name = 'it', reason }) => `${path} imports ${name} of ${each.target}: ${reason}`);
    }),
  );
}

/** True when one file of the project may import another. Both are paths from the root. */
export function mayImport(importer: string, target: string): boolean {
  const from = findPart(importer);
  const to = findPart(target);
  if (crossesFeatures(importer, target)) return false;
  if (target.includes('/test/') && !isTestSupport(importer) && !mayUseTestSupport(from)) return false;
  if (from === undefined || to === undefined || from === to) return true;
  // Tests set up whatever they need, from every part.
  if (isTestSupport(importer)) return !target.startsWith('web/src/') || importer.startsWith('web/');
  return (importsByPart[from] ?? []).some((permitted) => permitted === target || target.startsWith(`${permitted}/`));
}

/** Whether a file imports from a feature of the web that it does not belong to. A file beside features belongs to each of them. */
function crossesFeatures(importer: string, target: string): boolean {
  const [feature] = /^web\/src\/features\/[^/]+\/(?:[^/]+\/)?/.exec(target) ?? [];
  return (
    feature !== undefined &&
    !['web/src/app/', 'web/e2e/', 'web/build/', feature].some((folder) => importer.startsWith(folder))
  );
}

function isRestricted(importer: string, { target, names }: Import, restriction: Restriction): boolean {
  if (target !== restriction.target || isTestSupport(importer)) return false;
  if (restriction.name !== undefined && !names.includes(restriction.name)) return false;
  return !restriction.importers.some((permitted) => importer.startsWith(permitted));
}

function describeDirection(path: string, target: string): string {
  if (crossesFeatures(path, target)) {
    return 'features never import each other, and only web/src/app imports them; move what is shared to another folder of web/src';
  }
  const part = findPart(path) ?? '';
  const permitted = importsByPart[part] ?? [];
  return `${part} may import ${permitted.length === 0 ? 'no other part' : permitted.join(', ')}, and no test support`;
}

const mayUseTestSupport = (part = ''): boolean => part === 'testing' || !!importsByPart[part]?.includes('testing');
const isTestSupport = (path: string): boolean => isTestFile(path) || path.includes('/test/');
