/**
 * Every operation (in `npm test` a quarter of them), as everybody, about everything: the answer follows from what the use case
 * states.
 */
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { chooseEvery, chooseSeed, chooseSize } from '#testing/sampling.ts';
import { openAccessMatrix } from './test/access-matrix.ts';
import { openAccessWorld } from './test/access-world.ts';
import { listOtherRoutes, walkOtherRoute } from './test/other-routes.ts';
import { useCases } from './use-cases.ts';

const world = await openForAllTests(openAccessWorld());
const isWhole = chooseSize({ test: false, faults: true });
const matrix = await openForAllTests(openAccessMatrix(world, useCases, { isWhole }));
const seed = chooseSeed(import.meta.filename);
const chosen = chooseEvery(4, useCases, seed);
let cells = 0;

test.each(chosen.map((useCase) => [useCase.operation, useCase] as const))(
  '%s: is open to whom its use case states, and to nobody else',
  async (_, useCase) => {
    const walked = await matrix.walk(useCase);
    cells += walked.cells;
    expect(walked.faults).toEqual([]);
  },
);

test.each(listOtherRoutes(matrix.app, useCases).map((route) => [`${route.method} ${route.url}`, route] as const))(
  '%s: is open to whom the route states, and to nobody else',
  async (_, route) => {
    const walked = await walkOtherRoute(world, matrix.app, route);
    expect(walked.cells).toBeGreaterThanOrEqual(world.actors.length);
    expect(walked.faults).toEqual([]);
  },
);

test('useCases: no operation has been without a cell', () => {
  // Each is asked for by everybody, and most are about several things.
  console.log(`${chosen.length} operations as ${world.actors.length} people: ${cells} cells`);
  expect(cells).toBeGreaterThan(world.actors.length * chosen.length);
});
