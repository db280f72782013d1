import { replayResponse } from '#contracts/class-audit.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toDayOfInstant } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { computeReplay } from './compute-replay.ts';
import { readStudentEvents } from './read-student-events.ts';
import { toReplayFrames, toReplayMarks } from './to-replay-frames.ts';

export const getReplay = defineUseCase({
  operation: 'getReplay',
  summary: 'The events of a student, each with what it changed and what it led to',
  method: 'GET',
  path: '/api/students/:id/replay',
  access: 'owner',
  cost: 'moderate',
  params: studentParams,
  answer: replayResponse,
  run: async ({ params }, { readModels, store, keys, centre }: Context<'readModels' | 'store' | 'keys' | 'centre'>) => {
    const [student, events] = await Promise.all([
      fetchStudent(readModels.sql, params.id),
      readStudentEvents(store, params.id),
    ]);
    if (!student) return refuse('student-unknown');
    const toDay = (instant: string) => toDayOfInstant(instant, centre.timeZone);
    const { start, frames } = computeReplay(events, toDay);
    const { id, name, archived_at } = student;
    return {
      body: {
        student: { id, name, archived_at },
        start: { ...start, marks: await toReplayMarks(start.marks, keys) },
        frames: await toReplayFrames(frames, { readModels, keys }),
      },
    };
  },
});
