/** Texts of “Generate with AI”; specified texts as in the specification, sections 2, 5 and 8. */

import { type GeneratorSubject, MISSING_INFORMATION_TEXT } from '#contracts/generator-subjects.ts';
import type { ModelFailure } from '#contracts/model-failure.ts';
import { practiceSubjectTexts } from '#contracts/practice-words.ts';
import { GENERATED_QUESTIONS_MAX } from '#events/values/limits.ts';
import type { QuestionDifficulty, QuestionOrigin, QuestionProvenance } from '#events/values/shapes.ts';
import { toQuestionsText } from '../../../copy/homework.ts';
import { joinWords } from '../../../copy/join-words.ts';
import { suggestedTopicsBySubject } from '../../../copy/practice-subjects.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const generateText = 'Generate with AI';
export const generateQuestionsDescriptionText =
  'Multiple-choice questions for this assignment, which you review before they are added.';

export const generatorSubjectTexts: Readonly<Record<GeneratorSubject, string>> = {
  ...practiceSubjectTexts,
  physics: 'Physics',
  chemistry: 'Chemistry',
  biology: 'Biology',
  literature: 'Literature',
  art: 'Art',
};
/** Sub-topics that always have questions. */
export const subTopicsBySubject: Readonly<Record<GeneratorSubject, readonly string[]>> = {
  ...suggestedTopicsBySubject,
  physics: ['Forces and Motion', 'Light and Sound', 'Electricity and Magnetism', 'Heat and Temperature'],
  chemistry: ['Atoms and Elements', 'Mixtures and Solutions', 'Chemical Reactions', 'Acids and Bases'],
  biology: ['Living Things', 'Human Body', 'Ecosystems', 'Genetics and Heredity'],
  literature: ['Stories and Characters', 'Poetry', 'Literary Devices', 'Classic Books'],
  art: ['Color', 'Drawing and Painting', 'Famous Artists', 'Sculpture and Architecture'],
};
export const difficultyTexts: Readonly<Record<QuestionDifficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const generateFormTexts = {
  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  subTopic: 'Sub-topic',
  subTopicHint: 'For example a topic of your last class.',
  suggested: (topics: readonly string[]) => `For example ${joinWords(topics.slice(0, 3), 'or')}.`,
  grade: 'Grade level',
  chooseGrade: 'Choose a grade',
  difficulty: 'Difficulty',
  chooseDifficulty: 'Choose a difficulty',
  count: 'Number of questions',
  countError: `Choose from 1 to ${GENERATED_QUESTIONS_MAX} questions.`,
  notes: 'Special notes',
  toNotesHint: (hasModel: boolean) =>
    hasModel
      ? 'What the questions should be about. Names of students are left out.'
      : 'Notes need a language model. The built-in question bank does not read them.',
  generate: 'Generate',
  generating: 'Generating...',
};
export const missingInformationTexts = { title: 'Missing Information', detail: MISSING_INFORMATION_TEXT };
export const generationFailedTexts = {
  toast: { title: 'Generation Failed', detail: 'Failed to generate questions. Please try again.' },
  /** Shown in the dialog when no question came back. */
  noQuestions: 'No questions received from AI',
  interrupted: 'The cause was a technical fault, not your topic.',
  nearest: 'Topics that work',
};
export const toQuestionsGeneratedTexts = (count: number) => ({
  title: 'Questions Generated',
  detail:
    count === 1
      ? '1 question has been generated successfully.'
      : `${count} questions have been generated successfully.`,
});
/** `modelCount` of the questions were written by a language model. */
export const toQuestionsAddedTexts = (count: number, modelCount: number) => ({
  title: 'Questions Added',
  detail:
    modelCount === count && count !== 1
      ? `${count} AI-generated questions have been added to your homework.`
      : `${toKindsText(count, modelCount)} ${count === 1 ? 'has' : 'have'} been added to your homework.`,
});
const toKindsText = (count: number, modelCount: number): string =>
  joinWords([
    ...(modelCount > 0 ? [formatCount(modelCount, 'AI-generated question')] : []),
    ...(modelCount < count ? [formatCount(count - modelCount, 'built-in question')] : []),
  ]);

export const progressTexts = {
  ready: (ready: number, asked: number) => `${ready} of ${asked} ready`,
  leave: 'You can close this window. The questions wait for you here.',
  cancel: 'Cancel generating',
  cancelingFailed: 'Generating was not canceled',
};

