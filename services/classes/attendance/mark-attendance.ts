import { markAttendanceRequest } from '#contracts/attendance.ts';
import { balanceResponse } from '#contracts/students.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadLastMarkChange } from './load-current-mark.ts';

export const markAttendance = defineUseCase({
  operation: 'markAttendance',
  summary: 'Marks or corrects one date; present takes a class if one is left, absent gives it back',
  method: 'POST',
  path: '/api/students/:id/attendance',
  access: 'tutor',
  params: studentParams,
  body: markAttendanceRequest,
  answer: balanceResponse,
  run: async (input, context: Context<'handle' | 'clock' | 'centre' | 'readModels' | 'loadAggregate'>) => {
    const {
      status,
      notes,
      private_notes: privateNote,
      reason,
      seen_version: seenVersion,
      apply_waiting: applyWaiting,
    } = input.body;
    const date = input.body.date ?? getCivilDate(context.clock, context.centre.timeZone);
    const command = {
      type: 'MarkAttendance' as const,
      date,
      status,
      reason,
      ...(notes !== undefined && { note: notes }),
      ...(privateNote !== undefined && { privateNote }),
      ...(seenVersion !== undefined && { seenVersion }),
      applyWaiting,
    };
    const asked = { type: command.type, ...input.body };
    const answer = await dispatchStudentCommand(context, input, input.params.id, command, asked);
    if (!('refused' in answer) || answer.refused !== 'mark-changed') return answer;
    return { ...answer, ...(await loadLastMarkChange(context, input.params.id, date)) };
  },
});
