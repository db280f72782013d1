/** Forms that suit tables of many topics. A table has their columns, or some of them. */
import type { QuestionDifficulty } from '#events/values/shapes.ts';
import type { TextForm } from './text-forms.ts';

/**
 * For tables of words with the columns `word`, `named` (the word with its article), `meaning` (a noun phrase), `riddle`, `gap` (a
 * sentence with a gap that only this word fits), and `sign` (a sentence that shows it, without the word).
 */
export const wordForms: readonly TextForm[] = [
  {
    ...{ id: 'name', difficulty: 'easy' },
    ask: ['What do we call {meaning}?', 'Which word means {meaning}?'],
    ...{ answer: '{word}', because: '{Named} is {meaning}.' },
  },
  {
    ...{ id: 'riddle', difficulty: 'easy' },
    ...{ ask: '{riddle} What am I?', answer: '{named}', because: 'It is {named}: {meaning}.' },
  },
  {
    ...{ id: 'meaning', difficulty: 'medium' },
    ask: ['What is {named}?', 'What does “{word}” mean?'],
    ...{ answer: '{meaning}', because: '{Named} is {meaning}.' },
  },
  {
    ...{ id: 'gap', difficulty: 'medium' },
    ...{ ask: 'Which word fits? {gap}', answer: '{word}', because: '{Named} is {meaning}.' },
  },
  {
    ...{ id: 'sign', difficulty: 'hard' },
    ask: ['{sign} Which word goes with this?', '{sign} What is this about?'],
    ...{ answer: '{word}', because: '{Named} is {meaning}.' },
  },
];

/** The same questions in other words, so that a word can come back in later grades with a fuller meaning. */
export const wordFormsInLaterGrades: readonly TextForm[] = [
  {
    ...{ id: 'name', difficulty: 'easy' },
    ask: ['What is the word for {meaning}?', 'Which word would you use for {meaning}?'],
    ...{ answer: '{word}', because: '{Named} is {meaning}.' },
  },
  {
    ...{ id: 'meaning', difficulty: 'medium' },
    ask: ['Which of these explains what {named} is?', 'How would you explain the word “{word}”?'],
    ...{ answer: '{meaning}', because: '{Named} is {meaning}.' },
  },
  {
    ...{ id: 'gap', difficulty: 'medium' },
    ...{ ask: 'Complete the sentence. {gap}', answer: '{word}', because: '{Named} is {meaning}.' },
  },
  {
    ...{ id: 'sign', difficulty: 'hard' },
    ask: ['{sign} Which word describes this?', '{sign} What is the word for this?'],
    ...{ answer: '{word}', because: 'This describes {named}: {meaning}.' },
  },
];

/** For tables of terms with the columns `term`, `meaning` (a noun phrase) and `example` (a sentence without the term). */
export const termForms: readonly TextForm[] = [
  {
    ...{ id: 'term', difficulty: 'easy' },
    ask: ['Which term means {meaning}?', 'What is the scientific term for {meaning}?'],
    ...{ answer: '{term}', because: '“{Term}” means {meaning}. {example}' },
  },
  {
    ...{ id: 'meaning', difficulty: 'medium' },
    ask: ['What does the term “{term}” mean?', 'In science, what is meant by “{term}”?'],
    ...{ answer: '{meaning}', because: '“{Term}” means {meaning}. {example}' },
  },
  {
    ...{ id: 'example', difficulty: 'hard' },
    ask: ['{example} Which term fits best?', 'Which term describes this? {example}'],
    ...{ answer: '{term}', because: '“{Term}” means {meaning}.' },
  },
];

const difficulties: readonly QuestionDifficulty[] = ['easy', 'medium', 'hard'];

/** For tables of questions with the columns `question`, `answer`, `w1`, `w2`, `w3`, `why`, and `level` for the difficulty. */
export const questionForms: readonly TextForm[] = difficulties.map((difficulty) => ({
  ...{ id: difficulty, difficulty, ask: '{question}', answer: '{answer}' },
  ...{ wrong: ['{w1}', '{w2}', '{w3}'], because: '{why}' },
}));

/** For tables with the columns `kind` (a plural), `odd`, `w1`, `w2`, `w3`, and `why`. Keys are the odd ones. */
export const oddOneOutForm: TextForm = {
  ...{ id: 'odd', difficulty: 'medium' },
  ask: [
    'Three of these are {kind}: {list(odd,w1,w2,w3)}. Which one is not?',
    'Which of these does not belong with {kind}: {list(odd,w1,w2,w3)}?',
  ],
  ...{ answer: '{odd}', wrong: ['{w1}', '{w2}', '{w3}'], because: '{why}' },
};

/** For tables with the columns `task` (a question for the order), `order` (a list with commas), and `why`. */
export const orderForm: TextForm = {
  ...{ id: 'order', difficulty: 'hard' },
  ...{ ask: '{task}', answer: '{order}', wrong: 'other-orders', because: '{why}' },
};

/** For tables with the columns `clue` (a question), `answer`, and `why`. The answers of the other rows are the wrong options. */
export const clueForm: TextForm = {
  ...{ id: 'clue', difficulty: 'easy' },
  ...{ ask: '{clue}', answer: '{answer}', because: '{why}' },
};
