import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DraftQuestion } from '#services/core/use-case/question-source.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { findWrongEquations, parseNumber, solveBareQuestion } from './arithmetic.ts';
import { checkQuestion, checkQuestions } from './check.ts';

const seed = chooseSeed(import.meta.filename);

const draft: DraftQuestion = {
  text: 'What is 7 × 8?',
  options: ['54', '56', '64', '15'],
  correctAnswer: 1,
  explanation: 'Seven eights are 7 × 8 = 56.',
  origin: { source: 'mathematics' },
};

test('checkQuestion: accepts a sound question and trims its texts', () => {
  expect(checkQuestion({ ...draft, text: ' What is 7 × 8?\n', options: ['54', ' 56', '64', '15'] })).toEqual(draft);
});

test.each([
  ['a letter', 'B'],
  ['a small letter', 'b'],
  ['the text of the option', ' 56 '],
])('checkQuestion: turns a key that is %s into an index', (_, correctAnswer) => {
  expect(checkQuestion({ ...draft, correctAnswer })).toMatchObject({ correctAnswer: 1 });
});

test('checkQuestion: a key that is the text of an option counts before a letter', () => {
  const options = ['B', 'A', 'C', 'D'];
  expect(
    checkQuestion({ ...draft, text: 'Which letter is first?', options, correctAnswer: 'A', explanation: undefined }),
  )
    // The letter A would be the first option.
    .toMatchObject({ correctAnswer: 1 });
});

test.each<[string, string, object | null]>([
  ['no question', 'shape', null],
  ['no options', 'shape', { options: undefined }],
  ['three options', 'shape', { options: ['54', '56', '64'] }],
  ['five options', 'shape', { options: ['54', '56', '64', '15', '1'] }],
  ['an option that is no text', 'shape', { options: ['54', 56, '64', '15'] }],
  ['a blank text', 'shape', { text: ' \n ' }],
  ['a long text', 'shape', { text: 'a'.repeat(4_001) }],
  ['an explanation that is no text', 'shape', { explanation: { text: 'a' } }],
  ['an option twice', 'equal-options', { options: ['54', '56', '64', '５４'] }],
  ['an option about the others', 'option-about-options', { options: ['54', '56', '64', 'All of the above'] }],
  ['an option about two others', 'option-about-options', { options: ['54', '56', '64', 'Both A and B'] }],
  ['a key out of range', 'key', { correctAnswer: 4 }],
  ['a key between two options', 'key', { correctAnswer: 0.5 }],
  ['a key that is no option', 'key', { correctAnswer: 'E' }],
  ['no key', 'key', { correctAnswer: undefined }],
  ['a wrong key', 'wrong-calculation', { correctAnswer: 0, explanation: undefined }],
  ['two right options', 'wrong-calculation', { options: ['56.0', '56', '64', '15'] }],
  ['a wrong equation', 'wrong-calculation', { explanation: 'We know that 7 × 8 = 54.' }],
  ['an explanation of another option', 'explanation', { text: 'How many?', explanation: 'The answer is 64.' }],
  ['an explanation that quotes another option', 'explanation', { explanation: 'So the correct answer is “54.”' }],
  [
    'an explanation that ends in another option',
    'explanation',
    { text: 'How many?', explanation: 'It is 60 + 4 = 64.' },
  ],
  ['an explanation by place', 'explanation', { explanation: 'Option B is right.' }],
  ['markup', 'unsafe-text', { text: 'What is <img src=x onerror=alert(1)>?' }],
  ['a closing tag', 'unsafe-text', { explanation: 'Done.</script>' }],
  ['an entity', 'unsafe-text', { text: 'What is &lt;?' }],
  ['a code fence', 'unsafe-text', { text: '```What is it?```' }],
  ['a link', 'unsafe-text', { explanation: 'See https://example.test' }],
  ['a bare address', 'unsafe-text', { explanation: 'See free-answers.com for more.' }],
  ['a Markdown link', 'unsafe-text', { explanation: 'See [here](there).' }],
  ['a zero-width character', 'unsafe-text', { options: ['54', '5\u200b6', '64', '15'] }],
  ['a bidi override', 'unsafe-text', { text: 'What is \u202e87?' }],
  ['a control character', 'unsafe-text', { text: 'What is \u001b[31m7 × 8?' }],
  ['a hidden tag character', 'unsafe-text', { text: 'What is 7 × 8?\u{e0041}' }],
])('checkQuestion: rejects %s (%s)', (_, reason, change) => {
  expect(checkQuestion(change && { ...draft, ...change })).toBe(reason);
});

