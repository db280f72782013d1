/** Questions that a language model writes for a practice session, because none are built in for its topic. */

import type { Context } from '#services/core/use-case/context.ts';
import type { DraftQuestion, QuestionSource } from '#services/core/use-case/question-source.ts';
import { enqueueGeneration } from '#services/learning/question-generation/generation-queue.ts';
import {
  createGeneration,
  findGeneration,
  type GenerationBody,
  isPracticeRequest,
  type PracticeQuestionsRequest,
} from '#services/learning/question-generation/generation-store.ts';

/** Milliseconds that a student waits for the model. */
const MODEL_WAIT_MS = 8_000;
/** Milliseconds after the deadline in which a job that runs records why it failed. Later its program was killed. */
const RECORD_MS = 2_000;

export interface PracticeGeneration {
  readonly request: PracticeQuestionsRequest;
  readonly questions: GenerationBody['questions'];
  readonly modelFailure: GenerationBody['modelFailure'];
  /** True until the questions are ready, the model has failed, or the student need not wait any longer. */
  readonly isWorking: boolean;
}

interface GenerationKey {
  /** Also the id of the session. */
  readonly id: string;
  readonly studentId: string;
}

/** Starts to generate the five questions of a session. */
export const startPracticeGeneration = (
  context: Context<'sql' | 'keys' | 'clock' | 'jobs'>,
  { id, studentId }: GenerationKey,
  request: Omit<PracticeQuestionsRequest, 'deadline'>,
): Promise<void> => {
  const now = context.clock();
  const deadline = new Date(now.getTime() + MODEL_WAIT_MS).toISOString();
  const body = { request: { ...request, deadline }, questions: [], replaced: [], rejected: 0 };
  return createGeneration(context, { id, personId: studentId, body, now }, (tx) =>
    enqueueGeneration(context.jobs, id, tx),
  );
};

/** The generation of this session. Undefined if none was started, or its questions were used. */
export async function findPracticeGeneration(
  context: Context<'sql' | 'keys' | 'clock'>,
  { id, studentId }: GenerationKey,
): Promise<PracticeGeneration | undefined> {
  const found = await findGeneration(context, id);
  if (found?.personId !== studentId || !isPracticeRequest(found.body.request)) return undefined;
  const { request, questions, modelFailure } = found.body;
  const isLate = context.clock().getTime() > Date.parse(request.deadline) + RECORD_MS;
  const isWorking = found.status === 'working' && !isLate;
  const isKilled = found.status === 'working' && isLate;
  return { request, questions, modelFailure: isKilled ? 'late' : modelFailure, isWorking };
}

/** The generated questions as a source, which has none if there are too few for a session. */
export const createGeneratedSource = ({ questions }: PracticeGeneration): QuestionSource => ({
  questions: async ({ count }) => (questions.length < count ? [] : questions.slice(0, count).map(toDraft)),
});

const toDraft = ({
  text,
  options,
  correctAnswer,
  explanation,
  figure,
  origin,
}: PracticeGeneration['questions'][number]): DraftQuestion => ({
  ...{ text, options, correctAnswer, origin },
  ...(explanation !== undefined && { explanation }),
  ...(figure && { figure }),
});
