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
    importers: ['events/', 'projections/', 'scripts/bench/record/load-ways.ts'],
    reason: 'parseEventUnvalidated does not validate; use parseStoredEvent or checkAndUnsealEvents',
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
  if (crossesFeatures(importer, target) || usesForeignParts(importer, target)) return false;
  if (isInTestFolder(target) && !mayUseTestSupport(importer)) return false;
  if (from === undefined || to === undefined || from === to) return true;
  if (target.startsWith('scripts/test/') && isTestSupport(importer)) return true;
  // Browser tests may import every part, because they run the whole program.
  if (importer.startsWith('web/e2e/')) return true;
  return (importsByPart[from] ?? []).some((permitted) => permitted === to || permitted === target);
}

/** Whether a file imports from a feature of the web that it does not belong to. */
function crossesFeatures(importer: string, target: string): boolean {
  const [feature] = /^web\/src\/features\/[^/]+\//.exec(target) ?? [];
  return feature !== undefined && !importer.startsWith(feature) && !importer.startsWith('web/src/app/');
}

/** Whether a file imports a part of a use case's folder that it does not belong to. */
function usesForeignParts(importer: string, target: string): boolean {
  const [, folder] = /^(services\/use-cases\/.+\/)parts\//.exec(target) ?? [];
  return folder !== undefined && !importer.startsWith(folder) && !mayUseTestSupport(importer);
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
  if (usesForeignParts(path, target)) {
    return 'parts/ holds helpers of the use cases beside it; move what others need to a folder of services/';
  }
  const part = findPart(path) ?? '';
  const permitted = importsByPart[part] ?? [];
  return `${part} may import ${permitted.length === 0 ? 'no other part' : permitted.join(', ')}, and no test support`;
}

const isInTestFolder = (path: string): boolean => path.includes('/test/');
const isTestSupport = (path: string): boolean => isTestFile(path) || isInTestFolder(path);
/** Benches and planted faults start the program with the fixtures of tests. */
const mayUseTestSupport = (path: string): boolean =>
  isTestSupport(path) ||
  path.startsWith('scripts/bench/') ||
  path.startsWith('scripts/mutants/') ||
  path.startsWith('web/e2e/');
