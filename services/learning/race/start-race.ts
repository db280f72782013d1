import { randomInt } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { toQuestionKey } from '#contracts/question-key.ts';
import { raceIdResponse, startRaceRequest } from '#contracts/races.ts';
import { raceAggregate } from '#events/learning/race/race-decider.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { RACE_CODE_LENGTH } from '#events/values/limits.ts';
import { fetchRacesOfGroup } from '#projections/learning/races/races-query.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { waitUntilLogIsProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { DRAW_QUESTIONS_TIMEOUT_MS, drawPracticeQuestions } from '#services/learning/practice/draw-questions.ts';
import { toTopicSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

/** Not guessable from the codes before it. */
const drawCode = (): string => String(randomInt(10 ** RACE_CODE_LENGTH)).padStart(RACE_CODE_LENGTH, '0');

/**
 * The id of a group's race follows from the group and from how many races it has had. Two tutors who start one at the same
 * moment, at whichever copies of the program, therefore start the same stream, and the log refuses the second.
 */
const toRaceId = (groupId: string, racesBefore: number): string => uuidv5(`race ${racesBefore}`, groupId);

interface NextRace {
  /** The id of the race that is running, on which the start is refused unless it is a retry; else that of the next race. */
  readonly id: string;
  /** The race before it, whose questions are not asked again at once. */
  readonly before: string | undefined;
}

async function findNextRace(
  { readModels, clock }: Context<'readModels' | 'clock'>,
  groupId: string,
): Promise<NextRace> {
  const { count, newest } = await fetchRacesOfGroup(readModels.sql, groupId);
  const isRunning = newest && !newest.ended && newest.expires_at >= clock().toISOString();
  return { id: isRunning ? newest.id : toRaceId(groupId, count), before: newest?.id };
}

export const startRace = defineUseCase({
  operation: 'startRace',
  attempt: 'start a class race',
  summary: 'Starts a class race of a group with questions on a topic; a group has one race at a time',
  method: 'POST',
  path: '/api/races',
  access: 'tutor',
  body: startRaceRequest,
  answer: raceIdResponse,
  answersWithin: DRAW_QUESTIONS_TIMEOUT_MS,
  run: async (
    input,
    context: DispatchContext & Context<'questions' | 'log' | 'feed' | 'store' | 'logGap' | 'readModels'>,
  ) => {
    const { body } = input;
    const { group_id: group, questions: questionCount, seconds: secondsPerQuestion, ...asked } = body;
    if (!(await context.loadAggregate(groupsAggregate, undefined)).state[group]) return refuse('group-unknown');
    if (toTopicSlug(asked.subject, asked.topic) === undefined)
      return refuse('invalid-request', { errors: { topic: 'Choose a topic from the list.' } });
    // Otherwise the read models might not have the end of the race before yet.
    await waitUntilLogIsProjected(context);
    const { id, before } = await findNextRace(context, group);
    const last = before === undefined ? null : (await context.loadAggregate(raceAggregate, before)).state;
    const seen = new Set(last?.started.questions.map(toQuestionKey));
    const options = { source: context.questions, log: context.log, questionCount };
    const questions = await drawPracticeQuestions({ ...asked, seen }, options);
    if (!questions) return refuse('no-questions');
    const command = { type: 'StartRace', group, ...asked, questions, secondsPerQuestion, code: drawCode() } as const;
    const outcome = await dispatch(context, input, raceAggregate, id, command);
    return 'refused' in outcome ? outcome : { ...outcome, body: { id } };
  },
});
