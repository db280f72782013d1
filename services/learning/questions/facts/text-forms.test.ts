import { expect, test } from 'vitest';
import { defineTextForms } from './text-forms.ts';

const listQuestions = (table: string, form: Partial<Parameters<typeof defineTextForms>[0]['forms'][number]>) =>
  defineTextForms({
    ...{ id: 'pets', grades: ['1-2'], source: 'A book', year: 2020, table },
    forms: [
      {
        id: 'food',
        difficulty: 'easy',
        ask: 'What does {a pet} eat?',
        answer: '{food}',
        because: '{A pet} eats {food}.',
        ...form,
      },
    ],
  }).flatMap((each) => each.listQuestions('animals'));

const table = `
pet | food | also | level
cat | fish | seal |
ox | grass | |
seal | fish | cat | hard
owl | mice | |
hen | seeds | |
`;

test('defineTextForms: asks about each row, with the answers of the other rows that are not also right', () => {
  const [ofCat, ofOx] = listQuestions(table, {});
  expect(ofCat).toEqual({
    ...{ id: 'animals/pets-food/cat', difficulty: 'easy', text: 'What does a cat eat?', answer: 'Fish' },
    ...{ explanation: 'A cat eats fish.', reference: 'A book (2020)', listWrongOptions: expect.any(Function) },
  });
  expect(ofCat?.listWrongOptions()).toEqual(['Mice', 'Grass', 'Seeds']);
  expect(ofOx?.text).toBe('What does an ox eat?');
});

test('defineTextForms: leaves out rows of another difficulty, and rows without a cell that the form needs', () => {
  expect(listQuestions(table, {}).map(({ id }) => id)).not.toContain('animals/pets-food/seal');
  expect(listQuestions(table, { because: '{Also} eats {food}.' }).map(({ text }) => text)).toEqual([
    'What does a cat eat?',
  ]);
});

test('defineTextForms: takes wrong options from cells of the row', () => {
  const cells = 'pet | food | w1 | w2 | w3\ncat | fish | hay | corn | oats';
  expect(listQuestions(cells, { wrong: ['{w1}', '{w2}', '{w3}'] })[0]?.listWrongOptions()).toEqual([
    'Corn',
    'Oats',
    'Hay',
  ]);
});

test('defineTextForms: offers every exchange of two items, and the reverse, as other orders', () => {
  const [question] = listQuestions('pet | food\nfrog | egg, tadpole, frog', { wrong: 'other-orders' });
  expect(question?.answer).toBe('Egg, tadpole, frog');
  expect(question?.listWrongOptions()).toEqual(['Tadpole, egg, frog', 'Frog, tadpole, egg', 'Egg, frog, tadpole']);
});
