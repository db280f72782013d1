import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toMapDescriptionText } from './map-copy.ts';
import { LoadedMap, MapDrawing } from './map-drawing.tsx';
import type { Outline, OutlineMapData } from './outline-map.ts';

const large: Outline = {
  path: 'M10,10l90,0 0,80-90,0z',
  ...{ center: [55, 50], box: [10, 10, 100, 90], area: 7200, touches: 2, hasShore: true },
};
const small: Outline = {
  path: 'M400,400l20,0 0,20-20,0z',
  ...{ center: [410, 410], box: [400, 400, 420, 420], area: 400, touches: 1, hasShore: false },
};
const continent: Outline = { path: 'M0,0l200,0 0,90-200,0z', center: [100, 45], box: [0, 0, 200, 90], area: 18_000 };
const data: OutlineMapData = { outlines: { '076': large, '858': small, '005': continent }, others: ['M1,1l3,0 0,3z'] };
const draw = (mark: string) => renderToStaticMarkup(<LoadedMap map="south-america" mark={mark} data={data} />);

test('LoadedMap: draws every country without a name, and hatches the marked one over them', () => {
  const drawn = draw('076');
  const paths = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths.slice(-2)).toEqual([`${small.path}${large.path}M1,1l3,0 0,3z`, large.path]);
  const [, hatching] = /<pattern id="([^"]+)"/.exec(drawn) ?? [];
  expect(drawn).toContain(`fill="url(#${hatching})"`);
});

test('LoadedMap: puts a ring around a small mark only', () => {
  expect(draw('858')).toContain('<circle cx="410" cy="410"');
  expect(draw('076')).not.toContain('<circle');
});

test('LoadedMap: covers the borders of countries by a marked continent, which is no land besides them', () => {
  expect(draw('005')).toMatch(/stroke-width="0"[^>]*><\/path><\/svg>/);
  expect(draw('076')).not.toContain(continent.path);
});

test('LoadedMap: shows a map without a mark if it does not draw what is marked', () => {
  expect(draw('999')).toContain('aria-label="Outline map of South America."');
});

test('MapDrawing: keeps the space of the map while it loads', () => {
  const box = renderToStaticMarkup(<MapDrawing map="africa" mark="404" />);
  expect(box).toContain('aspect-ratio:720 / 780');
  expect(box).toContain('Loading map...');
});

test.each([
  [
    toMapDescriptionText('south-america', large),
    'Outline map of South America. The marked country lies in the north-west of the map, touches 2 others, and has a coast.',
  ],
  [
    toMapDescriptionText('europe', { ...small, center: [400, 320] }),
    'Outline map of Europe. The marked country lies in the middle of the map, touches 1 other, and has no coast.',
  ],
  [
    toMapDescriptionText('united-states', { ...continent, touches: 0 }),
    'Outline map of the United States. The marked state lies in the north-west of the map and touches no other.',
  ],
  [
    toMapDescriptionText('world', { ...continent, center: [700, 340] }),
    'Outline map of the world. The marked land lies in the south-east of the map.',
  ],
])('toMapDescriptionText: %s', (text, expected) => expect(text).toBe(expected));
