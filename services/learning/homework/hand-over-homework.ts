/** Hands the homework of archived tutors to those who take it over. A background job completes what a crash interrupts. */
import { v5 as uuidv5 } from 'uuid';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import { tutorAggregate } from '#events/people/tutor/tutor-decider.ts';
import {
  fetchFormerTutorsWithHomework,
  fetchHomeworkIdsOfTutor,
} from '#projections/learning/homework/homework-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';

export type HandoverParts = Context<'handle' | 'loadAggregate' | 'readModels' | 'log'>;

/** Hands over every homework of an archived tutor, also deleted ones. A failure is logged; the background job retries it. */
export async function handOverHomework(parts: HandoverParts, tutorId: string): Promise<void> {
  try {
    const { handover } = (await parts.loadAggregate(tutorAggregate, tutorId)).state;
    if (handover === undefined) return;
    const command = { type: 'HandOverHomework', from: tutorId, to: handover.to } as const;
    await mapInParallel(await fetchHomeworkIdsOfTutor(parts.readModels.sql, tutorId), (id) =>
      parts.handle({
        ...{ aggregate: homeworkAggregate, id, command, context: undefined, body: command },
        ...{ commandId: uuidv5(id, handover.commandId), actor: handover.actor },
      }),
    );
  } catch (error) {
    const message = 'the homework of a former tutor was not handed over; it will be tried again';
    parts.log.warn({ error: toLoggableFault(error as Error), tutorId }, message);
  }
}

/** Completes every unfinished handover, also of homework that was saved while its tutor was being archived. */
export async function completeHandovers(parts: HandoverParts): Promise<void> {
  for (const tutorId of await fetchFormerTutorsWithHomework(parts.readModels.sql))
    await handOverHomework(parts, tutorId);
}
