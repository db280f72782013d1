import { NIL, v5 as uuidv5 } from 'uuid';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { practiceAggregate } from '#events/learning/practice/practice-decider.ts';
import { type Race, raceAggregate } from '#events/learning/race/race-decider.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import type { CommandResult } from '#services/core/command/command-request.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toPracticeSessionId } from '#services/learning/practice/to-practice-session-id.ts';

export type RaceCommandContext = Context<'handle' | 'loadAggregate' | 'clock' | 'centre'>;

/** The program itself acts. */
export const RACE_ACTOR = { id: NIL, role: 'system' } as const;

/**
 * Writes what each student answered into a practice session of theirs, and then says so in the race. Ids of sessions and
 * commands follow from the race, so that it can be repeated after a kill, and on several copies of the program at once.
 */
export async function recordRaceResults(context: RaceCommandContext, id: string, race: Race): Promise<void> {
  const decisionContext = await loadDecisionContext(context);
  const outcomes = await mapInParallel(race.participants, async (studentId) => {
    const command = toRecordCommand(id, race, studentId);
    if (!command) return undefined;
    return context.handle({
      ...{ aggregate: practiceAggregate, id: { id: toPracticeSessionId(id, studentId), studentId }, command },
      ...{ context: decisionContext, commandId: uuidv5(studentId, id), actor: RACE_ACTOR, body: null },
    });
  });
  const refused = outcomes.find((outcome) => outcome && outcome.status !== 'done');
  if (refused) throw new Error(`The result of a race was not recorded: ${toReason(refused)}.`);
  await context.handle({
    ...{ aggregate: raceAggregate, id, command: { type: 'ConfirmResults' }, context: decisionContext },
    ...{ commandId: uuidv5('results', id), actor: RACE_ACTOR, body: null },
  });
}

const toReason = (outcome: CommandResult<unknown, { type: string; data: unknown }, string>): string =>
  outcome.status === 'refused' ? outcome.refusal : outcome.status;

/** Undefined for a student who answered no question that counts: there is nothing to record. */
export function toRecordCommand(id: string, { started, asked }: Race, studentId: string) {
  const { grade, subject, topic } = started;
  const counted = asked.flatMap(({ status, answers }, index) => {
    const question = started.questions[index];
    return status === 'closed' && question ? [{ question, answer: answers.get(studentId) ?? null }] : [];
  });
  if (counted.every(({ answer }) => answer === null)) return undefined;
  const questions = counted.map(({ question }) => question);
  const answers = counted.map(({ answer }) => answer);
  return { type: 'RecordRace', race: id, grade, subject, topic, questions, answers } as const;
}
