import type { Context } from '#services/core/use-case/context.ts';
import type { QuestionSource } from '#services/core/use-case/question-source.ts';
import { ModelError } from '#services/learning/questions/model/model-error.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { replaceFullNames, replaceNames } from './replace-names.ts';

/** Each generation needs one to three requests. */
export const modelRequestsForHomework = createDayLimit('model-requests-of-day', 100);
export const modelRequestsForPractice = createDayLimit('practice-model-requests-of-day', 30);
/** For the whole centre, so that many accounts together cannot run up its bill. */
export const modelRequestsOfCentre = createDayLimit('centre-model-requests-of-day', 2_000);

interface ModelUser {
  readonly personId: string;
  /** Names that the model must not get. */
  readonly names: readonly string[];
  /** Limit of the person's requests in a day. */
  readonly limit: LimitDefinition;
}

/** Wraps the model for one person: requests of the day, theirs and those of the whole centre, are limited, and names are replaced before the model gets them. */
export const limitModel = (
  model: QuestionSource,
  { personId, names, limit }: ModelUser,
  context: Context<'clock' | 'limits' | 'centre'>,
): QuestionSource => ({
  questions: async (request) => {
    const isAllowed =
      (await context.limits.consume(limit, toDayLimitKey(context, personId))).allowed &&
      (await context.limits.consume(modelRequestsOfCentre, toDayLimitKey(context, 'centre'))).allowed;
    if (!isAllowed) throw new ModelError('over-budget');
    const { topic, notes } = request;
    return model.questions({
      ...request,
      topic: replaceFullNames(topic, names),
      notes: notes === undefined ? undefined : replaceNames(notes, names),
    });
  },
});
