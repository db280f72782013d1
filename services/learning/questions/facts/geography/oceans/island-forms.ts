import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import {
  countries,
  countryDistance,
  findCountry,
  findCountryByName,
  listCountryNames,
  placeInSentence,
} from '../countries.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { inSentence, shareWord } from '../sentence.ts';
import { states } from '../states.ts';
import { type Coast, coasts } from './coasts.ts';
import { type Island, islands } from './islands.ts';

const { rows } = islands;
const toOption = (row: Island): string => toCapital(inSentence(row));
const islandByOption = new Map(rows.map((row) => [toOption(row), row]));
const stateNames = states.rows.map(({ name }) => name);
const oceanNames = ['Atlantic Ocean', 'Pacific Ocean', 'Indian Ocean', 'Arctic Ocean', 'Southern Ocean'];
const isInState = ({ of }: Island) => of !== undefined && stateNames.includes(of);
const isPlural = ({ known }: Island) => known.startsWith('They');

/** Islands between two oceans, or on a bay that is counted to one or the other, and those of the Mediterranean Sea. */
const noOneOcean = new Set(
  'greenland iceland svalbard baffin sicily sardinia corsica crete rhodes malta cyprus majorca borneo java sumatra bali komodo tasmania'.split(
    ' ',
  ),
);
/** Places that are no islands, and are known to children. */
const mainlands = ['France', 'Brazil', 'Texas', 'Egypt', 'China', 'Mexico', 'Kenya', 'Germany', 'Ohio', 'Peru'];

const isKnownToChildren = ({ level, name }: Island): boolean => level < 3 && !/island|hawaii|zealand|lanka/i.test(name);
const otherIsland = (row: Island): Island =>
  pickBy(
    row.key,
    rows.filter((other) => other !== row && isKnownToChildren(other) && !shareWord(row.name, other.name)),
  );

/** Where an island is: its country or state, or its ocean, if it is clear which. */
function explainPlace(row: Island): string {
  if (row.of) return `${toOption(row)} ${isPlural(row) ? 'belong' : 'belongs'} to ${placeInSentence(row.of)}.`;
  if (noOneOcean.has(row.key)) return `${toOption(row)} is an island. ${row.known}`;
  return `${toOption(row)} ${isPlural(row) ? 'lie' : 'lies'} in the ${row.ocean}.`;
}

const regionOf = (state: string) => states.rows.find(({ name }) => name === state)?.region;

export const islandForms: readonly FactForm[] = [
  defineForm<Island>({
    ...{ id: 'is-island', grades: ['1-2'], difficulty: 'hard', table: islands },
    isAsked: isKnownToChildren,
    text: (row) => `${toOption(row)} is an island. Which of these is an island, too?`,
    answer: (row) => toOption(otherIsland(row)),
    options: () => mainlands,
    explanation: (row) => `${toOption(otherIsland(row))} has water on all sides.`,
  }),
  ...defineLeveledForms<Island>({
    ...{ id: 'island-known', table: islands, difficulty: 'medium', span: 2 },
    isAsked: ({ name, known }) => !/island/i.test(name) && !shareWord(name, known),
    text: (row) => `${isPlural(row) ? 'Which islands are these' : 'Which island is this'}? ${row.known}`,
    answer: toOption,
    options: ({ level }) => rows.filter((other) => other.level <= Math.max(2, level)).map(toOption),
    isAlsoRight: (option, row) => isPlural(islandByOption.get(option) as Island) !== isPlural(row),
    distance: (option, row) => {
      const other = islandByOption.get(option) as Island;
      return (other.of === row.of ? 0 : 1) + (other.ocean === row.ocean ? 0 : 1);
    },
    explanation: (row) => explainPlace(row),
  }),
  ...defineLeveledForms<Island>({
    ...{ id: 'island-of', table: islands, difficulty: 'easy', span: 2 },
    isAsked: ({ of, name, known }) => of !== undefined && !shareWord(of, `${name} ${known}`),
    text: (row) =>
      `To which ${isInState(row) ? 'state' : 'country'} ${isPlural(row) ? 'do' : 'does'} ${inSentence(row)} belong?`,
    answer: ({ of }) => of as string,
    options: (row) => (isInState(row) ? stateNames : listCountryNames(Math.max(3, row.level))),
    distance: (option, row) => {
      if (isInState(row)) return regionOf(option) === regionOf(row.of as string) ? 0 : 1;
      const country = findCountryByName(row.of as string);
      return country ? countryDistance(country, findCountryByName(option)) : 9;
    },
    explanation: ({ of, known }) =>
      `${known} ${known.startsWith('They') ? 'They belong' : 'It belongs'} to ${placeInSentence(of as string)}.`,
  }),
  ...defineLeveledForms<Island>({
    ...{ id: 'island-ocean', table: islands, difficulty: 'medium', span: 2 },
    isAsked: ({ key }) => !noOneOcean.has(key),
    text: (row) => `In which ocean ${isPlural(row) ? 'are' : 'is'} ${inSentence(row)}?`,
    answer: ({ ocean }) => ocean,
    options: () => oceanNames,
    explanation: (row) => `${toOption(row)} ${isPlural(row) ? 'lie' : 'lies'} in the ${row.ocean}. ${row.known}`,
  }),
];

const countryOf = ({ key }: Coast) => findCountry(key);
export const coastForms: readonly FactForm[] = [
  ...defineLeveledForms<Coast>({
    ...{ id: 'coast-ocean', table: coasts, difficulty: 'easy' },
    text: (row) => `Which ocean touches the coast of ${inSentence(countryOf(row))}?`,
    answer: ({ ocean }) => ocean,
    options: () => oceanNames,
    isAlsoRight: (option, { also }) => also.includes(option),
    explanation: (row) =>
      `The coast of ${inSentence(countryOf(row))} lies on the ${row.ocean} or on a sea that belongs to it.`,
  }),
  ...defineLeveledForms<Coast>({
    ...{ id: 'same-ocean', table: coasts, difficulty: 'hard' },
    text: (row) => `Which of these countries has a coast on the same ocean as ${inSentence(countryOf(row))}?`,
    answer: (row) => companion(row).name,
    options: (row) => coasts.rows.filter(({ level }) => level <= row.level + 1).map((other) => countryOf(other).name),
    isAlsoRight: (option, row) => {
      const other = coasts.rows.find((each) => countryOf(each).name === option) as Coast;
      return [other.ocean, ...other.also].some((ocean) => [row.ocean, ...row.also].includes(ocean));
    },
    distance: (option, row) => countryDistance(countryOf(row), findCountryByName(option)),
    explanation: (row) =>
      `${toCapital(inSentence(countryOf(row)))} and ${inSentence(companion(row))} both have coasts on the ${row.ocean}.`,
  }),
];

/** Another country on the same ocean, as far away as possible, so that the ocean has to be known. */
function companion(row: Coast) {
  const others = coasts.rows.filter(
    (other) => other !== row && other.ocean === row.ocean && other.level <= row.level + 1,
  );
  const far = others
    .map(countryOf)
    .toSorted((one, other) => countryDistance(countryOf(row), other) - countryDistance(countryOf(row), one));
  return far[row.key.length % Math.min(4, far.length)] ?? (countries.rows[0] as (typeof far)[number]);
}
