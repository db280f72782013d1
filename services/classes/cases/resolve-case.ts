import type { z } from 'zod';
import { resolveCaseRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { fetchClassHistoryRows } from '#projections/classes/class-transactions/class-history.ts';
import { fetchMoneyEntries } from '#projections/classes/money/money-query.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { toDayOfInstant } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { findPacketOf } from './answer-case.ts';

export const resolveCase = defineUseCase({
  operation: 'resolveCase',
  attempt: { of: 'resolve the question about classes of', alone: 'resolve a question about classes' },
  summary: 'Resolves a student’s case by a correction, a refund or an explanation, and notifies the student',
  method: 'POST',
  path: '/api/cases/resolve',
  access: 'tutor',
  body: resolveCaseRequest,
  run: async (input, context: DispatchContext & Context<'sql'>) => {
    const { student_id, case_id, text, packet_id } = input.body;
    if (!(await areCurrentStudents(context, [student_id]))) return refuse('student-archived');
    const packet = await findPacketOf(context, student_id, packet_id);
    if (packet && 'refused' in packet) return packet;
    const outcome = await findOutcome(context, input.body);
    const command = { type: 'ResolveCase', case: case_id, outcome, text, packet: packet?.id } as const;
    return dispatch(context, input, casesAggregate, student_id, command);
  },
});

/** The entry of the student's record by which the case is resolved; undefined for an explanation. */
async function findOutcome(
  { readModels: { sql }, centre: { timeZone } }: Context<'readModels' | 'centre'>,
  { student_id, correction_id, refund_id }: z.output<typeof resolveCaseRequest>,
) {
  if (correction_id !== null) {
    const [row] = await fetchClassHistoryRows(sql, [correction_id], student_id);
    const toRecorded = (at: string) => ({ at, on: toDayOfInstant(at, timeZone) });
    return { type: 'correction', id: correction_id, recorded: row && toRecorded(row.created_at) } as const;
  }
  if (refund_id === null) return undefined;
  const [entry] = await fetchMoneyEntries(sql, [refund_id]);
  const isRefund = entry?.student_id === student_id && entry.kind === 'refund' && entry.reversed_by === null;
  const recorded = isRefund ? { at: entry.created_at, on: entry.recorded_on } : undefined;
  return { type: 'refund', id: refund_id, recorded } as const;
}
