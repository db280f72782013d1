import { expect, test } from 'vitest';
import { findMisplacedUseCaseFiles } from './use-case-files.ts';

const definition = { target: 'services/use-case-definition/use-case.ts', names: ['UseCaseInput', 'defineUseCase'] };
const types = { ...definition, names: ['UseCaseInput'] };

test.each([
  ['services/use-cases/classes/add-classes.ts', definition, 0],
  ['services/use-cases/classes/class-limit.ts', types, 1],
  ['services/use-cases/classes/parts/class-limit.ts', types, 0],
  ['services/use-cases/classes/parts/add-classes.ts', definition, 1],
  ['services/use-cases/classes/add-classes.test.ts', types, 0],
  ['services/http/routes.ts', types, 0],
])('findMisplacedUseCaseFiles: %s', (path, imported, faults) => {
  expect(findMisplacedUseCaseFiles(new Map([[path, [imported]]]))).toHaveLength(faults);
});
