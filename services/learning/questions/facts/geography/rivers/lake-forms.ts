import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { joinWords, toCapital } from '#services/learning/questions/facts/wording.ts';
import { countries, countryDistance, findCountryByName, placeInSentence } from '../countries.ts';
import { toContinent } from '../country.ts';
import { type Lake, lakes } from '../lakes.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { shareWord } from '../sentence.ts';
import { states } from '../states.ts';

const stateNames = states.rows.map(({ name }) => name);
const isAmerican = ({ places }: Lake) => places.some((place) => stateNames.includes(place));
const lakeByName = new Map(lakes.rows.map((lake) => [toCapital(lake.name), lake]));
const continentOf = ({ places: [place] }: Lake) => {
  const country = countries.rows.find(({ name }) => name === place);
  return country ? toContinent(country) : 'North America';
};
const goodPlaces = (row: Lake) => row.places.filter((place) => !shareWord(place, row.name) && place !== 'Canada');
/** Names of lakes often say where they are, so that the place is asked only where the name is silent. */
const isAsked = (row: Lake) =>
  goodPlaces(row).length > 0 && row.key !== 'vostok' && !shareWord(row.name, row.places.join(' '));
const regionOf = (state: string) => states.rows.find(({ name }) => name === state)?.region;
const regionDistance = (one: string, other: string) => (regionOf(one) === regionOf(other) ? 0 : 1);
const place = (row: Lake) => pickBy(row.key, goodPlaces(row));

export const lakeForms: readonly FactForm[] = [
  ...defineLeveledForms<Lake>({
    ...{ id: 'lake-known', table: lakes, difficulty: 'medium', span: 2 },
    text: ({ known }) => `Which lake is this? ${known}`,
    answer: ({ name }) => toCapital(name),
    options: ({ level }) =>
      lakes.rows.filter((other) => other.level <= Math.max(2, level)).map(({ name }) => toCapital(name)),
    distance: (option, row) => {
      const other = lakeByName.get(option) as Lake;
      return isAmerican(other) === isAmerican(row) && continentOf(other) === continentOf(row) ? 0 : 1;
    },
    explanation: ({ name, places }) => `${toCapital(name)} lies in ${joinWords(places.map(placeInSentence))}.`,
  }),
  ...defineLeveledForms<Lake>({
    ...{ id: 'lake-place', table: lakes, difficulty: 'easy', span: 2 },
    isAsked,
    text: (row) => `Which of these ${isAmerican(row) ? 'states' : 'countries'} has a shore on ${row.name}?`,
    answer: place,
    options: (row) =>
      isAmerican(row)
        ? stateNames
        : countries.rows
            .filter((country) => toContinent(country) === continentOf(row) && country.level <= Math.max(3, row.level))
            .map(({ name }) => name),
    isAlsoRight: (option, row) => row.places.includes(option),
    distance: (option, row) => {
      const country = findCountryByName(place(row));
      return country ? countryDistance(country, findCountryByName(option)) : regionDistance(place(row), option);
    },
    explanation: ({ name, places }) => `The shore of ${name} belongs to ${joinWords(places.map(placeInSentence))}.`,
  }),
];
