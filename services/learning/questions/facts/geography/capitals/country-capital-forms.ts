import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { countries, countryDistance, findCountryByName, listCountryNames } from '../countries.ts';
import { type Country, isOnContinent, regions, toContinent } from '../country.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { inSentence } from '../sentence.ts';
import { hasClearCapital, isSecondCapital, listOtherCities } from './capital-rules.ts';

const countryOfCapital = new Map(countries.rows.map((country) => [country.capital, country]));
/** Children of six know these countries, but hardly their capitals. */
const knownLater = new Set(['madagascar', 'switzerland', 'tanzania']);
const countriesByCapital: FactTable<Country> = {
  ...countries,
  rows: countries.rows.map((row) => (knownLater.has(row.key) ? { ...row, level: 2 } : row)),
};
const listCapitals = (levelMax: number): string[] =>
  countries.rows.filter(({ level }) => level <= levelMax).map(({ capital }) => capital);
const statesCapital = (country: Country) => `The capital of ${inSentence(country)} is ${country.capital}.`;

const nameRegion = (country: Country): string =>
  country.region === 'northern' ? 'North America' : regions[country.region].name;

const otherCapitals = (row: Country, isSame: boolean, levelMax: number) =>
  countries.rows
    .filter((other) => other !== row && other.level <= levelMax && other.alsoIn === undefined)
    .filter((other) => (toContinent(other) === toContinent(row)) === isSame)
    .map(({ capital }) => capital);
const pick = (row: Country, capitals: readonly string[]): string => pickBy(row.key, capitals);
const pickCompanion = (row: Country) => pick(row, otherCapitals(row, true, Math.max(2, row.level)));
const pickStranger = (row: Country) => pick(row, otherCapitals(row, false, Math.max(2, row.level)));
const whereIs = (capital: string): string => {
  const country = countryOfCapital.get(capital) as Country;
  return `${capital} is the capital of ${inSentence(country)} in ${toContinent(country)}.`;
};
const isAsked = (row: Country): boolean =>
  hasClearCapital(row) && row.alsoIn === undefined && toContinent(row) !== 'Oceania';

export const countryCapitalForms: readonly FactForm[] = [
  ...defineLeveledForms<Country>({
    ...{ id: 'capital', table: countriesByCapital, difficulty: 'medium', span: 2 },
    isAsked: hasClearCapital,
    text: (row) => `Which of these is the capital of ${inSentence(row)}?`,
    answer: ({ capital }) => capital,
    options: ({ key, level }) => [...listOtherCities(key), ...listCapitals(level)],
    isAlsoRight: (option, row) => isSecondCapital(option) && listOtherCities(row.key).includes(option),
    distance: (option, row) =>
      listOtherCities(row.key).includes(option) ? 0 : countryDistance(row, countryOfCapital.get(option)),
    explanation: (row) => {
      const [largest] = listOtherCities(row.key);
      return largest && row.level > 1
        ? `${statesCapital(row)} ${largest} is another large city there.`
        : statesCapital(row);
    },
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'country-of-capital', table: countriesByCapital, difficulty: 'easy', span: 2 },
    isAsked: hasClearCapital,
    text: ({ capital }) => `${capital} is the capital of which country?`,
    answer: ({ name }) => name,
    options: ({ level }) => listCountryNames(level),
    distance: (option, row) => countryDistance(row, findCountryByName(option)),
    explanation: (row) => `${row.capital} is the capital of ${inSentence(row)}, a country in ${nameRegion(row)}.`,
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'not-only-large', table: countriesByCapital, difficulty: 'medium' },
    isAsked: (row) => hasClearCapital(row) && listOtherCities(row.key).length > 1,
    text: (row) => {
      const [one, other] = listOtherCities(row.key);
      return `${one} and ${other} are cities in ${inSentence(row)}. Which city is the capital?`;
    },
    answer: ({ capital }) => capital,
    options: ({ key, level }) => [...listOtherCities(key).slice(2), ...listCapitals(Math.max(2, level))],
    distance: (option, row) => countryDistance(row, countryOfCapital.get(option)),
    explanation: (row) => `${statesCapital(row)} A capital is the seat of the government.`,
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'same-continent', table: countries, difficulty: 'medium', wait: 1 },
    isAsked: (row) => isAsked(row) && row.level < 4,
    text: ({ capital }) => `Which of these capitals is on the same continent as ${capital}?`,
    answer: pickCompanion,
    options: (row) => otherCapitals(row, false, Math.max(2, row.level)),
    isAlsoRight: (option, row) => isOnContinent(countryOfCapital.get(option) as Country, toContinent(row)),
    explanation: (row) => {
      const companion = countryOfCapital.get(pickCompanion(row)) as Country;
      return `${toCapital(inSentence(row))} and ${inSentence(companion)}, with their capitals ${row.capital} and ${companion.capital}, are both in ${toContinent(row)}.`;
    },
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'other-continent', table: countries, difficulty: 'hard', wait: 1 },
    isAsked: (row) => isAsked(row) && row.level < 6,
    text: ({ capital }) => `Three of these capitals are on the same continent as ${capital}. Which one is not?`,
    answer: pickStranger,
    options: (row) => otherCapitals(row, true, Math.max(2, row.level)),
    explanation: (row) => `${whereIs(row.capital)} ${whereIs(pickStranger(row))}`,
  }),
];
