import { expect, test } from 'vitest';
import { defineForm, type FactForm } from './fact-form.ts';
import type { FactRow } from './fact-table.ts';
import { findTopicFaults } from './find-fact-faults.ts';

interface Animal extends FactRow {
  readonly name: string;
  readonly food: string;
}
const rows: Animal[] = [
  { key: 'cow', name: 'cow', food: 'grass' },
  { key: 'panda', name: 'panda', food: 'bamboo' },
  { key: 'lion', name: 'lion', food: 'antelopes' },
  { key: 'anteater', name: 'anteater', food: 'ants' },
];
type Form = Parameters<typeof defineForm<Animal>>[0];
const form: Form = {
  ...{ id: 'food', grades: ['1-2'], difficulty: 'easy', table: { source: 'A book', year: 2020, rows } },
  text: ({ name }: Animal) => `What does a ${name} eat most?`,
  answer: ({ food }: Animal) => food,
  explanation: ({ name, food }: Animal) => `A ${name} eats ${food}.`,
};

const findFaults = (...forms: FactForm[]) => findTopicFaults('animals', forms, Math.random);

test('findTopicFaults: accepts sound questions, and says how many are missing', () => {
  const faults = findFaults(defineForm(form));
  expect(faults).toContain('only 4 different questions for grades 1-2');
  expect(faults).toContain('no hard question for grades 1-2');
  expect(faults.filter((fault) => fault.startsWith('animals/'))).toEqual([]);
});

test('findTopicFaults: accepts a question that names all its options', () => {
  const text = ({ food }: Animal) => `Which of these foods is the best one: ${food}, bread, cake, or soup?`;
  const faults = findFaults(defineForm({ ...form, text, options: () => ['bread', 'cake', 'soup'] }));
  expect(faults.filter((fault) => fault.startsWith('animals/'))).toEqual([]);
});

test.each<[string, Partial<Form>]>([
  ['animals/food/cow has only 2 wrong options', { isAlsoRight: (option) => option === 'ants' }],
  ['animals/Food!/cow has no valid id', { id: 'Food!' }],
  [
    'animals/food/cow does not pass the checks (equal-options) with rice, rice , beans',
    { options: () => ['rice', 'rice ', 'beans'] },
  ],
  ['animals/food/cow names a word of its answer, and of no wrong option', { text: () => 'Who eats grass?' }],
  [
    'animals/food/anteater has an article before the gap that fits the answer alone',
    { options: () => ['bread', 'cake', 'soup'], text: ({ name }) => `A ${name} eats an ___.` },
  ],
  ['animals/food/panda has the text of animals/food/cow and another answer', { text: () => 'What does it eat?' }],
  ['animals/food/cow has the long word “photosynthesis”', { explanation: () => 'By photosynthesis.' }],
  ['animals/food/cow has a sentence of 16 words for grades 1-2', { explanation: () => `${'very '.repeat(15)}long.` }],
  ['3 repeated texts for grades 1-2', { text: () => 'What does it eat?' }],
])('findTopicFaults: finds that %s', (fault, change) => {
  expect(findFaults(defineForm<Animal>({ ...form, ...change }))).toContain(fault);
});

test('findTopicFaults: accepts an answer that repeats words of the passage', () => {
  const reading = {
    ...form,
    passage: ({ food }: Animal) => `It eats ${food}.`,
    text: ({ name }: Animal) => `What does a ${name} eat?`,
  };
  expect(findFaults(defineForm(reading)).filter((fault) => fault.startsWith('animals/'))).toEqual([]);
});

test('findTopicFaults: accepts a question that names each of its options', () => {
  const options = rows.map(({ food }) => food);
  const listing = { ...form, text: ({ name }: Animal) => `Which is for the ${name}: ${options.join(', ')}?` };
  expect(findFaults(defineForm(listing)).filter((fault) => fault.startsWith('animals/'))).toEqual([]);
});

test('findTopicFaults: finds questions that the bank asks too', () => {
  const faults = findTopicFaults('animals', [defineForm(form)], Math.random, ['What does a cow eat most', 'Why?']);
  expect(faults.filter((fault) => fault.includes('bank'))).toEqual([
    'animals/food/cow has the text of a question of the bank',
  ]);
});

test('findTopicFaults: finds answers that stand out by their length, and questions that the next grades repeat', () => {
  const faults = findFaults(
    defineForm<Animal>({
      ...form,
      grades: ['1-2', '3-4'],
      answer: ({ food }) => `${food} and other food`,
      options: () => ['ab', 'cd', 'ef'],
    }),
  );
  expect(faults).toContain('the answer is the longest option in 100%');
  expect(faults).toContain('4 of 4 questions for grades 3-4 are those of the grades before');
});
