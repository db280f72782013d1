import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { mayBorder } from '../borders.ts';
import { countries, countryDistance, findCountryByName } from '../countries.ts';
import { regions, toContinent } from '../country.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import {
  countriesOnContinentMaps,
  countriesOnWorldMap,
  mapNames,
  markCountry,
  type OutlinedCountry,
} from '../outlines.ts';
import { inSentence, shareWord } from '../sentence.ts';

const nameRegion = ({ region }: OutlinedCountry): string =>
  region === 'northern' ? 'North America' : regions[region].name;

/** The other countries that the map shows, however small, as far as the students know them. */
const listOthers = (row: OutlinedCountry): string[] =>
  row.map === 'world'
    ? countriesOnWorldMap.rows.map(({ name }) => name)
    : countries.rows
        .filter((other) => toContinent(other) === toContinent(row) && other.level <= Math.max(2, row.level + 1))
        .map(({ name }) => name);

const defineOutlineForms = (id: string, table: FactTable<OutlinedCountry>, span: number): FactForm[] =>
  defineLeveledForms<OutlinedCountry>({
    ...{ id, table, wait: 1, span, difficulty: 'easy' },
    text: ({ name, map }) =>
      `Which country is marked on ${shareWord(name, mapNames[map]) ? 'this map' : `the map of ${mapNames[map]}`}?`,
    figure: markCountry,
    answer: ({ name }) => name,
    options: listOthers,
    distance: (option, row) => {
      const other = findCountryByName(option);
      return other && mayBorder(row.key, other.key) ? -1 : countryDistance(row, other);
    },
    explanation: (row) =>
      `${toCapital(inSentence(row))} is in ${nameRegion(row)}. Its capital is ${row.capital}`.replace(/\.?$/, '.'),
  });

/** Grades 3 and 4 begin with the largest countries; each later grade adds countries that are less known. */
export const outlineForms: readonly FactForm[] = [
  ...defineOutlineForms('marked-on-world-map', countriesOnWorldMap, 1),
  ...defineOutlineForms('marked-on-map', countriesOnContinentMaps, 2),
];
