import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { joinWords } from '#services/learning/questions/facts/wording.ts';
import { countries, countryDistance, findCountryByName, placeInSentence } from '../countries.ts';
import { toContinent } from '../country.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { shareWord } from '../sentence.ts';
import { type Water, waters } from './waters.ts';

const { rows } = waters;
const oceanNames = ['Atlantic Ocean', 'Pacific Ocean', 'Indian Ocean', 'Arctic Ocean', 'Southern Ocean'];
const takesNoArticle = ({ name }: Water) => name.endsWith(' Bay');
const inText = (row: Water) => (takesNoArticle(row) ? row.name : `the ${row.name}`);
const upper = (row: Water) => (takesNoArticle(row) ? row.name : `The ${row.name}`);
const kindsLike: Readonly<Record<Water['kind'], readonly Water['kind'][]>> = {
  ...{ ocean: ['ocean'], sea: ['sea'], gulf: ['gulf', 'bay'], bay: ['bay', 'gulf'] },
  ...{ strait: ['strait'], canal: ['canal', 'strait'] },
};
const sameKind = (row: Water) =>
  rows.filter((other) => kindsLike[row.kind].includes(other.kind) && other.level <= Math.max(4, row.level));
const waterByName = new Map(rows.map((row) => [row.name, row]));

const hasCoast = ({ coasts }: Water) => coasts.length > 1;
const goodCoasts = (row: Water) => row.coasts.filter((country) => !shareWord(country, `${row.name} ${row.known}`));
const coast = (row: Water) => pickBy(row.key, goodCoasts(row));
const nameKind = ({ kind }: Water) => (kind === 'canal' ? 'canal' : kind);

/** Countries on the Caspian Sea, of which one cannot say that they have no coast on any sea. */
const onCaspian = new Set(['kazakhstan', 'turkmenistan', 'azerbaijan']);

export const waterForms: readonly FactForm[] = [
  ...defineLeveledForms<Water>({
    ...{ id: 'known', table: waters, difficulty: 'medium', span: 2 },
    isAsked: ({ name, known }) => !shareWord(name, known),
    text: (row) => `Which ${nameKind(row)} is this? ${row.known}`,
    answer: ({ name }) => name,
    options: (row) => sameKind(row).map(({ name }) => name),
    distance: (option, row) => Math.abs((waterByName.get(option) as Water).level - row.level),
    explanation: (row) => {
      if (row.joins) return `${upper(row)} joins two waters: ${row.joins.replace(/^The/, 'the')}.`;
      if (row.kind === 'ocean') return `${upper(row)} is one of the five oceans. ${row.known}`;
      return row.ocean
        ? `${upper(row)} is a part of the ${row.ocean}.`
        : `${upper(row)} is a ${row.kind}. ${row.known}`;
    },
  }),
  ...defineLeveledForms<Water>({
    ...{ id: 'ocean-of', table: waters, difficulty: 'easy', span: 2 },
    isAsked: ({ ocean }) => ocean !== undefined,
    text: (row) => `Of which ocean is ${inText(row)} a part?`,
    answer: ({ ocean }) => ocean as string,
    options: () => oceanNames,
    explanation: (row) => `${upper(row)} belongs to the ${row.ocean}. ${row.known}`,
  }),
  ...defineLeveledForms<Water>({
    ...{ id: 'coast', table: waters, difficulty: 'medium', span: 2 },
    isAsked: (row) => hasCoast(row) && goodCoasts(row).length > 0,
    text: (row) => `Which of these countries has a coast on ${inText(row)}?`,
    answer: coast,
    options: (row) =>
      countries.rows.filter(({ level, island }) => level <= Math.max(3, row.level) && !island).map(({ name }) => name),
    isAlsoRight: (option, row) => row.coasts.includes(option) || (row.key === 'adriatic' && option === 'Greece'),
    distance: (option, row) => {
      const country = findCountryByName(coast(row));
      return country ? countryDistance(country, findCountryByName(option)) : 9;
    },
    explanation: (row) => `${upper(row)} touches ${joinWords(shortList(row).map(placeInSentence))}.`,
  }),
  ...defineLeveledForms<Water>({
    ...{ id: 'no-coast', table: waters, difficulty: 'hard', span: 2 },
    isAsked: ({ coasts }) => coasts.length > 3,
    text: (row) => `Three of these countries have a coast on ${inText(row)}. Which one does not?`,
    answer: (row) => landlockedNear(row),
    options: ({ coasts }) => coasts,
    explanation: (row) => `${landlockedNear(row)} has no coast on the sea at all, so it does not touch ${inText(row)}.`,
  }),
  ...defineLeveledForms<Water>({
    ...{ id: 'separates', table: waters, difficulty: 'medium', span: 2 },
    isAsked: ({ separates, name, known }) => separates !== undefined && !shareWord(separates, `${name} ${known}`),
    text: (row) => `What lies on the two sides of ${inText(row)}?`,
    answer: ({ separates }) => separates as string,
    options: () => rows.flatMap(({ separates }) => separates ?? []),
    explanation: (row) => `${upper(row)} lies between ${row.separates?.replace(/^Two/, 'two')}.`,
  }),
  ...defineLeveledForms<Water>({
    ...{ id: 'strait-between', table: waters, difficulty: 'hard', span: 2 },
    isAsked: ({ separates, name }) => separates !== undefined && !shareWord(separates, name),
    text: ({ separates }) => `Which strait lies between these lands: ${separates?.replace(/^Two/, 'two')}?`,
    answer: ({ name }) => name,
    options: () => rows.filter(({ kind }) => kind === 'strait').map(({ name }) => name),
    explanation: (row) => `${upper(row)} lies between them. ${row.known}`,
  }),
  ...defineLeveledForms<Water>({
    ...{ id: 'joins', table: waters, difficulty: 'hard', span: 2 },
    isAsked: ({ joins, name }) => joins !== undefined && !shareWord(joins, name),
    text: (row) => `Which two waters does ${inText(row)} join?`,
    answer: ({ joins }) => joins as string,
    options: () => rows.flatMap(({ joins }) => joins ?? []),
    // Several ways lead from the Atlantic to the Pacific, and from the North Sea to the Baltic.
    isAlsoRight: (option, { joins = '' }) =>
      [/Atlantic.*Pacific/, /Baltic/].some((waters) => waters.test(option) && waters.test(joins)),
    explanation: (row) => `Ships pass through ${inText(row)} from one to the other. ${row.known}`,
  }),
];

/** More names make a sentence that nobody reads. */
function shortList(row: Water): string[] {
  return row.coasts.length > 7 ? [...new Set([coast(row), ...row.coasts.slice(0, 5)])] : [...row.coasts];
}

/** A country without a coast, near those of the sea. */
function landlockedNear(row: Water): string {
  const near = findCountryByName(row.coasts[0] as string);
  const landlocked = countries.rows.filter(
    ({ key, landlocked, level }) => landlocked && level <= 4 && !onCaspian.has(key),
  );
  const sameContinent = landlocked.filter((country) => near && toContinent(country) === toContinent(near));
  return pickBy(row.key, sameContinent.length > 0 ? sameContinent : landlocked).name;
}
