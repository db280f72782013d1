import { randomUUID } from 'node:crypto';
import type { NotReplaced } from '#contracts/question-generation.ts';
import { toQuestionKey } from '#contracts/question-key.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { questionCheck } from '#events/values/shapes.ts';
import { fetchStudentNames } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import { generateCheckedQuestions } from '#services/learning/questions/generate-checked-questions.ts';
import { ModelError } from '#services/learning/questions/model/model-error.ts';
import {
  findGeneration,
  type Generation,
  type GenerationBody,
  type GenerationQuestion,
  isPracticeRequest,
  saveGeneration,
} from './generation-store.ts';
import { limitModel, modelRequestsForHomework, modelRequestsForPractice } from './limit-model.ts';

/** Written to the log when a request ends without questions (specification, section 7). */
const NO_QUESTIONS = 'No questions received from AI';

type Needed = Context<
  'sql' | 'keys' | 'clock' | 'questions' | 'questionModel' | 'readModels' | 'limits' | 'centre' | 'log'
>;

/**
 * Generates the missing questions of a request, and saves each part of them at once, so that a repetition after a crash
 * continues where the last run ended. A language model is asked first, if there is one. The other sources are asked if it
 * fails or has no question. Does nothing for a request that was discarded or is finished.
 */
export async function runGeneration(id: string, context: Needed): Promise<void> {
  const found = await findGeneration(context, id);
  if (found?.status !== 'working') return;
  let generation = found;
  const save = async (change: Partial<GenerationBody>) => {
    generation = { ...generation, body: { ...generation.body, ...change } };
    return saveGeneration(context, generation, 'working');
  };
  /** Returns the number of questions that the source added. */
  const addFrom = async (source: QuestionSource): Promise<number> => {
    let count = 0;
    const { questions, replaced } = generation.body;
    await generateCheckedQuestions(toQuestionRequest(generation.body, context.clock()), {
      source,
      taken: [...questions.map(toQuestionKey), ...replaced],
      onAccepted: (accepted, rejected) => {
        count += accepted.length;
        const added = accepted.map((question) => toGenerationQuestion(question, context.clock()));
        return save({ ...placeQuestions(generation.body, added), rejected: generation.body.rejected + rejected });
      },
    });
    return count;
  };
  const { personId, body } = found;
  let isAnswered = false;
  if (context.questionModel && body.modelFailure === undefined) {
    const names = await fetchStudentNames(context.readModels.sql);
    const limit = isPracticeRequest(body.request) ? modelRequestsForPractice : modelRequestsForHomework;
    const model = limitModel(context.questionModel, { personId, names, limit }, context);
    try {
      isAnswered = (await addFrom(model)) > 0;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      context.log.warn({ failure: error.failure }, error.message);
      if (!(await save({ modelFailure: error.failure }))) return;
    }
  }
  if (!isAnswered) isAnswered = (await addFrom(context.questions)) > 0;
  await finish(generation, isAnswered ? {} : toMissingPart(generation.body, 'none'), context);
}

/** Ends a request that faults have stopped, unless it is finished or was discarded. Questions that are ready stay. */
export async function failGeneration(id: string, context: FinishNeeds): Promise<void> {
  const found = await findGeneration(context, id);
  if (found?.status !== 'working') return;
  const isInterrupted = found.body.replacing === undefined || found.body.isInterrupted;
  await finish(found, { isInterrupted, ...toMissingPart(found.body, 'fault') }, context);
}

type FinishNeeds = Context<'sql' | 'keys' | 'log'>;

/** A request without any question fails, which is logged without what the person typed. */
async function finish(generation: Generation, change: Partial<GenerationBody>, context: FinishNeeds): Promise<void> {
  const { questions, request } = generation.body;
  const status = questions.length > 0 ? 'done' : 'failed';
  const body = { ...generation.body, ...change, replacing: undefined };
  const isSaved = await saveGeneration(context, { ...generation, status, body }, 'working');
  if (isSaved && status === 'failed') context.log.warn({ subject: request.subject }, NO_QUESTIONS);
}

const toMissingPart = ({ replacing }: GenerationBody, reason: NotReplaced['reason']): Partial<GenerationBody> =>
  replacing === undefined ? {} : { notReplaced: { key: replacing, reason } };

function toQuestionRequest({ request, questions, replacing }: GenerationBody, now: Date): QuestionRequest {
  if (isPracticeRequest(request)) {
    const { seen, deadline, ...practised } = request;
    const signal = AbortSignal.timeout(Math.max(0, Date.parse(deadline) - now.getTime()));
    return { ...practised, seen: new Set(seen), signal, count: QUESTIONS_PER_PRACTICE - questions.length };
  }
  const { subject, subTopic, gradeLevel, difficulty, numberOfQuestions, specialNotes } = request;
  return {
    ...{ subject, topic: subTopic, grade: gradeLevel, difficulty, notes: specialNotes },
    count: replacing === undefined ? numberOfQuestions - questions.length : 1,
  };
}

/** Adds the questions, or puts the one that is added in the place of the replaced one. */
function placeQuestions(
  { questions, replaced, replacing }: GenerationBody,
  added: readonly GenerationQuestion[],
): Pick<GenerationBody, 'questions' | 'replaced'> {
  const [replacement] = added;
  if (replacing === undefined || replacement === undefined) return { questions: [...questions, ...added], replaced };
  return {
    questions: questions.map((question) => (question.key === replacing ? replacement : question)),
    replaced: [...replaced, ...questions.filter(({ key }) => key === replacing).map(toQuestionKey)],
  };
}

const toGenerationQuestion = (
  { text, options, correctAnswer, explanation, figure, origin, substitute }: GeneratedQuestion,
  now: Date,
): GenerationQuestion => ({
  ...{ key: randomUUID(), text, options: [...options], correctAnswer, explanation, figure, origin, substitute },
  generated_at: now.toISOString(),
  checks: questionCheck.options,
});
