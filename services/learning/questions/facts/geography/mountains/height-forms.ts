import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { joinWords, toCapital } from '#services/learning/questions/facts/wording.ts';
import { toSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { countries, countryDistance, findCountryByName, placeInSentence } from '../countries.ts';
import { toContinent } from '../country.ts';
import { type Height, type HeightKind, heights } from '../heights.ts';
import { defineLeveledForms, type LeveledRow } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { inSentence, shareWord } from '../sentence.ts';
import { states } from '../states.ts';
import { doubtfulPlaces } from './doubtful-places.ts';

const { rows } = heights;
const toOption = (row: Height): string => toCapital(inSentence(row));
const heightByOption = new Map(rows.map((row) => [toOption(row), row]));
const stateNames = states.rows.map(({ name }) => name);
const isAmerican = ({ places: [place] }: Height) => stateNames.includes(place as string);
const plurals: Readonly<Record<HeightKind, string>> = {
  ...{ mountain: 'mountains', 'mountain range': 'mountain ranges', volcano: 'volcanoes' },
};
const isPlural = ({ kind, name }: Height) => kind === 'mountain range' && name.endsWith('s');
const lies = (row: Height) => (isPlural(row) ? 'lie' : 'lies');

const continentOf = ({ places: [place] }: Height): string => {
  const country = findCountryByName(place as string);
  if (country) return toContinent(country);
  return place === 'Antarctica' ? 'Antarctica' : 'North America';
};
const sameKind = (row: Height, levelMax: number) =>
  rows.filter((other) => other.kind === row.kind && other.level <= levelMax).map(toOption);
/** Heights of the same part of the world are tempting, if they are in the same country or near. */
const apart = (row: Height, option: string): number => {
  const other = heightByOption.get(option) as Height;
  return continentOf(row) === continentOf(other) && isAmerican(row) === isAmerican(other) ? 0 : 1;
};

const goodPlaces = (row: Height) =>
  row.places.filter(
    (place) => !shareWord(place, `${row.name} ${row.known}`) && !['Canada', 'Antarctica', 'Monaco'].includes(place),
  );
const answerPlace = (row: Height): string => pickBy(row.key, goodPlaces(row));
/** A few of the places, first of all the one that the question is about. */
const listPlaces = ({ places }: Height, asked: string): string =>
  joinWords([...new Set([asked, ...places])].slice(0, 5).map(placeInSentence));
const regionOf = (state: string) => states.rows.find(({ name }) => name === state)?.region;
const placeDistance = (one: string, other: string): number => {
  const country = findCountryByName(one);
  if (country && !stateNames.includes(one)) return countryDistance(country, findCountryByName(other));
  return regionOf(one) === regionOf(other) ? 0 : 1;
};
/** The best-known height of a kind in each country or state. */
interface PlaceHeight extends LeveledRow {
  readonly place: string;
  readonly height: Height;
}
const bestKnownFirst = rows.toSorted((one, other) => one.level - other.level);
const placeHeights: FactTable<PlaceHeight> = {
  source: heights.source,
  year: heights.year,
  rows: (['mountain', 'mountain range', 'volcano'] as const).flatMap((kind) =>
    [...new Set(rows.flatMap(({ places }) => places))].flatMap((place) => {
      const height = bestKnownFirst.find(
        (row) => row.kind === kind && row.places.includes(place) && !shareWord(place, row.name),
      );
      if (!height || place === 'Canada' || place === 'Antarctica') return [];
      return [{ key: `${toSlug(place)}-${toSlug(kind)}`, level: height.level, place, height }];
    }),
  ),
};

/** The continents of mountains that a child has heard of. */
const continents = ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Australia', 'Antarctica'];
const sameRange = (row: Height) =>
  rows.filter((other) => other !== row && other.range === row.range && other.level <= row.level + 1);
/** True for a name such as “Rocky Mountains”, which gives the answer away. */
const saysKind = ({ name }: Height): boolean => /mountain|range|alps|highlands|caldera/i.test(name);
/** Other heights of the same kind. */
const sameKindOthers = (row: Height) =>
  rows.filter(
    (other) => other !== row && other.kind === row.kind && !saysKind(other) && other.level <= Math.max(2, row.level),
  );

/** A mountain or volcano whose range is in the table. */
const hasRange = (row: Height): boolean =>
  row.range !== undefined &&
  !/range/i.test(row.range) &&
  !shareWord(row.range, row.name) &&
  rows.some(({ name }) => name === row.range);
const rangeOptions = (row: Height) =>
  rows.filter(({ kind, level }) => kind === 'mountain range' && level <= row.level + 1).map(({ name }) => name);
const isPartOf = (part: string, row: Height) =>
  ['Blue Ridge', 'Black Hills', 'Tetons', 'Adirondacks', 'Great Smoky Mountains', 'Green Mountains'].includes(part) ||
  (row.range === 'Himalayas' && part === 'Karakoram') ||
  (row.range === 'Karakoram' && part === 'Himalayas') ||
  (row.key === 'mitchell' && part === 'Appalachian Mountains') ||
  (row.key === 'grand-teton' && part === 'Rocky Mountains') ||
  (row.key === 'triglav' && part === 'Dinaric Alps');

export const heightForms: readonly FactForm[] = [
  ...defineLeveledForms<Height>({
    ...{ id: 'known', table: heights, difficulty: 'medium', span: 2 },
    isAsked: ({ name, known }) => !/range/i.test(name) && !shareWord(name, known),
    text: ({ kind, known }) => `Which ${kind} is this? ${known}`,
    answer: toOption,
    options: (row) => sameKind(row, Math.max(2, row.level)),
    distance: (option, row) => apart(row, option),
    explanation: (row) => `${toOption(row)} ${lies(row)} in ${joinWords(row.places.slice(0, 3).map(placeInSentence))}.`,
  }),
  ...defineLeveledForms<Height>({
    ...{ id: 'place', table: heights, difficulty: 'easy' },
    isAsked: (row) => goodPlaces(row).length > 0,
    text: (row) => `In which of these ${isAmerican(row) ? 'states' : 'countries'} could you see ${inSentence(row)}?`,
    answer: answerPlace,
    options: (row) =>
      isAmerican(row)
        ? stateNames
        : countries.rows
            .filter((country) => toContinent(country) === continentOf(row) && country.level <= Math.max(3, row.level))
            .map(({ name }) => name),
    isAlsoRight: (option, row) => row.places.includes(option) || (doubtfulPlaces[row.key]?.includes(option) ?? false),
    distance: (option, row) => placeDistance(answerPlace(row), option),
    explanation: (row) => `${toOption(row)} ${lies(row)} in ${listPlaces(row, answerPlace(row))}. ${row.known}`,
  }),
  ...defineLeveledForms<PlaceHeight>({
    ...{ id: 'height-of-place', table: placeHeights, difficulty: 'medium', wait: 1, span: 2 },
    text: ({ place, height }) => `Which of these ${plurals[height.kind]} would you find in ${placeInSentence(place)}?`,
    answer: ({ height }) => toOption(height),
    options: ({ height, level }) => sameKind(height, level + 1),
    isAlsoRight: (option, { place }) => {
      const other = heightByOption.get(option) as Height;
      return (
        other.places.includes(place) ||
        (doubtfulPlaces[other.key]?.includes(place) ?? false) ||
        shareWord(place, other.name)
      );
    },
    distance: (option, { height }) => apart(height, option),
    explanation: ({ place, height }) =>
      `${toOption(height)} ${lies(height)} in ${listPlaces(height, place)}. ${height.known}`,
  }),
  ...defineLeveledForms<Height>({
    ...{ id: 'range', table: heights, difficulty: 'hard', span: 2 },
    isAsked: (row) => hasRange(row) && !shareWord(row.range as string, row.known),
    text: (row) => `To which mountain range does ${inSentence(row)} belong?`,
    answer: ({ range }) => range as string,
    options: rangeOptions,
    isAlsoRight: isPartOf,
    explanation: (row) => `${toOption(row)} is a part of the ${row.range}. ${row.known}`,
  }),
  ...defineLeveledForms<Height>({
    ...{ id: 'kind', table: heights, difficulty: 'medium' },
    isAsked: (row) => row.level < 4 && !saysKind(row) && !/mount |peak/i.test(row.name),
    text: (row) => `What will you find under the name ${row.name} on a map?`,
    answer: ({ kind }) => `A ${kind}`,
    options: () => ['A river', 'A lake', 'A desert', 'A capital city', 'An ocean', 'A group of islands'],
    explanation: (row) =>
      `${toOption(row)} ${isPlural(row) ? 'are' : 'is'} a ${row.kind} in ${placeInSentence(row.places[0] as string)}. ${row.known}`,
  }),
  ...defineLeveledForms<Height>({
    ...{ id: 'continent', table: heights, difficulty: 'easy' },
    // These places lie on two continents, or on none.
    isAsked: ({ places: [place = ''], level }) =>
      level < 4 && !['Hawaii', 'New Zealand', 'Russia', 'Turkey'].includes(place),
    text: (row) => `${toOption(row)} ${isPlural(row) ? 'are' : 'is'} on which continent?`,
    answer: (row) => (continentOf(row) === 'Oceania' ? 'Australia' : continentOf(row)),
    options: () => continents,
    explanation: (row) =>
      `${toOption(row)} ${lies(row)} in ${continentOf(row)}, in ${joinWords(row.places.slice(0, 3).map(placeInSentence))}.`,
  }),
  ...defineLeveledForms<Height>({
    ...{ id: 'same-range', table: heights, difficulty: 'hard', wait: 1 },
    isAsked: (row) => row.range !== undefined && sameRange(row).length > 0,
    text: (row) => `Which of these belongs to the same mountain range as ${inSentence(row)}?`,
    answer: (row) => toOption(pickBy(row.key, sameRange(row))),
    options: (row) =>
      rows.filter(({ kind, level }) => kind !== 'mountain range' && level <= row.level + 1).map(toOption),
    isAlsoRight: (option, row) => {
      const other = heightByOption.get(option) as Height;
      return other.range === row.range || (other.range !== undefined && isPartOf(other.range, row)) || other === row;
    },
    distance: (option, row) => apart(row, option),
    explanation: (row) =>
      `Both ${inSentence(row)} and ${inSentence(pickBy(row.key, sameRange(row)))} belong to the ${row.range}.`,
  }),
  ...defineLeveledForms<Height>({
    ...{ id: 'same-kind', table: heights, difficulty: 'hard' },
    isAsked: ({ kind, level }) => kind === 'volcano' || (kind === 'mountain range' && level < 4),
    text: (row) => `${toOption(row)} ${isPlural(row) ? 'are' : 'is'} a ${row.kind}. Which of these is one, too?`,
    answer: (row) => toOption(pickBy(row.key, sameKindOthers(row))),
    // None of the single mountains is a volcano, and none is a range.
    options: (row) =>
      rows.filter(({ kind, level }) => kind === 'mountain' && level <= Math.max(2, row.level)).map(toOption),
    isAlsoRight: (option, row) => heightByOption.get(option)?.kind === row.kind,
    distance: (option, row) => apart(row, option),
    explanation: (row) => {
      const other = pickBy(row.key, sameKindOthers(row));
      return `${toOption(other)} ${isPlural(other) ? 'are' : 'is'} a ${row.kind} in ${placeInSentence(other.places[0] as string)}.`;
    },
  }),
];
