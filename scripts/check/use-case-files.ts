import { type ImportGraph, isTestFile } from './import-graph.ts';

/** The functions that define a use case, by their files. */
const definitions: Readonly<Record<string, string>> = {
  'services/use-case-definition/use-case.ts': 'defineUseCase',
  'services/exports/define-list-export.ts': 'defineListExport',
};

/**
 * Describes, in one line each, files of `services/use-cases` that are in the wrong place: a use case in `parts/`, or a
 * part among the use cases.
 */
export function findMisplacedUseCaseFiles(graph: ImportGraph): string[] {
  return [...graph]
    .filter(([path]) => path.startsWith('services/use-cases/') && !isTestFile(path))
    .flatMap(([path, imports]) => {
      const isUseCase = imports.some(({ target, names }) => names.includes(definitions[target] ?? ''));
      const isInParts = path.includes('/parts/');
      if (isUseCase && isInParts) return [`${path} defines a use case: move it out of parts/`];
      return isUseCase || isInParts ? [] : [`${path} defines no use case: move it to the folder parts/ beside it`];
    });
}
