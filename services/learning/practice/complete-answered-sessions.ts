/** Completes practice sessions that were fully answered before the last answer completed a session by itself. */
import { NIL, v5 as uuidv5 } from 'uuid';
import { practiceDecider } from '#events/learning/practice/practice-decider.ts';
import { toPracticeStream } from '#events/learning/practice/practice-stream.ts';
import { fetchAnsweredSessions } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { findTopicSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';

type Parts = Context<'handle' | 'loadAggregate' | 'readModels' | 'centre' | 'log'>;

/** Two copies may do so at the same time: the log knows the id of each command. */
export async function completeAnsweredSessions(parts: Parts): Promise<void> {
  for (const { id, student_id } of await fetchAnsweredSessions(parts.readModels.sql)) {
    await completeAnsweredSession(parts, id, student_id).catch((error) =>
      // A session that cannot be read must not block the others.
      parts.log.error(
        { error: toLoggableFault(error), sessionId: id },
        'a practice session was not completed; it will be tried again',
      ),
    );
  }
}

async function completeAnsweredSession(parts: Parts, sessionId: string, studentId: string): Promise<void> {
  const stream = toPracticeStream(sessionId, studentId);
  const { state } = await parts.loadAggregate(stream, practiceDecider);
  if (!state) return;
  const { answeredAt, started } = state;
  const day = getCivilDate(() => new Date(answeredAt), parts.centre.timeZone);
  const { sameDay } = await loadRulesOn(parts, day);
  await parts.handle({
    decider: practiceDecider,
    stream,
    person: studentId,
    command: { type: 'CompletePractice', day, sameDay, topic: findTopicSlug(started.subject, started.topic) },
    commandId: uuidv5('CompletePractice', sessionId),
    actor: { id: NIL, role: 'system' },
    body: { type: 'CompletePractice' },
  });
}
