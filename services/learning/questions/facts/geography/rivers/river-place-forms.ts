import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { joinWords } from '#services/learning/questions/facts/wording.ts';
import { toSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { countries, countryDistance, findCountryByName, placeInSentence } from '../countries.ts';
import { toContinent } from '../country.ts';
import { defineLeveledForms, type LeveledRow } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { type River, rivers } from '../rivers.ts';
import { shareWord } from '../sentence.ts';
import { states } from '../states.ts';
import { doubtfulPlaces } from './doubtful-places.ts';

const { rows } = rivers;
const riverByName = new Map(rows.map((row) => [row.name, row]));
const toName = ({ name }: River) => name;
const listRivers = (levelMax: number) => rows.filter(({ level }) => level <= levelMax).map(toName);
const apart = (row: River, other: River | undefined) => (row.continent === other?.continent ? 0 : 1);

/** Names that already say in another language that they are rivers. */
const isRiverByName = ({ name }: River) => /Rio|Darya/.test(name);
const inText = (row: River) => (isRiverByName(row) ? `the ${row.name}` : `the ${row.name} River`);
const upperInText = (row: River) => inText(row).replace(/^the/, 'The');

/** Rivers that a city also lies on, or another city of the same name. */
const alsoOnRivers: Readonly<Record<string, readonly string[]>> = {
  'St. Louis': ['Missouri'],
  Cairo: ['Mississippi', 'Ohio'],
  Memphis: ['Nile'],
};

/** A city and its river. */
interface RiverCity extends LeveledRow {
  readonly city: string;
  readonly river: River;
}
/** Cities, states and countries that first graders have heard of. */
const famousPlaces = new Set(
  [
    'Cairo',
    'New Orleans',
    'St. Louis',
    'Memphis',
    'London',
    'Paris',
    'Washington, D.C.',
    'Egypt',
    'Brazil',
    'France',
  ].concat(['United Kingdom', 'Texas', 'Louisiana', 'Minnesota', 'Tennessee', 'Arizona', 'New York', 'Virginia']),
);
const riverCities: FactTable<RiverCity> = {
  source: rivers.source,
  year: rivers.year,
  rows: rows.flatMap((river) =>
    river.cities.map((city) => ({
      key: `${river.key}-${toSlug(city.normalize('NFD').replace(/[^a-z ]/gi, ''))}`,
      level: river.level === 1 && !famousPlaces.has(city) ? 2 : river.level,
      city,
      river,
    })),
  ),
};

/** Two names of this gulf are in official use in the United States, so that no question asks for it. */
const GULF = 'Gulf of Mexico';
const mouths = [...new Set(rows.map(({ mouth }) => mouth))].filter((mouth) => mouth !== GULF);
const rightMouths = ({ mouth, alsoMouths }: River) => [mouth, ...alsoMouths];
const sameMouth = (row: River) =>
  rows.filter((other) => other !== row && other.mouth === row.mouth && other.level <= row.level + 1);

const placesOfStates = new Set([...states.rows.map(({ name }) => name), 'Canada', 'Mexico']);
const isAmerican = (row: River) => row.places.every((place) => placesOfStates.has(place)) && row.places.length > 1;
/** A place whose name does not give the river away. */
const goodPlaces = (row: River) => row.places.filter((place) => !shareWord(place, row.name) && place !== 'Canada');
const placeOptions = (row: River): string[] => {
  const continent = row.continent === 'Australia' ? 'Oceania' : row.continent;
  return isAmerican(row)
    ? states.rows.map(({ name }) => name)
    : countries.rows
        .filter((country) => toContinent(country) === continent && country.level <= Math.max(3, row.level + 1))
        .map(({ name }) => name);
};
/** States of the region and neighboring countries are tempting. */
function placeDistance(one: string, other: string): number {
  const [state, otherState] = [one, other].map((name) => states.rows.find((row) => row.name === name));
  if (state && otherState) return state.region === otherState.region ? 0 : 1;
  const [country, otherCountry] = [findCountryByName(one), findCountryByName(other)];
  return country ? countryDistance(country, otherCountry) : 0;
}

/** The best-known river of each country or state, so that the place alone tells which river is meant. */
interface PlaceRiver extends LeveledRow {
  readonly place: string;
  readonly river: River;
}
const bestKnownFirst = rows.toSorted((one, other) => one.level - other.level);
const placeRivers: FactTable<PlaceRiver> = {
  source: rivers.source,
  year: rivers.year,
  rows: [...new Set(rows.flatMap(({ places }) => places))].flatMap((place) => {
    const river = bestKnownFirst.find((row) => row.places.includes(place) && !shareWord(place, row.name));
    if (!river || river.continent === 'Australia' || place === 'Canada') return [];
    const level = river.level === 1 && !famousPlaces.has(place) ? 2 : river.level;
    return [{ key: toSlug(place), level, place, river }];
  }),
};

const answerPlace = (row: River): string => pickBy(row.key, goodPlaces(row));

/** The mouth as a sentence ends with it. */
const endOf = ({ mouth }: River): string => {
  if (mouth === GULF) return 'the sea';
  return mouth.endsWith(' Bay') || mouth.startsWith('an ') ? mouth : `the ${mouth}`;
};
/** One place for first graders, two for others. */
const describedPlaces = (row: River): string[] => {
  const places = row.places.filter((place) => !shareWord(place, row.name));
  return (places.length > 0 ? places : row.places).slice(0, row.level === 1 ? 1 : 2);
};
const describe = (row: River): string =>
  `${upperInText(row)} flows through ${joinWords(describedPlaces(row).map(placeInSentence))} and ends in ${endOf(row)}.`;

export const riverPlaceForms: readonly FactForm[] = [
  ...defineLeveledForms<River>({
    ...{ id: 'known', table: rivers, difficulty: 'medium', span: 2 },
    isAsked: ({ name, known }) => !shareWord(name, known),
    text: ({ known }) => `Which river is this? ${known}`,
    answer: toName,
    options: ({ level }) => listRivers(Math.max(2, level)),
    distance: (option, row) => apart(row, riverByName.get(option)),
    explanation: describe,
  }),
  ...defineLeveledForms<RiverCity>({
    ...{ id: 'city', table: riverCities, difficulty: 'easy', span: 2 },
    isAsked: ({ city, river }) => !shareWord(city, river.name),
    text: ({ city }) => `Which river flows through or past ${city}?`,
    answer: ({ river }) => river.name,
    options: ({ level }) => listRivers(Math.max(2, level)),
    isAlsoRight: (option, { city }) => alsoOnRivers[city]?.includes(option) ?? false,
    distance: (option, { river }) => apart(river, riverByName.get(option)),
    explanation: ({ city, river }) => `${city} lies on ${inText(river)} in ${river.continent}.`,
  }),
  ...defineLeveledForms<River>({
    ...{ id: 'mouth', table: rivers, difficulty: 'medium', wait: 1 },
    isAsked: ({ mouth, name }) =>
      mouth !== GULF && !mouth.startsWith('an ') && !mouth.endsWith(' River') && !shareWord(mouth, name),
    text: (row) => `Which body of water does ${inText(row)} flow into?`,
    answer: ({ mouth }) => mouth,
    options: () => mouths.filter((mouth) => !mouth.startsWith('an ')),
    isAlsoRight: (option, row) => rightMouths(row).includes(option),
    distance: (option, row) =>
      Math.min(...rows.filter(({ mouth }) => mouth === option).map((other) => apart(row, other))),
    explanation: describe,
  }),
  ...defineLeveledForms<River>({
    ...{ id: 'same-mouth', table: rivers, difficulty: 'hard', wait: 1 },
    isAsked: (row) => row.mouth !== GULF && sameMouth(row).length > 0,
    text: (row) => `Which river ends in the same body of water as ${inText(row)}?`,
    answer: (row) => toName(pickBy(row.key, sameMouth(row))),
    options: (row) => listRivers(row.level + 1),
    isAlsoRight: (option, row) => {
      const other = riverByName.get(option);
      return (
        other === undefined ||
        option === row.name ||
        rightMouths(other).some((mouth) => rightMouths(row).includes(mouth))
      );
    },
    distance: (option, row) => apart(row, riverByName.get(option)),
    explanation: (row) => `Both ${inText(row)} and ${inText(pickBy(row.key, sameMouth(row)))} end in ${endOf(row)}.`,
  }),
  ...defineLeveledForms<River>({
    ...{ id: 'place', table: rivers, difficulty: 'easy', wait: 1, span: 2 },
    isAsked: (row) => row.continent !== 'Australia' && goodPlaces(row).length > 0,
    text: (row) =>
      `Which of these ${isAmerican(row) ? 'states' : 'countries'} does ${inText(row)} flow through or along?`,
    answer: answerPlace,
    options: placeOptions,
    isAlsoRight: (option, row) =>
      row.places.includes(option) ||
      (doubtfulPlaces[row.key]?.includes(option) ?? false) ||
      shareWord(option, row.name),
    distance: (option, row) => placeDistance(answerPlace(row), option),
    explanation: (row) =>
      `${upperInText(row)} touches ${placeInSentence(answerPlace(row))} on its way to ${endOf(row)}.`,
  }),
  ...defineLeveledForms<PlaceRiver>({
    ...{ id: 'river-of-place', table: placeRivers, difficulty: 'medium' },
    text: ({ place }) => `Which of these rivers flows through or along ${placeInSentence(place)}?`,
    answer: ({ river }) => river.name,
    // Other continents have rivers with the names of small American ones, such as the Red River.
    options: ({ level, river }) =>
      listRivers(level + 1).filter(
        (name) => river.continent !== 'North America' || riverByName.get(name)?.continent === 'North America',
      ),
    isAlsoRight: (option, { place }) => {
      const other = riverByName.get(option) as River;
      const isDoubtful = doubtfulPlaces[other.key]?.includes(place) ?? false;
      return isDoubtful || other.places.includes(place) || shareWord(other.name, place);
    },
    distance: (option, { river }) => apart(river, riverByName.get(option)),
    explanation: ({ place, river }) =>
      `${upperInText(river)} flows through or along ${placeInSentence(place)}. ${river.known}`,
  }),
];
