import { NIL, v5 as uuidv5 } from 'uuid';
import type { DecisionContext } from '#events/core/centre/decision-context.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
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
 * commands follow from the race, so that it can be repeated after a kill, and on several copies of the program at once. A fault
 * with one student is thrown after the results of the others are written.
 */
export async function recordRaceResults(context: RaceCommandContext, id: string, race: Race): Promise<void> {
  const decisionContext = await loadDecisionContext(context);
  const faults = await mapInParallel(race.participants, (studentId) =>
    recordResult(context, decisionContext, id, race, studentId).then(
      () => [],
      (fault: unknown) => [fault],
    ),
  );
  const [fault] = faults.flat();
  if (fault !== undefined) throw fault;
  await context.handle({
    ...{ aggregate: raceAggregate, id, command: { type: 'ConfirmResults' }, context: decisionContext },
    ...{ commandId: uuidv5('results', id), actor: RACE_ACTOR, body: null },
  });
}

async function recordResult(
  { handle }: RaceCommandContext,
  context: DecisionContext,
  id: string,
  race: Race,
  studentId: string,
): Promise<void> {
  const command = toRecordCommand(id, race, studentId);
  if (!command) return;
  try {
    const outcome = await handle({
      ...{ aggregate: practiceAggregate, id: { id: toPracticeSessionId(id, studentId), studentId }, command, context },
      ...{ commandId: uuidv5(studentId, id), actor: RACE_ACTOR, body: null },
    });
    if (outcome.status !== 'done') throw new Error(`The result of a race was not recorded: ${toReason(outcome)}.`);
  } catch (error) {
    // Nothing more is recorded about a student who was erased since.
    if (!(error instanceof RecordFault && error.code === 'key-erased')) throw error;
  }
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
