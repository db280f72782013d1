import { z } from 'zod';
import {
  GENERATED_QUESTIONS_MAX,
  NOTE_LENGTH_MAX,
  OPTIONS_PER_QUESTION,
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
} from '#events/values/limits.ts';
import { practiceFigure } from '#events/values/practice-figure.ts';
import { questionCheck, questionDifficulty, questionOrigin } from '#events/values/shapes.ts';
import { generatorSubjects, MISSING_INFORMATION_TEXT } from './generator-subjects.ts';
import { modelFailure } from './model-failure.ts';
import { id, instant, lowerCaseId, requiredText, text } from './primitives.ts';

const countSentence = `Choose from 1 to ${GENERATED_QUESTIONS_MAX} questions.`;
const gradeSentence = `The grade is a whole number from 1 to ${SCHOOL_GRADE_MAX}.`;

/**
 * POST /api/question-generation (generateQuestions, tutor), with the fields of the specification, section 7: starts a
 * generation in place of the tutor's last one, and answers 202 with startedGeneration before it is finished.
 */
export const generateQuestionsRequest = z.strictObject({
  subject: z.enum(generatorSubjects),
  subTopic: requiredText(TOPIC_LENGTH_MAX, MISSING_INFORMATION_TEXT).transform((topic) => topic.trim()),
  gradeLevel: z.int(gradeSentence).min(1, gradeSentence).max(SCHOOL_GRADE_MAX, gradeSentence),
  difficulty: questionDifficulty,
  numberOfQuestions: z.int(countSentence).min(1, countSentence).max(GENERATED_QUESTIONS_MAX, countSentence),
  specialNotes: text(NOTE_LENGTH_MAX).optional(),
});
export type GenerateQuestionsRequest = z.output<typeof generateQuestionsRequest>;
export type GenerateQuestionsInput = z.input<typeof generateQuestionsRequest>;
export const startedGeneration = z.strictObject({ id });
export type StartedGeneration = z.infer<typeof startedGeneration>;

/** A question for the tutor's review. */
export const generatedQuestionRow = z.strictObject({
  /** A question that replaces another has a new key. */
  key: id,
  text: z.string(),
  options: z.array(z.string()).length(OPTIONS_PER_QUESTION),
  correct_answer: z.int(),
  explanation: z.string().nullable(),
  figure: practiceFigure.nullable(),
  origin: questionOrigin,
  generated_at: instant,
  /** The checks that it passed. */
  checks: z.array(questionCheck),
  /** How it differs from what was asked for, because there were too few; null if it does not. */
  substitute: z.enum(['other-difficulty', 'other-grades']).nullable(),
});
export type GeneratedQuestionRow = z.infer<typeof generatedQuestionRow>;

/** A question that was kept although another one was asked for. `none`: there is no other question. `fault`: a fault occurred. */
export const notReplaced = z.strictObject({ key: id, reason: z.enum(['none', 'fault']) });
export type NotReplaced = z.infer<typeof notReplaced>;

/**
 * GET /api/question-generation (getQuestionGeneration, tutor): the tutor's last request with the questions that are ready, or
 * null. The feed's tag `question-generation` announces each change.
 */
export const questionGeneration = z.strictObject({
  id,
  status: z.enum(['working', 'done', 'failed']),
  request: generateQuestionsRequest.extend({ subTopic: z.string() }),
  questions: z.array(generatedQuestionRow),
  /** Key of the question that is being replaced. */
  replacing: id.nullable(),
  /** The question for which the last replacement found no other one. */
  not_replaced: notReplaced.nullable(),
  /** True if a fault ended the generation before all questions were ready. */
  interrupted: z.boolean(),
  /** Number of questions that did not pass the checks and are left out. */
  rejected: z.int(),
  /** Why a language model that is configured did not give the questions; null if it did or there is none. */
  model_failure: modelFailure.nullable(),
  /** Topics with questions that are nearest to the requested one, if there are none for it and no fault occurred. */
  topics: z.array(z.string()),
});
export type QuestionGeneration = z.infer<typeof questionGeneration>;
export const questionGenerationResponse = z.strictObject({
  generation: questionGeneration.nullable(),
  /** Whether a language model is configured, which reads the special notes. */
  has_model: z.boolean(),
});
export type QuestionGenerationResponse = z.infer<typeof questionGenerationResponse>;

/** POST /api/question-generation/replacement (replaceGeneratedQuestion, tutor): generates another question for one of them. */
export const replaceGeneratedQuestionRequest = z.strictObject({ id: lowerCaseId, key: lowerCaseId });
export type ReplaceGeneratedQuestionRequest = z.input<typeof replaceGeneratedQuestionRequest>;

/** DELETE /api/question-generation/{id} (discardQuestionGeneration, tutor): cancels or forgets the request; answers 204. */
export const questionGenerationParams = z.strictObject({ id: lowerCaseId });
