import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { type SeaAnimal, seaAnimals } from './sea-animals.ts';

const { rows } = seaAnimals;
const toOption = ({ name }: SeaAnimal) => `The ${name}`;

/** Animals of one look or one kind, of which each may be right for the other. */
const alike: readonly (readonly string[])[] = [
  ['crab', 'hermit-crab', 'lobster'],
  ['clam', 'sea-turtle', 'hermit-crab'],
  ['great-white', 'swordfish', 'orca'],
  ['blue-whale', 'narwhal', 'orca'],
  ['polar-bear', 'orca', 'walrus', 'great-white'],
  ['penguin', 'pelican', 'puffin'],
  ['orca', 'penguin'],
  ['walrus', 'narwhal'],
  ['octopus', 'jellyfish'],
  ['ray', 'jellyfish'],
  ['manatee', 'walrus'],
];
const areAlike = (one: SeaAnimal, other: SeaAnimal | undefined): boolean =>
  other !== undefined && alike.some((group) => group.includes(one.key) && group.includes(other.key));

export const seaAnimalForms: readonly FactForm[] = [
  defineForm<SeaAnimal>({
    ...{ id: 'animal', grades: ['1-2'], difficulty: 'easy', table: seaAnimals },
    text: ({ does }) => `Which sea animal ${does}?`,
    answer: toOption,
    isAlsoRight: (option, row) =>
      areAlike(
        row,
        rows.find((other) => toOption(other) === option),
      ),
    explanation: ({ name, does }) => `The ${name} ${does}.`,
  }),
  defineForm<SeaAnimal>({
    ...{ id: 'of-animal', grades: ['1-2', '3-4'], difficulty: 'medium', table: seaAnimals },
    text: ({ name }) => `Which of these is true of the ${name}?`,
    answer: ({ it }) => it,
    isAlsoRight: (option, row) =>
      areAlike(
        row,
        rows.find(({ it }) => it === option),
      ),
    explanation: ({ name, does }) => `The ${name} ${does}.`,
  }),
];
