import { correctAttendanceRequest } from '#contracts/attendance.ts';
import { isolated } from '#contracts/isolated.ts';
import { balanceAnswer } from '#contracts/students.ts';
import { civilDate } from '#events/shapes.ts';
import { markOn } from '#projections/attendance/queries.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { type Refused, sentenceOf } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import type { Program } from '#services/program.ts';
import { giveStudentCommand } from '#services/students/student-command.ts';
import { studentParams } from '#services/students/student-id.ts';
import { whoChanged } from './who-changed.ts';
import { byWhom, dayInWords } from './who-recorded.ts';

export const correctAttendance = defineUseCase({
  operation: 'correctAttendance',
  summary: 'Corrects a recorded mark; a present mark that moves to another date takes its class along',
  method: 'POST',
  path: '/api/students/:id/attendance/:date/correct',
  access: 'tutor',
  params: studentParams.extend({ date: civilDate }),
  body: correctAttendanceRequest,
  answer: balanceAnswer,
  run: async (input, program) => {
    const { id, date: from } = input.params;
    const { date, status, notes: note, reason, seen_version: seenVersion } = input.body;
    const command = { type: 'CorrectAttendance' as const, from, date, status, note, reason, seenVersion };
    const answer = await giveStudentCommand(program, input, id, command);
    if (!('refused' in answer)) return answer;
    switch (answer.refused) {
      case 'mark-changed':
        return { ...answer, ...(await whoChanged(program, id, from)) };
      case 'date-taken':
        return { ...answer, ...(await whoStandsThere(program, id, date)) };
      case 'date-in-future':
        return { ...answer, errors: { date: sentenceOf(answer.refused) } };
      default:
        return answer;
    }
  },
});

/** Names the record that the corrected one would collide with. */
async function whoStandsThere(program: Program, studentId: string, date: string): Promise<Partial<Refused>> {
  await catchUp(program);
  const mark = await markOn(program.readModels.sql, studentId, date);
  if (mark === undefined) return {};
  const { student_name, status } = mark;
  const who = byWhom(mark, date, program.centre.timeZone);
  return {
    detail: `${isolated(student_name)} is already recorded on ${dayInWords(date)}: ${status}, ${who}.`,
    changedBy: mark.tutor_name,
    changedAt: mark.updated_at,
  };
}