test('checkQuestion: needs little time for a text as long as the longest answer of a model', () => {
  expect(checkQuestion({ ...draft, text: 'a-'.repeat(100_000) })).toBe('shape');
});

test('checkQuestions: leaves out what repeats another question or a text that is taken', () => {
  const other = { ...draft, text: 'What is 8 × 7?' };
  const { accepted, rejected } = checkQuestions(
    [draft, { ...draft, text: 'what IS 7 × 8' }, other],
    ['What is 8 × 7?'],
  );
  expect(accepted).toEqual([draft]);
  expect(rejected).toEqual(['repeated', 'repeated']);
});

test('checkQuestions: whatever a source returns, an accepted question has four options and nothing unsafe', () => {
  const nasty = fc.constantFrom(
    '<script>',
    'javascript:',
    '\u202e',
    '\u200b',
    '](',
    '`',
    'A',
    '7 × 8 = 1',
    'x',
    ' ',
    '\u0000',
    '”',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(nasty, { maxLength: 6 }).map((parts) => parts.join('')),
  );
  const any = fc.record(
    {
      text: fc.oneof(text, fc.anything()),
      options: fc.oneof(fc.array(text, { minLength: 3, maxLength: 5 }), fc.anything()),
      correctAnswer: fc.oneof(fc.integer({ min: -1, max: 4 }), text, fc.anything()),
      explanation: fc.oneof(text, fc.anything()),
      origin: fc.constant({ source: 'mathematics' }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(any, fc.anything())), (drafts) => {
      const { accepted, rejected } = checkQuestions(drafts);
      expect(accepted.length + rejected.length).toBe(drafts.length);
      for (const { text, options, correctAnswer, explanation = '' } of accepted) {
        expect(new Set(options).size).toBe(4);
        expect(options[correctAnswer]).toBeTypeOf('string');
        expect([text, ...options, explanation].join(' ')).not.toMatch(/<script|javascript:|[\u202e\u200b\0`]/);
      }
    }),
    { seed, numRuns: chooseSamples(300) },
  );
});

describe('written arithmetic', () => {
  test.each([
    ['What is 3 + 4 × 2?', 11],
    ['Calculate: 10 − 4 − 3', 3],
    ['1,200 ÷ 4 = ?', 300],
    ['What is 1/2 ÷ 1/4?', 2],
    ['What is 1 1/2 + 2 1/4?', 3.75],
    ['What is 7 − −2?', 9],
    ['2.5 * 4 = __', 10],
  ])('solveBareQuestion: %s', (text, result) => expect(solveBareQuestion(text)).toBeCloseTo(result, 9));

  test.each(['What is 3 + 4 rounded to tens?', 'What is 12?', 'How many sides has it?', 'What is 2 + x?'])(
    'solveBareQuestion: undefined for %s',
    (text) => expect(solveBareQuestion(text)).toBeUndefined(),
  );

  test.each([
    ['7 × 8 = 54 and 7 × 8 = 56', ['7 × 8 = 54']],
    ['1/2 + 1/4 = 3/4', []],
    ['0.1 + 0.2 = 0.3', []],
    ['x + 2 = 5 has x = 3; 2x + 3 = 7', []],
    ['7 ÷ 2 = 3 R 1', []],
    ['7 ÷ 2 = 3.', ['7 ÷ 2 = 3']],
    ['5 × 4 = 20%', []],
  ])('findWrongEquations: %s', (text, wrong) => expect(findWrongEquations(text)).toEqual(wrong));

  test.each([
    ['−3/4', -0.75],
    ['1,234.5', 1234.5],
    ['5 R 3', undefined],
    ['x', undefined],
    ['$3', undefined],
  ])('parseNumber: %s', (text, value) => expect(parseNumber(text)).toBe(value));
});
