import { questionForms } from '#services/learning/questions/facts/common-text-forms.ts';
import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import { defineTextForms, type TextForm } from '#services/learning/questions/facts/text-forms.ts';

interface Lesson {
  /** Begins the ids of the forms; unique within the topic. */
  readonly id: string;
  readonly grades: readonly GradePair[];
  readonly source: string;
  readonly year: number;
  /**
   * A table with the columns `word`, `named` (the word with its article), `meaning` (a noun phrase), `gap` (a sentence that only
   * this word completes), `scene` (one sentence that shows it without the word), and `also`.
   */
  readonly words: string;
  /** A table for `questionForms`. */
  readonly questions: string;
}

/** What the forms ask, in words for three ages, so that a word can come back in later grades with a fuller meaning. */
const wordings = {
  young: {
    name: ['What do we call {meaning}?', 'Which word means {meaning}?'],
    gap: 'Which word fits in the gap? {gap}',
    meaning: ['What is {named}?', 'What does “{word}” mean?'],
    scene: ['{scene} Which word goes with this?', '{scene} What is this about?'],
    shows: ['Which sentence is about {named}?', 'Which sentence goes with “{word}”?'],
  },
  middle: {
    name: ['What is the term for {meaning}?', 'Which term names {meaning}?'],
    gap: 'Which term completes the sentence? {gap}',
    meaning: ['Which of these explains {named}?', 'How would you explain the term “{word}”?'],
    scene: ['{scene} Which term describes this?', '{scene} Which term belongs to this example?'],
    shows: ['Which example fits the term “{word}”?', 'In which of these cases do we speak of {named}?'],
  },
  upper: {
    name: ['Which term is defined as {meaning}?', 'Which term refers to {meaning}?'],
    gap: 'Complete the sentence. {gap}',
    meaning: ['Which definition of {named} is correct?', 'What is meant by “{word}”?'],
    scene: ['{scene} Which term does this illustrate?', 'Consider this case. {scene} Which term applies?'],
    shows: ['Which case best illustrates {named}?', 'Where does the term “{word}” apply?'],
  },
} as const;

/** Defines forms over the words of a lesson, and over questions that stand alone. */
export const defineLesson = (
  age: keyof typeof wordings,
  { id, words, questions, ...others }: Lesson,
): readonly FactForm[] => [
  ...defineTextForms({ ...others, id: `${id}-word`, table: words, forms: toWordForms(age) }),
  ...defineTextForms({ ...others, id: `${id}-question`, table: questions, forms: questionForms }),
];

function toWordForms(age: keyof typeof wordings): TextForm[] {
  const { name, gap, meaning, scene, shows } = wordings[age];
  const because = '{Named} is {meaning}.';
  return [
    { id: 'name', difficulty: 'easy', ask: name, answer: '{word}', because: `${because} {scene}` },
    { id: 'gap', difficulty: 'easy', ask: gap, answer: '{word}', because },
    { id: 'meaning', difficulty: 'medium', ask: meaning, answer: '{meaning}', because: `${because} {scene}` },
    { id: 'scene', difficulty: 'hard', ask: scene, answer: '{word}', because },
    { id: 'shows', difficulty: 'medium', ask: shows, answer: '{scene}', because },
  ];
}
