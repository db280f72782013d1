import { reportPracticeRequest } from '#contracts/practice.ts';
import { createKeyedMutex } from '#events/kernel/keyed-mutex.ts';
import { findReportStatus, practiceAggregate } from '#events/learning/practice/practice-decider.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { dispatchPracticeCommand, practiceParams } from './practice-command.ts';

/** Questions that one student may report in a day. Tutors read every report. */
export const PRACTICE_REPORTS_A_DAY = 20;

const reportsOfDay = createDayLimit('practice-reports-of-day', PRACTICE_REPORTS_A_DAY);
const tooMany = `You have reported ${PRACTICE_REPORTS_A_DAY} questions today. Come back tomorrow!`;

/** Runs serially for each student, so that each quota check sees the reports before it. */
const runExclusive = createKeyedMutex();

export const reportPracticeQuestion = defineUseCase({
  operation: 'reportPracticeQuestion',
  attempt: 'report a practice question',
  summary: 'Reports to the tutors that an answered practice question looks wrong',
  method: 'POST',
  path: '/api/practice/:id/reports',
  access: 'student',
  relation: 'own-practice-session',
  params: practiceParams,
  body: reportPracticeRequest,
  run: (input, context: DispatchContext & Context<'sql' | 'limits'>) =>
    runExclusive(input.profile.id, async () => {
      const { params, body, profile } = input;
      const { limits } = context;
      const of = { id: params.id, studentId: profile.id };
      const { state } = await context.loadAggregate(practiceAggregate, of);
      const key = toDayLimitKey(context, profile.id);
      // A repeated report gets the same answer and does not count again.
      const isNew = !state || !findReportStatus(state, body.question);
      if (isNew && !(await limits.consume(reportsOfDay, key)).allowed) {
        return refuse('too-often', { detail: tooMany });
      }
      const outcome = await dispatchPracticeCommand(context, input, of, { type: 'ReportQuestion', ...body });
      if (isNew && ('refused' in outcome || !outcome.wroteEvents)) await limits.refund(reportsOfDay, key);
      return outcome;
    }),
});
