import { voidAttendanceRequest } from '#contracts/attendance.ts';
import { balanceResponse } from '#contracts/students.ts';
import { civilDate } from '#events/values/shapes.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { loadLastMarkChange } from './load-current-mark.ts';

export const voidAttendance = defineUseCase({
  operation: 'voidAttendance',
  summary: 'Voids a mark that should never have been made: its class comes back, and its date is free for a new mark',
  method: 'POST',
  path: '/api/students/:id/attendance/:date/void',
  access: 'tutor',
  params: studentParams.extend({ date: civilDate }),
  body: voidAttendanceRequest,
  answer: balanceResponse,
  run: async (input, context: Context<'handle' | 'clock' | 'centre' | 'readModels' | 'loadAggregate'>) => {
    const { id, date } = input.params;
    const { reason, code, seen_version: seenVersion } = input.body;
    const command = { type: 'VoidAttendance' as const, date, reason, code, seenVersion };
    const answer = await dispatchStudentCommand(context, input, id, command);
    if (!('refused' in answer) || answer.refused !== 'mark-changed') return answer;
    return { ...answer, ...(await loadLastMarkChange(context, id, date)) };
  },
});
