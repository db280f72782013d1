import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { defineAskedForms } from '../asked-forms.ts';
import { countries, countryDistance, findCountry } from '../countries.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { defineTermForms } from '../term-forms.ts';
import { capitalHistoryForms } from './capital-history-forms.ts';
import { capitalQuestions } from './capital-questions.ts';
import { type CapitalRiver, capitalRivers } from './capital-rivers.ts';
import { type CapitalSight, capitalSights } from './capital-sights.ts';
import { capitalTerms } from './capital-terms.ts';
import { countryCapitalForms } from './country-capital-forms.ts';
import { stateCapitalForms } from './state-capital-forms.ts';

const countryOfCapital = new Map(countries.rows.map((country) => [country.capital, country]));
const isOnlyCapitalOnRiver = (row: CapitalRiver): boolean =>
  capitalRivers.rows.every((other) => other === row || ![other.river, ...other.others].includes(row.river));

const sightForms: readonly FactForm[] = [
  defineForm<CapitalSight>({
    ...{ id: 'capital-of-sight', grades: ['1-2'], difficulty: 'easy', table: capitalSights },
    text: ({ ask }) => ask,
    answer: ({ key }) => findCountry(key).capital,
    options: () => capitalSights.rows.map(({ key }) => findCountry(key).capital),
    distance: (option, { key }) => countryDistance(findCountry(key), countryOfCapital.get(option)),
    explanation: ({ why }) => why,
  }),
  defineForm<CapitalSight>({
    ...{ id: 'sight-of-capital', grades: ['1-2', '3-4'], difficulty: 'medium', table: capitalSights },
    text: ({ key }) => `Which of these could you see in ${findCountry(key).capital}?`,
    answer: ({ sight }) => sight,
    distance: (option, { key }) => {
      const other = capitalSights.rows.find(({ sight }) => sight === option);
      return countryDistance(findCountry(key), other && findCountry(other.key));
    },
    explanation: ({ key, why }) =>
      why.includes(findCountry(key).capital) ? why : `${why} It is in ${findCountry(key).capital}.`,
  }),
];

const riverForms: readonly FactForm[] = [
  ...defineLeveledForms<CapitalRiver>({
    ...{ id: 'river', table: capitalRivers, difficulty: 'medium', span: 2 },
    text: ({ capital }) => `Which river does ${capital} lie on?`,
    answer: ({ river }) => river,
    isAlsoRight: (option, { others }) => others.includes(option),
    distance: (option, row) => (capitalRivers.rows.some(({ river, of }) => river === option && of === row.of) ? 0 : 1),
    explanation: ({ capital, river }) => `${capital} grew on the banks of the ${river} River.`,
  }),
  ...defineLeveledForms<CapitalRiver>({
    ...{ id: 'capital-on-river', table: capitalRivers, difficulty: 'hard', wait: 1 },
    isAsked: isOnlyCapitalOnRiver,
    text: ({ river, of }) => `Which ${of === 'state' ? 'state' : 'national'} capital lies on the ${river} River?`,
    answer: ({ capital }) => capital,
    options: (row) => capitalRivers.rows.filter(({ of }) => of === row.of).map(({ capital }) => capital),
    explanation: ({ capital, river }) => `The ${river} River flows through or past ${capital}.`,
  }),
];

export const capitalForms: readonly FactForm[] = [
  ...sightForms,
  ...countryCapitalForms,
  ...stateCapitalForms,
  ...riverForms,
  ...capitalHistoryForms,
  ...defineTermForms(capitalTerms),
  ...defineAskedForms('asked', capitalQuestions),
];
