import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { defineAskedForms } from '../asked-forms.ts';
import { countries, findCountryByName } from '../countries.ts';
import { type Country, isOnContinent, regions, toContinent } from '../country.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { markContinent, type OutlinedContinent, outlinedContinents } from '../outlines.ts';
import { pickBy } from '../pick.ts';
import { inSentence, shareWord } from '../sentence.ts';
import { defineTermForms } from '../term-forms.ts';
import { continentQuestions } from './continent-questions.ts';
import { continentTerms } from './continent-terms.ts';
import { thingForms } from './thing-forms.ts';

const continentNames = ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Australia'];
const isOnOne = (row: Country): boolean =>
  row.alsoIn === undefined && toContinent(row) !== 'Oceania' && !shareWord(row.name, toContinent(row));
const others = (row: Country) =>
  countriesByPair.rows.filter(
    (other) =>
      other !== row &&
      isOnOne(other) &&
      !shareWord(row.name, other.name) &&
      other.level <= row.level &&
      toContinent(other) === toContinent(row),
  );
const pickOther = (row: Country): Country => pickBy(row.key, others(row));

/** By the level of a country, the pair of grades that learn its continent, which is sooner than its neighbors. */
const pairs = [1, 2, 3, 3, 4, 4];
const countriesByPair: FactTable<Country> = {
  ...countries,
  rows: countries.rows.map((row) => ({ ...row, level: pairs[row.level - 1] as number })),
};

const countryForms: readonly FactForm[] = [
  ...defineLeveledForms<Country>({
    ...{ id: 'continent-of-country', table: countriesByPair, difficulty: 'easy' },
    isAsked: isOnOne,
    text: (row) => `On which continent is ${inSentence(row)}?`,
    answer: toContinent,
    options: () => continentNames,
    explanation: (row) => {
      const { name } = regions[row.region];
      const place =
        row.level > 1 && row.region !== 'northern' && name !== toContinent(row) ? `, in the part called ${name}` : '';
      return `${toCapital(inSentence(row))} is in ${toContinent(row)}${place}.`;
    },
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'country-on-continent', table: countriesByPair, difficulty: 'medium' },
    isAsked: (row) => isOnOne(row) && others(row).length > 0,
    text: (row) => `${toCapital(inSentence(row))} is in ${toContinent(row)}. Which other country is there, too?`,
    answer: (row) => pickOther(row).name,
    options: ({ level }) => countriesByPair.rows.filter((other) => other.level <= level).map(({ name }) => name),
    isAlsoRight: (option, row) => isOnContinent(findCountryByName(option) as Country, toContinent(row)),
    explanation: (row) => `Both ${inSentence(row)} and ${inSentence(pickOther(row))} are in ${toContinent(row)}.`,
  }),
];

const outlineForm = defineForm<OutlinedContinent>({
  ...{ id: 'marked-on-map', grades: ['1-2', '3-4'], difficulty: 'easy', table: outlinedContinents },
  text: () => 'Which continent is marked on the map?',
  figure: markContinent,
  answer: ({ name }) => name,
  explanation: ({ why }) => why,
});

export const continentForms: readonly FactForm[] = [
  ...thingForms,
  ...countryForms,
  outlineForm,
  ...defineTermForms(continentTerms),
  ...defineAskedForms('asked', continentQuestions),
];
