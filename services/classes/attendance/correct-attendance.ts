import { correctAttendanceRequest } from '#contracts/attendance.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { civilDate } from '#events/values/shapes.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { UNKNOWN_STUDENT_NAME } from '#projections/query/query-fragments.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import { toProblemSentence } from '#services/platform/problems/to-problem.ts';
import { formatLongDay, formatRecordedBy } from './format-recorded-by.ts';
import { loadCurrentMark, loadLastMarkChange } from './load-current-mark.ts';

export const correctAttendance = defineUseCase({
  operation: 'correctAttendance',
  attempt: { of: 'correct the attendance of' },
  summary: 'Corrects a recorded mark; a present mark that moves to another date keeps its class',
  method: 'POST',
  path: '/api/students/:id/attendance/:date/correct',
  access: 'tutor',
  params: studentParams.extend({ date: civilDate }),
  body: correctAttendanceRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { id, date: from } = input.params;
    const {
      date,
      status,
      late_cancellation: lateCancellation,
      notes: note,
      private_notes: privateNote,
      reason,
      code,
      seen_version: seenVersion,
    } = input.body;
    const why = { reason, code };
    const mark = { date, status, lateCancellation, note, privateNote };
    const command = { type: 'CorrectAttendance' as const, from, ...mark, ...why, seenVersion };
    const outcome = await dispatch(context, input, studentAggregate, id, command);
    if (!('refused' in outcome)) return toBalanceResponse(id, outcome);
    switch (outcome.refused) {
      case 'mark-changed':
        return { ...outcome, ...(await loadLastMarkChange(context, id, from)) };
      case 'date-taken':
        return { ...outcome, ...(await describeCollision(context, id, date)) };
      case 'date-in-future':
        return { ...outcome, errors: { date: toProblemSentence(outcome.refused) } };
      default:
        return outcome;
    }
  },
});

/** Describes the mark that already exists on the new date: its student, status, author and time. */
async function describeCollision(
  context: Context<'loadAggregate' | 'readModels' | 'centre'>,
  studentId: string,
  date: string,
): Promise<Partial<Refusal>> {
  const changed = await loadCurrentMark(context, studentId, date);
  if (changed === undefined) return {};
  const { mark, changedBy, changedAt } = changed;
  const name = (await fetchNamesById(context.readModels.sql, [studentId])).get(studentId) ?? UNKNOWN_STUDENT_NAME;
  const who = formatRecordedBy({ tutor_name: changedBy, updated_at: changedAt }, date, context.centre.timeZone);
  const detail = `${isolateBidi(name)} is already recorded on ${formatLongDay(date)}: ${mark.status}, ${who}.`;
  return { detail, changedBy, changedAt };
}
