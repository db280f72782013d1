import { replayResponse } from '#contracts/class-audit.ts';
import { fetchStudent } from '#projections/queries/students.ts';
import { computeReplay } from '#services/audit/compute-replay.ts';
import { readStudentEvents } from '#services/audit/read-student-events.ts';
import { toReplayFrames, toReplayMarks } from '#services/audit/to-replay-frames.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

export const getReplay = defineUseCase({
  operation: 'getReplay',
  summary: 'The events of a student, each with what it changed and what it led to',
  method: 'GET',
  path: '/api/students/:id/replay',
  access: 'owner',
  params: studentParams,
  answer: replayResponse,
  run: async ({ params }, { readModels, store, keys, centre }: Context<'readModels' | 'store' | 'keys' | 'centre'>) => {
    const [student, events] = await Promise.all([
      fetchStudent(readModels.sql, params.id),
      readStudentEvents(store, params.id),
    ]);
    if (!student) return refuse('student-unknown');
    const toDay = (instant: string) => getCivilDate(() => new Date(instant), centre.timeZone);
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
