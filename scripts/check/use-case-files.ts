import { type ImportGraph, isTestFile } from './import-graph.ts';

const DEFINITION = 'services/use-case-definition/use-case.ts';

/** One line for each file of `services/use-cases` that hides a use case in `parts/`, or is a part beside the use cases. */
export function findMisplacedUseCaseFiles(graph: ImportGraph): string[] {
  return [...graph]
    .filter(([path]) => path.startsWith('services/use-cases/') && !isTestFile(path))
    .flatMap(([path, imports]) => {
      const isUseCase = imports.some(({ target, names }) => target === DEFINITION && names.includes('defineUseCase'));
      const isInParts = path.includes('/parts/');
      if (isUseCase && isInParts) return [`${path} defines a use case: move it out of parts/`];
      return isUseCase || isInParts ? [] : [`${path} defines no use case: move it to the folder parts/ beside it`];
    });
}
