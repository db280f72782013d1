/** That the maps of questions mark what the questions say. The browser gets no names, so they are compared here. */
import { expect, test } from 'vitest';
import type { OutlineMap, PracticeFigure } from '#events/values/practice-figure.ts';
import { factTopicsBySubject } from '#services/learning/questions/facts/fact-topics.ts';
import { listNeighbors, mayBorder } from '#services/learning/questions/facts/geography/borders.ts';
import { countries, findCountry } from '#services/learning/questions/facts/geography/countries.ts';
import { isOnContinent } from '#services/learning/questions/facts/geography/country.ts';
import {
  countriesOnContinentMaps,
  countriesOnWorldMap,
  outlinedContinents,
  statesOnMap,
} from '#services/learning/questions/facts/geography/outlines.ts';
import { mayTouch, touches } from '#services/learning/questions/facts/geography/state-borders.ts';
import { toContinentPieces } from '../build/outline-maps/continents.ts';
import { createOutlineMap, readAreas } from '../build/outline-maps/create-outline-map.ts';
import { toPathText } from '../build/outline-maps/to-path-text.ts';
import {
  OUTLINE_MAP_WIDTH,
  type OutlineMapData,
  outlineMapHeights,
} from '../src/shared/practice/figures/outline-map.ts';

/** Names that the data writes in another way, by the keys of the tables. */
const namesOfData: Readonly<Record<string, string>> = {
  ...{ 'united-states': 'United States of America', 'ivory-coast': "Côte d'Ivoire", 'north-macedonia': 'Macedonia' },
  ...{ 'central-african-republic': 'Central African Rep.', 'republic-of-the-congo': 'Congo' },
  ...{ 'dr-congo': 'Dem. Rep. Congo', 'south-sudan': 'S. Sudan', bosnia: 'Bosnia and Herz.' },
  ...{
    'dominican-republic': 'Dominican Rep.',
    'equatorial-guinea': 'Eq. Guinea',
    eswatini: 'eSwatini',
    'vatican-city': 'Vatican',
  },
};
const toNameOfData = ({ key, name }: { key: string; name: string }): string => namesOfData[key] ?? name;
const countryByNameOfData = new Map(countries.rows.map((country) => [toNameOfData(country), country]));

const maps = new Map(
  (Object.keys(outlineMapHeights) as OutlineMap[]).map((map) => [
    map,
    { drawn: createOutlineMap(map), areas: readAreas(map) },
  ]),
);
const ofMap = (map: OutlineMap) => maps.get(map) as { drawn: OutlineMapData; areas: ReturnType<typeof readAreas> };

/** Square pixels on a phone that is 360 px wide, of which a map takes 293 px. */
const toPhonePixels = (area: number): number => area * (293 / OUTLINE_MAP_WIDTH) ** 2;
const PHONE_PIXELS_MIN = 50;

const asked = [
  ...[...countriesOnWorldMap.rows, ...countriesOnContinentMaps.rows].map((row) => ({
    ...row,
    name: toNameOfData(row),
  })),
  ...statesOnMap.rows.map((row) => ({ ...row, map: 'united-states' as const })),
];

test.each([...maps.keys()])(
  'outline maps: what is marked on the map %s has its name, and is seen on a phone',
  (map) => {
    const { drawn, areas } = ofMap(map);
    const rows = asked.filter((row) => row.map === map);
    expect(rows.length).toBeGreaterThan(9);
    for (const { name, code } of rows) {
      // A few islands have the number of the country that they belong to.
      expect(areas.filter((area) => area.code === code).map((area) => area.name)).toContain(name);
      const { path, area, center } = drawn.outlines[code] ?? { path: '', area: 0, center: [0, 0] };
      expect([name, path]).toEqual([name, expect.stringMatching(/^(?:M\d+,\d+l-?\d[-\d, ]+z)+$/)]);
      expect([name, toPhonePixels(area) > PHONE_PIXELS_MIN]).toEqual([name, true]);
      const [x = 0, y = 0] = center;
      expect([name, x > 0 && x < OUTLINE_MAP_WIDTH && y > 0 && y < outlineMapHeights[map]]).toEqual([name, true]);
    }
  },
);

