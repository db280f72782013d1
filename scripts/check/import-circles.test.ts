import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCircles, findImportCircles } from './import-circles.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';

const toGraph = (files: Record<string, readonly string[]>): ImportGraph =>
  new Map(Object.entries(files).map(([path, targets]) => [path, targets.map((target) => ({ target, names: [] }))]));

test('findCircles: finds none where every way ends', () => {
  const edges = { a: ['b', 'c'], b: ['c'], c: ['outside'] };
  expect(findCircles(new Map(Object.entries(edges)))).toEqual([]);
});

test('findCircles: answers with the shortest circle of each group', () => {
  const edges = { b: ['c'], c: ['a'], a: ['b', 'c'], x: ['y', 'a'], y: ['x'] };
  expect(findCircles(new Map(Object.entries(edges)))).toEqual([
    ['a', 'c'],
    ['x', 'y'],
  ]);
});

test('findImportCircles: prints a circle of files from file to file', () => {
  const graph = toGraph({
    'events/a.ts': ['events/b.ts'],
    'events/b.ts': ['events/c.ts'],
    'events/c.ts': ['events/a.ts'],
  });
  expect(findImportCircles(graph)).toEqual([
    ['circle of files:', '  events/a.ts', '  → events/b.ts', '  → events/c.ts', '  → events/a.ts'].join('\n'),
  ]);
});

test('findImportCircles: finds none in this project', async () => {
  expect(findImportCircles(await readImportGraph(join(import.meta.dirname, '..', '..')))).toEqual([]);
});
