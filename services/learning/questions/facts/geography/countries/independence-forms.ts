import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { countryDistance, findCountry, findCountryByName } from '../countries.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { inSentence } from '../sentence.ts';
import { type Independence, independences } from './independences.ts';

const { rows } = independences;
const toCountry = ({ key }: Independence) => findCountry(key);
const rowByName = new Map(rows.map((row) => [toCountry(row).name, row]));
const withThe = new Set(['United Kingdom', 'Netherlands', 'United States', 'Soviet Union']);
const ruler = ({ from }: Independence) => inSentence({ name: from, ...(withThe.has(from) && { the: true as const }) });
const colonialPowers = ['France', 'United Kingdom', 'Spain', 'Portugal', 'Netherlands', 'Belgium', 'Italy', 'Germany'];
const others = ['Soviet Union', 'Yugoslavia', 'Turkey', 'Austria-Hungary', 'Poland', 'Sweden', 'Denmark', 'Russia'];

const sameRuler = (row: Independence) =>
  rows.filter((other) => other !== row && other.from === row.from && other.level <= row.level);
const pickSame = (row: Independence) => {
  const same = sameRuler(row);
  return toCountry(pickBy(row.key, same));
};

export const independenceForms: readonly FactForm[] = [
  ...defineLeveledForms<Independence>({
    ...{ id: 'independence', table: independences, difficulty: 'medium', span: 2 },
    isAsked: (row) => !toCountry(row).name.includes(row.from),
    text: (row) => `Which state ruled ${inSentence(toCountry(row))} until its independence?`,
    answer: ({ from }) => from,
    options: ({ from }) =>
      colonialPowers.includes(from)
        ? colonialPowers
        : [...others, 'United States', 'South Africa', 'Pakistan', 'Sudan', 'Ethiopia', 'Colombia'],
    isAlsoRight: (option, row) => {
      // The Russian Empire ruled nearly all that became the Soviet Union.
      const isPredecessor = row.from === 'Soviet Union' && option === 'Russia';
      return isPredecessor || row.alsoFrom.includes(option) || option === toCountry(row).name;
    },
    explanation: (row) =>
      `${toCapital(inSentence(toCountry(row)))} was ruled by ${ruler(row)}; it dates its independence from ${row.independent}.`,
  }),
  ...defineLeveledForms<Independence>({
    ...{ id: 'same-ruler', table: independences, difficulty: 'hard' },
    isAsked: (row) => sameRuler(row).length > 0,
    text: (row) =>
      `Which of these countries was ruled by the same state as ${inSentence(toCountry(row))} until independence?`,
    answer: (row) => pickSame(row).name,
    options: (row) => rows.filter(({ level }) => level <= row.level).map((other) => toCountry(other).name),
    isAlsoRight: (option, row) => {
      const other = rowByName.get(option);
      return (
        other === undefined ||
        [other.from, ...other.alsoFrom].some((from) => [row.from, ...row.alsoFrom].includes(from))
      );
    },
    distance: (option, row) => countryDistance(toCountry(row), findCountryByName(option)),
    explanation: (row) =>
      `Both ${inSentence(toCountry(row))} and ${inSentence(pickSame(row))} were ruled by ${ruler(row)}.`,
  }),
];
