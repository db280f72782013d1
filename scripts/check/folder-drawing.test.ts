import { expect, test } from 'vitest';
import { drawFolders, replaceDrawings } from './folder-drawing.ts';
import type { FolderGraph } from './folder-graph.ts';

const toFolders = (arrows: Record<string, readonly string[]>): FolderGraph =>
  new Map(
    Object.entries(arrows).map(([folder, targets]) => [
      folder,
      new Map(targets.map((target) => [target, { importer: `${folder}/x.ts`, target: `${target}/y.ts` }])),
    ]),
  );

const draw = (arrows: Record<string, readonly string[]>, collapsed: readonly string[] = []) =>
  drawFolders(toFolders(arrows), { title: 'events', folder: 'events', collapsed }).split('\n').slice(2, -1);

test('drawFolders: draws a box for each folder and an arrow for each import', () => {
  expect(draw({ events: ['events/a'], 'events/a': ['services'], services: [] })).toEqual([
    '  events_itself["events/ itself"]',
    '  a["a"]',
    '  events_itself --> a',
  ]);
});

test('drawFolders: leaves an arrow out where a longer way leads to the same folder', () => {
  const arrows = { 'events/a': ['events/b', 'events/c'], 'events/b': ['events/c'], 'events/c': [] };
  expect(draw(arrows).slice(3)).toEqual(['  a --> b', '  b --> c']);
});

test('drawFolders: draws a collapsed folder with its subfolders as one box', () => {
  expect(draw({ 'events/a/x': ['events/a/y', 'events/b'], 'events/a/y': [], 'events/b': [] }, ['events/a'])).toEqual([
    '  a["a"]',
    '  b["b"]',
    '  a --> b',
  ]);
});

test('replaceDrawings: refuses a document without a place for the drawings', () => {
  expect(() => replaceDrawings('# Architecture', new Map())).toThrow('docs/architecture.md has no lines');
});
