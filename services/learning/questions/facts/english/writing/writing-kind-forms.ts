import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import {
  arguments56,
  evidence912,
  formats12,
  hooks78,
  modes34,
  modes56,
  moves912,
  parts78,
  senses12,
  sources1112,
  stages56,
  storyParts34,
} from './writing-kinds.ts';

/** Kinds that a reader may see in the same text. */
const alikeKinds: readonly (readonly string[])[] = [
  ['a concession followed by a claim', 'a rebuttal'],
  ['thesis', 'conclusion'],
  ['evidence', 'hook'],
  ['rebuttal', 'evidence'],
  ['rebuttal', 'conclusion'],
  ['a historical example', 'a statistic'],
  ['a diary', 'a story'],
  ['a poem', 'a story'],
  ['a short note', 'a letter'],
  ['a to-do list', 'a shopping list'],
  ['a warning sign', 'a sign with a picture'],
  ['a report', 'directions'],
  ['reason', 'claim'],
  ['a startling fact', 'a definition'],
];

const defineKindForm = (
  id: string,
  grades: readonly GradePair[],
  difficulty: QuestionDifficulty,
  question: string,
  table: typeof senses12,
  otherKinds: readonly string[] = [],
): FactForm =>
  defineForm({
    ...{ id, grades, difficulty, table },
    text: ({ text }) => `${question} ${text}`,
    answer: ({ kind }) => kind,
    options: () => [...table.rows.map(({ kind }) => kind), ...otherKinds],
    isAlsoRight: (option, { kind }) => alikeKinds.some((pair) => pair.includes(option) && pair.includes(kind)),
    explanation: ({ reason }) => reason,
  });

export const writingKindForms: readonly FactForm[] = [
  defineKindForm('1-2-sense', ['1-2'], 'easy', 'Which sense does this detail use?', senses12),
  defineKindForm('1-2-format', ['1-2'], 'medium', 'What should you write?', formats12),
  defineKindForm('3-4-mode', ['3-4'], 'easy', 'What kind of writing does this ask for?', modes34),
  defineKindForm('3-4-story-part', ['3-4'], 'medium', 'Which part of a story is this?', storyParts34),
  defineKindForm('5-6-stage', ['5-6'], 'easy', 'Which stage of the writing process is this?', stages56),
  defineKindForm('5-6-mode', ['5-6'], 'medium', 'What kind of writing does this ask for?', modes56),
  defineKindForm('5-6-argument', ['5-6'], 'hard', 'Which part of an argument is this?', arguments56, ['title']),
  defineKindForm('7-8-part', ['7-8'], 'medium', 'Which part of an argument is this?', parts78),
  defineKindForm('7-8-hook', ['7-8'], 'easy', 'How does this opening draw readers in?', hooks78),
  defineKindForm('9-12-evidence', ['9-10', '11-12'], 'easy', 'Which kind of support is this?', evidence912),
  defineKindForm('9-12-move', ['9-10', '11-12'], 'medium', 'What does this sentence of an essay do?', moves912),
  defineKindForm(
    '7-12-source',
    ['7-8', '9-10', '11-12'],
    'easy',
    'For a paper on the event, what is this?',
    sources1112,
    ['no source at all'],
  ),
];
