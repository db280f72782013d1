import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { inSentence, shareWord } from '../sentence.ts';
import { type ThingKind, type ThingOfContinent, thingsOfContinents } from './things-of-continents.ts';

const { rows } = thingsOfContinents;

const toOption = (row: ThingOfContinent): string => toCapital(inSentence(row));

const askWhere: Readonly<Record<ThingKind, (name: string) => string>> = {
  animal: (name) => `On which continent do ${name} live in the wild?`,
  city: (name) => `On which continent is the city of ${name}?`,
  sight: (name) => `On which continent would you see ${name}?`,
  river: (name) => `Through which continent does ${name} flow?`,
  lake: (name) => `On which continent does ${name} lie?`,
  mountain: (name) => `On which continent could you look up at ${name}?`,
  desert: (name) => `On which continent is ${name.endsWith('Desert') ? name : `the desert called ${name}`}?`,
  region: (name) => `Which continent has ${name} as one of its parts?`,
  people: (name) => `Which continent is the homeland of ${name}?`,
};
/** How a sentence says where a thing is: the verb for one thing, the verb for several, and the rest. */
const stateWhere: Readonly<Record<ThingKind, readonly [one: string, several: string]>> = {
  ...{ animal: ['lives in', 'live in'], people: ['has its homeland in', 'have their homeland in'] },
  ...{ city: ['is in', 'are in'], sight: ['is in', 'are in'], region: ['is a part of', 'are a part of'] },
  ...{ river: ['flows in', 'flow in'], lake: ['lies in', 'lie in'] },
  ...{ mountain: ['rises in', 'rise in'], desert: ['lies in', 'lie in'] },
};
const isPlural = ({ name, kind, the }: ThingOfContinent): boolean =>
  kind === 'animal' || kind === 'people' || (kind !== 'river' && the === true && name.endsWith('s'));
const plurals: Readonly<Record<ThingKind, string>> = {
  ...{ animal: 'animals', city: 'cities', sight: 'sights', river: 'rivers', lake: 'lakes', mountain: 'mountains' },
  ...{ desert: 'deserts', region: 'regions', people: 'peoples' },
};
const state = (row: ThingOfContinent): string =>
  `${toOption(row)} ${stateWhere[row.kind][isPlural(row) ? 1 : 0]} ${row.continent}`;
const stateOfBoth = (row: ThingOfContinent, other: ThingOfContinent): string =>
  `${toOption(row)} and ${inSentence(other)} both ${stateWhere[row.kind][1]} ${row.continent}.`.replace(
    'both are',
    'are both',
  );

/** Single mountains and ranges are told apart by their article, so that no option stands out. */
const isKnown = (row: ThingOfContinent, other: ThingOfContinent): boolean =>
  other !== row &&
  other.kind === row.kind &&
  other.level <= row.level + 1 &&
  !shareWord(row.name, other.name) &&
  (row.kind !== 'mountain' || row.the === other.the);
const companions = (row: ThingOfContinent) =>
  rows.filter((other) => isKnown(row, other) && other.continent === row.continent);
const strangers = (row: ThingOfContinent) =>
  rows.filter((other) => isKnown(row, other) && other.continent !== row.continent);

export const thingForms: readonly FactForm[] = [
  ...defineLeveledForms<ThingOfContinent>({
    ...{ id: 'continent-of', table: thingsOfContinents, difficulty: 'easy', span: 2 },
    isAsked: ({ name, continent }) => !shareWord(name, continent),
    text: (row) => askWhere[row.kind](inSentence(row)),
    answer: ({ continent }) => continent,
    explanation: (row) => {
      const [other] = companions(row);
      return other ? `${state(row)}, like ${inSentence(other)}.` : `${state(row)}.`;
    },
  }),
  ...defineLeveledForms<ThingOfContinent>({
    ...{ id: 'on-same-continent', table: thingsOfContinents, difficulty: 'medium' },
    isAsked: (row) => companions(row).length > 0 && strangers(row).length > 2,
    text: (row) => `Which of these ${plurals[row.kind]} shares a continent with ${inSentence(row)}?`,
    answer: (row) => toOption(pickBy(row.key, companions(row))),
    options: (row) => strangers(row).map(toOption),
    explanation: (row) => stateOfBoth(row, pickBy(row.key, companions(row))),
  }),
  ...defineLeveledForms<ThingOfContinent>({
    ...{ id: 'on-other-continent', table: thingsOfContinents, difficulty: 'hard' },
    isAsked: (row) => companions(row).length > 2 && strangers(row).length > 0,
    text: (row) => `Three of these ${plurals[row.kind]} share a continent with ${inSentence(row)}. Which does not?`,
    answer: (row) => toOption(pickBy(row.key, strangers(row))),
    options: (row) => companions(row).map(toOption),
    explanation: (row) => `${state(row)}. ${state(pickBy(row.key, strangers(row)))}.`,
  }),
];
