import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { planets } from './planets.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export const solarSystemForms: readonly FactForm[] = [
  defineForm({
    id: 'planet-at-place',
    grades: ['3-4'],
    difficulty: 'easy',
    table: planets,
    text: ({ place }) => `Which planet is the ${places[place - 1]} from the sun?`,
    answer: ({ name }) => name,
    explanation: ({ name, place }) => `Counted from the sun, ${name} is the ${places[place - 1]} of the eight planets.`,
  }),
];
