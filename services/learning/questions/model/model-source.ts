/** Questions of a language model behind any endpoint that speaks the protocol of OpenAI. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import { z } from 'zod';
import type { DraftQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import { ModelError } from './model-error.ts';
import { MODEL_INSTRUCTIONS, toModelPrompt } from './model-prompt.ts';

/** Maximum number of bytes of an answer. Twenty questions have about 10 KB. */
const ANSWER_BYTES_MAX = 1_000_000;

/** Fetches without following redirects, which would send the key elsewhere, and fails when an answer is too large. */
const fetchLimited: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new Error('the answer of the language model is too large'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
};

/** Milliseconds after which a model that has not answered is given up. */
const MODEL_TIMEOUT_MS = 30_000;
const MAX_OUTPUT_TOKENS = 8_000;
/** Status codes with which endpoints refuse a response format that they do not know. */
const UNKNOWN_FORMAT_STATUSES: readonly (number | undefined)[] = [400, 422];

export interface ModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** A model on one's own machine often needs none. */
  readonly apiKey?: string | undefined;
}

// The library would print a warning for each request to an endpoint that knows no schemas.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The shape that the model is asked for. What it answers is checked question by question, at the gate of all sources. */
const modelQuestions = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      options: z.array(z.string()),
      correct_answer: z.int(),
      explanation: z.string(),
    }),
  ),
});
const modelReply = z.object({ questions: z.array(z.record(z.string(), z.unknown())) });
const replySchema = jsonSchema<z.infer<typeof modelReply>>(
  () => z.toJSONSchema(modelQuestions, { target: 'draft-7' }) as Parameters<typeof jsonSchema>[0] & object,
  {
    validate: (value) => {
      const { data, error } = modelReply.safeParse(value);
      return data ? { success: true, value: data } : { success: false, error };
    },
  },
);

/**
 * Creates a source that asks a language model. The model has no tools and gets the request as data. Throws
 * {@link ModelError}; a request that the caller aborts counts as late.
 */
export function createModelSource(settings: ModelSettings, timeoutMs = MODEL_TIMEOUT_MS): QuestionSource {
  const { baseUrl: baseURL, apiKey, model } = settings;
  const toModel = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      ...{ name: 'model', baseURL, supportsStructuredOutputs, fetch: fetchLimited },
      ...(apiKey !== undefined && { apiKey }),
    })(model);
  // Endpoints that know no schema still know JSON, and the instructions describe the shape.
  let knowsSchemas = true;
  const ask = async (request: QuestionRequest, abortSignal: AbortSignal, withSchema: boolean) => {
    const { output } = await generateText({
      model: toModel(withSchema),
      output: Output.object({ schema: replySchema, name: 'questions' }),
      system: MODEL_INSTRUCTIONS,
      prompt: toModelPrompt(request),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 1,
      abortSignal,
    });
    return output.questions;
  };
  return {
    questions: async (request) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const limit = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      try {
        const questions = await ask(request, limit, knowsSchemas).catch(async (error: unknown) => {
          if (!isUnknownFormat(error) || !knowsSchemas) throw error;
          const answered = await ask(request, limit, false);
          // Only this answer shows that the schema was refused, and not what a person typed.
          knowsSchemas = false;
          return answered;
        });
        return questions.slice(0, request.count).map((question) => toDraft(question, model));
      } catch (error) {
        throw toModelError(error, limit);
      }
    },
  };
}

const isUnknownFormat = (error: unknown): boolean =>
  APICallError.isInstance(error) && UNKNOWN_FORMAT_STATUSES.includes(error.statusCode);

/** The gate refuses a draft whose fields have other types. */
const toDraft = (
  { text, options, correct_answer: correctAnswer, explanation }: Record<string, unknown>,
  model: string,
): DraftQuestion =>
  ({
    ...{ text, options, correctAnswer, origin: { source: 'model', model } },
    ...(explanation !== undefined && explanation !== null && explanation !== '' && { explanation }),
  }) as DraftQuestion;

function toModelError(error: unknown, limit: AbortSignal): ModelError {
  if (limit.aborted) return new ModelError('late', '', error);
  if (APICallError.isInstance(error) && error.statusCode !== undefined)
    return new ModelError('unreachable', `status ${error.statusCode}`, error);
  const isUnusable = NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);
  return new ModelError(isUnusable ? 'unusable' : 'unreachable', (error as Error).name, error);
}
