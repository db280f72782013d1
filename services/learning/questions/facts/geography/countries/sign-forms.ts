import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { countryDistance, findCountry, findCountryByName, listCountryNames } from '../countries.ts';
import { inSentence } from '../sentence.ts';
import { type CountrySign, countrySigns } from './country-signs.ts';
import { type KindOfPlace, kindsOfPlace } from './kinds-of-place.ts';

const toCountry = ({ of }: CountrySign) => findCountry(of);
const signByThing = new Map(countrySigns.rows.map((row) => [row.thing, row]));

/** The question for a thing of a country. */
const thingQuestions: Readonly<Record<CountrySign['kind'], (country: string) => string>> = {
  sight: (country) => `Which famous sight could you visit in ${country}?`,
  animal: (country) => `Which of these animals would you look for in ${country}?`,
  food: (country) => `Which of these foods is ${country} known for?`,
  flag: (country) => `What is on the flag of ${country}?`,
  custom: (country) => `Which of these is ${country} known for?`,
};

export const signForms: readonly FactForm[] = [
  defineForm<CountrySign>({
    id: 'country-of-sign',
    grades: ['1-2'],
    difficulty: 'easy',
    table: countrySigns,
    text: ({ ask }) => ask,
    answer: (row) => toCountry(row).name,
    options: () => listCountryNames(1),
    isAlsoRight: (option, { also }) => also.includes(findCountryByName(option)?.key ?? ''),
    distance: (option, row) => countryDistance(toCountry(row), findCountryByName(option)),
    explanation: ({ why }) => why,
  }),
  defineForm<CountrySign>({
    id: 'sign-of-country',
    grades: ['1-2', '3-4'],
    difficulty: 'medium',
    table: countrySigns,
    text: (row) => thingQuestions[row.kind](inSentence(toCountry(row))),
    answer: ({ thing }) => thing,
    options: ({ kind }) => countrySigns.rows.filter((other) => other.kind === kind).map(({ thing }) => thing),
    isAlsoRight: (option, { of }) => {
      const other = signByThing.get(option);
      return other?.of === of || (other?.also.includes(of) ?? false);
    },
    explanation: ({ why }) => why,
  }),
  defineForm<KindOfPlace>({
    id: 'kind-of-place',
    grades: ['1-2'],
    difficulty: 'hard',
    table: kindsOfPlace,
    text: ({ name }) => `What kind of place is ${name.replace('The', 'the')}?`,
    answer: ({ kind }) => kind,
    explanation: ({ why }) => toCapital(why),
  }),
];
