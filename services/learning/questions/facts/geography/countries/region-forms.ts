import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { joinWords, toCapital } from '#services/learning/questions/facts/wording.ts';
import { countries, countryDistance, findCountryByName, listCountryNames } from '../countries.ts';
import { type Country, isInRegion, isOnContinent, type Region, regions, toContinent } from '../country.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { inSentence, shareWord } from '../sentence.ts';

const regionKeys = Object.keys(regions) as Region[];
const regionNames = new Map(regionKeys.map((key) => [toCapital(regions[key].name), key]));
/** Continents with regions that school books name. */
const isDivided = (country: Country): boolean => ['Africa', 'Asia', 'Europe'].includes(toContinent(country));
const isOnOneContinent = ({ alsoIn }: Country): boolean => alsoIn === undefined;

/** The nth best known other country that fits, so that not every question has the same answer. */
function pickOther(country: Country, fits: (other: Country) => boolean): Country {
  const fitting = countries.rows.filter(
    (other) => other !== country && other.level <= Math.max(2, country.level) && fits(other),
  );
  return pickBy(country.key, fitting);
}
const pickCompanion = (country: Country): Country =>
  pickOther(country, (other) => toContinent(other) === toContinent(country) && isOnOneContinent(other));
const pickStranger = (country: Country): Country =>
  pickOther(country, (other) => !isOnContinent(other, toContinent(country)) && isOnOneContinent(other));

const pickLandlocked = (country: Country): Country => pickOther(country, ({ landlocked }) => landlocked === true);
const pickIsland = (country: Country): Country =>
  pickOther(country, (other) => other.island === true && other.key !== 'australia');

/** Countries without a coast or border that a question could take for an island country. */
const partlyIslands = [
  'United Kingdom',
  'Ireland',
  'Haiti',
  'Dominican Republic',
  'Indonesia',
  'Papua New Guinea',
].concat(['Timor-Leste', 'Brunei', 'Malaysia', 'Denmark', 'Equatorial Guinea', 'Greece', 'Australia']);

const hasContinentQuestion = (country: Country): boolean =>
  isOnOneContinent(country) && toContinent(country) !== 'Oceania';

export const regionForms: readonly FactForm[] = [
  ...[1, 2, 3].flatMap((level) => [
    ...defineLeveledForms<Country>({
      ...{ id: 'same-continent', table: countries, wait: level === 1 ? 1 : 0, difficulty: 'easy' },
      isAsked: (row) => row.level === level && hasContinentQuestion(row),
      text: (row) => `Which of these countries is on the same continent as ${inSentence(row)}?`,
      answer: (row) => pickCompanion(row).name,
      options: () => listCountryNames(level),
      isAlsoRight: (option, row) => {
        const other = findCountryByName(option);
        return other !== undefined && isOnContinent(other, toContinent(row));
      },
      explanation: (row) =>
        `${toCapital(inSentence(row))} and ${inSentence(pickCompanion(row))} are both parts of ${toContinent(row)}.`,
    }),
    ...defineLeveledForms<Country>({
      ...{ id: 'other-continent', table: countries, wait: level === 1 ? 1 : 0, difficulty: 'medium' },
      isAsked: (row) => row.level === level && hasContinentQuestion(row),
      text: (row) => `Three of these countries are on the same continent as ${inSentence(row)}. Which one is not?`,
      answer: (row) => pickStranger(row).name,
      options: (row) =>
        countries.rows
          .filter((other) => other !== row && other.level <= Math.max(2, level))
          .filter((other) => toContinent(other) === toContinent(row) && isOnOneContinent(other))
          .map(({ name }) => name),
      explanation: (row) => {
        const stranger = pickStranger(row);
        return `${toCapital(inSentence(row))} is in ${toContinent(row)}. ${toCapital(inSentence(stranger))} is in ${toContinent(stranger)}.`;
      },
    }),
  ]),
  ...defineLeveledForms<Country>({
    ...{ id: 'region', table: countries, span: 2, difficulty: 'easy' },
    isAsked: (row) =>
      row.level >= 3 && row.level <= 5 && isDivided(row) && !shareWord(row.name, regions[row.region].name),
    text: (row) => `In which part of the world is ${inSentence(row)}?`,
    answer: ({ region }) => toCapital(regions[region].name),
    options: () => regionKeys.map((key) => toCapital(regions[key].name)),
    isAlsoRight: (option, row) => isInRegion(row, regionNames.get(option) as Region),
    distance: (option, row) => (regions[regionNames.get(option) as Region].continent === toContinent(row) ? 0 : 1),
    explanation: (row) => {
      const others = countries.rows
        .filter((other) => other !== row && other.region === row.region && other.level <= 4)
        .slice(0, 3)
        .map(inSentence);
      return `${toCapital(inSentence(row))} belongs to ${regions[row.region].name}, like ${joinWords(others)}.`;
    },
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'landlocked', table: countries, wait: 1, difficulty: 'medium' },
    isAsked: ({ landlocked }) => landlocked === true,
    text: (row) => `Like ${inSentence(row)}, one of these countries has no coast on the sea. Which one?`,
    answer: (row) => pickLandlocked(row).name,
    options: (row) =>
      countries.rows.filter(({ landlocked, level }) => !landlocked && level <= row.level + 1).map(({ name }) => name),
    // The shores of these belong to the Caspian Sea or are so short that a map hides them.
    isAlsoRight: (option) => ['Bosnia and Herzegovina', 'Iraq', 'Democratic Republic of the Congo'].includes(option),
    distance: (option, row) => countryDistance(row, findCountryByName(option)),
    explanation: (row) =>
      `A country without a coast is landlocked. ${toCapital(inSentence(row))} and ${inSentence(pickLandlocked(row))} are landlocked.`,
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'island', table: countries, wait: 1, difficulty: 'medium' },
    isAsked: ({ island }) => island === true,
    text: (row) => `Like ${inSentence(row)}, one of these countries has sea on all sides. Which one?`,
    answer: (row) => pickIsland(row).name,
    options: (row) =>
      countries.rows.filter(({ island, level }) => !island && level <= row.level + 1).map(({ name }) => name),
    isAlsoRight: (option) => partlyIslands.includes(option),
    distance: (option, row) => countryDistance(row, findCountryByName(option)),
    explanation: (row) =>
      `${toCapital(inSentence(row))} and ${inSentence(pickIsland(row))} are island countries. They touch no other country on land.`,
  }),
];
