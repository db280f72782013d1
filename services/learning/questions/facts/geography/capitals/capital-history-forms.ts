import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { countries, countryDistance, findCountry, findCountryByName, listCountryNames } from '../countries.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { inSentence } from '../sentence.ts';
import { isSecondCapital, listOtherCities } from './capital-rules.ts';
import { type FormerCapital, formerCapitals } from './former-capitals.ts';
import { type FormerName, formerNames } from './former-names.ts';

const countryOfCapital = new Map(countries.rows.map((country) => [country.capital, country]));
const countryOfFormer = new Map(formerCapitals.rows.map(({ key, former }) => [former, findCountry(key)]));

export const capitalHistoryForms: readonly FactForm[] = [
  ...defineLeveledForms<FormerCapital>({
    ...{ id: 'former-capital', table: formerCapitals, difficulty: 'hard', span: 2 },
    isAsked: ({ key, former }) => !former.includes(findCountry(key).name),
    text: ({ key }) =>
      `Which city was the capital of ${inSentence(findCountry(key))} before ${findCountry(key).capital}?`,
    answer: ({ former }) => former,
    options: ({ key }) => [...listOtherCities(key), ...formerCapitals.rows.map(({ former }) => former)],
    // Several cities were the capital of these for a time.
    isAlsoRight: (option, { key }) => {
      const also: Record<string, string> = {
        'united-states': 'New York City',
        canada: 'Toronto Montréal',
        italy: 'Turin',
      };
      return also[key]?.includes(option) ?? false;
    },
    distance: (option, { key }) =>
      listOtherCities(key).includes(option) ? 0 : countryDistance(findCountry(key), countryOfFormer.get(option)),
    explanation: ({ key, former, year, why }) =>
      `${findCountry(key).capital} has been the seat in place of ${former} since about ${year}. ${why}`,
  }),
  ...defineLeveledForms<FormerCapital>({
    ...{ id: 'country-of-former-capital', table: formerCapitals, difficulty: 'medium', span: 2 },
    isAsked: ({ key, former }) => !former.includes(findCountry(key).name),
    text: ({ former, year }) =>
      `${former} lost the rank of capital around ${year}. Which country moved its government?`,
    answer: ({ key }) => findCountry(key).name,
    options: ({ level }) => listCountryNames(level),
    distance: (option, { key }) => countryDistance(findCountry(key), findCountryByName(option)),
    explanation: ({ key, why }) => `The new capital was ${findCountry(key).capital.replace(/\.$/, '')}. ${why}`,
  }),
  ...defineLeveledForms<FormerName>({
    ...{ id: 'former-name', table: formerNames, difficulty: 'hard', span: 2 },
    text: ({ former }) => `Which capital of today was once called ${former}?`,
    answer: ({ key }) => findCountry(key).capital,
    options: ({ level }) => countries.rows.filter((row) => row.level <= level).map(({ capital }) => capital),
    isAlsoRight: isSecondCapital,
    distance: (option, { key }) => countryDistance(findCountry(key), countryOfCapital.get(option)),
    explanation: ({ key, former }) =>
      `${former} is an older name of ${findCountry(key).capital}, the capital of ${inSentence(findCountry(key))}.`,
  }),
];
