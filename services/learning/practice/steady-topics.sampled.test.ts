/** The page of achievements and that of practice topics agree about which topics are steady. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogEvent } from '#projections/engine/table.ts';
import { applyPracticeEvent, emptyPracticeRecord } from '#projections/learning/achievements/apply-practice-event.ts';
import { toSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { computeMastery, type PractisedSession } from './compute-mastery.ts';

const STUDENT = '00000000-0000-4000-8000-000000000001';
const day = '2026-11-21';
const toEvent = (session: number, type: string, data: object) =>
  ({
    stream: `practice-00000000-0000-4000-a000-${String(session).padStart(12, '0')}-${STUDENT}`,
    ...{ type, data: { day, ...data } },
  }) as unknown as LogEvent;

const anySession = fc.record({
  topic: fc.constantFrom('Plants', 'Cells'),
  grade: fc.constantFrom(4, 5),
  // Most sessions go well, so that topics become steady.
  correct: fc.constantFrom(0, 2, 3, 4, 4, 5, 5),
});
/** Accepts or reopens the report of a question of an earlier session, counted back from the last one. */
const anyReport = fc.record({
  back: fc.nat(4),
  type: fc.constantFrom('PracticeReportAccepted', 'PracticeReportReopened'),
});
const anyHistory = fc.array(fc.oneof({ weight: 3, arbitrary: anySession }, anyReport), { maxLength: 30 });

test('a topic that was steady at some time on the page of topics is one steady topic of the achievements', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const sessions: PractisedSession[] = [];
      const everSteady = new Set<string>();
      let record = emptyPracticeRecord;
      for (const step of history) {
        if ('topic' in step) {
          const { topic, grade, correct } = step;
          const data = { subject: 'science', grade, topic: toSlug(topic), correct };
          record = applyPracticeEvent(record, toEvent(sessions.length, 'PracticeSessionCompleted', data));
          const counts = { questions_answered: 5, correct_answers: correct };
          sessions.push({ subject: 'science', grade, topic, day, ...counts });
        } else {
          const at = sessions.length - 1 - step.back;
          const reported = sessions[at];
          const correct = (reported?.correct_answers ?? 0) + (step.type === 'PracticeReportAccepted' ? 1 : -1);
          if (!reported || correct < 0 || correct > 5) continue;
          sessions[at] = { ...reported, correct_answers: correct };
          record = applyPracticeEvent(record, toEvent(at, step.type, { correct: 1 }));
        }
        for (const { grade, topic, state } of computeMastery(sessions.toReversed()))
          if (state === 'steady') everSteady.add(`${grade} ${topic}`);
        expect(record.counts.topics).toBe(everSteady.size);
      }
    }),
    { numRuns: chooseSamples(1_000), seed: chooseSeed(import.meta.filename) },
  );
});
