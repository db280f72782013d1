import { createDayLimit, toDayLimitKey } from '#services/limits/day-limit.ts';
import { ModelError } from '#services/questions/model/model-error.ts';
import type { QuestionSource } from '#services/questions/port/question-source.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { replaceFullNames, replaceNames } from './replace-names.ts';

/** Each request of a tutor needs one to three. */
const MODEL_REQUESTS_A_DAY = 100;
export const modelRequestsOfDay = createDayLimit('model-requests-of-day', MODEL_REQUESTS_A_DAY);

interface AskedFor {
  readonly personId: string;
  /** Names that the model must not get. */
  readonly names: readonly string[];
}

/** Wraps the model for one person: their requests of the day are limited, and names are replaced before the model gets them. */
export const limitModel = (
  model: QuestionSource,
  { personId, names }: AskedFor,
  context: Context<'clock' | 'limits' | 'centre'>,
): QuestionSource => ({
  questions: async (request) => {
    const { allowed } = await context.limits.consume(modelRequestsOfDay, toDayLimitKey(context, personId));
    if (!allowed) throw new ModelError('over-budget');
    const { topic, notes } = request;
    return model.questions({
      ...request,
      topic: replaceFullNames(topic, names),
      notes: notes === undefined ? undefined : replaceNames(notes, names),
    });
  },
});
