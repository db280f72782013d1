import { randomUUID } from 'node:crypto';
import { generateCheckedQuestions } from '#services/questions/generate-checked-questions.ts';
import type { GeneratedQuestion, QuestionRequest } from '#services/questions/port/question-source.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import {
  findGeneration,
  type Generation,
  type GenerationBody,
  type GenerationQuestion,
  saveGeneration,
} from './generation-store.ts';

type Needed = Context<'sql' | 'keys' | 'clock' | 'questions'>;

/**
 * Generates the missing questions of a request, and saves each part of them at once, so that a repetition after a crash
 * continues where the last run ended. Does nothing for a request that was discarded or is finished.
 */
export async function runGeneration(id: string, context: Needed): Promise<void> {
  const found = await findGeneration(context, id);
  if (found?.status !== 'working') return;
  let generation = found;
  const { questions, replaced } = found.body;
  const save = async (change: Partial<GenerationBody>, status: Generation['status'] = 'working') => {
    generation = { ...generation, status, body: { ...generation.body, ...change } };
    return saveGeneration(context, generation, 'working');
  };
  await generateCheckedQuestions(toQuestionRequest(found.body), {
    source: context.questions,
    taken: [...questions.map(({ text }) => text), ...replaced],
    onAccepted: (accepted, rejected) => {
      const added = accepted.map((question) => toGenerationQuestion(question, context.clock()));
      return save({ ...placeQuestions(generation.body, added), rejected: generation.body.rejected + rejected });
    },
  });
  await save({ replacing: undefined }, generation.body.questions.length === 0 ? 'failed' : 'done');
}

/** Marks the request as failed, unless it is finished or was discarded. Questions that are ready stay. */
export async function failGeneration(id: string, context: Needed): Promise<void> {
  const found = await findGeneration(context, id);
  if (!found) return;
  const status = found.body.questions.length > 0 ? 'done' : 'failed';
  await saveGeneration(context, { ...found, status, body: { ...found.body, replacing: undefined } }, 'working');
}

function toQuestionRequest({ request, questions, replacing }: GenerationBody): QuestionRequest {
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
    replaced: [...replaced, ...questions.filter(({ key }) => key === replacing).map(({ text }) => text)],
  };
}

/** Homework has no drawings, and a question's text says all that its drawing shows. */
const toGenerationQuestion = (
  { text, options, correctAnswer, explanation, origin, substitute }: GeneratedQuestion,
  now: Date,
): GenerationQuestion => ({
  ...{ key: randomUUID(), text, options: [...options], correctAnswer, explanation, origin, substitute },
  generated_at: now.toISOString(),
});
