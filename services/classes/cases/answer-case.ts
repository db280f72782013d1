import { answerCaseRequest } from '#contracts/cases.ts';
import { casesAggregate } from '#events/classes/cases/case-decider.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { findPacket } from '#services/record/packets/packet-store.ts';

/** The packet that comes with an answer: undefined without one, and a refusal if it is not about the student. */
export async function findPacketOf(
  { sql }: Context<'sql'>,
  studentId: string,
  id: string | null,
): Promise<{ readonly id: string } | Refusal | undefined> {
  if (id === null) return undefined;
  const packet = await findPacket(sql, id);
  const errors = { packet_id: 'Choose a packet of this student.' };
  return packet?.studentId === studentId ? { id } : refuse('invalid-request', { errors });
}

export const answerCase = defineUseCase({
  operation: 'answerCase',
  attempt: { of: 'answer the question about classes of', alone: 'answer a question about classes' },
  summary: 'Answers a student’s case, which stays unresolved, and notifies the student',
  method: 'POST',
  path: '/api/cases/answer',
  access: 'tutor',
  body: answerCaseRequest,
  run: async (input, context: DispatchContext & Context<'sql'>) => {
    const { student_id, case_id, text, packet_id } = input.body;
    if (!(await areCurrentStudents(context, [student_id]))) return refuse('student-archived');
    const packet = await findPacketOf(context, student_id, packet_id);
    if (packet && 'refused' in packet) return packet;
    const command = { type: 'AnswerCase', case: case_id, text, packet: packet?.id } as const;
    return dispatch(context, input, casesAggregate, student_id, command);
  },
});