test('outline maps: each question of a map marks something that the map draws', async () => {
  const topics = [
    ...(['Countries', 'Continents', 'Capitals'] as const).map((topic) => factTopicsBySubject.geography?.[topic]),
    factTopicsBySubject['social-studies']?.Geography,
  ];
  const forms = (await Promise.all(topics.map((load) => load?.() ?? []))).flat();
  const figures = forms
    .flatMap((form) => form.listQuestions('topic'))
    .flatMap(({ figure }) => (figure ? [figure] : []));
  const isDrawn = (figure: PracticeFigure) => figure.kind === 'map' && figure.mark in ofMap(figure.map).drawn.outlines;
  expect(figures.length).toBeGreaterThan(200);
  expect(figures.filter((figure) => !isDrawn(figure))).toEqual([]);
});

test('outline maps: each country touches the countries of the table of borders, so that no two are mixed up', () => {
  const { areas } = ofMap('africa');
  const wrong = countriesOnContinentMaps.rows.flatMap(({ key, code }) => {
    const area = areas.find((each) => each.code === code);
    const touched = (area?.touched ?? []).flatMap((at) => countryByNameOfData.get(areas[at]?.name ?? '')?.key ?? []);
    return [
      ...listNeighbors(key).filter((other) => !touched.includes(other)),
      ...touched.filter((other) => !mayBorder(key, other)),
    ].map((other) => `${key} and ${other}`);
  });
  expect(wrong).toEqual([]);
});

test('outline maps: each state touches the states of the table of borders', () => {
  const { areas } = ofMap('united-states');
  const keyByName = new Map(statesOnMap.rows.map(({ name, key }) => [name, key]));
  const wrong = statesOnMap.rows.flatMap(({ key, code }) => {
    const area = areas.find((each) => each.code === code);
    const touched = (area?.touched ?? []).flatMap((at) => keyByName.get(areas[at]?.name ?? '') ?? []);
    return [
      ...statesOnMap.rows
        .filter((other) => touches(key, other.key) && !touched.includes(other.key))
        .map((row) => row.key),
      ...touched.filter((other) => !mayTouch(key, other)),
    ].map((other) => `${key} and ${other}`);
  });
  expect(wrong).toEqual([]);
});

test('outline maps: a country without a coast has none, but for those at the Caspian Sea', () => {
  const atCaspianSea = ['kazakhstan', 'turkmenistan', 'azerbaijan'];
  for (const { key, map, code, landlocked } of countriesOnContinentMaps.rows)
    expect([key, ofMap(map).drawn.outlines[code]?.hasShore]).toEqual([key, !landlocked || atCaspianSea.includes(key)]);
});

test('outline maps: continents consist of the countries that the table counts to them', () => {
  const nameByCode = new Map(outlinedContinents.rows.map(({ code, name }) => [code, name]));
  const square = [
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ],
  ];
  const wrong = ofMap('world').areas.flatMap(({ code = '', name }) => {
    const country = countryByNameOfData.get(name);
    const [piece] = toContinentPieces(code, square);
    const continent = nameByCode.get(piece?.continent ?? '');
    if (!country || country.region === 'oceania') return piece ? [name] : [];
    return continent && isOnContinent(country, continent as Parameters<typeof isOnContinent>[1]) ? [] : [name];
  });
  // Territories that the table lacks.
  expect(wrong).toEqual(['W. Sahara', 'Falkland Is.', 'Greenland', 'Puerto Rico', 'Palestine', 'Taiwan']);
  expect(findCountry('russia').alsoIn).toBe('Asia');
});

test('outline maps: continents cover about their shares of the land', () => {
  const { outlines } = ofMap('world').drawn;
  const area = (name: string) =>
    outlines[outlinedContinents.rows.find((row) => row.name === name)?.code ?? '']?.area ?? 0;
  // Millions of square kilometers, without most islands of the Arctic and the Pacific Ocean.
  const known = { Asia: 44.6, Africa: 30.4, 'North America': 24.5, 'South America': 17.8, Europe: 10 };
  for (const [name, share] of Object.entries(known))
    expect(area(name) / area('Africa')).toBeCloseTo(share / known.Africa, 1);
});

test('toPathText: rounds points, joins straight lines, and leaves out rings that cannot be seen', () => {
  const ring = [
    [0.4, 0],
    [10, 0.2],
    [20.1, 0],
    [20, 9.7],
    [20, 5],
    [0, 10],
    [0, 0],
  ] as const;
  expect(
    toPathText([
      ring,
      [
        [1, 1],
        [1.2, 1],
        [1, 1.3],
        [1, 1],
      ],
    ]),
  ).toBe('M0,0l20,0 0,10 0-5-20,5 0-10z');
});
