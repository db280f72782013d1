import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { joinWords, toCapital } from '#services/learning/questions/facts/wording.ts';
import { listNeighbors, mayBorder } from '../borders.ts';
import {
  countries,
  countryDistance,
  findCountry,
  findCountryByName,
  listCountryNames,
  listNeighborCountries,
} from '../countries.ts';
import { type Country, toContinent } from '../country.ts';
import { defineLeveledForms, type LeveledRow } from '../leveled-forms.ts';
import { inSentence, shareWord } from '../sentence.ts';

/** The neighbor that most students know, unless its name gives it away; undefined if there is no other. */
const bestKnownNeighbor = (country: Country): Country | undefined =>
  listNeighborCountries(country)
    .filter(({ name }) => !shareWord(name, country.name))
    .toSorted((one, other) => one.level - other.level)[0];

/** More names make a sentence that nobody reads. */
const NAMED_NEIGHBORS_MAX = 9;

const isNeighbor = (name: string, { key }: Country): boolean =>
  name === findCountry(key).name || mayBorder(key, findCountryByName(name)?.key ?? '');

const explainNeighbors = (country: Country): string => {
  const neighbors = listNeighborCountries(country).map(inSentence);
  if (neighbors.length === 1)
    return `${toCapital(neighbors[0] as string)} is the only country that touches ${inSentence(country)} on land.`;
  return neighbors.length > NAMED_NEIGHBORS_MAX
    ? `${toCapital(inSentence(country))} touches ${neighbors.length} countries: ${joinWords([...neighbors.slice(0, NAMED_NEIGHBORS_MAX), 'others'])}.`
    : `${toCapital(inSentence(country))} touches only these countries: ${joinWords(neighbors)}.`;
};

/** A near country that does not touch this one. */
const nearStranger = (country: Country): Country =>
  countries.rows
    .filter((other) => other !== country && !mayBorder(country.key, other.key) && other.level <= country.level + 1)
    .toSorted((one, other) => countryDistance(country, one) - countryDistance(country, other))[0] as Country;

/** Two countries that do not touch, with the only country that touches both. */
interface BetweenTwo extends LeveledRow {
  readonly one: Country;
  readonly other: Country;
  readonly between: Country;
}

const listBetween = (): BetweenTwo[] =>
  countries.rows.flatMap((one, at) =>
    countries.rows.slice(at + 1).flatMap((other) => {
      const common = listNeighbors(one.key).filter((key) => mayBorder(other.key, key));
      const between = common.length === 1 ? findCountry(common[0] as string) : undefined;
      const isClear = between && listNeighbors(other.key).includes(between.key) && !mayBorder(one.key, other.key);
      if (!isClear || shareWord(between.name, `${one.name} ${other.name}`) || toContinent(one) !== toContinent(other))
        return [];
      // Russia and China touch so many countries that they would be the answer too often.
      if (listNeighbors(between.key).length > 11) return [];
      const level = Math.min(5, Math.max(one.level, other.level, between.level));
      return [{ key: `${one.key}-${other.key}`, level, one, other, between }];
    }),
  );

/** The pairs of each level that one country lies between, two for each country so that none is asked about too often. */
const betweenTwo: FactTable<BetweenTwo> = {
  source: countries.source,
  year: countries.year,
  rows: listBetween().filter(
    ({ between, level }, at, all) =>
      all.slice(0, at).filter((row) => row.between === between && row.level === level).length < 2,
  ),
};

export const borderForms: readonly FactForm[] = [
  ...defineLeveledForms<Country>({
    ...{ id: 'neighbor', table: countries, wait: 1, span: 2, difficulty: 'medium' },
    isAsked: (row) => bestKnownNeighbor(row) !== undefined,
    text: (row) => `Which of these countries shares a border on land with ${inSentence(row)}?`,
    answer: (row) => (bestKnownNeighbor(row) as Country).name,
    options: ({ level }) => listCountryNames(level + 1),
    isAlsoRight: isNeighbor,
    distance: (option, row) => countryDistance(row, findCountryByName(option)),
    explanation: explainNeighbors,
  }),
  ...defineLeveledForms<Country>({
    ...{ id: 'no-neighbor', table: countries, wait: 1, difficulty: 'hard' },
    isAsked: ({ key }) => listNeighbors(key).length > 2,
    text: (row) => `Three of these countries touch ${inSentence(row)}. Which one does not?`,
    answer: (row) => nearStranger(row).name,
    options: (row) => listNeighborCountries(row).map(({ name }) => name),
    distance: (option) => findCountryByName(option)?.level ?? 9,
    explanation: (row) => `${explainNeighbors(row)} ${toCapital(inSentence(nearStranger(row)))} is farther away.`,
  }),
  ...[1, 2, 3, 4, 5].map((level) =>
    defineForm<BetweenTwo>({
      ...{ id: 'between', table: betweenTwo, difficulty: 'hard' },
      grades: ([['3-4'], ['5-6'], ['7-8'], ['9-10'], ['11-12']] as const)[level - 1] ?? [],
      isAsked: (row) => row.level === level,
      text: ({ one, other }) => `Which country touches both ${inSentence(one)} and ${inSentence(other)}?`,
      answer: ({ between }) => between.name,
      options: ({ one, other }) => listCountryNames(Math.max(one.level, other.level, 2)),
      isAlsoRight: (option, { one, other }) => {
        const key = findCountryByName(option)?.key ?? '';
        const isOneOfTwo = [one.key, other.key].includes(key);
        return isOneOfTwo || (mayBorder(one.key, key) && mayBorder(other.key, key));
      },
      distance: (option, { between }) => countryDistance(between, findCountryByName(option)),
      explanation: ({ one, other, between }) =>
        `${toCapital(inSentence(between))} shares one border with ${inSentence(one)} and another with ${inSentence(other)}.`,
    }),
  ),
];