export const reviewTexts = {
  title: 'Review questions',
  use: (number: number) => `Use question ${number}`,
  text: (number: number) => `Text of question ${number}`,
  replace: 'Another question',
  replacing: 'Generating...',
  remove: 'Remove',
  taken: 'Already in this assignment',
  explanation: 'Why:',
  back: 'Back',
  add: (count: number, all: number) =>
    count === all && count > 1 ? `Add all ${count}` : `Add ${formatCount(count, 'question')}`,
  none: 'Every question was removed. Go back to generate others.',
  full: (max: number) => `An assignment has at most ${max} questions. Leave some out.`,
  empty: 'Fill in the text and all options of each question.',
  replacingFailed: 'Error generating another question',
  notReplaced: {
    none: 'There is no other question on this topic, so this one was kept.',
    fault: 'A technical fault occurred, so this question was kept. Please try again.',
  },
  /** The questions were added to the assignment, but still wait for a review. */
  discardingFailed: 'Error removing reviewed questions',
};

export const questionsModelFailureTexts: Readonly<Record<ModelFailure, string>> = {
  late: 'The language model did not answer in time.',
  unreachable: 'The language model could not be reached.',
  unusable: 'The language model gave an answer that could not be read.',
  'over-budget': "You've reached today's limit for the language model.",
};

/** What is said above the review: how many were asked for, and what was left out or is different. */
export function toGenerationFacts(facts: {
  asked: number;
  ready: number;
  /** True if a fault ended the generation early. */
  interrupted: boolean;
  rejected: number;
  /** The numbers of the questions that are of another difficulty, or for other grades. */
  otherDifficulty: readonly number[];
  otherGrades: readonly number[];
  /** Number of questions that no language model wrote. */
  built: number;
  modelFailure: ModelFailure | null;
}): string[] {
  const { asked, ready, interrupted, rejected, otherDifficulty, otherGrades, built, modelFailure } = facts;
  return [
    ...(modelFailure !== null && built > 0
      ? [
          `${questionsModelFailureTexts[modelFailure]} ${formatCount(built, 'question')} ${built === 1 ? 'is' : 'are'} built in.`,
        ]
      : []),
    ...(rejected > 0 ? [`Asked for ${asked}, ${rejected} rejected by checks.`] : []),
    ...(ready < asked && interrupted
      ? [
          `A technical fault stopped the generation after ${ready} of ${asked} questions. Add these, then generate the rest.`,
        ]
      : []),
    ...(ready < asked && rejected === 0 && !interrupted
      ? [`There are only ${formatCount(ready, 'question')} on this topic.`]
      : []),
    ...toDifferenceTexts(otherDifficulty, 'easier or harder than you asked'),
    ...toDifferenceTexts(otherGrades, 'for other grades, because there were too few'),
  ];
}

/** `Questions 2 and 5 are easier or harder than you asked.` */
const toDifferenceTexts = (numbers: readonly number[], difference: string): string[] =>
  numbers.length === 0 ? [] : [`${toQuestionsText(numbers)} ${numbers.length === 1 ? 'is' : 'are'} ${difference}.`];

/** Beside the button: what waits behind it. */
export const toWaitingQuestionsText = (count: number) =>
  `${formatCount(count, 'generated question')} ${count === 1 ? 'waits' : 'wait'} for your review.`;

/** The tag of a generated question, which only tutors see. */
export const generatedTag = 'AI';
export function toProvenanceText({ origin, checks, edited, editorName }: Provenance, when: string): string {
  const checked = checks.length > 0 ? [`${formatCount(checks.length, 'check')} passed`] : [];
  const editor = editorName ? `edited by ${editorName}` : 'edited';
  return [toOriginText(origin), when, ...checked, ...(edited ? [editor] : [])].join(' · ');
}
interface Provenance extends Pick<QuestionProvenance, 'origin' | 'checks' | 'edited'> {
  /** Null or undefined if it is not known. */
  readonly editorName: string | null | undefined;
}

function toOriginText(origin: QuestionOrigin): string {
  if (origin.source === 'model') return `Written by ${origin.model}`;
  if (origin.source === 'facts') return `From the tables of facts (${origin.id})`;
  return origin.source === 'bank' ? `From the question bank (${origin.id})` : 'From the mathematics generator';
}
