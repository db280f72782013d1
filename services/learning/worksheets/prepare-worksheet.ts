import { toQuestionKey } from '#contracts/question-key.ts';
import { preparedWorksheetResponse, prepareWorksheetRequest } from '#contracts/worksheets.ts';
import { type Worksheet, worksheetAggregate } from '#events/learning/worksheet/worksheet-decider.ts';
import { WORKSHEET_QUESTIONS_MIN } from '#events/values/limits.ts';
import { fetchLastWorksheetOn, fetchWorksheet } from '#projections/learning/worksheets/worksheets-query.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { findTopic, listNearestTopicNames } from '#services/learning/questions/topics/find-topic.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { drawWorksheetQuestions } from './draw-worksheet-questions.ts';

const WORKSHEETS_A_DAY = 100;
export const worksheetsOfDay = createDayLimit('worksheets-of-day', WORKSHEETS_A_DAY);
const tooMany = `You have prepared ${WORKSHEETS_A_DAY} worksheets today. Come back tomorrow!`;

const NO_QUESTIONS = 'There are no questions on this topic. Choose another one.';
const NONE_FOR_GRADE = 'There are no questions on this topic for this grade. Choose another topic or grade.';

/** The stream's id is derived from the idempotency key, so that a retry finds the worksheet of the first attempt. */
export const prepareWorksheet = defineUseCase({
  operation: 'prepareWorksheet',
  attempt: 'prepare a worksheet',
  summary: 'Draws the questions of a worksheet to print, and gives it its number',
  method: 'POST',
  path: '/api/worksheets',
  access: 'tutor',
  body: prepareWorksheetRequest,
  answer: preparedWorksheetResponse,
  cost: 'moderate',
  run: async (input, context: DispatchContext & Context<'questions' | 'feed' | 'logGap' | 'limits'>) => {
    const { questions: count, ...asked } = input.body;
    const id = toNewStreamId(input.commandId);
    const { state: existing } = await context.loadAggregate(worksheetAggregate, id);
    const limitKey = toDayLimitKey(context, input.profile.id);
    if (!existing && !(await context.limits.consume(worksheetsOfDay, limitKey)).allowed)
      return refuse('too-often', { detail: tooMany });
    const questions = existing?.questions ?? (await drawNewQuestions(context, { ...asked, count }));
    if (questions.length < count) return refuseTooFew(questions.length, asked);
    const outcome = await dispatch(context, input, worksheetAggregate, id, {
      ...{ type: 'PrepareWorksheet', ...asked, questions },
    });
    if ('refused' in outcome) return outcome;
    // The number of a worksheet is its place in the log, which only the read models count.
    await waitUntilProjected(context, outcome.position);
    const number = (await fetchWorksheet(context.readModels.sql, { id }))?.number;
    return number === undefined ? refuse('busy') : { ...outcome, body: { id, number } };
  },
});

/** Questions that are not on the last worksheet on the same topic, as far as there are others. */
async function drawNewQuestions(
  { readModels, loadAggregate, questions }: Context<'readModels' | 'loadAggregate' | 'questions'>,
  asked: Pick<Worksheet, 'subject' | 'grade' | 'topic'> & { readonly count: number },
) {
  const last = await fetchLastWorksheetOn(readModels.sql, asked);
  const before = last === undefined ? null : (await loadAggregate(worksheetAggregate, last)).state;
  const seen = new Set(before?.questions.map(toQuestionKey));
  return drawWorksheetQuestions({ ...asked, seen }, questions);
}

function refuseTooFew(found: number, { subject, topic }: Pick<Worksheet, 'subject' | 'topic'>): Refusal {
  if (found === 0 && !findTopic(subject, topic))
    return refuse('no-questions', { detail: NO_QUESTIONS, topics: listNearestTopicNames(subject, topic) });
  if (found === 0) return refuse('invalid-request', { errors: { topic: NONE_FOR_GRADE } });
  const advice =
    found < WORKSHEET_QUESTIONS_MIN
      ? 'Choose another topic or grade.'
      : `Enter ${found} or fewer, or choose another topic.`;
  return refuse('invalid-request', {
    errors: {
      questions: `There ${found === 1 ? 'is only 1 question' : `are only ${found} questions`} on this topic for this grade. ${advice}`,
    },
  });
}
